"""Examples of the parameters of a message: those with which it was said, else such as other messages get."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from bot.translating.checking import PLURALS
from bot.translating.fluent_files import Said
from bot.translating.scenes import Heard

USUAL: Mapping[str, str | int] = {"name": "Anna", "who": "<@1>", "host": "Ben", "until": "<t:1750003600:R>"}
COUNTS = (1, 3)
MOST = 4


def examples(said: Said, heard: Heard) -> list[dict[str, str | int]]:
    """A few sets of parameters that show what differs; one without any where the message takes none."""
    found = [dict(given) for given in heard.examples.get(said.name, ())]
    if found:
        return found
    return [*islice(_made_up(said, heard), MOST)]


def _made_up(said: Said, heard: Heard) -> Iterator[dict[str, str | int]]:
    usual = {each: _usual(each, heard) for each in sorted(said.variables)}
    told_apart = {each: values for each, (values, _) in said.choices.items() if each in said.variables}
    if not told_apart:
        yield usual
    for variable, variants in told_apart.items():
        counts = any(each.isdecimal() for each in variants) or bool(variants & PLURALS - {"other"})
        named = sorted(each for each in variants if not each.isdecimal() and each not in PLURALS)
        for value in (*(COUNTS if counts else ()), *named, *(() if counts else ("…",))):
            yield usual | {variable: value}


def _usual(variable: str, heard: Heard) -> str | int:
    """What another message is given under this name."""
    if variable in USUAL:
        return USUAL[variable]
    for known in heard.examples.values():
        for given in known:
            for name, value in given:
                if name == variable and value != "":
                    return value
    return f"<{variable}>"
