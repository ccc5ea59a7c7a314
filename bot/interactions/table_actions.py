"""What a person can do at a table, whether by command or by control; each action answers its interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

import discord

from bot.games import LEGEND_PAINTER, SPECS
from bot.interactions import advice, game_log, leaving, lobby, moves, out_of_turn, planning, watching
from bot.interactions.game_log import LogPage, show_since
from bot.interactions.help_pages import explain, piece, piece_select, pieces
from bot.interactions.opening import here
from bot.interactions.reply import Reply
from bot.language.fitting import cut
from bot.language.names import remove_formatting, show_name
from bot.language.rulebooks import signs_by_page
from bot.messages import screens
from bot.messages.controls import more_rows
from bot.messages.custom_ids import (
    ComputerSeat,
    FirstField,
    KindAnswer,
    PlanStep,
    Press,
    Setting,
    Vote,
    number_of,
)
from bot.messages.layouts import MOST_CONTENT, files_of
from bot.messages.lobby import add_button, sealed_dice
from bot.messages.prepared_text import prepared_lines
from bot.messages.screens import words_of
from bot.messages.table_names import title_of_rematch
from bot.messages.typed_moves import TypedMove
from bot.messages.views import plain_button, view_of
from bot.services import Services
from bot.tables.actions.consent import DRAFT
from bot.tables.actions.seats import TAKE_BACK
from bot.tables.jobs import timeout_votes
from bot.tables.model.rounds import find_taken_back
from bot.tables.model.table import Table, must_agree
from bot.tables.model.verification import plain_values, replay_table, script, verify_table
from engine.core.errors import RuleError
from engine.core.values import frozen

Taken = TypeVar("Taken")


async def join(services: Services, reply: Reply, table: Table) -> None:
    """Take a seat."""
    user = reply.interaction.user
    await services.tables.lobby.join(table, user.id, user.display_name)
    said = reply.texts.say("lobby-you-joined", link=f"<#{table.record.place}>")
    await reply.ask_further(said, add_button(table, reply.texts))


async def end(services: Services, reply: Reply, table: Table, confirmed: str | None) -> None:
    """End without a result: the host in the lobby, all seats together in a running game."""
    asked = await services.tables.consent.end(table, reply.member, is_confirmed=bool(confirmed))
    if asked is None:
        await reply.choose(reply.texts.say("end-lobby" if table.match is None else "end-done"), None)
        return
    if asked.status == DRAFT:
        red = discord.ButtonStyle.danger
        sure = plain_button(reply.texts, "button-vote-end", table.record.id, "end", "sure", style=red)
        await reply.ask_further(reply.texts.say("end-alone"), view_of(sure))
        return
    others = [show_name(table.names[seat]) for seat in sorted(must_agree(table, asked) - {*asked.agreeing})]
    said = reply.texts.say("undo-waiting", names=reply.texts.list_items(others))
    await reply.ask_further(said, None, asked.id)


async def undo(services: Services, reply: Reply, table: Table, seen: int | None) -> None:
    """Take back the own last choice, alone or with the consent of the others; what was decided ahead comes first."""
    if await services.tables.preparing.take_back(table, reply.member):
        copy = await services.tables.preparing.at(table, reply.member)
        screen = screens.decision_screen(copy, reply.texts, copy.decision_of(reply.member))
        await reply.ask_further(f"{reply.texts.say('ahead-taken-back')}\n{screen.content}", screen.view)
        return
    await ask_to_undo(services, reply, table, seen, is_confirmed=False)


async def ask_to_undo(
    services: Services, reply: Reply, table: Table, seen: int | None, *, is_confirmed: bool = True
) -> None:
    """Where others must agree, say what goes back and who they are: before they are asked, then to withdraw it. If play
    went on since that was said, say anew what would go back now.
    """
    snapshots = await services.store.snapshots(table.record.id)  # nothing may be awaited after the next line
    asked = await services.tables.consent.undo(table, reply.member, seen, is_confirmed=is_confirmed)
    if asked is None:
        await reply.confirm(reply.texts.say("undo-done-yours"))
        return
    others = [show_name(table.names[seat]) for seat in sorted(must_agree(table, asked) - {*asked.agreeing})]
    undone = find_taken_back(table, asked.keep, snapshots)
    names, back = reply.texts.list_items(others), screens.undone_text(table, reply.texts, undone)
    is_draft = asked.status == DRAFT
    action = ("button-ask", "askundo", len(table.rows)) if is_draft else ("button-withdraw", "no", asked.id)
    view = view_of(plain_button(reply.texts, action[0], table.record.id, *action[1:]))
    asks = "undo-would-ask" if is_draft else "undo-asked-yours"
    await reply.ask_further(
        reply.texts.say(asks, undone=back, names=names, count=len(others)), view, asked.id
    )


async def consent(services: Services, reply: Reply, table: Table, number: int, *, answer: str) -> None:
    """Say yes or no to what another seat wants, or withdraw what the own seat wants."""
    request = await services.tables.consent.answer(table, number, reply.member, answer)
    seat = table.seat_of(reply.member)
    note = "accepted" if answer == "yes" else "withdrawn" if seat == request.seat else "refused"
    await reply.confirm(reply.texts.say(f"{request.kind}-{note}", name=show_name(table.names[seat])))


async def board(services: Services, reply: Reply, table: Table) -> None:
    """Show the board as a private picture."""
    view, by = table.running.view(None), reply.member
    await reply.think()
    picture = await services.pictures.board(
        table.setup.game, view, table.names, table.position.shown.before, by=by
    )
    await reply.picture(picture, f"table-{table.record.id}.png", screens.alt_text(table, reply.texts))


async def more(_services: Services, reply: Reply, table: Table) -> None:
    """Offer what is seldom wanted of a table: news, board, legend, undo."""
    await reply.choose(reply.texts.say("more-here"), more_rows(table, reply.texts, reply.member))


async def text(_services: Services, reply: Reply, table: Table) -> None:
    """Show the board in words, on as many pages as it takes."""
    view = table.running.view(None)
    await reply.say_pages(words_of(table).board_text(reply.texts, view, table.names_in(reply.texts)))


async def legend(services: Services, reply: Reply, table: Table) -> None:
    """Explain everything on the table, with a picture; for a game without a legend the rules in short."""
    more = view_of()
    if pieces(table, reply.texts):
        more.add_item(piece_select(table, reply.texts))
    more.add_item(plain_button(reply.texts, "button-board-text", table.record.id, "text", row=1))
    game, view, member = table.setup.game, table.running.view(None), reply.member
    meant = SPECS[game].legend
    if meant is None:
        await reply.say_pages(words_of(table).rules_text(reply.texts), more)
        return
    await reply.think()
    files = list[discord.File]()
    for number, page in enumerate(signs_by_page(reply.texts, game, meant.signs(view))):
        paint = partial(LEGEND_PAINTER.draw_signs, signs=page)
        picture = await services.pictures.share(paint, by=member)
        alt = f"{'; '.join(words for _, words in page)}."
        files += files_of(picture, f"signs-{number + 1}.png", alt)
    said = meant.words(reply.texts, view)
    if (paint := meant.paint_cards()) is not None:
        picture = await services.pictures.share(paint, by=member)
        files += files_of(picture, "legend.png", remove_formatting(said))
    title = reply.texts.say("legend-signs")
    if said:
        await reply.turn_to(title, files, None)
        await reply.say_pages(said, more)
    else:
        await reply.turn_to(title, files, more)


async def odds(_services: Services, reply: Reply, table: Table) -> None:
    """Say what the reader can expect of the dice of this round; raises `RuleError` in a game without any."""
    seat = table.unsealed_seat_of(reply.member)
    words = SPECS[table.game.id].odds
    if words is None:
        raise RuleError("error-no-odds")
    await reply.say(cut(words.odds_text(reply.texts, table.playing.view(seat)), MOST_CONTENT))


async def mine(services: Services, reply: Reply, table: Table) -> None:
    """Show one's own things, cards included, to their owner only."""
    seat = table.unsealed_seat_of(reply.member)
    view = table.running.view(seat)
    await reply.think()
    said = prepared_lines(table, reply.texts, seat)
    words = cut("\n".join([words_of(table).own_text(reply.texts, view), *said]), MOST_CONTENT)
    paint = partial(SPECS[table.setup.game].painter.draw_own, view, names=table.names)
    picture = await services.pictures.share(paint, by=reply.member)
    buttons = watching.mine_buttons(reply.texts, table, seat)
    await reply.picture(picture, f"mine-{table.record.id}.png", remove_formatting(words), words, buttons)


