"""The panel in which a person plans ahead: what is asked for the next move of a plan, its preview, and each part."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import ceil

import discord

from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.asking import Asking
from bot.messages.controls import answer_rows, second_question, second_rows
from bot.messages.custom_ids import Control, PlanStep
from bot.messages.kind_answers import QUESTIONS, answer_name, question_select
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.option_controls import Part, part_name
from bot.messages.screens import words_of
from bot.messages.views import (
    ANY_LINES,
    IN_A_ROW,
    MOST_LABEL,
    MOST_OPTIONS,
    MOST_ROWS,
    Button,
    Select,
    add_buttons,
    add_where_it_fits,
    list_of,
    option_of_list,
    plain_button,
    view_of,
)
from bot.tables.model.prepared import newest_plan, plan_of, prepared_of
from bot.tables.model.table import Table
from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.plans import ELSE, IF, SCOPE, STOP, THEN, Parts, PlanPart, advance, delay, moves_of, up_to
from engine.core.questions import Seat
from engine.core.values import frozen

ASKED = {THEN: "plan-ask-then", ELSE: "plan-ask-else", IF: "plan-ask-if", STOP: "plan-ask-stop"}
BUTTONS = {THEN: "button-plan-then", ELSE: "button-plan-else", IF: "button-plan-if", STOP: "button-plan-stop"}
GIVEN = {IF: "plan-only-if", STOP: "plan-stop"}
"""The messages that say what a condition is for."""
WHOLE = (SCOPE, STOP)
"""Ways that are about the whole plan, not about its last move."""
MOST_WAYS = 10
"""The most buttons for ways, which have two rows."""


def fingerprint(plan: str) -> str:
    """What a button carries, so that it never confirms or changes another plan than the one above it."""
    return hashlib.sha256(plan.encode()).hexdigest()[:16]


@frozen
class Planned:
    """A plan as its owner sees it: its stored text (empty: none yet) and its parts."""

    table: Table
    texts: Texts
    seat: Seat
    text: str
    parts: Parts

    @property
    def mark(self) -> str:
        """What the controls below this plan carry, short as there is little room in them."""
        return fingerprint(self.text)[:6]

    def step(self, way: str, at: int | None = None) -> PlanStep:
        return PlanStep(self.mark, at, way)

    def control(self, kind: str, step: PlanStep) -> str:
        return str(Control(kind, self.table.record.id, "planstep", str(step)))

    def button(self, label: str, step: PlanStep) -> Button:
        return discord.ui.Button(label=label[:MOST_LABEL], custom_id=self.control("do", step))

    @property
    def is_used(self) -> bool:
        """Whether this is the plan that is played when the turn of its owner comes."""
        return bool(self.text) and plan_of(self.table, self.seat) == self.text

    def name(self, part: PlanPart) -> str:
        """What a part says, in words."""
        view = self.table.running.view(self.seat)
        said = words_of(self.table).plan_part(self.texts, part.way, part.said, view, self.seat)
        return self.texts.say(GIVEN[part.way], condition=said) if part.way in GIVEN else said

    def way(self, way: str) -> str:
        """What the button says that adds in this way."""
        if way in BUTTONS:
            return self.texts.say(BUTTONS[way])
        return f"{words_of(self.table).field(self.texts, f'plan-{way}')} …"

    def ask_for_step(self, step: PlanStep) -> PlanAsking | None:
        """The question for a move that is added; None where there is none to add."""
        match, parts = self.table.playing, self.parts if step.at is None else up_to(self.parts, step.at)
        decision = match.kinds.next_move(self.seat, parts, step.way)
        if decision is None:
            return None
        return PlanAsking(self.table, self.texts, decision, self.seat, match, self, step)

    def ask_first(self) -> PlanAsking | None:
        """The question for the first move, as if none were planned."""
        scope = tuple(each for each in self.parts if each.way == SCOPE)
        return replace(self, parts=scope).ask_for_step(self.step(THEN))

    def attachable(self, at: int | None = None) -> dict[str, Sequence[str]]:
        """The texts that can be added besides moves, by way; to one move only those that are about it."""
        parts = self.parts if at is None else up_to(self.parts, at)
        found = self.table.playing.kinds.attachable(self.seat, parts)
        return {way: said for way, said in found.items() if said and (at is None or way not in WHOLE)}


def shown_plan(table: Table, texts: Texts, seat: Seat) -> Planned:
    """The newest plan of this seat, confirmed or not; a new one if that cannot be read or nothing of it can come."""
    newest = _read_plan(table, texts, seat, newest_plan(table, seat))
    return newest or Planned(table, texts, seat, "", table.playing.kinds.beginning(seat))


def used_plan(table: Table, texts: Texts, seat: Seat) -> Planned | None:
    """The confirmed plan of this seat; None without one, or if it cannot be read or nothing of it can come."""
    return _read_plan(table, texts, seat, plan_of(table, seat))


def _read_plan(table: Table, texts: Texts, seat: Seat, text: str) -> Planned | None:
    kinds = table.playing.kinds
    try:
        if text and not kinds.is_spent(seat, text):
            return Planned(table, texts, seat, text, kinds.parts(text))
    except RuleError:
        pass  # it was typed, with a mistake, or under rules that knew more words
    return None


NARROW, DRAFT = "n-", "d-"
"""In front of the way of a step: how far its move has been chosen; short, as a custom id has room for little."""


@frozen
class PlanAsking(Asking):
    """The question for a move of a plan, asked with the controls of the move itself."""

    plan: Planned
    step: PlanStep

    @property
    def offers(self) -> tuple[Action, ...]:
        return tuple(self.decision.options)

    def preview(self, option: Action) -> str:
        """Empty for a later round, as nobody knows what will lie where."""
        now = self.table.running.round
        return Asking.preview(self, option) if self.decision.about.get("round", now) == now else ""

    def loses(self, option: Action) -> bool:
        del option
        return False

    def id(self, kind: str, action: str, line: str) -> str:
        whole = kind == "pick" and action == "press"
        far = {"press": "", "narrow": NARROW, "draft": DRAFT}[action]
        return self.plan.control(
            kind, replace(self.step, way=far + self.step.way, said="" if whole else line)
        )


def ask_screen(plan: Planned, step: PlanStep) -> Screen:
    """What to add: a move, as if it were one's turn, or one of the texts that the game offers."""
    if step.way in (THEN, ELSE):
        ask = plan.ask_for_step(step)
        if ask is None:
            raise RuleError("error-plan-no-more")
        view = answer_rows(ask)
        said = ask.words.prompt(plan.texts.with_icons, ask.decision, ask.view)
        turn = whose_turn(plan.table, plan.seat)
        question = plan.texts.say(ASKED[step.way] if plan.text else "plan-ask-first", turn=turn)
        lines = [*_so_far(plan), question, said]
    else:
        view = view_of(_text_select(plan, step))
        asked = plan.texts.say(ASKED[step.way]) if step.way in ASKED else f"**{plan.way(step.way)}**"
        lines = [*_so_far(plan), asked]
    if plan.text:
        view.add_item(plain_button(plan.texts, "button-plan-back", plan.table.record.id, "plan", row=4))
    elif (select := question_select(plan.table, plan.texts, plan.seat)) is not None:
        select.row = 4
        view.add_item(select)
        _add_take_back(plan, view)
    return Screen("\n".join(lines)[:MOST_CONTENT], view)


