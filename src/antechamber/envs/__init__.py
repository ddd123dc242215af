"""The games as other people's research tools expect them: PettingZoo, OpenSpiel, Gymnasium and plain text."""
