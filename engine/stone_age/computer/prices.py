"""The prices of the policy of Stone Age, fitted in whole games by `tools/fit_policy.py`."""

from __future__ import annotations

from functools import cache

from engine.computer.weights import fitted_tables
from engine.core.values import frozen


@frozen
class Prices:
    """Prices are in points at the end of the game unless stated otherwise; a part or a chance is at most 1."""

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
    """From `enough` pieces of a kind on, each is worth `fading` less than the one before, down to the part `faded`."""
    last_pip: float
    more_pip: float
    """A pip of a roll in the last round, and what it is worth in addition before that."""
    food: float
    food_rounds: float
    """Food that will be eaten: less where fewer rounds than these are to come."""
    missing_food: float
    jewelry: float
    one_use_pip: float
    dice_bar: float
    drawn_card: float

    # What earns in each round to come, and at once (`…_now`)

    tool: float
    tool_now: float
    field: float
    field_now: float
    """Only where food is missing."""
    person: float
    person_now: float
    """What a new person costs at once: it must be fed before it works."""
    trader: float

    # Cards

    farmers: float
    hut_builders: float
    shamans: float
    tool_makers: float
    traders: float
    """By how much the number that the cards of these people multiply grows in each round to come."""
    symbol: float
    """The part of the best row of symbols that counts for a new symbol."""
    symbols_a_round: float
    """Symbols that such a row may still gain in each round to come."""

    # People on places

    idle: float
    """What a person brings elsewhere, as a part of an average die of the best resource."""
    reserve: float
    """The cost of each person more or fewer than would leave just enough for other places."""
    tools_used: float
    """The part of the tools that is useful on average."""
    saved: float
    """What a tool is worth for later rolls, in pips."""
    herd: float
    needed: float
    needed_any: float
    """A piece that a purchase is waiting for: of this kind, of any kind."""

    # The chance to pay with pieces that the seat does not have yet

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
    """The cost of a purchase that fails."""
    paid_pip: float
    """The worth of a pip that is paid, as a part of one that is rolled."""

    def growth(self, people: str) -> float:
        """The growth for these people on cards: `farmers` and the four after it."""
        return getattr(self, f"{people}s")


FEWEST_SEATS = 2


@cache
def fitted_prices(seats: int) -> Prices:
    """Prices for two players, or for more, who wait for the places of the village."""
    tables = fitted_tables("engine.stone_age.computer", "prices.toml")
    return Prices(**tables["two" if seats == FEWEST_SEATS else "more"])
