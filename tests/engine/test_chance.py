"""Chance: the same for everybody who computes it, fair, and bound to its occasion."""

import hashlib
import hmac
from collections import Counter

import pytest

from engine.core.actions import CHANCE, Drawn, Rolled
from engine.core.chance import answer, commitment, digest, hash_lines, salted_secret, secret
from engine.core.errors import Unreadable
from engine.core.questions import Draw, Roll

KEY = bytes(range(32))
"""Five degrees of freedom exceed it once in a thousand."""


def independently(key: bytes, occasion: str, limit: int, n: int) -> list[int]:
    """The n numbers below the limit, as `NOTATION.md` says how to compute them."""
    found: list[int] = []
    counter = 0
    while len(found) < n:
        block = hmac.new(key, f"{occasion}|{counter}".encode(), hashlib.sha256).digest()
        found += [byte % limit for byte in block if byte < 256 // limit * limit]
        counter += 1
    return found[:n]


def test_known_answers() -> None:
    assert answer(KEY, Roll(3, "r3/seat1/forest")) == Rolled((4, 2, 5))
    assert answer(KEY, Roll(10, "r1/seat0/hunt")) == Rolled((4, 2, 4, 1, 5, 3, 1, 5, 4, 6))
    assert answer(KEY, Draw(("C01", "C02", "C03"), "r4/card/2")) == Drawn("C01")


@pytest.mark.parametrize("n", [1, 2, 7, 10, 40])
def test_anybody_can_recompute_a_roll(n: int) -> None:
    for number in range(50):
        occasion = f"r{number}/seat0/forest"
        dice = tuple(value + 1 for value in independently(KEY, occasion, 6, n))
        assert answer(KEY, Roll(n, occasion)) == Rolled(dice)


@pytest.mark.parametrize("size", [1, 2, 3, 28, 36, 100, 255, 256])
def test_anybody_can_recompute_a_draw(size: int) -> None:
    pool = [f"C{n}" for n in range(size)]
    drawn = [answer(KEY, Draw(pool, f"r{number}/card/1")) for number in range(300)]
    assert drawn == [Drawn(pool[independently(KEY, f"r{n}/card/1", size, 1)[0]]) for n in range(300)]
    assert len({*drawn}) >= min(size, 3)


def dice_of(outcome: Rolled | Drawn) -> tuple[int, ...]:
    assert isinstance(outcome, Rolled)
    return outcome.dice


def test_bytes_that_would_favour_small_numbers_are_thrown_away() -> None:
    """Of a pool of 200 the bytes from 200 on must not count: modulo 200 they would double the first 56."""
    pool = [str(n) for n in range(200)]
    counts = Counter(
        drawn.card for n in range(20_000) if isinstance(drawn := answer(KEY, Draw(pool, f"r{n}")), Drawn)
    )
    first = sum(counts[str(n)] for n in range(56))
    assert 5_350 < first < 5_850  # 5,600 expected, 8,750 if they counted


def test_the_same_occasion_gets_the_same_dice_and_another_one_others() -> None:
    once = answer(KEY, Roll(10, "r3/seat1/forest"))
    assert answer(KEY, Roll(10, "r3/seat1/forest")) == once
    assert answer(KEY, Roll(10, "r3/seat2/forest")) != once
    assert answer(b"another key", Roll(10, "r3/seat1/forest")) != once


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest() != commitment(b"sead")


def test_every_salt_and_its_seat_matter() -> None:
    keys = {
        salted_secret(b"seed", salts)
        for salts in ([], [b"a"], [b"a", b"b"], [b"b", b"a"], [b"ab"], [b"a", b"b", b""], [b"", b"ab"])
    }
    assert len(keys) == 7
    joined = hashlib.sha256(b"a").digest() + hashlib.sha256(b"b").digest()
    assert salted_secret(b"seed", [b"a", b"b"]) == hmac.new(b"seed", joined, hashlib.sha256).digest()


def test_the_fingerprint_can_be_recomputed_in_a_shell() -> None:
    """`printf '%s\\n' COMMITMENT $(printf cat | sha256sum) | sha256sum`."""
    lines = [
        commitment(b"seed"),
        "hunt modules=a",
        hashlib.sha256(b"cat").hexdigest(),
        hashlib.sha256("Fuß".encode()).hexdigest(),
    ]
    assert digest("cat") == lines[2]
    expected = hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    assert hash_lines([lines[0], lines[1], digest("cat"), digest("Fuß")]) == expected
    assert secret(b"seed", expected) == hmac.new(b"seed", bytes.fromhex(expected), hashlib.sha256).digest()


def test_all_words_and_their_order_matter() -> None:
    posted = commitment(b"seed")
    said = ([], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a", "a"], ["a\nb"])
    assert len({hash_lines([posted, "hunt", *(digest(each) for each in words)]) for words in said}) == len(
        said
    )


UNREADABLE = "|roll|roll |roll 3+|roll +3|roll x|roll ٣|roll \uff13|roll 03|roll 3 5|draw|draw |draw A B|place forest 3"


@pytest.mark.parametrize("line", UNREADABLE.split("|"))
def test_an_outcome_in_another_form_is_unreadable(line: str) -> None:
    with pytest.raises(Unreadable):
        CHANCE.read(line)


@pytest.mark.parametrize(
    ("question", "line", "accepted"),
    [
        (Roll(2, ""), "roll 1+6", True),
        (Roll(2, ""), "roll 1", False),
        (Roll(2, ""), "roll 1+7", False),
        (Roll(2, ""), "roll 0+1", False),
        (Roll(2, ""), "draw C01", False),
        (Draw(("C01",), ""), "draw C01", True),
        (Draw(("C01",), ""), "draw C02", False),
        (Draw(("C01",), ""), "roll 1", False),
    ],
)
def test_an_outcome_fits_its_question(question: Roll | Draw, line: str, accepted: bool) -> None:
    assert question.accepts(CHANCE.read(line)) is accepted
