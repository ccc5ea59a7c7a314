"""What a person can do at a table, whether by command or by button; each deed answers its interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.interactions import game_log, luck, orders, planning, watching
from bot.interactions.help_pages import explain
from bot.interactions.places import here
from bot.interactions.reply import Reply
from bot.interactions.since import since
from bot.language.names import shown, unformatted
from bot.language.pages import pages
from bot.messages import screens
from bot.messages.controls import asking, first_chosen, form, second_question, second_rows
from bot.messages.custom_ids import Turn, number_of
from bot.messages.forms import is_like, said_of
from bot.messages.screens import MOST_CONTENT, words_of
from bot.messages.typed_moves import spoken
from bot.services import Services
from bot.storage.crashpoints import passing
from bot.tables import timeout_votes
from bot.tables.table import Live, must_agree
from bot.tables.verification import known, replayed, script, verified
from bot.tables.words import read_words
from engine.core.errors import Illegal, RuleError, Stale
from engine.core.facets import by_verb
from engine.core.questions import Decision

Deed = Callable[[Services, Reply, Live, str], Awaitable[None]]


async def join(services: Services, reply: Reply, live: Live, said: str) -> None:
    """Take a seat, and add words for luck if there are any."""
    user = reply.interaction.user
    if said:
        read_words(said)
    await services.tables.join(live, user.id, user.display_name)
    if said:
        await services.tables.add_words(live, user.id, said)
    await reply.say(reply.texts.say("lobby-you-joined"))


async def leave(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """Give the seat back before the game begins, or offer it to others while it runs."""
    if live.record.status == "running":
        await services.tables.give_up(live, reply.interaction.user.id)
        await reply.say(reply.texts.say("seat-is-offered"))
        return
    await services.tables.leave(live, reply.interaction.user.id)
    await reply.say(reply.texts.say("lobby-you-left"))


async def start(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """Begin the game."""
    await services.tables.start(live, reply.interaction.user.id)
    await reply.done(reply.texts.say("turn-done", done=shown(live.record.title)))


async def end(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """End without a result: the host in the lobby, all seats together in a running game."""
    asked = await services.tables.end(live, reply.interaction.user.id)
    others = [seat.name for seat in live.seats if seat.member != reply.interaction.user.id]
    if asked is None or not others:
        await reply.say(reply.texts.say("end-lobby" if live.match is None else "end-done"))
    else:
        await reply.say(reply.texts.say("undo-waiting", names=reply.texts.listed([shown(n) for n in others])))


async def undo(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """Take back the own last choice, alone or with the consent of the others."""
    member = reply.interaction.user.id
    asked = await services.tables.undo(live, member)
    if asked is None:
        await reply.done(reply.texts.say("undo-done", name=shown(live.names[live.seat_of(member)])))
        return
    others = [shown(live.names[seat]) for seat in sorted(must_agree(live, asked) - {asked.seat})]
    await reply.say(reply.texts.say("undo-waiting", names=reply.texts.listed(others)))


async def agree(services: Services, reply: Reply, live: Live, said: str) -> None:
    await _consent(services, reply, live, said, "yes")


async def refuse(services: Services, reply: Reply, live: Live, said: str) -> None:
    await _consent(services, reply, live, said, "no")


async def _consent(services: Services, reply: Reply, live: Live, said: str, answer: str) -> None:
    member = reply.interaction.user.id
    request = await services.tables.consent(live, number_of(said), member, answer)
    note = "accepted" if answer == "yes" else "refused"
    await reply.done(reply.texts.say(f"{request.kind}-{note}", name=shown(live.names[live.seat_of(member)])))


async def board(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """The board as a private picture."""
    match = live.running
    await reply.think()
    picture = await services.pictures.board(live.setup.game, match.view(None), live.names, live.shown.before)
    await reply.picture(picture, f"table-{live.record.id}.png", screens.alt_text(live, reply.texts))


async def text(_bot: Services, reply: Reply, live: Live, _said: str) -> None:
    """The board in words, on as many pages as it takes."""
    view = live.running.view(None)
    for page in pages(words_of(live).board_text(reply.texts, view, live.names), MOST_CONTENT):
        await reply.say(page)


async def mine(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """One's own things, cards included, for the owner's eyes only."""
    seat = live.insider(reply.interaction.user.id)
    view = live.running.view(seat)
    await reply.think()
    said = [*planning.plan_lines(live, reply.texts, seat), *orders.given_lines(live, reply.texts, seat)]
    words = "\n".join([words_of(live).own_text(reply.texts, view), *said])[:MOST_CONTENT]
    picture = await services.pictures.own(live.setup.game, view, live.names)
    buttons = watching.mine_buttons(reply.texts, live)
    await reply.picture(picture, f"mine-{live.record.id}.png", unformatted(words)[:1024], words, buttons)


async def verify(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """Recompute a finished game from its seed, and hand out everything that is needed to do it elsewhere."""
    services.tables.limits.count("verify", reply.interaction.user.id)
    member, texts, source = reply.interaction.user.id, reply.texts, await services.tables.origin(live)
    if live.record.status == "running":
        verdict, transcript = verified(live, texts, source)
    else:
        key = ("verify", live.record.id, len(live.rows), texts)
        verdict, transcript = await services.long_work.do(member, key, replayed, *known(live), texts, source)
    await reply.say(verdict, *([transcript, script()] if transcript else []))


async def typed(services: Services, reply: Reply, live: Live, said: str) -> None:
    """A move by slash command; an argument that was left out and makes a difference is asked next."""
    decision = live.decision_of(reply.interaction.user.id)
    reply.about(live, decision)
    ask = asking(live, reply.texts, decision)
    command = spoken(ask, said)
    if command.leaves_a_choice:
        question = second_question(ask, command.options, command.chosen)
        await reply.choose(question, second_rows(ask, command.options))
        return
    done = label_of(live, reply, decision, command.line)
    await services.tables.play(live, decision.seat, command.line)
    await answered(reply, live, decision.seat, done)


async def press(services: Services, reply: Reply, live: Live, said: str) -> None:
    """A pressed option of a decision."""
    turn = turn_of(said)
    decision = decision_at(reply, live, turn)
    done = label_of(live, reply, decision, turn.said)
    await services.tables.play(live, turn.seat, turn.said, turn.move)
    await answered(reply, live, turn.seat, done)


async def answered(reply: Reply, live: Live, seat: int, done: str) -> None:
    """After a move made privately: what was done, and what the same seat owes next."""
    passing("move.before-answer")
    decisions = live.running.decisions
    following = next((each for each in decisions if each.seat == seat), None)
    said = reply.texts.say("turn-done", done=done)
    if following is None or not (len(decisions) > 1 or following.secret or reply.is_private_message):
        await reply.done(said)
    else:
        screen = screens.own_move(live, reply.texts, following)
        await reply.choose(f"{said}\n{screen.content}", screen.view)
    passing("move.after-answer")


async def narrowed(services: Services, reply: Reply, live: Live, said: str) -> None:
    """The first of two fields is chosen: play if one option is left, else ask the second."""
    if (chosen := await narrow_down(reply, live, said)) is not None:
        await press(services, reply, live, chosen)


async def narrow_down(reply: Reply, live: Live, said: str) -> str | None:
    """The turn that the first of two fields leads to, or None when the second had to be asked."""
    turn = turn_of(said)
    decision = decision_at(reply, live, turn)
    verb, _, chosen = turn.said.partition(" ")
    name, value, options = first_chosen(by_verb(decision.options).get(verb, []), chosen)
    if len(options) == 1:
        return str(Turn(turn.seat, turn.move, str(options[0])))
    ask = asking(live, reply.texts, decision)
    label = ask.words.value(reply.texts, name, value, ask.view, decision.seat)
    await reply.choose(second_question(ask, options, label), second_rows(ask, options))
    return None


async def open_form(_bot: Services, reply: Reply, live: Live, said: str) -> None:
    """Open the form for the options of one verb."""
    turn = turn_of(said)
    decision = decision_at(reply, live, turn)
    if len(by_verb(decision.options).get(turn.said, [])) < 2:
        raise Illegal
    ask = asking(live, reply.texts, decision)
    await reply.interaction.response.send_modal(form(ask, turn.said, reply.interaction.id))


async def fill(services: Services, reply: Reply, live: Live, said: str) -> None:
    """A form was sent."""
    await press(services, reply, live, filled_in(reply, live, said))


def filled_in(reply: Reply, live: Live, said: str) -> str:
    """The turn that the values of a sent form name: they must fit exactly one option."""
    turn = turn_of(said)
    decision = decision_at(reply, live, turn)
    verb = turn.said.split(".")[0]
    options = by_verb(decision.options).get(verb, [])
    values = reply.form_values(options, words_of(live).ticked)
    fitting = [option for option in options if is_like(option, values)]
    if len(fitting) != 1:
        raise Illegal(action=f"{verb} {said_of(values)}")
    return str(Turn(turn.seat, turn.move, str(fitting[0])))


async def move(_bot: Services, reply: Reply, live: Live, _said: str) -> None:
    """Show what this person owes, privately."""
    decision = live.decision_of(reply.interaction.user.id)
    screen = screens.own_move(live, reply.texts, decision)
    await reply.choose(screen.content, screen.view)


def turn_of(said: str) -> Turn:
    """The turn of a control; raises `RuleError` for one that no version of ours made."""
    try:
        return Turn.read(said)
    except ValueError:
        raise RuleError("error-nothing-asked") from None


def decision_at(reply: Reply, live: Live, turn: Turn) -> Decision:
    """The decision that a control belongs to; raises when it is not this person's, or of an earlier move."""
    decision = live.decision_of(reply.interaction.user.id)
    reply.about(live, decision)
    if turn.seat >= len(live.seats):
        raise RuleError("error-nothing-asked")
    if decision.seat != turn.seat:
        raise Illegal("error-not-your-button", name=live.names[turn.seat])
    if live.moves[turn.seat] != turn.move:
        raise Stale
    return decision


