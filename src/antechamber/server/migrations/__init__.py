"""How the stored schema came to be, step by step; run by `antechamber.server.upgrade`. There never was a 0005."""