async def show_sealed(services: Services, reply: Reply, table: Table) -> None:
    """Say what dice and cards follow from, and what that proves, to anybody who asks."""
    _ = table.running
    await reply.say(sealed_dice(table, reply.texts, await services.tables.words.known_words(table)))


async def verify(services: Services, reply: Reply, table: Table) -> None:
    """Recompute a finished game from its seed, and attach everything that is needed to do it elsewhere."""
    services.tables.limits.count("verify", reply.member)
    member, texts, source = reply.member, reply.texts, await services.tables.words.origin(table)
    if table.record.status == "running":
        verdict, transcript = verify_table(table, texts, source)
    else:
        key = ("verify", table.record.id, len(table.rows), texts)
        verdict, transcript = await services.long_work.do(
            member, key, replay_table, *plain_values(table), texts, source
        )
    await reply.say(verdict, *([transcript, script()] if transcript else []))


async def vote(services: Services, reply: Reply, table: Table, given: Vote) -> None:
    """Vote about a seat whose time is up."""
    result = await timeout_votes.vote(services.tables, table, given.number, reply.member, given.choice)
    chosen = reply.texts.say(f"button-vote-{given.choice}")
    await reply.say(reply.texts.say("vote-counted" if result is None else "vote-done", choice=chosen))


async def rematch(services: Services, reply: Reply, table: Table) -> None:
    """Play again with the same people, and sit there."""
    user = reply.interaction.user
    title = title_of_rematch(table.record.title, await services.store.tables_of(user.id))
    reply.table = again = await services.tables.lobby.rematch(table, user.id, title)
    await services.outbox.wait_until_shown(again.record.id)
    if again.record.status == "lobby" and again.find_seat(user.id) is None:
        await join(services, reply, again)
        return
    said = "lobby-opened" if again.record.status == "lobby" else "lobby-begun"
    await reply.say(reply.texts.say(said, link=f"<#{again.record.place}>"))


