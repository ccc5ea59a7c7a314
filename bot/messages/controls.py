"""Any decision of any game as buttons, one select, or one form: at most two taps to any option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.games import SPECS
from bot.language.drafting import Draft, Drafting
from bot.language.phrases import Phrases
from bot.language.texts import Texts
from bot.messages.custom_ids import Control, FirstField, Press
from bot.messages.drafts import add_draft, add_list, is_drafted
from bot.messages.emoji import emoji_of
from bot.messages.forms import COPY, MOST_FIELDS, Entry, entries
from bot.tables.table import Table
from engine.core.actions import Action
from engine.core.errors import Illegal
from engine.core.facets import Facet, by_verb, facets, narrow
from engine.core.questions import Decision, Seat

MOST_BUTTONS = 5
MOST_OPTIONS = 25
LONG_LABEL = 60
MOST_LABEL = 80
MOST_TEXT = 100


@dataclass(frozen=True, slots=True)
class Asking:
    """One open decision with everything that its labels and ids need; `reader` (None: the public) sees `view`."""

    table: Table
    texts: Texts
    decision: Decision
    reader: Seat | None
    view: Any

    @property
    def words(self) -> Phrases:
        return SPECS[self.table.game.id].phrases

    @property
    def drafting(self) -> Drafting | None:
        return SPECS[self.table.game.id].drafting

    def label(self, option: Action) -> str:
        return self.words.action(self.texts, option, self.view, self.decision.seat)

    def preview(self, option: Action) -> str:
        shown = self.table.running.preview(self.decision.seat, option)
        said = [] if shown is None else [self.words.preview(self.texts, shown)]
        return " · ".join(each for each in (*said, self.words.remark(self.texts, option, self.view)) if each)

    def full_label(self, option: Action) -> str:
        """The label with its price or yield, as far as it fits."""
        label, preview = self.label(option), self.preview(option)
        both = f"{label} · {preview}"
        return both if preview and len(both) <= LONG_LABEL else label[:MOST_LABEL]

    def emoji(self, option: Action) -> discord.PartialEmoji | None:
        """The icon that stands before the label of an option."""
        return emoji_of(self.texts, self.words.icon(option, self.view, self.decision.seat))

    def value_emoji(self, name: str, value: int | str) -> discord.PartialEmoji | None:
        """The icon that stands before the label of a value of a field."""
        return emoji_of(self.texts, self.words.value_icon(name, value, self.view))

    def id(self, kind: str, action: str, line: str) -> str:
        seat = self.decision.seat
        return str(
            Control(kind, self.table.record.id, action, str(Press(seat, self.table.moves[seat], line)))
        )


def finished(view: discord.ui.View) -> discord.ui.View:
    """The view as something to send only: presses come in through the router, also after a restart."""
    view.stop()
    return view


def asking(table: Table, texts: Texts, decision: Decision) -> Asking:
    """A decision in words that only its seat reads."""
    if table.sealed(decision.seat):
        return asking_aloud(table, texts, decision)
    return Asking(table, texts, decision, decision.seat, table.running.view(decision.seat))


def asking_aloud(table: Table, texts: Texts, decision: Decision) -> Asking:
    """A decision in public words: nothing that only its seat knows can be in them."""
    return Asking(table, texts, decision, None, table.running.view(None))


def answer_rows(ask: Asking) -> discord.ui.View:
    """The controls of a decision, one group for each verb."""
    view = discord.ui.View(timeout=None)
    row = 0
    for verb, options in by_verb(ask.decision.options).items():
        row = _add_group(view, ask, verb, options, row)
    return view


def _add_group(view: discord.ui.View, ask: Asking, verb: str, options: list[Action], row: int) -> int:
    """Add the options of one verb; returns the next free row."""
    if is_drafted(ask, verb) and len(options) > MOST_BUTTONS:
        alone = all(option.verb == verb for option in ask.decision.options)
        return add_draft(view, ask, Draft(verb), row) if alone else add_list(view, ask, verb, row)
    if verb in ask.words.forms(ask.decision):
        view.add_item(_open_form(ask, verb, row))
    elif len(options) <= MOST_BUTTONS:
        if row and len(view.children) and _room(view, row - 1) >= len(options):
            row -= 1
        for option in options:
            view.add_item(_button(ask, option, row))
    elif len(options) <= MOST_OPTIONS:
        view.add_item(_pick(ask, verb, options, row))
    else:
        return _add_many(view, ask, verb, options, row)
    return row + 1


def _add_many(view: discord.ui.View, ask: Asking, verb: str, options: list[Action], row: int) -> int:
    """More options than a select holds: a select and what it leads to, or a form."""
    fields = facets(options)
    if len(fields) == 2 and not any(facet.many or facet.bag for facet in fields):
        view.add_item(_pick_first(ask, verb, options, fields[0], row))
    else:
        view.add_item(_open_form(ask, verb, row))
    return row + 1


def _room(view: discord.ui.View, row: int) -> int:
    """How many buttons still fit into a row; a select fills it."""
    items = [item for item in view.children if item.row == row]
    if any(isinstance(item, discord.ui.Select) for item in items):
        return 0
    return 5 - len(items)


def _button(ask: Asking, option: Action, row: int) -> discord.ui.Button[Any]:
    custom_id = ask.id("do", "press", str(option))
    return discord.ui.Button(
        label=ask.full_label(option),
        custom_id=custom_id,
        style=_style(ask, option.verb),
        emoji=ask.emoji(option),
        row=row,
    )


def _style(ask: Asking, verb: str) -> discord.ButtonStyle:
    spec = SPECS[ask.table.game.id]
    if verb in spec.danger:
        return discord.ButtonStyle.danger
    return discord.ButtonStyle.secondary if verb in spec.secondary else discord.ButtonStyle.primary


def _pick(ask: Asking, verb: str, options: Sequence[Action], row: int) -> discord.ui.Select[Any]:
    """One tap on one of these."""
    custom_id = ask.id("pick", "press", verb)
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=custom_id, placeholder=ask.words.verb(ask.texts, verb)[:150], row=row
    )
    for option in options:
        select.add_option(
            label=ask.label(option)[:MOST_TEXT],
            value=str(option),
            description=ask.preview(option)[:MOST_TEXT] or None,
            emoji=ask.emoji(option),
        )
    return select


def _pick_first(
    ask: Asking, verb: str, options: Sequence[Action], facet: Facet, row: int
) -> discord.ui.Select[Any]:
    """A select for the first of two fields; the second is asked next, unless one option is left."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=ask.id("pick", "narrow", verb), placeholder=ask.words.verb(ask.texts, verb)[:150], row=row
    )
    for value in facet.values:
        label = ask.words.value(ask.texts, facet.name, value, ask.view, ask.decision.seat)
        left = narrow(options, {facet.name: value})
        select.add_option(
            label=label[:MOST_TEXT],
            value=f"{facet.name}={value}",
            description=yield_hint(ask, left)[:MOST_TEXT] or None,
            emoji=ask.value_emoji(facet.name, value),
        )
    return select