def label_of(live: Live, reply: Reply, decision: Decision, line: str) -> str:
    """The words for an option, before it is played; an impossible one is refused by the engine."""
    ask = asking(live, reply.texts, decision)
    option = next((each for each in decision.options if str(each) == line), None)
    return line if option is None else shown(ask.full_label(option), 200)


async def vote(services: Services, reply: Reply, live: Live, said: str) -> None:
    """Decide about somebody whose time is up."""
    number, _, choice = said.partition(".")
    result = await timeout_votes.vote(
        services.tables, live, number_of(number), reply.interaction.user.id, choice
    )
    await reply.say(reply.texts.say("vote-counted" if result is None else "vote-done"))


async def substitute(services: Services, reply: Reply, live: Live, said: str) -> None:
    """Take an offered seat of a running game."""
    user = reply.interaction.user
    await services.tables.take_over(live, number_of(said), user.id, user.display_name)
    await reply.say(reply.texts.say("seat-is-yours"))


async def hand_back(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """A substitute gives the seat back to whoever had it before."""
    member = reply.interaction.user.id
    former = await services.tables.former_of(live, live.seat_of(member))
    await services.tables.hand_back(live, member, former or 0)
    await reply.say(reply.texts.say("seat-handed-back"))


async def rematch(services: Services, reply: Reply, live: Live, _said: str) -> None:
    """Play again with the same people, and sit there."""
    user = reply.interaction.user
    again = await services.tables.rematch(live, user.id)
    if again.record.status == "lobby" and all(seat.member != user.id for seat in again.seats):
        await services.tables.join(again, user.id, user.display_name)
    await services.outbox.settled(again.record.id)
    await reply.say(reply.texts.say("lobby-opened", link=f"<#{again.record.place}>"))


DEEDS: Mapping[str, Deed] = {
    "handback": hand_back,
    "rematch": rematch,
    "vote": vote,
    "substitute": substitute,
    "join": join,
    "luck": luck.open_form,
    "addluck": luck.add,
    "leave": leave,
    "start": start,
    "end": end,
    "here": here,
    "undo": undo,
    "yes": agree,
    "no": refuse,
    "board": board,
    "text": text,
    "mine": mine,
    "log": game_log.show,
    "explain": explain,
    "since": since,
    "verify": verify,
    "typed": typed,
    "press": press,
    "narrow": narrowed,
    "form": open_form,
    "fill": fill,
    "move": move,
    "orders": orders.show,
    "order": orders.give,
    "write": planning.write,
    "wrote": orders.wrote,
    "plan": planning.plan,
    "useplan": planning.use,
    "dropplan": planning.drop,
    "close": watching.close,
    "replay": watching.replay,
    "step": watching.step,
}
"""Everything that a control's custom id may name."""
