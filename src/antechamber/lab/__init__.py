"""Games by the thousand: what random play says about a game, and how fast its rules run."""
