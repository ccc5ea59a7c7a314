"""Style is the Goal (section 6), 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.modules import Module
from engine.stone_age.base import civilising, scoring
from engine.stone_age.base.civilising import BuyCard
from engine.stone_age.base.gathering import make_gathering
from engine.stone_age.base.placing import has_no_card, is_village_full
from engine.stone_age.draft import Draft
from engine.stone_age.modules.style import rings, trader
from engine.stone_age.modules.style.rings import FillRings
from engine.stone_age.modules.style.trader import BuyExtraCard, ReadyTrader, VisitTrader
from engine.stone_age.rules import Price, Space, Trade

BAR = "style"


def install(draft: Draft) -> None:
    """Trader and jewelry, the fifth card field, nine cards and nine buildings, and the limits by players."""
    style = draft.components.table("style")
    _numbers(draft, style)
    _trader(draft, style)
    _fifth_field(draft, style)
    _decks(draft, style)
    draft.split_yield("hunt", "jewelry")
    draft.add_score_line("trader", scoring.score_people("trader", trader.count_steps))
    draft.add_phase(0.45, ReadyTrader)
    draft.add_phase(0.6, FillRings)


def _numbers(draft: Draft, style: Mapping[str, Any]) -> None:
    draft.numbers.jewelry = style["start"]["jewelry"]
    for row in style["seats"]:
        if row["seats"] == draft.seats:
            draft.numbers.village = row["village"]
            draft.numbers.sharing = row["sharing"]


def _trader(draft: Draft, style: Mapping[str, Any]) -> None:
    row = style["trader"]
    draft.numbers.trader_steps = row["steps"]
    draft.numbers.trader_jewelry = row["jewelry"]
    draft.numbers.trader_limit = row["fields"]
    people = row["people"]
    draft.add_space(Space("trader", "village", people, people, people, VisitTrader, bar=is_village_full))
    draft.add_effect("trader", trader.give_trader)
    for trade in style["trade"]:
        for field in range(trade["from"], trade["to"] + 1):
            draft.allow_trade(field, Trade(trade["give"], trade["get"], tuple(trade["given"])))


def _fifth_field(draft: Draft, style: Mapping[str, Any]) -> None:
    """To the left of the others (S-CARD5-01), and the extra card that follows (S-CARD5-03)."""
    n = sum(space.group == "card" for space in draft.spaces.values())
    price = Price(cost=(("jewelry", style["card_field"]["jewelry"]),))
    draft.add_space(Space(f"card {n + 1}", "card", 1, 1, 1, BuyCard, n, price=price, bar=has_no_card))
    draft.numbers.extra_card = style["card_field"]["extra_jewelry"]
    draft.add_follower(f"card {n + 1}", BuyExtraCard)


def _decks(draft: Draft, style: Mapping[str, Any]) -> None:
    draft.add_cards(*draft.components.cards("style"))
    buildings = draft.components.buildings("style")
    draft.add_buildings(*buildings)
    for face in range(1, 7):
        draft.add_die(face, style["dice_bar"][str(face)], BAR)
    for n, tile in enumerate(tile for tile in buildings if tile.ring):
        ring = tile.ring
        use = make_gathering(ring["resource"], ring["pips"])
        people: int = ring["people"]
        draft.add_space(Space(f"ring {n + 1}", rings.GROUP, people, 0, 0, use, n, ring["resource"]))


STYLE = Module("style", install, ("jubilee", "2008"), seats=(2, 3, 4, 5), homes=(civilising, rings, trader))
