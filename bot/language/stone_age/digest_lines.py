"""What one player of Stone Age did in some stretch of a game, all in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.language.stone_age.words import building, card, goods, pairs, place
from bot.language.texts import Texts
from engine.core.events import VOTED, Event
from engine.core.questions import Seat
from engine.stone_age.view import PlayerView, TableView

MOST_NAMED = 2
"""The most purchases that are named; more are counted."""


def did(
    texts: Texts,
    before: TableView,
    view: TableView,
    events: Sequence[Event],
    seat: Seat,
    *,
    placed: Sequence[Event],
) -> str:
    """What this seat did and got between two views, and how its score changed; empty when nothing."""
    own = [each for each in events if each.params.get("seat") == seat]
    then, now = before.players[seat], view.players[seat]
    said = [
        *_hunger(texts, own),
        *_tell_placements(texts, placed),
        *_tell_purchases(texts, own),
        *_tell_goods(texts, own, (*now.resources, "food", "jewelry")),
        *_tell_growth(texts, then, now),
    ]
    if now.score != then.score:
        said.append(texts.say("digest-score", before=then.score, now=now.score))
    if voted := sum(VOTED in each.params for each in own):
        said.append(texts.say("by-vote", count=voted))
    return " · ".join(said)


def _of(events: Sequence[Event], kind: str) -> list[Event]:
    return [each for each in events if each.kind == kind]


def _hunger(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    for each in _of(own, "replaced-food"):
        yield texts.say("digest-replaced", goods=goods(texts, str(each.params["goods"])))
    for each in _of(own, "starved"):
        yield texts.say("digest-starved", points=each.params["points"])


def _tell_placements(texts: Texts, placed: Sequence[Event]) -> Iterator[str]:
    people = Counter[str]()
    for each in placed:
        people[str(each.params["space"])] += int(each.params["people"])
    said = [texts.say("digest-placed", people=n, to=place(texts, where, "to")) for where, n in people.items()]
    if said:
        yield ", ".join(said)


def _tell_purchases(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    cards, built, drawn = _of(own, "card-bought"), _of(own, "built"), _of(own, "card-drawn")
    if len(cards) > MOST_NAMED:
        yield texts.say("digest-cards", count=len(cards))
    else:
        yield from (texts.say("digest-card", card=card(texts, str(each.params["card"]))) for each in cards)
    if len(built) > MOST_NAMED:
        yield texts.say("digest-buildings", count=len(built))
    else:
        faces = (building(texts, str(each.params["building"])) for each in built)
        yield from (texts.say("digest-built", building=face) for face in faces)
    if drawn or _of(own, "extra-card-bought"):
        yield texts.say("digest-drawn")


def _tell_goods(texts: Texts, own: Sequence[Event], kinds: Sequence[str]) -> Iterator[str]:
    """All goods together, in the order of these kinds."""
    gained = Counter[str]()
    for each in own:
        if each.kind in ("gathered", "received", "income"):
            gained[str(each.params["what"])] += int(each.params["pieces"])
        if each.kind == "gained":
            gained.update(dict(pairs(str(each.params["goods"]))))
    if found := [(what, gained[what]) for what in kinds if gained[what] > 0]:
        yield texts.say("digest-got", goods=goods(texts, found))


def _tell_growth(texts: Texts, then: PlayerView, now: PlayerView) -> Iterator[str]:
    """Tools, people and food production that came to stay."""
    tools = sum(tool.value for tool in now.tools) - sum(tool.value for tool in then.tools)
    for what, count in (
        ("tool", tools),
        ("person", now.people - then.people),
        ("field", now.field - then.field),
    ):
        if count > 0:
            yield texts.say(f"digest-{what}", count=count)
