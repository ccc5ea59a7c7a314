"""The rulebook of Stone Age: entries of its rules, components on the table, symbols, sources; and its lesson."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.language.rulebooks import GOAL, Lesson, Piece, Step, list_reconstructed
from bot.language.stone_age.board import card_line
from bot.language.stone_age.icons import CULTURE, PROFESSIONS
from bot.language.stone_age.words import animal, building, components_in_use, place
from bot.language.texts import Texts
from engine.stone_age import components
from engine.stone_age.view import BuildingView, CardFieldView, TableView

COURSE = ("placing", "using", "feeding", "tools", "cards", "buildings", "scoring", "ending")
"""The entries of general interest, in the order in which one reads them."""


def pieces(texts: Texts, view: TableView) -> list[Piece]:
    """The open cards, tiles and animal of a table, with the entries about them."""
    found = [_card(texts, field) for field in view.card_fields]
    tiles = [(each.space, each.building) for each in (*view.stacks, *view.igloos)]
    found += [_tile(texts, space, tile) for space, tile in tiles]
    if view.animal:
        name = f"{place(texts, 'animal')}: {animal(texts, view.animal.id)}"
        found.append(Piece(view.animal.id, "animal", name, ("place-animal",)))
    return [each for each in found if each is not None]


def _card(texts: Texts, field: CardFieldView) -> Piece | None:
    if field.card is None:
        return None
    top, bottom = field.card.top["kind"], field.card.bottom.get("people", "culture")
    entries = (f"card-{top}", f"bottom-{bottom}", "place-card")
    return Piece(field.card.id, field.space, card_line(texts, field), entries)


def _tile(texts: Texts, space: str, tile: BuildingView | None) -> Piece | None:
    if tile is None:
        return None
    name = f"{place(texts, space)}: {building(texts, tile)}"
    return Piece(tile.id, space, name, (*_rules_of(tile), f"place-{space.partition(' ')[0]}"))


def _rules_of(tile: BuildingView) -> Iterator[str]:
    yield f"building-{tile.kind}"
    if tile.top:
        yield f"card-{tile.top['kind']}"
    yield from (f"building-{each}" for each in ("income", "ring", "plus") if getattr(tile, each))


_SIGNS: Mapping[str, tuple[str, ...]] = {
    "base": (
        *("points", "person", "food", "field", "wood", "brick", "stone", "gold", "any"),
        *("tool", "ready tool", "used tool", "no tool", "one use", "kept", "building", "card"),
        *CULTURE,
        *PROFESSIONS,
        *("die 0", "die 5", "people", "becomes", "kind 1", "Σ", "payable", "stack", "last tile", "closed"),
        *("round", "placing", "actions", "feeding", "turn", "start player", "crown", "nothing"),
    ),
    "hard-winter": ("insulation",),
    "wild-animals": ("paw", "polar_bear", "boar", "wolf", "bird_of_prey"),
    "igloos": ("igloo",),
    "style": ("jewelry", "necklace", "trader", "track", "exchange", "exchanged"),
    "new-huts": ("income",),
    "mammoths": ("herd", "mammoth", "bonus tile"),
}


def signs(view: TableView) -> tuple[str, ...]:
    """The icons that are used on this board."""
    return tuple(sign for module, signs in _SIGNS.items() if module in view.modules for sign in signs)


def credits_text(texts: Texts) -> str:
    """Which components carry values for which no source was found, and which of those the operator has changed."""
    return list_reconstructed(texts, "stone-age", components, components_in_use().overrides)


LESSON = Lesson(
    seed=b"lesson 5",
    deal="""
setup = "stone_age seats=3 modules=base edition=jubilee"
round = 4
people = [5, 5, 5]
food = [0, 9, 8]
wood = [4, 2, 1]
brick = [3, 1, 2]
stone = [2, 1, 2]
gold = [0, 0, 1]
field = [0, 2, 1]
tools = [[2], [1], [1]]
score = [12, 16, 9]
display = ["C13", "C11", "C09", "C04"]
tops = ["H01", "H05", "H08"]

[crowd]
hunt = [2]
claypit = [0, 0, 3]
quarry = [0, 2]
"card 1" = [0, 1]
"card 2" = [1]
"card 3" = [0, 0, 1]
"card 4" = [0, 1]
"building 1" = [1]
"building 2" = [0, 1]
"building 3" = [0, 0, 1]
""",
    steps={
        GOAL: Step(shows=("building 1", "card 2", "points"), signs=("points",)),
        "place": Step(offers=("place field", "place forest"), signs=("field", "wood")),
        "resolve": Step(
            offers=("resolve hunt", "resolve forest", "resolve field", "resolve card", "resolve building")
        ),
        "tools": Step(shows=("tools",), signs=("food", "tool")),
        "buy-card": Step(offers=("pay", "decline"), shows=("resources",), signs=("any", "transport")),
        "buy-building": Step(offers=("pay", "decline"), shows=("resources", "points")),
        "feed": Step(offers=("feed", "starve"), shows=("people", "food", "resources")),
    },
)
"""The prepared deal: all choices lead to a roll with a tool, a card, a building and hunger.

Two people hunt and cannot feed five; one stands on a card and one on a building, which can be paid; one is free.
"""
