"""No message is missing, none is unused, and every one gets exactly the parameters it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.games import SPECS
from bot.language import texts
from bot.language.hunters_scouts import words as hunters
from bot.language.texts import Texts, languages
from engine import GAMES
from engine.core import errors
from engine.core.match import Game
from engine.hunters_scouts import actions as hunters_actions
from engine.hunters_scouts import components as hunters_components
from engine.stone_age.actions import ACTIONS
from engine.stone_age.components import find_reconstructed
from engine.stone_age.draft import compose
from engine.stone_age.modules import MODULES
from engine.stone_age.prepared import planning
from engine.stone_age.prepared.answering import TOOLING
from engine.stone_age.prepared.plans import PAYMENTS, STANDS
from tests.bot.language.fluent_files import (
    ROOT,
    calls,
    entries,
    event_kinds,
    homes,
    literal,
    messages,
    patterns,
    said_in,
)
from tests.bot.language.games import ALL, BASE, NAMES, SOME, waiting
from tests.test_architecture import name_of

ANSWERS = ("asked", "accepted", "refused", "withdrawn", "lapsed", "closed")
CONSENTS = {f"{what}-{answer}" for what in ("undo", "end") for answer in ANSWERS}
"""Messages whose ids are composed of two variables."""
ATTRIBUTE = re.compile(r"^\s+\.([\w-]+) *=", re.MULTILINE)


def asked() -> set[str]:
    """The prompts of all decisions; those of purchases stand in their deals."""
    decided = {literal(call.args[1]) for _, call in calls("engine/stone_age", "Decision")}
    dealt = {literal(call.args[0]) for _, call in calls("engine/stone_age", "Deal")}
    return {prompt for prompt in decided | dealt if prompt}


RULES = compose(tuple(MODULES), "jubilee", 5)
"""Everything that a game with all modules may hold."""


def previewed() -> set[str]:
    """The kinds of previews that do not speak of a card's or a building's own words."""
    said = {literal(call.args[0]) for _, call in calls("engine/stone_age", "Event")}
    return {kind for kind in said if kind and not kind.startswith(("price-", "plan-"))} | set(RULES.village)


def verdicts() -> set[str]:
    """What is said of the parts of a plan."""
    source = Path(planning.__file__).read_text("utf-8")
    return {each for each in re.findall(r'"plan-([a-z-]+)"', source) if f"plan-{each}" not in messages("en")}


def tops() -> Iterator[Mapping[str, Any]]:
    """All effects of cards, tiles, dice and bonuses."""
    yield from (card.top for card in RULES.cards.values())
    yield from (tile.top for tile in RULES.buildings.values() if tile.top)
    yield from (gift.top for bar in RULES.dice_bars.values() for gift in bar.values())
    yield from (gift.top for gift in RULES.rewards.values())
    yield from chain.from_iterable((tile.first, tile.all) for tile in RULES.bonus_tiles.values())


def effect(top: Mapping[str, Any]) -> str:
    """What the message of an effect is called."""
    kind = str(top["kind"]).replace("_", "-")
    return f"{kind}-{top['bar']}" if "bar" in top else kind


@cache
def expected() -> dict[str, set[str]]:
    """The messages that the engine's values name, by what their ids begin with."""
    return {
        **{f"stone-age-{kind}": names for kind, names in of_stone_age().items()},
        **{f"hunters-{kind}": names for kind, names in of_hunters().items()},
    }


def of_hunters() -> dict[str, set[str]]:
    return {
        "event": set(event_kinds("engine/hunters_scouts")),
        "verb": {action.verb for action in hunters_actions.ACTIONS},
        "character": set(hunters.all_characters()),
        "does": set(hunters.all_characters()),
        "item": set(hunters.all_items()),
        "terrain": set(hunters.all_locations().values()),
        "sacred": set(hunters.all_sacred_places()),
        "blesses": set(hunters.all_sacred_places()),
        "effect": {effect for item in hunters.all_items().values() for effect in item.effects},
        "credit": {f"{table}-{part}" for table, part, _ in hunters_components.find_reconstructed()}
        | {"house"},
    }


