"""Messages, forms and texts as they are shown, and what is said in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.language.texts import Texts
from bot.messages.screens import Screen
from bot.translating.checking import LABEL, OPTION, PLACEHOLDER
from engine.core.values import frozen

MOST_EXAMPLES = 3
BETWEEN = " · "

Given = tuple[tuple[str, str | int], ...]


@dataclass(slots=True)
class Heard:
    """What was said: by message its parameters, and by message the first scene in which it was said."""

    examples: dict[str, list[Given]] = field(default_factory=dict[str, list[Given]])
    scenes: list[Scene] = field(default_factory=list["Scene"])
    places: dict[str, int] = field(default_factory=dict[str, int])
    now: dict[str, str] = field(default_factory=dict[str, str])
    too_long: set[str] = field(default_factory=set[str])
    """What Discord would not show as it is."""

    def hear(self, message: str, given: Given, said: str) -> None:
        known = self.examples.setdefault(message, [])
        if given not in known and len(known) < MOST_EXAMPLES:
            known.append(given)
        self.now[message] = said

    def show(self, title: str, shown: Screen | discord.ui.Modal | str) -> None:
        """A scene is complete; everything said since the last one belongs to it as far as it can be read there."""
        scene = Scene.of(title, shown)
        self.too_long.update(scene.too_long())
        new = {
            each for each, said in self.now.items() if each not in self.places and said in scene.everything
        }
        if new:
            self.scenes.append(scene)
            self.places.update(dict.fromkeys(new, len(self.scenes) - 1))
        self.now.clear()


@frozen
class Scene:
    """One message, form or text: what stands above and below the picture, and its rows of controls."""

    title: str
    content: str
    question: str = ""
    rows: tuple[tuple[Part, ...], ...] = ()

    @classmethod
    def of(cls, title: str, shown: Screen | discord.ui.Modal | str) -> Scene:
        if isinstance(shown, str):
            return cls(title, shown)
        if isinstance(shown, discord.ui.Modal):
            fields: list[Any] = shown.to_dict()["components"]
            return cls(title, shown.title, rows=tuple((Part.of_field(each),) for each in fields))
        rows = [] if shown.view is None else shown.view.to_components()
        parts = tuple(tuple(map(Part.of, row["components"])) for row in rows)
        return cls(title, shown.content, shown.question or "", parts)

    def too_long(self) -> Iterator[str]:
        """Parts that are longer than Discord allows."""
        for row in self.rows:
            for part in row:
                if len(part.label) > (PLACEHOLDER if part.is_list else LABEL):
                    yield f"{self.title}: a control of {len(part.label)} characters: {part.label}"
                for line in part.options:
                    if len(line) > 2 * OPTION + len(BETWEEN):
                        yield f"{self.title}: a line of {len(line)} characters in a list: {line}"

    @property
    def everything(self) -> str:
        """All that can be read."""
        parts = [text for row in self.rows for part in row for text in (part.label, *part.options)]
        return "\n".join([self.content, self.question, *parts])


@frozen
class Part:
    """A button, or a list with its lines."""

    label: str
    options: tuple[str, ...] = ()
    is_list: bool = False

    @classmethod
    def of(cls, part: Any) -> Part:
        options: list[Any] = part.get("options", [])
        lines = [BETWEEN.join(filter(None, (each["label"], each.get("description")))) for each in options]
        return cls(part.get("label") or part.get("placeholder") or "", tuple(lines), bool(options))

    @classmethod
    def of_field(cls, part: Any) -> Part:
        inner = part.get("component", {})
        label = part.get("label") or part.get("content", "")
        return replace(cls.of(inner), label=label, is_list=True)


def listening(language: str, heard: Heard) -> Texts:
    """Texts of a language whose every sentence is heard."""

    class Listening(Texts):
        __slots__ = ()

        def say(self, message: str, /, **params: str | int) -> str:
            said = Texts.say(self, message, **params)
            heard.hear(message, tuple(params.items()), said)
            return said

    return Listening(language)
