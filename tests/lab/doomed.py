"""What worker processes are told to do in a test."""

import os


def die(config, scheduled):
    """End the process in the middle of a game."""
    os._exit(1)
