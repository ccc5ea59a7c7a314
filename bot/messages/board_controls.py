"""The controls of the message that asks: below the board, and behind its *More …*."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games import SPECS
from bot.language.texts import Texts
from bot.messages.asking import asking_aloud
from bot.messages.controls import answer_rows
from bot.messages.views import IN_A_ROW, MOST_LINES, MOST_ROWS, add_where_it_fits, plain_button, view_of
from bot.tables.actions.caretakers import TAKE_BACK
from bot.tables.actions.hints import can_hint
from bot.tables.actions.preparing import may_decide
from bot.tables.model.table import Table
from engine.core.questions import Decision, Seat


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
    caretakers = any(seat.caretaker for seat in table.seats)
    if decisions and caretakers and (row := _free_row(view)) is not None:
        view.add_item(plain_button(texts, "button-takeback", game, TAKE_BACK, row=row))
    return view


def _free_row(view: discord.ui.View) -> int | None:
    """The lowest row that has room for one more button, None if all are full."""
    rows = [[each for each in view.children if each.row == number] for number in range(MOST_ROWS + 1)]
    full = [len(row) == IN_A_ROW or any(isinstance(each, discord.ui.Select) for each in row) for row in rows]
    return next((number for number in reversed(range(len(rows))) if not full[number]), None)


def more_rows(table: Table, texts: Texts) -> discord.ui.View:
    """What everybody may look at or do and seldom does, so that it need not stand below the board."""
    game, view = table.record.id, view_of()
    if table.asked_aloud and may_decide(table):
        view.add_item(plain_button(texts, "button-plan", game, "plan"))
    if table.running.decisions:
        view.add_item(plain_button(texts, "button-undo", game, "undo", len(table.rows)))
    view.add_item(plain_button(texts, "button-since", game, "since"))
    view.add_item(plain_button(texts, "button-whole-board", game, "board"))
    view.add_item(plain_button(texts, "button-board-text", game, "text"))
    if SPECS[table.game.id].legend is not None:
        view.add_item(plain_button(texts, "button-legend", game, "legend"))
    return view