def of_stone_age() -> dict[str, set[str]]:
    bottoms = [card.bottom for card in RULES.cards.values()]
    goods = set(RULES.values) | {"food", "jewelry"}
    verbs = {action.verb for action in ACTIONS}
    lines = {line.id for line in RULES.score_lines} | {extra.line for extra in RULES.extras.values()}
    tiles = {tile.kind for tile in RULES.buildings.values()}
    return {
        "event": set(event_kinds("engine/stone_age")),
        "prompt": asked(),
        "verb": verbs,
        "top": {effect(top) for top in tops()} - {"resource"},
        "culture": {str(row["symbol"]) for row in bottoms if row["kind"] == "culture"},
        "people": {str(row["people"]) for row in bottoms if row["kind"] == "people"},
        "goods": goods | {"resources"},
        "kind": goods,
        "place": {space.split()[0] for space in RULES.spaces} | {"bought-card"},
        "price": tiles | {"any"},
        "animal": set(RULES.animals),
        "reward": {"assigned", "points", "first", "all"},
        "field": {
            *("where", "people", "tools", "die", "plus", "give", "get", "what", "tens", "ones", "plan-pay")
        }
        | goods
        | {f"answer-{name}" for name in GAMES["stone_age"].kinds.names},
        "answer": {"board", "plus", "starve", "decline", "unpayable", *TOOLING},
        "plan": verdicts() | set(STANDS) | {f"pay-{how.split()[0]}" for how in PAYMENTS},
        "line": lines | {"sum", "buildings", "cards", "hunger", "animals"},
        "preview": (previewed() - {"card"}) | {"empty", "card"},
        "action": verbs - {"resolve", "pay", "share", "choose", "reward"} | {"no-tools", "pay-plus"},
        "phase": {"placing", "actions", "feeding", "over"},
        "credit": {f"{table}-{part}" for table, part, _ in find_reconstructed()} | {"house"},
        "error": {"already-there", "no-room", "too-few-people"},
    }


@pytest.mark.parametrize("language", languages())
def test_a_message_alone_says_what_it_says_in_its_file(language: str) -> None:
    parse = FluentParser(with_spans=False).parse
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message):
            (alone,) = parse(texts._sources(language)[entry.id.name]).body
            assert alone.equals(entry, ignored_fields=["comment", "span"])


@pytest.mark.parametrize("language", languages())
def test_what_stands_in_one_line_is_said_as_fluent_says_it(language: str) -> None:
    names = [
        each
        for name, source in texts._sources(language).items()
        for each in (name, *(f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(source)))
    ]
    found = {name: pieces for name in names if (pieces := texts._pieces(language, name))}
    assert any("." in name for name in found)
    for name, pieces in found.items():
        given = {parameter: f"<{parameter}>" for _, parameter in pieces if parameter}
        pattern = texts._with_grammar(language, name)
        assert pattern is not None
        said, problems = texts._bundle(language).format_pattern(pattern, given)
        assert (texts._join_pieces(pieces, given), problems) == (said, [])


FOLDERS = {"stone-age": "stone_age", "hunters": "hunters_scouts"}
"""Where the words of each game stand, by what the ids of its messages begin with."""


def test_the_engine_s_words_have_messages() -> None:
    literals, _ = said_in("bot/language/stone_age")
    for prefix, names in expected().items():
        begin = f"{prefix}-"
        have = {
            each.removeprefix(begin) for each in messages("en") if each.startswith(begin) and "." not in each
        }
        assert [begin + name for name in sorted(names - have)] == [], "no text in any file of bot/language/en"
        unused = [begin + name for name in sorted(have - names)]
        assert [name for name in unused if name not in literals] == [], "the engine says no such thing"


SPACE, PLACE = {"place", "to", "at"}, {"place", "at", "fields", "blessing"}
WORDS = {
    "stone-age": {"space": SPACE, "where": SPACE, "what": {"goods"}, "tile": {"first", "all"}},
    "hunters": {
        "where": PLACE,
        "location": PLACE,
        "place": PLACE,
        "field": {"field", "goods"},
        "things": {"brought"},
    },
}
"""What becomes of the parameters of an event, besides the seat, of which the name is said."""


@pytest.mark.parametrize("game", FOLDERS)
def test_events_use_only_what_the_engine_tells(game: str) -> None:
    words = WORDS[game] | {"seat": {"name"}}
    for kind, params in event_kinds(f"engine/{FOLDERS[game]}").items():
        given = set().union(*(words.get(each, {each}) for each in params))
        assert messages("en")[f"{game}-event-{kind}"] <= given, kind


def test_every_question_of_hunters_has_a_message_in_all_forms() -> None:
    begin = "hunters-prompt-"
    prompts = {name.removeprefix(begin) for name in messages("en") if name.startswith(begin)}
    asked = {prompt for prompt in prompts if "." not in prompt}
    assert prompts == {f"{prompt}{form}" for prompt in asked for form in ("", ".named", ".together")}


@pytest.mark.long
def test_every_kind_is_seen_in_whole_games() -> None:
    """What the source can tell and ask is what random games do tell and ask, and all of it can be said."""
    says, english, kinds, prompts = SPECS["stone_age"].phrases, Texts("en"), set[str](), set[str]()
    all_kinds, all_prompts = set(event_kinds("engine/stone_age")), asked()
    base = ((seats, seed, BASE) for seats, seed in SOME)
    rare = (34, 20)  # in these happens all that the base games lack; the others are for what is new
    more = ((2 + seed % 4, seed, ALL) for seed in rare)
    house_rules = ((2 + seed % 4, seed, GAMES["stone_age"].modules) for seed in range(20, 60))
    games = (waiting(seats, seed, modules) for seats, seed, modules in chain(base, more, house_rules))
    for match in chain.from_iterable(games):
        for event in match.take_events():
            kinds.add(event.kind)
            assert says.event(english, event, NAMES)
        prompts.update(decision.prompt for decision in match.decisions)
        if kinds >= all_kinds and prompts >= all_prompts:
            break
    assert kinds == all_kinds
    assert prompts == all_prompts


