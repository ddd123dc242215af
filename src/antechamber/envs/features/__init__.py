"""The features of each game's observation."""
