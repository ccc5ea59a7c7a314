"""Any decision of any game as buttons and lists, in two taps at most; and what stands below the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache

import discord

from bot.games import SPECS
from bot.language.drafting import Draft
from bot.language.texts import Texts
from bot.messages.asking import Asking, asking_aloud
from bot.messages.drafts import add_draft, add_list, is_drafted
from bot.messages.option_controls import MOST_SECOND, is_short, option_button, option_list
from bot.messages.verb_controls import BRIEF, ROOMY, TIGHT, TIGHTEST, VerbControls
from bot.messages.views import (
    ANY_LINES,
    IN_A_ROW,
    MOST_LINES,
    MOST_OPTIONS,
    MOST_ROWS,
    Button,
    Item,
    add_buttons,
    add_where_it_fits,
    lines_of,
    plain_button,
    view_of,
)
from bot.tables.actions.hints import can_hint
from bot.tables.actions.preparing import may_decide
from bot.tables.actions.seats import TAKE_BACK
from bot.tables.model.table import Table
from engine.core.actions import Action
from engine.core.facets import Facet, find_facets, group_by_verb
from engine.core.questions import Decision, Seat

MOST_AS_BUTTONS = 6
"""So few options of several parts are a button each if nothing else is asked: one of two and one of three fields."""

Rows = list[list[Item]]
Way = tuple[int, bool, Sequence[str]]
"""How much room there is, whether all stand close, and the verbs that are lists."""
Items = Callable[[str, int], list[Item]]
"""The controls of a verb where there is so much room."""


def answer_rows(ask: Asking, most: int = ANY_LINES) -> discord.ui.View:
    """The controls of a decision, in at most four rows, and on a phone in at most so many lines if that is possible."""
    view, row, others = view_of(), 0, dict[str, list[Action]]()
    verbs = group_by_verb(ask.offers)
    for verb, options in verbs.items():
        if not is_drafted(ask, verb) or len(options) <= IN_A_ROW:
            others[verb] = options
        elif len(verbs) > 1:
            row = add_list(view, ask, verb, row)
        elif len(options) <= MOST_AS_BUTTONS and all(is_short(ask, option) for option in options):
            row = add_buttons(view, [option_button(ask, option) for option in options])
        else:
            row = add_draft(view, ask, Draft(verb), row, most=most)
    return _lay_out(view, row, ask, others, most)


def second_rows(ask: Asking, options: Sequence[Action]) -> discord.ui.View:
    """The controls for what is left of one verb after something was chosen: a button for each, if they fit."""
    view = view_of()
    if len(options) > MOST_SECOND:
        return _lay_out(view, 0, ask, {options[0].verb: options}, ANY_LINES)
    alike, fields = len({ask.preview(option) for option in options}) == 1, find_facets(options)
    buttons = list[Button]()
    for option, likely in zip(options, ask.likely(options), strict=True):
        name = _value_that_differs(ask, fields, option)
        both = " · ".join(each for each in (name, likely) if each)
        buttons.append(option_button(ask, option, name, both if alike and name else ""))
    add_buttons(view, buttons)
    return view


def second_question(ask: Asking, options: Sequence[Action], chosen: str) -> str:
    """What is asked next: what was chosen, if anything, and what all that is left costs or brings."""
    fields = find_facets(options)
    if chosen and len(fields) == 1:
        question = ask.words.field(ask.texts, fields[0].name)
        head = ask.texts.say("chosen-first", chosen=chosen, question=question)
    else:
        head = ask.words.prompt(ask.texts, ask.decision, ask.view)
    said = {ask.preview(option) for option in options}
    common = said.pop() if len(said) == 1 else ""
    return f"**{head}**\n-# {common}" if common else f"**{head}**"


def yield_hint(ask: Asking, left: Sequence[Action]) -> str:
    """What choosing this value leads to: the preview of its first option, and how far the second field goes."""
    preview = ask.preview(left[0])
    if len(left) == 1:
        return preview
    second = find_facets(left)[0]
    named = [ask.value(second.name, value) for value in second.values]
    if isinstance(second.values[0], str):
        return " / ".join(named)
    span = ask.texts.say("up-to", most=named[-1])
    return f"{preview} · {span}" if preview else span


# Rows


def _lay_out(
    view: discord.ui.View, begin: int, ask: Asking, verbs: Mapping[str, Sequence[Action]], most: int
) -> discord.ui.View:
    """Add these verbs from this row on, in the first way that takes at most `most` lines, else that of the fewest."""
    last: list[Item] = [each for each in view.children if each.row == begin - 1]
    begun: Rows = [last] if last and not isinstance(last[0], discord.ui.Select) else []
    above = [[each for each in view.children if each.row == row] for row in range(begin - len(begun))]
    fitting: list[Rows] = []
    found = {verb: VerbControls(ask, verb, options) for verb, options in verbs.items()}
    items: Items = cache(lambda verb, room: found[verb].items(room))
    for way in _ways(verbs, items):
        rows = _rows(verbs, way, begun, items)
        if len(above) + len(rows) <= MOST_ROWS:
            fitting.append(rows)
            if lines_of([*above, *rows]) <= most:
                break
    rows = min(fitting, key=lines_of) if fitting else _rows(verbs, (BRIEF, True, [*verbs]), begun, items)
    for number, row in enumerate(rows, start=begin - len(begun)):
        for item in row:
            if item not in last:
                item.row = number
                view.add_item(item)
    return view


def _ways(verbs: Mapping[str, Sequence[Action]], items: Items) -> Iterator[Way]:
    """Each verb begins a row if there is room; else all stand close, and the longest are lists, of one tap more."""
    yield ROOMY, False, []
    yield TIGHT, False, []
    of_one_list = [verb for verb, options in verbs.items() if 1 < len(options) <= MOST_OPTIONS]
    longest = sorted(of_one_list, key=lambda verb: -lines_of([items(verb, TIGHT)]))
    yield TIGHT, True, []
    yield from ((BRIEF, True, longest[:count]) for count in range(len(longest) + 1))


def _rows(verbs: Iterable[str], way: Way, begun: Rows, items: Items) -> Rows:
    room, close, lists = way
    rows = [[*row] for row in begun]
    for verb in verbs:
        _add(rows, items(verb, TIGHTEST if verb in lists else room), close=close)
    return rows


def _add(rows: Rows, items: Sequence[Item], *, close: bool) -> None:
    """Buttons continue the last row if all fit there, or in any case if they stand `close`; a list fills a row."""
    buttons: list[Item] = [item for item in items if isinstance(item, discord.ui.Button)]
    room = IN_A_ROW - len(rows[-1]) if rows and isinstance(rows[-1][0], discord.ui.Button) else 0
    begun = room if close or len(buttons) <= room else 0
    if begun:
        rows[-1] += buttons[:begun]
    rows += [buttons[at : at + IN_A_ROW] for at in range(begun, len(buttons), IN_A_ROW)]
    rows += [[item] for item in items if item not in buttons]


def _value_that_differs(ask: Asking, fields: Sequence[Facet], option: Action) -> str:
    """The value of the one field in which options differ; empty if there are more, or it is no simple one."""
    value = option.fields().get(fields[0].name, 0) if len(fields) == 1 else ()
    if isinstance(value, tuple) or value == 0:  # 0 of this means some of something else
        return ""
    return ask.value(fields[0].name, value)


# Controls


def advice_rows(ask: Asking, options: Sequence[Action]) -> discord.ui.View:
    """A button for each of few options, a row each; a list where one is too long for the custom id of a button."""
    view = view_of()
    for row, option in enumerate(options):
        item: Item = (
            option_button(ask, option, label=ask.label(option))
            if is_short(ask, option)
            else option_list(ask, ask.words.verb(ask.texts, option.verb), [option], [option])
        )
        item.row = row
        view.add_item(item)
    return view


def sure_rows(ask: Asking, option: Action) -> discord.ui.View:
    """The confirmation of an option that loses something."""
    said, red = ask.texts.say("choice-sure"), discord.ButtonStyle.danger
    return view_of(discord.ui.Button(label=said, custom_id=ask.id("do", "sure", str(option)), style=red))


def board_controls(
    table: Table, texts: Texts, decisions: Sequence[Decision], early: Sequence[Seat]
) -> discord.ui.View:
    """The controls of the one open decision, and below them what everybody may do."""
    game = table.record.id
    alone, people = table.asked_aloud, [each for each in decisions if not table.level_at(each.seat)]
    view = answer_rows(asking_aloud(table, texts, alone), MOST_LINES) if alone else view_of()
    if people and not alone:
        blue = discord.ButtonStyle.primary
        view.add_item(plain_button(texts, "button-move", game, "move", style=blue, row=3))
    if early and alone:  # on a phone a fourth button would take a line of its own: *Plan* is behind *More …*
        view.add_item(plain_button(texts, "button-ahead", game, "move", row=4))
    elif decisions:
        view.add_item(plain_button(texts, "button-plan", game, "plan", row=4))
    view.add_item(plain_button(texts, "button-mine", game, "mine", row=4))
    view.add_item(plain_button(texts, "button-more", game, "more", row=4))
    if alone and can_hint(table, alone.seat):
        add_where_it_fits(view, plain_button(texts, "button-hint", game, "hint"), MOST_LINES)
    if decisions and table.may_be_back:
        view.add_item(plain_button(texts, "button-takeback", game, TAKE_BACK, row=4))
    return view


def more_rows(table: Table, texts: Texts, member: int) -> discord.ui.View:
    """What this person may look at or do and seldom does, so that it need not stand below the board."""
    game, view, alone = table.record.id, view_of(), table.asked_aloud
    plays = table.find_seat(member) is not None
    if plays and alone and may_decide(table):
        view.add_item(plain_button(texts, "button-plan", game, "plan"))
    if alone and table.seats[alone.seat].member == member and can_hint(table, alone.seat):
        # Below the board it stands only where it fits.
        view.add_item(plain_button(texts, "button-hint", game, "hint"))
    if plays and table.running.decisions:
        view.add_item(plain_button(texts, "button-undo", game, "undo", len(table.rows)))
    if plays:
        view.add_item(plain_button(texts, "button-since", game, "since"))
    view.add_item(plain_button(texts, "button-whole-board", game, "board"))
    view.add_item(plain_button(texts, "button-board-text", game, "text"))
    if SPECS[table.game.id].legend is not None:
        view.add_item(plain_button(texts, "button-legend", game, "legend"))
    return view
