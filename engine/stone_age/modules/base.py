"""The base game (section 2), 2 to 4 players, both editions."""

from __future__ import annotations

from typing import Any

from engine.core.questions import Seat
from engine.core.steps import Step
from engine.stone_age import civilising, components, scoring
from engine.stone_age.building import BuyBuilding
from engine.stone_age.civilising import BuyCard
from engine.stone_age.decks import SlideCards
from engine.stone_age.feeding import FeedPeople
from engine.stone_age.gathering import Gather
from engine.stone_age.placing import StartPlacing
from engine.stone_age.rounds import CheckStacks, MoveStartPlayer, ReadyTools
from engine.stone_age.rules import Draft, Module, Seating, Space
from engine.stone_age.using import TakeTurns
from engine.stone_age.village import HaveChild, MakeTool, TillField

VILLAGE: dict[str, Seating] = {"toolmaker": MakeTool, "hut": HaveChild, "field": TillField}


def install(draft: Draft) -> None:
    """Numbers, places, decks, effects, stages and score lines of the base game."""
    board = components.table("board")
    _numbers(draft, board)
    _spaces(draft, board)
    _decks(draft, board)
    _effects(draft)
    _stages(draft)
    _score_lines(draft)


def _numbers(draft: Draft, board: Any) -> None:
    for what in ("wood", "brick", "stone", "gold"):
        draft.resource(what, board["resources"][what])
    draft.rate("food", board["food"]["pips"])
    draft.number("people", board["start"]["people"])
    draft.number("food", board["start"]["food"])
    for limit in ("people", "tools", "field"):
        draft.number(f"{limit} limit", board["limits"][limit])
    draft.number("famine", board["famine"]["points"])
    draft.number("tiles", board["stacks"]["tiles"])
    draft.number("stacks", draft.seats)
    for row in board["seats"]:
        if row["seats"] == draft.seats:
            draft.number("village", row["village"])
            draft.number("sharing", row["sharing"])


def _spaces(draft: Draft, board: Any) -> None:
    for row in board["place"]:
        use = VILLAGE[row["id"]] if row["group"] == "village" else _gather(row["yields"], draft)
        draft.space(
            Space(row["id"], row["group"], row["rings"] or None, row["fewest"], row["most"] or None, use)
        )
    for n in range(board["display"]["cards"]):
        draft.space(Space(f"card {n + 1}", "card", 1, 1, 1, BuyCard, n))
    for n in range(draft.numbers["stacks"]):
        draft.space(Space(f"building {n + 1}", "building", 1, 1, 1, BuyBuilding, n))


def _gather(what: str, draft: Draft) -> Seating:
    pips = draft.rates[what]

    def use(seat: Seat, where: str, people: int) -> Step:
        return Gather(seat, where, people, what, pips)

    return use


def _decks(draft: Draft, board: Any) -> None:
    draft.add_cards(*components.cards())
    draft.add_buildings(*components.buildings())
    for face in range(1, 7):
        draft.die(face, board["dice_bar"][str(face)])


def _effects(draft: Draft) -> None:
    draft.effect("food", civilising.give_food)
    draft.effect("resource", civilising.give_resource)
    draft.effect("points", civilising.give_points)
    draft.effect("tool", civilising.give_tool)
    draft.effect("field", civilising.give_field)
    draft.effect("one_use_tool", civilising.give_one_use_tool)
    draft.effect("draw_card", civilising.give_card)
    draft.effect("choose_resources", civilising.give_choice)
    draft.effect("roll_for", civilising.give_roll)
    draft.effect("dice_bar", civilising.roll_dice_bar)


def _stages(draft: Draft) -> None:
    """The orders are the steps of section 8."""
    draft.stage(0.1, MoveStartPlayer)
    draft.stage(0.3, SlideCards)
    draft.stage(0.4, ReadyTools)
    draft.stage(1, StartPlacing)
    draft.stage(2.1, TakeTurns)
    draft.stage(3, FeedPeople)
    draft.stage(3.1, CheckStacks)


def _score_lines(draft: Draft) -> None:
    draft.score("resources", scoring.remaining_resources)
    draft.score("culture", scoring.culture)
    draft.score("farmer", scoring.people_line("farmer", scoring.field_position))
    draft.score("hut_builder", scoring.people_line("hut_builder", scoring.number_of_buildings))
    draft.score("shaman", scoring.people_line("shaman", scoring.number_of_people))
    draft.score("tool_maker", scoring.people_line("tool_maker", scoring.value_of_tools))


BASE = Module("base", (2, 3, 4), ("jubilee", "2008"), install)