def narrow_screen(ask: PlanAsking, part: Part) -> Screen:
    """What is left of a move after its first field was chosen."""
    view = second_rows(ask, part.options)
    view.add_item(plain_button(ask.texts, "button-plan-back", ask.table.record.id, "plan", row=4))
    asked = second_question(ask, part.options, part_name(ask, part))
    return Screen("\n".join([*on_turn(ask.plan), asked])[:MOST_CONTENT], view)


def whose_turn(table: Table, seat: Seat) -> str:
    """Whether it is this seat's own turn for what it plans, as the texts ask it: not while it feeds its people."""
    kinds, now = table.playing.kinds, table.running.round
    planned = kinds.next_move(seat, kinds.beginning(seat), THEN)
    is_later = planned is not None and planned.about.get("round", now) != now
    return "own" if seat in table.running.waiting and not is_later else "other"


def on_turn(plan: Planned) -> list[str]:
    """Who is asked now, so that nobody takes what they plan for a move; nothing for those who are asked themselves."""
    waiting = plan.table.running.waiting
    if plan.seat in waiting or not waiting:
        return []
    names = plan.texts.list_items([show_name(plan.table.names_in(plan.texts)[seat]) for seat in waiting])
    return [plan.texts.say("plan-on-turn", count=len(waiting), names=names)]


def _so_far(plan: Planned) -> list[str]:
    if not plan.text:
        return []
    said = answer_name(plan.table, plan.texts, plan.seat, plan.table.game.kinds.plan, plan.text)
    return [plan.texts.say("plan-so-far", plan=said)]


def _text_select(plan: Planned, step: PlanStep) -> Select:
    texts = plan.attachable(step.at).get(step.way, ())
    if not texts:
        raise RuleError("error-plan-no-more")
    options = [option_of_list(plan.name(PlanPart(step.way, each)), each) for each in texts[:MOST_OPTIONS]]
    return list_of(plan.control("pick", step), plan.way(step.way), options)