def test_every_error_of_the_engine_has_a_message_with_its_parameters() -> None:
    raised = {each.message: set[str]() for each in vars(errors).values() if hasattr(each, "message")}
    names = {each for each in vars(errors) if isinstance(getattr(errors, each), type)}
    for _, call in calls("engine", *names):
        kind = literal(call.args[0]) if call.args else None
        if kind:
            raised[kind] = {str(each.arg) for each in call.keywords}
    assert len(raised) > 10
    always = {"error-unreadable": {"line"}}
    for kind, params in raised.items():
        assert messages("en")[kind] <= params | always.get(kind, set()), kind


def test_what_the_source_says_has_a_message_with_exactly_these_parameters() -> None:
    checked = 0
    for where, call in calls("bot", "say"):
        name = literal(call.args[0]) if call.args else None
        if name is None:
            continue
        assert name in messages("en"), where
        if all(isinstance(each.arg, str) for each in call.keywords):
            assert {each.arg for each in call.keywords} == messages("en")[name], f"{where}: {name}"
            checked += 1
    assert checked > 30


def test_what_the_bot_refuses_has_a_message_with_its_parameters() -> None:
    for where, call in calls("bot", "RuleError", "SetupError"):
        name = literal(call.args[0]) if call.args else None
        if name is not None:
            assert {each.arg for each in call.keywords} == messages("en").get(name), f"{where}: {name}"


def test_no_message_is_unused() -> None:
    if not (ROOT / "bot" / "__main__.py").exists():
        pytest.skip("the part of the bot that says most messages is not written yet")
    literals, patterns = said_in("bot")
    attributes_aside = {
        name for name in messages("en") if "." not in name and not name.startswith("stone-age-")
    }
    unused = {
        name
        for name in attributes_aside - literals - CONSENTS
        if name not in engine_errors() and not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert sorted(unused) == []


@cache
def engine_errors() -> set[str]:
    literals, _ = said_in("engine")
    return {name for name in literals if name.startswith("error-")}


@pytest.mark.parametrize("game", FOLDERS)
def test_no_message_of_a_game_is_unused(game: str) -> None:
    literals, patterns = said_in(f"bot/language/{FOLDERS[game]}")
    named = {f"{prefix}-{name}" for prefix, names in expected().items() for name in names}
    known = named | literals | _board_words() | CREDITS
    ours = {name for name in messages("en") if name.startswith(f"{game}-") and "." not in name}
    composed = {name for name in ours if game == "hunters" and any(each.fullmatch(name) for each in patterns)}
    assert sorted(ours - known - composed) == []


CREDITS = {"stone-age-credit", "stone-age-credits"}
"""Said for each game in the same way: see `bot.language.rulebooks.list_reconstructed`."""
BOARD_WORDS = ("tool-ready", "tool-used", "dice-bar-style")


def _board_words() -> set[str]:
    """Names that the board text composes."""
    rooms = {f"stone-age-board-{room}" for room in ("free", "unlimited", "full", "closed")}
    sections = {f"stone-age-own-{section}" for section in ("cards", "kept", "buildings", "igloos")}
    return rooms | sections | {f"stone-age-board-{name}" for name in BOARD_WORDS}


def of_one_game(message: str) -> str | None:
    """The game that alone can mean this message: its id, or an edition, a module or a verb of it."""
    kind, _, rest = message.partition("-")
    for one in GAMES.values():
        names = words_of(one).difference(*(words_of(each) for each in GAMES.values() if each is not one))
        of_it = kind in KINDS and any(f"{rest}-".startswith(f"{name}-") for name in names)
        if one.id in message or of_it:
            return one.id
    return None


def words_of(one: Game) -> set[str]:
    return {one.id, *one.editions, *one.modules, *one.words.by_verb}


KINDS = {"game", "edition", "module", "needs", "command", "option"}


@pytest.mark.parametrize("language", languages())
def test_shared_files_hold_no_words_of_one_game(language: str) -> None:
    shared = {name: home for name, home in homes(language).items() if "/" not in home}
    assert {name: home for name, home in shared.items() if of_one_game(name)} == {}
    texts = {name: patterns(language)[name] for name in shared}
    assert [name for name, text in texts.items() if any(name_of(game).search(text) for game in GAMES)] == []


def test_the_people_of_a_tribe_are_called_alike_in_dutch() -> None:
    """Others are people who play."""
    games = ("stone-age-", "hunters-", "hint-", "analysis-", "rules-", "reading-")
    said = {name: text for name, text in patterns("nl").items() if name.startswith(games)}
    assert [name for name, text in said.items() if "mensen" in text] == []
