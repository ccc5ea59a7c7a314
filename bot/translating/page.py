"""A page with every text of a language next to the English one, a screen that shows it, and what is to be done."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import islice

from bot.language.texts import ENGLISH
from bot.translating.checking import MESSAGE, PLURALS, Problem, Translation, limit_of
from bot.translating.fluent_files import Pattern
from bot.translating.tour import Part, Recording, Scene

USUAL_PARAMETERS: Mapping[str, str | int] = {
    "name": "Anna",
    "who": "<@1>",
    "host": "Ben",
    "until": "<t:1750003600:R>",
}
COUNTS = (1, 3)
MOST_EXAMPLES = 4
STYLE = """
:root { color-scheme: light dark; --line: #8885; --card: #8881; --todo: #d9822b; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 1rem; }
h2 { margin: 2.5rem 0 .2rem; } code { font-size: 13px; overflow-wrap: anywhere; }
article { border-top: 1px solid var(--line); padding: .7rem 0; }
.todo { border-left: 4px solid var(--todo); padding-left: .6rem; }
.what { color: var(--todo); margin: .2rem 0; } .where, .given, .topic { opacity: .7; font-size: 13px; }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: .3rem 1rem; margin-top: .3rem; }
.both > div { background: var(--card); padding: .4rem .6rem; border-radius: 6px; overflow-wrap: anywhere; }
.shown { background: #313338; color: #dbdee1; border-radius: 8px; padding: .8rem; max-width: 34rem; margin: .4rem 0; }
.shown small { color: #949ba4; } .shown .row { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .5rem; }
.shown .button { background: #4e5058; border-radius: 4px; padding: .25rem .7rem; }
.shown .list { background: #1e1f22; border-radius: 4px; padding: .3rem .6rem; width: 100%; }
.picture { background: #8883; border-radius: 6px; padding: 1.5rem; text-align: center; margin: .5rem 0; }
mark { background: #f0b23255; color: inherit; } nav { columns: 3 14rem; font-size: 14px; }
body.open article:not(.todo), body.open section:not(:has(.todo)) { display: none; }
@media (max-width: 700px) { .both { grid-template-columns: 1fr; } }
"""
SWITCH = "document.body.classList.toggle('open', this.checked)"
MARKS = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
    (re.compile(r"&lt;t:\d+(?::\w)?&gt;"), "in 3 hours"),
    (re.compile(r"&lt;@(\d+)&gt;"), "<b>@Anna</b>"),
    (re.compile(r"\[([^\]]+)\]\(https?://[^)]+\)"), r"<u>\1</u>"),
    (re.compile(r"(?m)^-# (.+)$"), r"<small>\1</small>"),
    (re.compile(r"(?m)^#+ (.+)$"), r"<b>\1</b>"),
)


@dataclass(frozen=True)
class Page:
    """The page of one translation."""

    translation: Translation
    recording: Recording
    todo: Sequence[Problem]

    @cached_property
    def english(self) -> Translation:
        return Translation(self.translation.english, self.translation.english, ENGLISH)

    def html(self) -> str:
        """The whole page as HTML, which needs no other file."""
        name, files = escape(self.translation.own.folder.name), self._files()
        count = f"{len(self.todo)} things to do" if self.todo else "Nothing to do"
        links = "".join(f'<div><a href="#{each}">{each}</a></div>' for each in files)
        sections = "".join(self._section(home, said) for home, said in files.items())
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<h1>Texts of <code>{name}</code></h1><p>{count}. Left English, right {name}; below, where it is read.</p>"
            f'<p><label><input type="checkbox" onchange="{SWITCH}"> only what is to be done</label></p>'
            f"<nav>{links}</nav>{sections}</html>"
        )

    def _files(self) -> dict[str, list[Pattern]]:
        """All messages of English by file, in their order; then those that only this language has."""
        found: dict[str, list[Pattern]] = {}
        for said in self.translation.english.patterns.values():
            found.setdefault(said.home, []).append(said)
        for said in self.translation.own.patterns.values():
            if said.name not in self.translation.english.patterns:
                found.setdefault(said.home, []).append(said)
        return found

    def _section(self, home: str, said: Sequence[Pattern]) -> str:
        topic = escape(self.translation.english.topics.get(home, ""))
        rows = "".join(self._article(each) for each in said)
        return f'<section><h2 id="{home}">{home}.ftl</h2><div class="topic">{topic}</div>{rows}</section>'

    def _article(self, said: Pattern) -> str:
        todo = [each for each in self.todo if each.message == said.name]
        most, where = limit_of(said.name)
        size = "" if most == MESSAGE else f", at most {most} characters"
        what = "".join(f'<div class="what">{escape(str(each.what))}</div>' for each in todo)
        return (
            f'<article id="{said.name}"{" class=todo" if todo else ""}><code>{said.name}</code>'
            f' <span class="where">{escape(where)}{size}</span>{what}'
            f"{''.join(self._example(said, each) for each in self._example_values(said))}{self._scene(said)}</article>"
        )

    def _example_values(self, said: Pattern) -> list[dict[str, str | int]]:
        known = said.name in self.translation.english.patterns
        return [dict(each) for each in examples(said, self.recording)] if known else []

    def _example(self, said: Pattern, given: dict[str, str | int]) -> str:
        named = ", ".join(f"${name} = {value}" for name, value in given.items())
        english = self.english.text(said.name, given)
        own = self.translation.own_text(said.name, given)
        return (
            f'<div class="given">{escape(named)}</div><div class="both">'
            f"<div>{to_html(english)}</div><div>{to_html(own) or '–'}</div></div>"
        )

    def _scene(self, said: Pattern) -> str:
        number = self.recording.places.get(said.name)
        if number is None:
            return ""
        scene = self.recording.scenes[number]
        given = self.recording.examples[said.name][0]
        words = to_html(self.translation.own_text(said.name, dict(given)))
        shown = _scene(scene).replace(words, f"<mark>{words}</mark>") if words else _scene(scene)
        return f"<details><summary>{escape(scene.title)}</summary>{shown}</details>"


def _scene(scene: Scene) -> str:
    picture = '<div class="picture">picture</div>' if scene.question else ""
    rows = "".join(f'<div class="row">{"".join(map(_part, row))}</div>' for row in scene.rows)
    words, asked = f"<div>{to_html(scene.content)}</div>", f"<div>{to_html(scene.question)}</div>"
    return f'<div class="shown">{words}{picture}{asked}{rows}</div>'


def _part(part: Part) -> str:
    if not part.is_list:
        return f'<span class="button">{escape(part.label)}</span>'
    lines = "".join(f"<br>▫ {escape(each)}" for each in part.options)
    return f'<div class="list">{escape(part.label)} ▾{lines}</div>'


def to_html(text: str) -> str:
    """Convert the text of a message, with its formatting, to HTML."""
    said = escape(text)
    for pattern, to in MARKS:
        said = pattern.sub(to, said)
    return said.replace("\n", "<br>")


def examples(said: Pattern, recording: Recording) -> list[dict[str, str | int]]:
    """A few sets of parameters for a pattern: from screens, else made up so that each of its variants is shown."""
    found = [dict(given) for given in recording.examples.get(said.name, ())]
    if found:
        return found
    return [*islice(_made_up(said, recording), MOST_EXAMPLES)]


def _made_up(said: Pattern, recording: Recording) -> Iterator[dict[str, str | int]]:
    usual = {each: _usual(each, recording) for each in sorted(said.variables)}
    distinguished = {each: values for each, (values, _) in said.choices.items() if each in said.variables}
    if not distinguished:
        yield usual
    for variable, variants in distinguished.items():
        counts = any(each.isdecimal() for each in variants) or bool(variants & PLURALS - {"other"})
        named = sorted(each for each in variants if not each.isdecimal() and each not in PLURALS)
        for value in (*(COUNTS if counts else ()), *named, *(() if counts else ("…",))):
            yield usual | {variable: value}


def _usual(variable: str, recording: Recording) -> str | int:
    """A value for a variable: one that is usual for its name, else one that another message got on a screen."""
    if variable in USUAL_PARAMETERS:
        return USUAL_PARAMETERS[variable]
    for known in recording.examples.values():
        for given in known:
            for name, value in given:
                if name == variable and value != "":
                    return value
    return f"<{variable}>"
