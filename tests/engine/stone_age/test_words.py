"""The text form: what is read is what is written, and nothing else is readable."""

import pytest

from engine.core.actions import CHANCE, Rolled
from engine.core.errors import Illegal, RuleError, Unreadable
from engine.core.match import Row
from engine.core.questions import Decision
from engine.stone_age.actions import WORDS
from tests.engine.stone_age.table import refused, table

SAID = [
    "place forest 3",
    "place card 2 1",
    "place building 4 1",
    "place hunt 10",
    "resolve toolmaker",
    "resolve card 4",
    "tools none",
    "tools 0",
    "tools 0+1+2+C34",
    "pay 1 wood",
    "pay 3 wood 2 brick 1 stone 1 gold",
    "feed 2 gold",
    "gain 1 wood 1 gold",
    "decline",
    "starve",
    "keep",
    "take 6",
    "place ring 2 0",
    "place igloo 4 1",
    "pay 2 wood plus 1 gold",
    "pay 3 jewelry",
    "pay 1 food 1 wood",
    "swap 2 jewelry for 1 gold",
    "swap 1 wood 1 jewelry for 1 gold",
    "swap 1 jewelry for 1 wood 1 jewelry",
    "share 5 food 3 jewelry",
    "share 8 food",
    "move 0",
    "move 7",
    "choose stone",
    "reward assigned",
    "reward all",
]


@pytest.mark.parametrize("line", SAID)
def test_a_line_is_read_and_written_the_same(line: str) -> None:
    said = WORDS.read(line)
    assert str(said) == line
    assert WORDS.read(str(said)) == said
    assert said.verb == line.split()[0]


def test_every_verb_of_the_game_has_an_example() -> None:
    assert {line.split()[0] for line in SAID} == set(WORDS.by_verb)


@pytest.mark.parametrize("line", ["roll 3+5+1", "roll 6", "draw C07", "draw H12"])
def test_chance_is_read_and_written_the_same(line: str) -> None:
    assert str(CHANCE.read(line)) == line


LISTED = (
    *("pay 1 wood 1 gold", "pay 2 wood 1 gold", "pay 2 wood plus 1 stone 1 gold"),
    *("tools none", "tools 2", "tools 0+2", "tools 0+2+C34+C12"),
    *("swap 1 wood 1 jewelry for 1 gold", "swap 1 gold for 1 wood 1 jewelry"),
)
OPTIONS = Decision(0, "buy-card", tuple(map(WORDS.read, LISTED)))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("pay 1 gold 1 wood", "pay 1 wood 1 gold"),
        ("pay 1 wood 1 gold 1 wood", "pay 2 wood 1 gold"),
        ("pay 2 wood plus 1 gold 1 stone", "pay 2 wood plus 1 stone 1 gold"),
        ("tools 2+0", "tools 0+2"),
        ("tools C12+2+C34+0", "tools 0+2+C34+C12"),
        ("swap 1 jewelry 1 wood for 1 gold", "swap 1 wood 1 jewelry for 1 gold"),
    ],
)
def test_goods_and_tools_are_read_in_any_order(said: str, meant: str) -> None:
    """Goods that are named twice are added up; the option itself is written in one way."""
    assert str(OPTIONS.option(WORDS.read(said))) == meant


@pytest.mark.parametrize(
    "line",
    [
        *("pay 1 wood 1 wood", "pay 1 gold 2 wood 1 gold", "pay 1 stone plus 1 gold 2 wood"),
        *("tools 2+2", "tools 0+0+2", "tools 0+2+none"),
        *("swap 1 gold for 1 wood 1 jewelry 1 wood", "swap 1 gold for 1 jewelry"),
    ],
)
def test_another_sum_or_the_same_tool_twice_is_no_option(line: str) -> None:
    with pytest.raises(Illegal):
        OPTIONS.option(WORDS.read(line))


def test_the_log_says_it_in_the_usual_order() -> None:
    match = table(phase="turn", crowd={"hunt": [2]}, tools=[[2, 1, 1]])
    match.supply(Rolled((3, 4)))
    assert match.copy().play(0, "tools 2+0") == match.play(0, "tools 0+2") == Row(0, "tools 0+2")


UNREADABLE = [
    "pay 2 wood plus",
    "pay plus 1 gold",
    "pay 1 wood plus 1 gold plus 1 gold",
    "swap 1 wood",
    "swap for 1 gold",
    "swap 1 wood for",
    "swap 1 wood for 1 gold for 1 gold",
    "share",
    "share 5",
    "move",
    "move two",
    "choose",
    "choose stone 1",
    "reward",
    "reward first all",
    "",
    " ",
    "\n",
    "pass",
    "PLACE forest 3",
    "Place forest 3",
    "placeforest 3",
    "place",
    "place 3",
    "place forest",
    "place forest three",
    "place forest 03",
    "place forest +3",
    "place forest -3",
    "place forest 3.0",
    "place forest 1e1",
    "place forest 0x3",
    "place forest 1_0",
    "place forest \uff13",
    "place forest \u0663",
    "place forest \u00b3",
    "place forest 99999",
    "place forest 99999999999999999999999999999999999999",
    "place  forest 3",
    " place forest 3",
    "place forest 3 ",
    "place forest\t3",
    "place forest 3\n",
    "place forest 3\nresolve forest",
    "place forest 3\r",
    "place forest\n 3",
    "place forest\u00a03",
    "place\u2003forest 3",
    "place forest\x00 3",
    "place fórest 3",
    "resolve",
    "resolve ",
    "resolve forest\n",
    "resolve\nforest",
    "tools",
    "tools ",
    "tools 0 1",
    "tools +",
    "tools 0+",
    "tools 0++1",
    "tools 0,1",
    "pay",
    "pay ",
    "pay wood",
    "pay 1",
    "pay 1 wood 2",
    "pay wood 1",
    "pay 01 wood",
    "pay -1 wood",
    "pay 1  wood",
    "feed",
    "gain",
    "decline now",
    "decline ",
    "starve 1",
    "keep it",
    "take",
    "take six",
    "take 06",
    "take 1 2",
    "roll 3",
    "draw C07",
    "undo 3",
    "0 place forest 3",
    "place " + "forest" * 2000 + " 3",
    "resolve " + "x" * 10_000,
    "x" * 10_000,
    "pay " + "1 wood " * 2000 + "1 wood",
    "tools " + "0+" * 5000 + "0",
]


@pytest.mark.parametrize("line", UNREADABLE, ids=lambda line: repr(line[:40]))
def test_nothing_else_is_readable_and_it_is_answered_briefly(line: str) -> None:
    mistake = refused(table(), 0, line)
    assert isinstance(mistake, Unreadable)
    assert is_brief(mistake)


@pytest.mark.parametrize(
    "line",
    ["place volcano 1", "resolve forest", "pay 1 pearl", "tools 7", "tools none+0", "take 9", "pay 0 wood"],
)
def test_what_is_readable_but_not_open_is_refused(line: str) -> None:
    assert str(WORDS.read(line)) == line
    mistake = refused(table(), 0, line)
    assert not isinstance(mistake, Unreadable)
    assert is_brief(mistake)


def is_brief(mistake: RuleError) -> bool:
    return all(len(str(value)) <= 100 for value in mistake.params.values())