@frozen
class TableAction(Generic[Taken]):
    """Something to do at a table; `read` parses what it takes from a custom id, or raises `ValueError`."""

    act: Callable[[Services, Reply, Table, Taken], Awaitable[None]]
    read: Callable[[str], Taken]


def plain(act: Callable[[Services, Reply, Table], Awaitable[None]]) -> TableAction[None]:
    """An action that takes nothing."""
    return TableAction(lambda services, reply, table, _: act(services, reply, table), lambda _: None)


FORMER = (
    *("openplan", "orders", "order", "write", "wrote", "keepplan", "planway", "planadd", "plannarrow"),
    *("plandraft", "planpart", "planmove", "discardplan", "useplan", "dropplan", "habit"),
)
"""The actions of controls of 1.0 that planned or answered beforehand: they open the panel."""

TABLE_ACTIONS: Mapping[str, TableAction[Any]] = {
    "handback": plain(leaving.hand_back),
    "host": TableAction(leaving.make_host, int),
    "rematch": plain(rematch),
    "vote": TableAction(vote, Vote.read),
    "substitute": TableAction(leaving.substitute, number_of),
    "join": plain(join),
    "luck": plain(lobby.open_luck_form),
    "addluck": TableAction(lobby.add_luck_words, str),
    "change": plain(lobby.show_choices),
    "set": TableAction(lobby.change, Setting.read),
    "computers": plain(lobby.show_computers),
    "addcomputer": TableAction(lobby.add_computer, lobby.level_named),
    "removecomputer": TableAction(lobby.remove_computer, ComputerSeat.read),
    "leave": plain(leaving.leave),
    "offerseat": plain(leaving.offer_seat),
    "caretaker": plain(leaving.caretaker),
    TAKE_BACK: plain(leaving.take_back),
    "keepseat": plain(leaving.keep_seat),
    "start": TableAction(lobby.start, str),
    "end": TableAction(end, str),
    "here": plain(here),
    "undo": TableAction(undo, lambda text: number_of(text) if text else None),
    "askundo": TableAction(ask_to_undo, number_of),
    "yes": TableAction(partial(consent, answer="yes"), number_of),
    "no": TableAction(partial(consent, answer="no"), number_of),
    "board": plain(board),
    "more": plain(more),
    "text": plain(text),
    "legend": plain(legend),
    "piece": TableAction(piece, str),
    "mine": plain(mine),
    "odds": plain(odds),
    "hint": plain(advice.hint),
    "log": TableAction(game_log.show, LogPage.read),
    "explain": plain(explain),
    "since": plain(show_since),
    "verify": plain(verify),
    "analysis": TableAction(advice.analysis, advice.page_of),
    "sealed": plain(show_sealed),
    "typed": TableAction(out_of_turn.play_typed, TypedMove.read),
    "press": TableAction(out_of_turn.press, Press.read),
    "sure": TableAction(moves.sure, Press.read),
    "narrow": TableAction(out_of_turn.narrow, FirstField.read),
    "draft": TableAction(moves.draft, Press.read),
    "move": plain(moves.move),
    "plan": TableAction(planning.plan, str),
    **dict.fromkeys(FORMER, TableAction(planning.plan, lambda _: "")),
    "planstep": TableAction(planning.step, PlanStep.read),
    "planuse": TableAction(planning.use, str),
    "plandrop": plain(planning.drop),
    "again": TableAction(planning.settle_taken_back, planning.is_use),
    "answer": TableAction(planning.answer, KindAnswer.read),
    "close": plain(watching.close_up),
    "replay": plain(watching.replay),
    "step": TableAction(watching.step, watching.moment_of),
}
"""Everything that a control's custom id may name."""
