"""Orchard: bids for trees, a game for Antechamber."""
