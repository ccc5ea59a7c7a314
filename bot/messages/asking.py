"""One open decision with everything that its labels and ids need."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field
from typing import Any

import discord

from bot.games import SPECS, GameSpec
from bot.language.drafting import Drafting
from bot.language.icons import emoji_name
from bot.language.phrases import Phrases
from bot.language.texts import Texts
from bot.messages.custom_ids import Control, Press
from bot.messages.views import MOST_LABEL, option_of_list
from bot.tables.model.table import Table
from engine.core.actions import NOBODY, Action
from engine.core.match import AnyMatch
from engine.core.questions import Decision, Seat
from engine.core.values import frozen

LONG_LABEL = 60
BETWEEN = " · "


@frozen
class Asking:
    """One open decision, put into words for `reader` (None: the public)."""

    table: Table
    texts: Texts
    decision: Decision
    reader: Seat | None
    match: AnyMatch
    """The match when it asked: what was chosen is named afterwards, when the table is further on."""
    _previews: dict[Action, str] = field(init=False, compare=False, default_factory=dict[Action, str])

    @property
    def view(self) -> Any:
        """What the reader sees of it."""
        return self.match.view(self.reader)

    @property
    def spec(self) -> GameSpec:
        return SPECS[self.match.game.id]

    @property
    def words(self) -> Phrases:
        return self.spec.phrases

    @property
    def drafting(self) -> Drafting:
        if self.spec.drafting is None:
            raise AssertionError(f"nothing of {self.match.game.id} is built up by taps")
        return self.spec.drafting

    @property
    def offers(self) -> tuple[Action, ...]:
        """The options that people are offered: those that differ in effect. All others may still be typed."""
        return self.match.list_distinct(self.decision)

    def label(self, option: Action) -> str:
        return self.words.action(self.texts, option, self.view, self.decision.seat)

    def value(self, name: str, value: int | str) -> str:
        """The label of one value of a field."""
        return self.words.value(self.texts, name, value, self.view, self.decision.seat)

    def preview(self, option: Action) -> str:
        """What an option costs and brings."""
        if option not in self._previews:
            self._previews[option] = self._write_preview(option)
        return self._previews[option]

    def _write_preview(self, option: Action) -> str:
        shown = self.match.preview(self.decision.seat, option)
        said = [] if shown is None else [self.words.preview(self.texts, shown)]
        return BETWEEN.join(
            each for each in (*said, self.words.remark(self.texts, option, self.view)) if each
        )

    def preview_next_to(self, option: Action, label: str) -> str:
        """What an option costs and brings, without what the label next to it says already."""
        return without_repetition(label, self.preview(option))

    def likely(self, options: Sequence[Action]) -> list[str]:
        """What the dice of each option of one list usually bring; empty where none are rolled."""
        odds = self.spec.odds
        return odds.likely(self.texts, options, self.view) if odds else [""] * len(options)

    def full_label(self, option: Action, name: str = "") -> str:
        """The label (or another name) with what the option costs and brings, as far as it fits."""
        label = name or self.label(option)
        preview = self.preview_next_to(option, label)
        first = option.verb in self.spec.outcome_first
        both = f"{preview}{BETWEEN}{label}" if first else f"{label}{BETWEEN}{preview}"
        return both if preview and len(both) <= LONG_LABEL else label[:MOST_LABEL]

    def emoji(self, option: Action) -> discord.PartialEmoji | None:
        """The icon that stands before the label of an option."""
        return emoji_of(self.texts, self.words.icon(option, self.view, self.decision.seat))

    def value_emoji(self, name: str, value: int | str) -> discord.PartialEmoji | None:
        """The icon that stands before the label of a value of a field."""
        return emoji_of(self.texts, self.words.value_icon(name, value, self.view))

    def list_option(self, option: Action, value: str, name: str = "") -> discord.SelectOption:
        """An option in a list, by its label or another name, with what it costs and brings."""
        label = self.label(option)
        return option_of_list(name or label, value, self.preview_next_to(option, label), self.emoji(option))

    def loses(self, option: Action) -> bool:
        """Whether this gives something away for nothing."""
        return self.match.loses(self.decision.seat, option)

    def id(self, kind: str, action: str, line: str) -> str:
        seat = self.decision.seat
        return str(
            Control(kind, self.table.record.id, action, str(Press(seat, self.table.moves[seat], line)))
        )


def without_repetition(label: str, preview: str) -> str:
    """A preview next to its label: `trader +2` after `Trader` is `+2`, `Fisher` after `Fisher (left)` nothing."""
    name, said = label.partition(BETWEEN)[0].casefold(), label.casefold()
    left = list[str]()
    for part in preview.split(BETWEEN):
        if part.casefold().startswith(f"{name} "):
            left.append(part[len(name) + 1 :])
        elif not _has_words(said, part.casefold()):
            left.append(part)
    return BETWEEN.join(left)


def _has_words(said: str, words: str) -> bool:
    return words in said and re.search(rf"\b{re.escape(words)}\b", said) is not None


def asking(table: Table, texts: Texts, decision: Decision) -> Asking:
    """A decision in words that only its seat reads."""
    if table.is_sealed(decision.seat):
        return asking_aloud(table, texts, decision)
    return Asking(table, texts, decision, decision.seat, table.running)


def asking_aloud(table: Table, texts: Texts, decision: Decision) -> Asking:
    """A decision in public words: nothing that only its seat knows can be in them."""
    return Asking(table, texts, decision, None, table.running)


def argument(option: Action, name: str) -> str:
    """One argument of an option as it is typed; the only one is all that follows the verb."""
    if len(option.arguments) == 1:
        return str(option).partition(" ")[2]
    return option.arguments[name].form.write(getattr(option, name)) or NOBODY


def label(ask: Asking, option: Action, name: str) -> str:
    """The name of an argument of an option."""
    if len(option.arguments) == 1:
        return ask.label(option)
    value: Any = getattr(option, name)
    if isinstance(value, tuple):
        value = argument(option, name) if value else 0
    return ask.words.value(ask.texts, name, value, ask.view, ask.decision.seat)


def emoji_of(texts: Texts, icon: str) -> discord.PartialEmoji | None:
    """The emoji of an icon; None where Discord does not have it, so that the words stand alone."""
    known = texts.icons.ids.get(icon)
    return None if known is None else discord.PartialEmoji(name=emoji_name(icon), id=known)
