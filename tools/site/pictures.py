"""The pictures of the site: drawn by `renders` when the site is built, described by texts of the bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import renders.stone_age
from bot.games import SPECS, hunters_scouts_cards
from bot.language.texts import Texts
from renders.emoji import emoji, is_drawn
from renders.gallery import chances_samples, hunters_samples, module_samples, samples, story_samples
from renders.gallery.module_samples import ALL
from renders.series import separate
from tools.site import message
from tools.site.message import NAMES

ICON = "icon-"


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: `draw` returns a PNG, `words` its description in the language of a reader."""

    draw: Callable[[], bytes]
    words: Callable[[Texts], str]


def _table(game: str, view: Any, seats: int) -> Callable[[Texts], str]:
    return lambda texts: SPECS[game].phrases.alt_text(texts, view, NAMES[:seats], ())


def _message(name: str) -> Callable[[Texts], str]:
    return lambda texts: texts.say(name)


@cache
def _all_modules() -> Sequence[bytes]:
    return separate(renders.stone_age.draw(module_samples.table(4, "actions", ALL), names=NAMES))


def table_of(game: str) -> tuple[Any, Sequence[str]]:
    """The view of a game's table whose picture is shown and explained, and the names of its players."""
    if game == "hunters_scouts":
        return hunters_samples.table("survival", "recall"), NAMES[:2]
    return samples.table(4, "actions"), NAMES[:4]


def _board(game: str, earlier: Any) -> Picture:
    """The board of a game, with what has changed since an earlier view."""
    view, names = table_of(game)
    return Picture(
        lambda: SPECS[game].painter.draw(view, names=names, since=earlier), _table(game, view, len(names))
    )


PICTURES: Mapping[str, Picture] = {
    "stone-age": _board("stone_age", samples.table(4, "feeding")),
    "turn": Picture(
        message.picture, lambda texts: _table("stone_age", message.table().running.view(None), 3)(texts)
    ),
    "winter": Picture(
        lambda: _all_modules()[0], _table("stone_age", module_samples.table(4, "actions", ALL), 4)
    ),
    "modules": Picture(lambda: _all_modules()[1], _message("needs-style")),
    "own": Picture(
        lambda: renders.stone_age.draw_own(samples.own(), names=NAMES), _message("command-mine-description")
    ),
    "end": Picture(
        lambda: renders.stone_age.draw_end(story_samples.story(samples.table(4, "over")), names=NAMES),
        _table("stone_age", samples.table(4, "over"), 4),
    ),
    "hunters": _board("hunters_scouts", hunters_samples.earlier(table_of("hunters_scouts")[0])),
    "hunters-legend": Picture(hunters_scouts_cards(), _message("hunters-legend-items")),
    "analysis": Picture(chances_samples.several, _message("command-analysis-description")),
}
"""Every picture that a page may show."""


def describe(texts: Texts, name: str) -> str:
    """The description of a picture, as one line without formatting."""
    return " ".join(PICTURES[name].words(texts).replace("**", "").split())


def show_picture(texts: Texts, name: str, folder: str) -> str:
    """A picture with its description, in Markdown; `folder` is that of the pictures, seen from the page."""
    words = describe(texts, name)
    return f"![{words.translate(_HARMLESS)}]({folder}/{name}.png)"


_HARMLESS = str.maketrans({"[": "(", "]": ")", '"': "”"})


def icon(name: str, folder: str) -> str:
    """An icon before a word, without a description of its own, in Markdown; empty if there is no such icon."""
    return f"![]({folder}/{ICON}{name.replace(' ', '-')}.png){{ .icon }} " if name and is_drawn(name) else ""


def png(file: str) -> bytes:
    """Draw the picture of a file name, given without `.png`."""
    if not file.startswith(ICON):
        return PICTURES[file].draw()
    name = file.removeprefix(ICON)
    return emoji(name if is_drawn(name) else name.replace("-", " ")).png
