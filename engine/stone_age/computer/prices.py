"""What the policy of Stone Age reckons with: numbers that `tools/fit_policy.py` fits in whole games."""

from __future__ import annotations

from functools import cache

from engine.computer.weights import fitted_tables
from engine.core.values import frozen


@frozen
class Prices:
    """In points at the end of the game where nothing else is said; a part or a chance is at most 1."""

    # How long the game may go on

    usual_rounds: float
    least_left: float
    """Rounds that are to come at least as long as cards and stacks allow it."""
    cards_a_round: float
    stack_rounds: float
    """Rounds for each tile of the lowest stack."""

    # Resources and food

    piece: float
    pip: float
    """A resource, and each pip of it on top, as long as something can still be paid with it."""
    enough: float
    fading: float
    faded: float
    """From `enough` pieces of a kind on each is worth so much less than the one before, down to a part of it."""
    last_pip: float
    more_pip: float
    """A pip of a roll in the last round, and what it is worth on top before."""
    food: float
    food_rounds: float
    """Food that will be eaten: less where fewer rounds than these are to come."""
    missing_food: float
    jewelry: float
    one_use_pip: float
    dice_bar: float
    drawn_card: float

    # What earns in each round to come, and what it gives at once

    tool: float
    tool_now: float
    field: float
    field_now: float
    """Only where food is missing."""
    person: float
    person_now: float
    """What the new one costs at once: it wants food before it works."""
    trader: float

    # Cards

    farmers: float
    hut_builders: float
    shamans: float
    tool_makers: float
    traders: float
    """By how much what the own cards of these people count grows in each round to come."""
    symbol: float
    """The part of the best row of symbols that a new one may hope for."""
    symbols_a_round: float
    """Symbols that such a row may still get in each round to come."""

    # People on places

    idle: float
    """What a person brings elsewhere, as a part of an average die of the best resource."""
    reserve: float
    """What it costs to send one person more or fewer than would leave enough for other places."""
    tools_used: float
    """The part of the tools that helps on average."""
    saved: float
    """What a tool is worth for the rolls that follow, in pips."""
    herd: float
    needed: float
    needed_any: float
    """A piece that a purchase is waiting for: of this kind, of any kind."""

    # The chance to pay what is not there yet

    gathered_later: float
    """Pieces that a person who is not placed yet may bring at most."""
    hope: float
    """The chance for each kind that is missing."""
    easy: float
    easily: float
    hardly: float
    """The chance that few pieces come, less than `easy` for each person who is not placed yet, and that more come."""
    unlikely: float
    vain: float
    """What a purchase costs that fails."""
    paid_pip: float
    """What a pip that is paid counts compared with one that is rolled."""

    def growth(self, people: str) -> float:
        """That of these people on cards."""
        return getattr(self, f"{people}s")


FEWEST_SEATS = 2


@cache
def fitted_prices(seats: int) -> Prices:
    """Two players reckon otherwise than more, who wait for the places of the village."""
    tables = fitted_tables("engine.stone_age.computer", "prices.toml")
    return Prices(**tables["two" if seats == FEWEST_SEATS else "more"])
