"""Explains why an action of Jäger und Späher is not among the options, from the options and the view alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.language.hunters_scouts.labels import members_by_place
from bot.language.hunters_scouts.words import (
    all_characters,
    all_forms,
    all_items,
    character,
    fields,
    goods,
    is_location,
    item,
    kind,
    letter_of,
    letter_place,
)
from bot.language.names import quote
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.errors import Unreadable
from engine.core.questions import Decision
from engine.hunters_scouts.actions import WORDS, Create, Mark, Play, Recall, Recruit, Send, Wear
from engine.hunters_scouts.view import LocationView, TableView

CROWD = 3
TWICE = "2"
"""The end of the word for two fields that one member brings thanks to the Waterfall, `meat2`."""
Explanation = Callable[[Texts, Any, Decision, TableView], str | None]
NAMED_FIELD = re.compile(r"^(send|stash|exchange|give) (members|items) ")
COUNTED = re.compile(r"(\d+) (left|middle|right)")


def explain(texts: Texts, line: str, decision: Decision, view: TableView) -> str | None:
    """What is wrong with the action and what is possible; None if a list of the options of its verb says enough."""
    verb = line.partition(" ")[0]
    said = _read(line)
    if isinstance(said, Create):
        return _explain_create(texts, said, decision, view)
    if all(option.verb != verb for option in decision.options):
        missing = UNOFFERED.get((decision.prompt, verb))
        return texts.say(missing) if missing else None
    if said is None and verb == "recall":
        return texts.say("hunters-error-nobody-recalled")
    explanation = EXPLANATIONS.get(type(said))
    return explanation(texts, said, decision, view) if explanation else None


def _read(line: str) -> Action | None:
    """Parse a line to an action, also in the words of a form: `send members …`, `recruit 3 left 2 right`."""
    verb, _, rest = NAMED_FIELD.sub(r"\1 ", line).partition(" ")
    if verb == "recruit" and (counts := {name: n for n, name in COUNTED.findall(rest)}):
        rest = " ".join(counts.get(name, "0") for name in ("left", "middle", "right"))
    try:
        return WORDS.read(f"{verb} {rest}".rstrip())
    except Unreadable:
        return None


UNOFFERED: Mapping[tuple[str, str], str] = {
    ("turn", "sunset"): "hunters-error-early",
    ("turn", "recall"): "hunters-error-nobody-out",
    ("turn", "play"): "hunters-error-empty-hand",
    ("turn", "forgo"): "hunters-error-no-geysers",
    ("use", "convert"): "hunters-error-no-furs",
    ("use", "recall"): "hunters-error-nobody-out",
}
"""The messages for verbs of a question that have no options, by its prompt and the verb."""


def _explain_play(texts: Texts, said: Play, decision: Decision, view: TableView) -> str | None:
    if said.what not in all_characters():
        return texts.say("hunters-error-unknown-character", card=quote(said.what))
    if said.what in view.tribes[decision.seat].hand:
        return None
    own = [character(texts, option.what) for option in decision.options if isinstance(option, Play)]
    return texts.say(
        "hunters-error-not-in-hand", card=character(texts, said.what), options=texts.list_items(own)
    )


def _explain_send(texts: Texts, said: Send, decision: Decision, view: TableView) -> str | None:
    if not all(map(is_location, said.members)):
        return None
    now, then = members_by_place(view, decision.seat), Counter(said.members)
    if now.total() != then.total():
        return texts.say("hunters-error-members", members=now.total())
    moved, most = (then - now).total(), int(decision.about.get("most", CROWD))
    if moved > most:
        return texts.say("hunters-error-too-many-sent", moved=moved, most=most)
    barred = (_why_barred(texts, where, come, decision, view) for where, come in (then - now).items())
    return next((reason for reason in barred if reason), None)


def _why_barred(texts: Texts, where: str, come: int, decision: Decision, view: TableView) -> str | None:
    """Why this number of members cannot come to a place; None if they can."""
    place = all_forms(texts, where, letter_of(view, where))
    card = _card(view, where)
    if card is not None and sum(card.members) + come > CROWD:
        return texts.say("hunters-error-no-room", **place, room=CROWD - sum(card.members))
    sacred = next((each for each in view.places if each.id == where), None)
    if sacred is not None and come <= sacred.members[1 - decision.seat]:
        return texts.say("hunters-error-held", **place, needed=sacred.members[1 - decision.seat] + 1)
    goals = _goals(decision, view)
    if where in goals:
        return None
    open_now = [letter_place(texts, each, view) for each in goals]
    if not open_now:
        return texts.say("hunters-error-no-goal")
    return texts.say("hunters-error-not-there", **place, options=texts.list_items(open_now))


def _goals(decision: Decision, view: TableView) -> list[str]:
    """The places that members can be sent to now."""
    now = members_by_place(view, decision.seat)
    come = (Counter(option.members) - now for option in decision.options if isinstance(option, Send))
    return list(dict.fromkeys(where for each in come for where in each))


def _card(view: TableView, where: str) -> LocationView | None:
    return next((each for each in view.locations if each.id == where), None)


def _explain_recall(texts: Texts, said: Recall, decision: Decision, view: TableView) -> str | None:
    for where, things in said.fetched:
        if not is_location(where):
            return None
        able = _most_leaving(decision, where)
        if len(things) > able:
            return texts.say(
                "hunters-error-too-few-there", **all_forms(texts, where, letter_of(view, where)), members=able
            )
        if scarce := _explain_scarce(texts, view, where, things):
            return scarce
    return None


def _most_leaving(decision: Decision, where: str) -> int:
    """How many members can leave a place now."""
    loads = (dict(option.fetched).get(where, ()) for option in decision.options if isinstance(option, Recall))
    return max(map(len, loads), default=0)


def _explain_scarce(texts: Texts, view: TableView, where: str, things: Sequence[str]) -> str | None:
    """Say of which thing a card has too few free fields; None if it has enough."""
    card = _card(view, where)
    if card is None:
        return None
    free = Counter(field.kind for field in card.fields if not field.covered)
    wanted = Counter(thing.removesuffix(TWICE) for thing in things)
    wanted["meat"] += sum(thing.endswith(TWICE) for thing in things)
    scarce = next((thing for thing, count in wanted.items() if free[thing] < count), None)
    if scarce is None:
        return None
    place, left = all_forms(texts, where, letter_of(view, where)), fields(texts, card)
    goods = kind(texts, scarce) if texts.knows(f"hunters-kind-{scarce}") else quote(scarce)
    return texts.say("hunters-error-no-field", **place, goods=goods, free=left)


def _explain_mark(texts: Texts, _said: Mark, decision: Decision, _view: TableView) -> str | None:
    stones = next(len(option.locations) for option in decision.options if isinstance(option, Mark))
    return texts.say("hunters-error-mark", stones=stones)


def _explain_recruit(texts: Texts, said: Recruit, decision: Decision, view: TableView) -> str | None:
    for column, count in zip(view.columns, said.cards, strict=True):
        if count > len(column.cards):
            name = texts.say(f"hunters-column-{column.name}")
            return texts.say("hunters-error-short-column", column=name, cards=len(column.cards))
    sums = sorted({sum(option.cards) for option in decision.options if isinstance(option, Recruit)})
    if sums and sum(said.cards) not in sums:
        limits = {"fewest": sums[0], "most": sums[-1], "exact": int(sums[0] == sums[-1])}
        return texts.say("hunters-error-recruit", cards=sum(said.cards), **limits)
    return None


def _explain_wear(texts: Texts, said: Wear, _decision: Decision, view: TableView) -> str | None:
    scarce = (_explain_scarce(texts, view, where, [what]) for where, what in said.covered)
    return next((reason for reason in scarce if reason), None)


def _explain_create(texts: Texts, said: Create, decision: Decision, view: TableView) -> str | None:
    """Why an item cannot be created; hidden items may be named, as only their owner reads this."""
    if decision.prompt != "use":
        return None
    if said.what not in all_items():
        return texts.say("hunters-error-unknown-item", item=quote(said.what))
    own = [each.id for each in view.tribes[decision.seat].own_items or ()]
    name = item(texts, said.what)
    if said.what not in own:
        return texts.say("hunters-error-not-yours", item=name)
    cost = goods(texts, all_items()[said.what].cost)
    return texts.say("hunters-error-cannot-pay", item=name, cost=cost, pool=goods(texts, view.pool))


EXPLANATIONS: dict[type[Any], Explanation] = {
    Play: _explain_play,
    Send: _explain_send,
    Recall: _explain_recall,
    Mark: _explain_mark,
    Recruit: _explain_recruit,
    Wear: _explain_wear,
}
"""Functions that explain mistakes better than a list of the options would."""
