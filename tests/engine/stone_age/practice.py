"""The base game with blank cards, for positions in which a card shall do nothing."""

from __future__ import annotations

from engine.core.match import Setup
from engine.core.questions import Seat
from engine.stone_age.components import Card
from engine.stone_age.draft import Draft, Module, compose
from engine.stone_age.game import StoneAge
from engine.stone_age.modules.base import BASE
from engine.stone_age.rules import Rules
from engine.stone_age.state import State

NOTHING = {"kind": "nothing"}
BLANKS = (*(f"K{n}" for n in range(1, 37)), "W", "X", "Y", "Z")
"""Cards without any effect above or below."""


def give_nothing(_s: State, _seat: Seat, _card: Card) -> None:
    """The upper part of a blank card."""


def install(draft: Draft) -> None:
    draft.effect("nothing", give_nothing)
    draft.add_cards(*(Card(name, NOTHING, NOTHING) for name in BLANKS))


BLANK_CARDS = Module("blank cards", (), ("jubilee", "2008"), install)


class Practice(StoneAge):
    """The base game with blank cards beside its own."""

    def rules(self, setup: Setup) -> Rules:
        return compose((BASE, BLANK_CARDS), setup.edition, setup.seats)