def preview_rows(plan: Planned) -> discord.ui.View:
    """What can be done with a plan: use it, drop it, add to it, change a part of it, answer more beforehand."""
    view, game, texts = view_of(), plan.table.record.id, plan.texts
    if plan.is_used:
        view.add_item(plain_button(texts, "button-plan-drop", game, "plandrop", row=0))
    else:
        green = discord.ButtonStyle.success
        mark = fingerprint(plan.text)
        view.add_item(plain_button(texts, "button-plan-use", game, "planuse", mark, green, row=0))
        view.add_item(plain_button(texts, "button-plan-discard", game, "plandrop", row=0))
    own = [way for way in plan.attachable() if way not in BUTTONS and way != SCOPE]
    common = [*way_buttons(plan, None, own)]
    fits = len(own) < MOST_ROWS - ceil(len(common) / IN_A_ROW)
    listed = own if fits else []  # one tap less than buttons that lead to the lists
    row = add_buttons(view, common if fits else [*islice(way_buttons(plan, None), MOST_WAYS)], 1)
    lists = [*(_text_select(plan, plan.step(way)) for way in listed), _part_select(plan)]
    if (others := question_select(plan.table, texts, plan.seat)) is not None:
        if row + len(lists) <= MOST_ROWS:
            lists.append(others)
        else:
            view.add_item(plain_button(texts, "answers-which", game, "plan", QUESTIONS, row=0))
    for number, select in enumerate(lists, row):
        select.row = number
        view.add_item(select)
    _add_take_back(plan, view)
    return view


def _add_take_back(plan: Planned, view: discord.ui.View) -> None:
    """Add a button that takes back what was decided ahead, the latest first."""
    if prepared_of(plan.table, plan.seat).exact:
        game, rows = plan.table.record.id, len(plan.table.rows)
        add_where_it_fits(view, plain_button(plan.texts, "button-plan-undo", game, "undo", rows), ANY_LINES)


def way_buttons(plan: Planned, at: int | None, listed: Sequence[str] = ()) -> Iterator[Button]:
    """A button for each way in which something can be added, to the whole plan or one move, but for those `listed`."""
    offered = plan.attachable(at)
    for way in (THEN, ELSE) if at is None else (ELSE,):
        if plan.ask_for_step(plan.step(way, at)) is not None:
            yield plan.button(plan.way(way), plan.step(way, at))
    for way in (way for way in offered if way != SCOPE and way not in listed):
        yield plan.button(plan.way(way), plan.step(way, at))
    if at is None:
        yield from _scope_buttons(plan, offered.get(SCOPE, ()))


def _scope_buttons(plan: Planned, offered: Sequence[str]) -> Iterator[Button]:
    """For how long the plan holds: a tap changes it."""
    for said in offered[:1]:
        yield plan.button(plan.name(PlanPart(SCOPE, said)), replace(plan.step(SCOPE), said=said))
    if plan.parts[0].way == SCOPE:
        yield plan.button(plan.texts.say("button-plan-always"), plan.step(REMOVE, 0))


def _part_select(plan: Planned) -> Select:
    """The parts of a plan, each to be moved, removed or completed."""
    numbered = [(at, part) for at, part in enumerate(plan.parts) if part.way != SCOPE]
    turn, options = 0, list[discord.SelectOption]()
    for at, part in numbered[:MOST_OPTIONS]:
        turn += part.way == THEN
        head = f"{turn}. " if part.way == THEN else "   "
        other = plan.texts.say("plan-other", part=plan.name(part)) if part.way == ELSE else plan.name(part)
        options.append(option_of_list(f"{head}{other}", str(at)))
    return list_of(plan.control("pick", plan.step(PART)), plan.texts.say("plan-change-part"), options)


EARLIER, LATER, REMOVE, PART = "earlier", "later", "remove", "part"
"""Ways of a step that add nothing: `PART` shows the part that is named."""
MOVES = {EARLIER: "button-plan-earlier", LATER: "button-plan-later", REMOVE: "button-plan-remove"}


def part_screen(plan: Planned, at: int) -> Screen:
    """One part of a plan: where it stands, and what can be added to it."""
    part, texts = plan.parts[at], plan.texts
    possible = {
        EARLIER: advance(plan.parts, at) != plan.parts,
        LATER: delay(plan.parts, at) != plan.parts,
        REMOVE: not part.is_move or len(moves_of(plan.parts)) > 1,
    }
    moves = [change for change in MOVES if possible[change]]
    view = view_of()
    add_buttons(view, [plan.button(texts.say(MOVES[change]), plan.step(change, at)) for change in moves])
    add_buttons(view, [*way_buttons(plan, at)] if part.is_move else [], 1)
    view.add_item(plain_button(texts, "button-plan-back", plan.table.record.id, "plan", row=4))
    lines = [*_so_far(plan), f"**{plan.name(part)}**"]
    return Screen("\n".join(lines)[:MOST_CONTENT], view)
