"""The base game with blank cards, for positions in which a card shall do nothing."""

from __future__ import annotations

from dataclasses import replace

from engine.core.match import Setup
from engine.core.modules import Module
from engine.core.questions import Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.base.village import gain_person
from engine.stone_age.components import Building, Card
from engine.stone_age.draft import Draft, compose
from engine.stone_age.game import StoneAge
from engine.stone_age.modules import MODULES
from engine.stone_age.rules import Rules
from engine.stone_age.state import State

NOTHING = {"kind": "nothing"}
BLANKS = (*(f"K{n}" for n in range(1, 37)), "W", "X", "Y", "Z")
"""Cards without any effect above or below."""


def give_nothing(_s: State, _seat: Seat, _card: Card) -> None:
    """The upper part of a blank card."""


def install(draft: Draft) -> None:
    draft.add_effect("nothing", give_nothing)
    draft.add_cards(*(Card(name, NOTHING, NOTHING) for name in BLANKS))


BLANK_CARDS = Module("blank cards", install, ("jubilee", "2008"))


class Practice(StoneAge):
    """The game with blank cards besides its own, and with the tiles of the case."""

    def __init__(self, *more: Module[Draft]) -> None:
        super().__init__()
        self.more = more

    def rules(self, setup: Setup) -> Rules:
        return compose(
            (*MODULES.choose_modules(setup.modules), BLANK_CARDS, *self.more), setup.edition, setup.seats
        )


def with_tiles(*tiles: Building) -> Module[Draft]:
    """A module that adds test tiles to the buildings."""
    return Module("test tiles", lambda draft: draft.add_buildings(*tiles), ("jubilee", "2008"))


@frozen
class HaveFedChild(Acts):
    """One more person, if there is food at that moment."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> None:
        if s.players[self.seat].food:
            gain_person(s, self.seat)


def install_fed_hut(draft: Draft) -> None:
    draft.add_space(replace(draft.spaces["hut"], use=HaveFedChild))


FED_HUT = Module("fed hut", install_fed_hut, ("jubilee", "2008"))
"""A house rule that gives a place of the village another step."""
