"""Everything that the engine of Jäger und Späher tells and asks has a message, with the parameters it names."""

from __future__ import annotations

from functools import cache

from bot.language.hunters_scouts.words import all_characters, all_items, all_locations, all_sacred_places
from engine.hunters_scouts.actions import ACTIONS
from engine.hunters_scouts.components import find_reconstructed
from tests.bot.language.fluent_files import event_kinds, messages, said_in

WORDS = {
    "seat": {"name"},
    "where": {"place", "at", "fields", "blessing"},
    "location": {"place", "at", "fields", "blessing"},
    "place": {"place", "at", "fields", "blessing"},
    "field": {"field", "goods"},
    "things": {"brought"},
}
"""What becomes of the parameters of an event."""


@cache
def expected() -> dict[str, set[str]]:
    """The messages that values of the engine name, by what their ids begin with."""
    verbs = {action.verb for action in ACTIONS}
    return {
        "event": set(event_kinds("engine/hunters_scouts")),
        "verb": verbs,
        "character": set(all_characters()),
        "does": set(all_characters()),
        "item": set(all_items()),
        "terrain": set(all_locations().values()),
        "sacred": set(all_sacred_places()),
        "blesses": set(all_sacred_places()),
        "effect": {effect for item in all_items().values() for effect in item.effects},
        "credit": {f"{table}-{part}" for table, part, _ in find_reconstructed()} | {"house"},
    }


def test_the_engine_s_words_have_messages_and_none_is_unused() -> None:
    for prefix, names in expected().items():
        begin = f"hunters-{prefix}-"
        have = {
            each.removeprefix(begin) for each in messages("en") if each.startswith(begin) and "." not in each
        }
        assert have == names, begin


def test_events_use_only_what_the_engine_tells() -> None:
    for kind, params in event_kinds("engine/hunters_scouts").items():
        given = set().union(*(WORDS.get(each, {each}) for each in params))
        assert messages("en")[f"hunters-event-{kind}"] <= given, kind


def test_every_question_has_a_message_in_all_forms() -> None:
    prompts = {
        name.removeprefix("hunters-prompt-") for name in messages("en") if name.startswith("hunters-prompt-")
    }
    asked = {prompt for prompt in prompts if "." not in prompt}
    assert prompts == {f"{prompt}{form}" for prompt in asked for form in ("", ".named", ".together")}


def test_no_message_is_unused() -> None:
    literals, patterns = said_in("bot/language/hunters_scouts")
    unused = {
        name
        for name in messages("en")
        if name.startswith("hunters-")
        and "." not in name
        and name not in literals
        and not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert not unused
