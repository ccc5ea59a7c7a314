"""The base game (section 2), 2 to 4 players, both editions."""

from __future__ import annotations

from typing import Any

from engine.core.modules import Module
from engine.stone_age.base import (
    building,
    civilising,
    decks,
    feeding,
    gathering,
    placing,
    rounds,
    scoring,
    using,
    village,
)
from engine.stone_age.base.building import BuyBuilding
from engine.stone_age.base.civilising import BuyCard
from engine.stone_age.base.decks import SlideCards
from engine.stone_age.base.feeding import FeedPeople
from engine.stone_age.base.gathering import make_gathering
from engine.stone_age.base.rounds import CheckStacks, MoveStartPlayer, ReadyTools
from engine.stone_age.base.using import TakeTurns
from engine.stone_age.base.village import HaveChild, MakeTool, TillField
from engine.stone_age.draft import Draft
from engine.stone_age.rules import Price, Seating, Space, never

VILLAGE: dict[str, Seating] = {"toolmaker": MakeTool, "hut": HaveChild, "field": TillField}


def install(draft: Draft) -> None:
    """Numbers, places, decks, effects, stages and score lines of the base game."""
    board = draft.components.table("board")
    _numbers(draft, board)
    _spaces(draft, board)
    _decks(draft, board)
    _effects(draft)
    _stages(draft)
    _score_lines(draft)


def _numbers(draft: Draft, board: Any) -> None:
    for what in ("wood", "brick", "stone", "gold"):
        draft.add_resource(what, board["resources"][what])
    draft.set_rate("food", board["food"]["pips"])
    draft.numbers.people = board["start"]["people"]
    draft.numbers.food = board["start"]["food"]
    limits = board["limits"]
    draft.numbers.people_limit = limits["people"]
    draft.numbers.tools_limit = limits["tools"]
    draft.numbers.field_limit = limits["field"]
    draft.numbers.famine = board["famine"]["points"]
    draft.numbers.tiles = board["stacks"]["tiles"]
    draft.numbers.stacks = draft.seats
    for row in board["seats"]:
        if row["seats"] == draft.seats:
            draft.numbers.village = row["village"]
            draft.numbers.sharing = row["sharing"]


def _spaces(draft: Draft, board: Any) -> None:
    for row in board["place"]:
        group, what = row["group"], row.get("yields", "")
        use = VILLAGE[row["id"]] if group == "village" else make_gathering(what, draft.rates[what])
        bar = placing.is_village_full if group == "village" else never
        sharing = placing.is_shared_out if group == "resource" else never
        rings, most = row["rings"] or None, row["most"] or None
        fewest = row["fewest"]
        draft.add_space(
            Space(row["id"], group, rings, fewest, most, use, what=what, bar=bar, is_shared_out=sharing)
        )
    for n in range(board["display"]["cards"]):
        price = Price(fewest=n + 1, most=n + 1)
        draft.add_space(
            Space(f"card {n + 1}", "card", 1, 1, 1, BuyCard, n, price=price, bar=placing.has_no_card)
        )
    for n in range(draft.numbers.stacks):
        draft.add_space(
            Space(f"building {n + 1}", "building", 1, 1, 1, BuyBuilding, n, bar=placing.has_no_tile)
        )


def _decks(draft: Draft, board: Any) -> None:
    draft.add_cards(*draft.components.cards("cards"))
    draft.add_buildings(*draft.components.buildings("buildings"))
    for face in range(1, 7):
        draft.add_die(face, board["dice_bar"][str(face)])


def _effects(draft: Draft) -> None:
    draft.add_effect("food", civilising.give_food)
    draft.add_effect("resource", civilising.give_resource)
    draft.add_effect("points", civilising.give_points)
    draft.add_effect("tool", civilising.give_tool)
    draft.add_effect("field", civilising.give_field)
    draft.add_effect("one_use_tool", civilising.give_one_use_tool)
    draft.add_effect("draw_card", civilising.give_card)
    draft.add_effect("choose_resources", civilising.give_choice)
    draft.add_effect("roll_for", civilising.give_roll)
    draft.add_effect("dice_bar", civilising.roll_dice_bar)


def _stages(draft: Draft) -> None:
    """The orders are the steps of section 8."""
    draft.add_phase(0.1, MoveStartPlayer)
    draft.add_phase(0.3, SlideCards)
    draft.add_phase(0.4, ReadyTools)
    draft.add_phase(1, placing.StartPlacing)
    draft.add_phase(2.1, TakeTurns)
    draft.add_phase(3, FeedPeople)
    draft.add_phase(3.1, CheckStacks)


def _score_lines(draft: Draft) -> None:
    draft.add_score_line("resources", scoring.score_resources)
    draft.add_score_line("culture", scoring.score_culture)
    draft.add_score_line("farmer", scoring.score_people("farmer", scoring.count_fields))
    draft.add_score_line("hut_builder", scoring.score_people("hut_builder", scoring.count_buildings))
    draft.add_score_line("shaman", scoring.score_people("shaman", scoring.count_people))
    draft.add_score_line("tool_maker", scoring.score_people("tool_maker", scoring.sum_tools))


HOMES = (building, civilising, decks, feeding, gathering, placing, rounds, scoring, using, village)
BASE = Module("base", install, ("jubilee", "2008"), seats=(2, 3, 4), variants=("base",), homes=HOMES)