def first_chosen(options: Sequence[Action], first: FirstField) -> tuple[int | str, list[Action]]:
    """The value that a choice of `_pick_first` means, and what is left; raises `Illegal`."""
    for facet in facets(options):
        for value in facet.values:
            if (facet.name, str(value)) == (first.name, first.value):
                return value, narrow(options, {first.name: value})
    raise Illegal


def yield_hint(ask: Asking, left: Sequence[Action]) -> str:
    """What choosing this value leads to: the preview of its first option, and how far the second field goes."""
    preview = ask.preview(left[0])
    if len(left) == 1:
        return preview
    second = facets(left)[0]
    named = [
        ask.words.value(ask.texts, second.name, value, ask.view, ask.decision.seat) for value in second.values
    ]
    if isinstance(second.values[0], str):
        return " / ".join(named)
    span = ask.texts.say("up-to", most=named[-1])
    return f"{preview} · {span}" if preview else span


def second_rows(ask: Asking, options: Sequence[Action]) -> discord.ui.View:
    """The controls for what is left after something was chosen: all in buttons, one select, or the whole form."""
    view = discord.ui.View(timeout=None)
    if len(options) <= 10:
        for number, option in enumerate(options):
            button = _button(ask, option, number // 5)
            button.label = _second_label(ask, options, option)
            view.add_item(button)
    elif len(options) <= MOST_OPTIONS:
        view.add_item(_pick(ask, options[0].verb, options, 0))
    else:
        view.add_item(_open_form(ask, options[0].verb, 0))
    return finished(view)


def second_question(ask: Asking, options: Sequence[Action], chosen: str) -> str:
    """What was chosen, if anything, and what is asked next."""
    question = ask.words.field(ask.texts, facets(options)[0].name)
    return ask.texts.say("chosen-first", chosen=chosen, question=question) if chosen else question


def _second_label(ask: Asking, options: Sequence[Action], option: Action) -> str:
    """An option that differs from the others in one field is called by its value."""
    (second, *more) = facets(options)
    value = option.fields().get(second.name, 0)
    if more or isinstance(value, tuple):
        return ask.full_label(option)
    return ask.words.value(ask.texts, second.name, value, ask.view, ask.decision.seat)[:MOST_LABEL]


def _open_form(ask: Asking, verb: str, row: int) -> discord.ui.Button[Any]:
    label = f"{ask.words.verb(ask.texts, verb)} …"[:MOST_LABEL]
    return discord.ui.Button(
        label=label, custom_id=ask.id("do", "form", verb), style=discord.ButtonStyle.primary, row=row
    )


def form(ask: Asking, verb: str, opening: int) -> discord.ui.Modal:
    """One form with a field for each choice; `opening` makes its id unique, as Discord needs.

    It is stopped, as views are (`finished`): discord.py would keep each form that is never sent.
    """
    options = by_verb(ask.decision.options).get(verb, [])
    custom_id = ask.id("send", "fill", f"{verb}.{opening}")
    modal = discord.ui.Modal(title=ask.texts.say("form-title")[:45], custom_id=custom_id, timeout=None)
    fields = entries(options, ask.words.ticked)
    hint = ask.words.hint(ask.texts, ask.decision, ask.view)
    if hint and len(fields) < MOST_FIELDS:
        modal.add_item(discord.ui.TextDisplay(hint))
        hint = ""
    for entry in fields:
        modal.add_item(_label(ask, entry, hint))
        hint = ""
    modal.stop()
    return modal


def _label(ask: Asking, entry: Entry, hint: str) -> discord.ui.Label[Any]:
    """One field of a form; a hint that found no room above the fields stands below the name of this one."""
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=entry.id, required=entry.fewest > 0, min_values=entry.fewest, max_values=entry.most
    )
    for value in entry.values:
        label = _value_label(ask, entry, value)[:MOST_TEXT]
        emoji = ask.value_emoji(entry.facet.name, value.partition(COPY)[0])
        select.add_option(label=label, value=value, default=value in entry.chosen, emoji=emoji)
    name = ask.words.field(ask.texts, entry.facet.name, entry.number)[:45]
    return discord.ui.Label(text=name, description=hint[:MOST_TEXT] or None, component=select)


def _value_label(ask: Asking, entry: Entry, value: str) -> str:
    """The name of a value of a field; of several copies each by its number."""
    name, _, copy = value.partition(COPY)
    typed = next((each for each in entry.facet.values if str(each) == name), name)
    label = ask.words.value(ask.texts, entry.facet.name, typed, ask.view, ask.decision.seat)
    return ask.texts.say("one-more", label=label, number=copy) if copy else label


def plain_button(
    texts: Texts,
    message: str,
    game: int,
    action: str,
    argument: object = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    kind: str = "do",
) -> discord.ui.Button[Any]:
    """A button that is no answer to a decision: join, my things, undo …"""
    custom_id = str(Control(kind, game, action, str(argument)))
    return discord.ui.Button(label=texts.say(message)[:MOST_LABEL], custom_id=custom_id, style=style, row=row)
