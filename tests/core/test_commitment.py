"""What a seed is made of, and how that is checked."""

from hashlib import sha256

from antechamber.core.commitment import Deal, commitment
from antechamber.core.record import Match, read_record
from antechamber.games import load

HALF, ANN, CEM = b"h" * 32, b"a" * 16, b"c" * 16


def test_without_a_share_the_half_is_the_seed():
    assert Deal(HALF, {}).seed == HALF
    assert Deal(HALF, {0: b""}).seed == HALF


def test_anybody_can_make_the_seed_again():
    text = f"antechamber deal 1\nhalf {HALF.hex()}\nshare 0 {ANN.hex()}\nshare 2 {CEM.hex()}\n"
    assert Deal(HALF, {2: CEM, 0: ANN}).seed == sha256(text.encode()).digest()


def test_every_share_and_its_seat_count():
    deals = [{0: ANN}, {1: ANN}, {0: CEM}, {0: ANN, 1: CEM}, {0: CEM, 1: ANN}]
    assert len({Deal(HALF, shares).seed for shares in deals}) == len(deals)


def test_a_record_tells_what_its_seed_is_made_of():
    deal = Deal(HALF, {0: ANN, 2: CEM})
    match = Match(load("royals"), 3, deal.seed)
    match.record.deal = deal
    told = read_record(str(match.record))
    assert (told.seed, told.deal.half, told.deal.shares) == (deal.seed, HALF, {0: ANN, 2: CEM})
    assert commitment(told.deal.half) == sha256(HALF).hexdigest()
    assert str(told) == str(match.record)


def test_remarks_of_people_are_no_deal():
    record = str(Match(load("royals"), 3, HALF).record)
    assert read_record(record).deal is None
    for remark in ("# half of it was fun", "# antechamber deal 1", "# antechamber deal 1\n# half of it was fun"):
        assert read_record(f"{remark}\n{record}").deal is None


def test_a_deal_ends_where_it_can_no_longer_be_read():
    record = str(Match(load("royals"), 3, HALF).record)
    lines = ("antechamber deal 1", f"half {HALF.hex()}", f"share 0 {ANN.hex()}", "share x ab", "share 1 ab")
    deal = read_record("".join(f"# {line}\n" for line in lines) + record).deal
    assert (deal.half, deal.shares) == (HALF, {0: ANN})
