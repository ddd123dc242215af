"""The fields of each game's observation."""
