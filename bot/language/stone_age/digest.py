"""What happened at a table of Stone Age since a player last acted: a few lines, what matters most first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.language.names import show_name
from bot.language.stone_age.board import is_there, phase
from bot.language.stone_age.sentences import count_gained, sentence
from bot.language.stone_age.words import building, card, goods, place
from bot.language.texts import Texts
from engine.core.events import VOTED, Event
from engine.core.questions import Seat
from engine.stone_age.prospects import open_places, payable
from engine.stone_age.view import PlayerView, TableView

FEW_LEFT = 2
"""A pile of at most this many buildings may end the game soon."""
MOST_LINES, MOST_SIGNS, MOST_TURNING = 12, 3, 2
TURNING = frozenset(
    {
        "animal-active",
        "animal-driven-away",
        "herd-moved",
        "herd-left",
        "herd-tie",
        "tamed",
        "card-drawn-own",
        "end-cards",
        "end-buildings",
        "won",
    }
)
"""What gets a sentence of its own."""


def digest_text(
    texts: Texts,
    before: TableView,
    view: TableView,
    events: Sequence[Event],
    names: Sequence[str],
    seat: Seat,
) -> str:
    """Grouped by player and kind; `before` is the public table then, `view` the reader's own now.

    `events` are those that the reader may know.
    """
    lines = _lines(texts, before, view, events, [show_name(name, 20) for name in names], seat)
    return "\n".join(islice(lines, MOST_LINES))


def _lines(
    texts: Texts, before: TableView, view: TableView, events: Sequence[Event], names: Sequence[str], me: Seat
) -> Iterator[str]:
    if view.round != before.round and view.phase != "over":
        yield texts.say("digest-round", round=view.round, phase=phase(texts, view))
    turning = [each for each in events if each.kind in TURNING]
    yield from (sentence(texts, each, names) for each in turning[-MOST_TURNING:])
    fed = [texts.say("digest-fed", people=each.params["people"]) for each in events if _has_fed(each, me)]
    chosen = [
        each for each in _standing_people(events) if each.params["seat"] == me
    ]  # by others, for the reader
    mine = did(texts, before, view, events, me, placed=chosen)
    if fed or mine:
        yield texts.say("digest-you", did=" · ".join([*fed, *([mine] if mine else [])]))
    standing = _standing_people(events)
    seats = len(view.players)
    for seat in [(me + step) % seats for step in range(1, seats)]:
        placed = [each for each in standing if each.params["seat"] == seat]
        if said := did(texts, before, view, events, seat, placed=placed):
            yield texts.say("digest-player", name=names[seat], did=said)
    if view.phase != "over":
        yield from _table(texts, before, view, me)


def _has_fed(event: Event, seat: Seat) -> bool:
    """Whether this seat had food for all its people."""
    return event.kind == "fed" and event.params["seat"] == seat and not event.params["missing"]


def _standing_people(events: Sequence[Event]) -> list[Event]:
    """The placements of the running round: those of earlier ones are shown by what they brought."""
    begun = max((number for number, each in enumerate(events) if each.kind == "round"), default=0)
    return [each for each in events[begun:] if each.kind == "placed"]


def _table(texts: Texts, before: TableView, view: TableView, me: Seat) -> Iterator[str]:
    """What became scarce, what is new, and what it leaves to the reader."""
    if full := _closed_places(texts, before, view):
        yield texts.say("digest-full", places=", ".join(full))
    if scarce := [*_running_out(texts, before, view)]:
        yield texts.say("digest-scarce", what=", ".join(scarce))
    if fresh := [*_new(texts, before, view)]:
        yield texts.say("digest-new", what=_some(texts, fresh))
    bought = [_sign(texts, view, where) for where in payable(view, me)]
    if bought:
        yield texts.say("digest-affordable", what=_some(texts, bought))
    elif view.phase == "placing":
        yield texts.say("digest-nothing-affordable")
    if free := open_places(view, me):
        places = ", ".join(place(texts, where) for where in _without_signs(free))
        yield texts.say("digest-open", people=view.players[me].tableau, places=places or "–")


def _without_signs(spaces: Iterable[str]) -> list[str]:
    """Cards and tiles are described by what lies there, in lines of their own."""
    return [where for where in spaces if where.partition(" ")[0] not in ("card", "building", "igloo")]


def _closed_places(texts: Texts, before: TableView, view: TableView) -> list[str]:
    """Places that are full or closed now; in a running round only those that still were open."""
    if view.phase != "placing":
        return []
    was_open = {space.id for space in before.spaces if space.open or before.round != view.round}
    shut = [
        space.id
        for space in view.spaces
        if not space.open and space.id in was_open and space.group not in ("ring", "herd")
        if is_there(space, view)
        and not (space.group in ("card", "building", "igloo") and not any(space.people))
    ]
    return [place(texts, where) for where in shut]


def _running_out(texts: Texts, before: TableView, view: TableView) -> Iterator[str]:
    """Piles that became low: they end the game."""
    left = {stack.space: stack.left for stack in before.stacks}
    for stack in view.stacks:
        if stack.left < left[stack.space] and stack.left <= FEW_LEFT:
            name = place(texts, stack.space)
            empty = not stack.left
            yield (
                texts.say("digest-stack-empty", place=name)
                if empty
                else texts.say("digest-stack", place=name, left=stack.left)
            )
    if view.deck < before.deck and view.deck <= FEW_LEFT * len(view.card_fields):
        yield texts.say("digest-deck", left=view.deck)


def _new(texts: Texts, before: TableView, view: TableView) -> Iterator[str]:
    """Cards and tiles that were not open then."""
    known = Counter(field.card.id for field in before.card_fields if field.card)
    known.update(stack.building.id for stack in before.stacks if stack.building)
    for field in view.card_fields:
        if field.card and field.card.id not in known:
            yield _sign(texts, view, field.space)
    for stack in view.stacks:
        if stack.building and stack.building.id not in known:
            yield _sign(texts, view, stack.space)


def _sign(texts: Texts, view: TableView, where: str) -> str:
    """A card or a tile by its place and its face."""
    faces = {field.space: card(texts, field.card) for field in view.card_fields if field.card}
    tiles = ((each.space, each.building) for each in (*view.stacks, *view.igloos))
    faces.update((space, building(texts, tile)) for space, tile in tiles if tile)
    return texts.say("digest-sign", place=place(texts, where), sign=faces[where])


def _some(texts: Texts, said: Sequence[str]) -> str:
    """The first of many."""
    if len(said) <= MOST_SIGNS + 1:
        return ", ".join(said)
    return texts.say("digest-more", list=", ".join(said[:MOST_SIGNS]), count=len(said) - MOST_SIGNS)


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
    gained = count_gained(own)
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
