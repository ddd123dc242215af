"""What a table's seed is made of, and when that is told."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from antechamber.core.commitment import Deal, commitment
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.rows import PERSON, RUNNING, WAITING, SeatRow, TableRow
from antechamber.server.wire.encoding import encode_text

SEALED = "The deal of this table is sealed, and its key is not here: whoever runs this server can put it back."


def deal_of(row: TableRow) -> Deal:
    """Half and shares of a table; refused where they are sealed and there is no key."""
    if not row.seed:
        raise Refused(CLOSED, SEALED)
    return Deal(bytes.fromhex(row.seed), dict(enumerate(map(bytes.fromhex, dealt_shares(row)))))


def dealt_shares(row: TableRow) -> list[str]:
    """The shares that the cards were dealt with, by seat; empty before the deal, and where nobody put any in."""
    return msgspec.json.decode(row.shares, type=list[str]) if row.shares else []


def put_in(seat_rows: Iterable[SeatRow]) -> list[str]:
    """The share of each seat; empty where there is none. Bots have none, whoever sat there before."""
    seats = sorted(seat_rows, key=lambda seat_row: seat_row.seat)
    return [seat_row.share if seat_row.kind == PERSON else "" for seat_row in seats]


def frozen(seat_rows: Iterable[SeatRow]) -> str | None:
    """The shares as they are kept with the deal."""
    shares = put_in(seat_rows)
    return encode_text(shares) if any(shares) else None


class DealDisclosure:
    """What everybody is told of a deal: hashes before, everything once the game is over or given up."""

    def __init__(self, row: TableRow, seat_rows: Iterable[SeatRow]) -> None:
        deal = deal_of(row)
        shares = put_in(seat_rows) if row.status == WAITING else dealt_shares(row) or [""] * row.seats
        over = row.status not in RUNNING
        self.seed_hash = commitment(deal.half)
        self.share_hashes = [commitment(bytes.fromhex(share)) if share else "" for share in shares]
        self.half = deal.half.hex() if over else None
        self.shares = shares if over else None
        self.seed = deal.seed.hex() if over else None
