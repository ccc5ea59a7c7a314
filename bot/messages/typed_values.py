"""Typed arguments that are no ids: the names of all our languages, in any order and number, and the nearest one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.language.texts import Texts, languages
from bot.language.typed_names import Names, amounts, nearest, same_amounts
from bot.messages.asking import Asking, argument, label
from engine.core.actions import Action
from engine.core.facets import by_verb

NUMBERED = re.compile(r"\s*(?:(\d{1,4})\s*[x×]?\s*([^\W\d].*?)|(.*[^\W\d])\s+(\d{1,4}))\s*")
"""A name with a number before or behind it."""
STRANGE = re.compile(r"[-\N{MINUS SIGN}]\s*\d|[\x00-\x1f\x7f]")
"""What is no way of writing a name: a negative number, a control character."""
MOST_NAMED = 400
"""So many values are compared by their names in all languages."""


def translate_arguments(ask: Asking, verb: str, given: Mapping[str, str]) -> dict[str, str]:
    """The arguments as the text form writes them, as far as they can be understood."""
    options, found = by_verb(ask.decision.options).get(verb, []), dict[str, str]()
    for name, text in given.items():
        found[name] = _value(_names_of_values(ask, options, name), text) or text
    return _with_number(ask, options, found)


def _value(called: Names, text: str) -> str | None:
    """The only value of an argument that the text names."""
    if text in called:
        return text
    if STRANGE.search(text):
        return None
    fitting = [value for value, labels in called.items() if any(same_amounts(text, each) for each in labels)]
    return fitting[0] if len(fitting) == 1 else None


def _names_of_values(ask: Asking, options: Sequence[Action], name: str) -> dict[str, list[str]]:
    """The values of an argument that are possible now, each with its names in all languages."""
    by_value = {argument(option, name): option for option in options if name in option.arguments}
    asks = [replace(ask, texts=Texts(language)) for language in languages()]
    few = [*by_value.items()][:MOST_NAMED]
    return {value: [value, *(label(each, option, name) for each in asks)] for value, option in few}


def _with_number(ask: Asking, options: Sequence[Action], given: dict[str, str]) -> dict[str, str]:
    """`3 forest` for a place says how many people, too, where that is asked and was not said."""
    if not options:
        return given
    numbers = [each for each, form in options[0].arguments.items() if form.limits is not None]
    missing = [each for each in numbers if each not in given]
    for name, text in given.items():
        found = NUMBERED.fullmatch(text)
        if found is None or len(missing) != 1 or text in (called := _names_of_values(ask, options, name)):
            continue
        number, words = found[1] or found[4], found[2] or found[3]
        if (value := _value(called, words)) is not None:
            return {**given, name: value, missing[0]: number}
    return given


def nearest_label(ask: Asking, verb: str, given: Mapping[str, str]) -> str:
    """What was probably meant by an argument that names nothing that is possible; empty if nothing is like it."""
    options = by_verb(ask.decision.options).get(verb, [])
    for name, text in given.items():
        called = _names_of_values(ask, options, name)
        if _value(called, text) is None and (near := nearest(text, called)) is not None:
            wanted = _without_numbers(text)
            if all(_without_numbers(each) != wanted for each in called[near]):
                return label(ask, next(each for each in options if argument(each, name) == near), name)
    return ""


def _without_numbers(text: str) -> list[tuple[str, ...]]:
    """Another number of the same is no mistake in writing."""
    return sorted(words for _, words in amounts(text))
