"""One clear sentence for everything a player can get wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games import SPECS
from bot.language.phrases import error
from bot.language.texts import Texts
from engine import GAMES
from engine.core.errors import Illegal, NotAsked, RuleError, SetupError, Stale, Unreadable
from engine.core.match import Setup
from engine.core.questions import Decision
from engine.stone_age.actions import WORDS
from tests.bot.language.games import Stop, game, whole_games

SAYS = SPECS["stone_age"].phrases


@pytest.fixture(scope="module")
def start() -> Stop:
    """The beginning of a game of four."""
    return game(4, 2)[0]


def wrong(english: Texts, stop: Stop, decision: Decision, line: str) -> str:
    """What is said to this seat when it tries the line."""
    view = stop.own[decision.seat]
    try:
        if WORDS.read(line) in decision.options:
            raise AssertionError(f"{line} is legal")
        mistake: RuleError = Illegal(action=line)
    except Unreadable as unreadable:
        mistake = unreadable
    return error(english, SAYS, mistake, decision, view)


YOU_CAN = (
    "You can: Tool maker, Hut, Field, Hunt, Forest, Clay pit, Quarry, River, Card 1, Card 2, Card 3, Card 4, "
    "Building 1, Building 2, Building 3 and Building 4."
)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("place hut 3", "You cannot send 3 people to the hut: it takes exactly 2."),
        ("place hut 1", "You cannot send 1 person to the hut: it takes exactly 2."),
        ("place toolmaker 2", "You cannot send 2 people to the tool maker: it takes exactly 1."),
        ("place forest 6", "You have only 5 people left to place."),
        ("place forest 0", "You cannot send 0 people to the forest: 1 to 5 are possible."),
        ("place moon 1", f"There is no place called “moon”. {YOU_CAN}"),
        ("place bought-card 1", f"There is no place called “bought-card”. {YOU_CAN}"),
        ("place card x 1", f"There is no place called “card x”. {YOU_CAN}"),
        ("place building 9 1", f"Building 9 is not part of this game. {YOU_CAN}"),
        ("tools none", "That is not what you are asked now. Place your people (5 left)."),
        ("pay a mammoth", "That is not what you are asked now. Place your people (5 left)."),
        (
            "dance all night",
            "There is no move called “dance” in this game. "
            "You can: Tool maker · 1 person, Hut · 2 people, Field · 1 person, Hunt · 1 person and more.",
        ),
    ],
)
def test_placing_wrongly(english: Texts, start: Stop, line: str, said: str) -> None:
    assert wrong(english, start, start.decisions[0], line) == said


def place_twice(stop: Stop, decision: Decision) -> str | None:
    for space in stop.public.spaces:
        if space.people[decision.seat] and space.group == "resource":
            return f"place {space.id} 1"
    return None


def place_where_full(stop: Stop, decision: Decision) -> str | None:
    for space in stop.public.spaces:
        if not space.open and not space.people[decision.seat]:
            return f"place {space.id} 1"
    return None


def overpay(stop: Stop, decision: Decision) -> str | None:
    have = stop.public.players[decision.seat].resources["gold"]
    return f"pay {have + 1} gold"


@pytest.mark.parametrize(
    ("prompt", "attempt", "said"),
    [
        ("place", place_twice, "You already have people"),
        ("place", place_where_full, "full or closed"),
        ("resolve", lambda _stop, _decision: "resolve building 9", "You have no people on building 9; you"),
        ("resolve", lambda _stop, _decision: "resolve moon", "There is no place called “moon”."),
        ("tools", lambda _stop, _decision: "tools 7", "You can add only your unused tools, each once:"),
        ("buy-card", overpay, "You cannot give"),
        ("buy-card", lambda _stop, _decision: "pay 1 silver", "There is no resource called “silver”"),
        ("buy-building", lambda _stop, _decision: "pay 0 wood", "That does not fit the price: "),
        ("feed", lambda _stop, _decision: "feed 0 wood", "You must give exactly"),
        ("gain", lambda _stop, _decision: "gain 3 wood", "gives exactly 2 resources"),
        ("take", lambda _stop, _decision: "take 9", "That die is not there: you can take"),
    ],
)
def test_what_is_wrong_is_named(
    english: Texts, prompt: str, attempt: Callable[[Stop, Decision], str | None], said: str
) -> None:
    heard = [
        wrong(english, stop, decision, line)
        for stop in whole_games()
        for decision in stop.decisions
        if decision.prompt == prompt and (line := attempt(stop, decision))
    ]
    assert heard
    assert all(said in each for each in heard)


def test_any_line_gets_one_line_at_any_decision(english: Texts) -> None:
    lines = [
        "place hut 9",
        "resolve hut",
        "tools 0+1+2+C34",
        "tools x",
        "pay 9 gold",
        "feed 9 wood",
        "gain 1 wood",
        "take 7",
        "decline",
        "starve",
        "keep",
        "roll 6",
        "place " + "x" * 3000 + " 1",
        "",
    ]
    for stop in game(4, 2)[::7]:
        for decision in stop.decisions:
            for line in lines:
                if line and line in map(str, decision.options):
                    continue
                said = wrong(english, stop, decision, line)
                assert 0 < len(said) < 400
                assert "\n" not in said


def test_a_choice_that_does_not_exist_names_a_few_options(english: Texts, start: Stop) -> None:
    said = error(english, SAYS, Illegal(), start.decisions[0], start.public)
    assert said.startswith("That is not possible now; you can: Tool maker · 1 person, ")


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        (NotAsked(), "You have nothing to decide right now."),
        (Stale(), "That button belongs to an earlier turn; here is the current one."),
        (Illegal(), "That is not possible now; nothing has changed."),
        (Unreadable(), "I cannot read “…” as a move."),
        (Unreadable(line="**x**"), "I cannot read “\\*\\*x\\*\\*” as a move."),
        (SetupError("error-setup-seats", seats=7), "This game cannot be played by 7 people."),
    ],
)
def test_mistakes_outside_a_decision(english: Texts, mistake: RuleError, said: str) -> None:
    assert error(english, SAYS, mistake) == said


def test_the_engine_s_own_refusals_can_be_said(english: Texts) -> None:
    for setup in (
        Setup("stone_age", 9, ("base",), "jubilee"),
        Setup("stone_age", 2, ("base", "moon"), "jubilee"),
        Setup("stone_age", 2, (), "jubilee"),
        Setup("stone_age", 2, ("base", "base"), "jubilee"),
        Setup("stone_age", 2, edition="1999", modules=("base",)),
    ):
        with pytest.raises(SetupError) as refused:
            GAMES["stone_age"].check(setup)
        assert error(english, SAYS, refused.value).endswith((".", "”."))
