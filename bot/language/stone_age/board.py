"""The whole board of Stone Age as text, complete enough to play without seeing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from bot.language.names import shown
from bot.language.stone_age import faces
from bot.language.stone_age.expansions import animals, mammoths, things, trader
from bot.language.stone_age.words import building, card, goods, kind, pieces, place, top
from bot.language.texts import Texts
from engine.stone_age.view import CardFieldView, PlayerView, SpaceView, StackView, TableView

LONGEST = 2000
"""As many characters as a message may have."""
SIGNS = frozenset({"card", "building", "igloo"})
"""Places that are told by what lies there."""


class Length(Enum):
    """How much room the board takes: what is shortened first can be looked up elsewhere."""

    FULL = auto()
    SHORTER = auto()
    """Without the tables of dice and trader; places where nobody is stand together."""
    SHORTEST = auto()
    """Numbers of players with less words around them, prices of cards and free rings left out."""


LENGTHS = (
    (Length.FULL, 32),
    (Length.FULL, 20),
    (Length.SHORTER, 20),
    (Length.SHORTER, 12),
    (Length.SHORTEST, 20),
    (Length.SHORTEST, 12),
    (Length.SHORTEST, 8),
    (Length.SHORTEST, 5),
    (Length.SHORTEST, 3),
)
"""What is tried in this order, with the width of a name."""


def board_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """Everything public in at most 2,000 characters; words and long names are shortened until it fits."""
    text = ""
    for length, width in LENGTHS:
        text = "\n".join(_lines(texts, view, [shown(name, width) for name in names], length))
        if len(text) <= LONGEST:
            return text
    return text[:LONGEST].rpartition("\n")[0]


def _lines(texts: Texts, view: TableView, names: Sequence[str], length: Length) -> Iterator[str]:
    yield texts.say("stone-age-board-head", round=view.round, phase=phase(texts, view))
    if view.waiting:
        to_move = texts.listed([names[seat] for seat in view.waiting])
        yield texts.say("stone-age-board-to-move", names=to_move)
    yield from animals(texts, view)
    yield from mammoths(texts, view)
    yield from _spaces(texts, view, names, length)
    heading = "cards-short" if length is Length.SHORTEST else "cards"
    yield texts.say(f"stone-age-board-{heading}", deck=view.deck)
    people = {space.id: space.people for space in view.spaces}
    yield from (_card_field(texts, each, people[each.space], names, length) for each in view.card_fields)
    yield texts.say("stone-age-board-buildings")
    yield from (_stack(texts, each, people[each.space], names, length) for each in view.stacks)
    yield from _igloos(texts, view, names)
    if length is Length.FULL:
        yield from _dice_bars(texts, view)
        yield from trader(texts, view)
    if length is Length.SHORTEST:
        yield _legend(texts, view)
    player = _short_player if length is Length.SHORTEST else _player
    yield from (player(texts, each, view, names) for each in view.players)


def is_there(space: SpaceView, view: TableView) -> bool:
    """Whether a place exists for anybody at the moment: places of one's own are built, animals come."""
    if space.group == "ring":
        return space.owner is not None
    if space.group == "animal":
        return view.animal is not None
    return space.group != "herd" or any(space.people)


def _spaces(texts: Texts, view: TableView, names: Sequence[str], length: Length) -> Iterator[str]:
    quiet: list[str] = []
    for space in view.spaces:
        if space.group in SIGNS or not is_there(space, view):
            continue
        if length is Length.FULL or any(space.people) or _room(space) == "closed":
            yield _space(texts, space, names, length)
        else:
            quiet.append(place(texts, space.id))
    if quiet:
        yield texts.say("stone-age-board-quiet", places=", ".join(quiet))


def phase(texts: Texts, view: TableView) -> str:
    """What part of the round is on: `placing people`."""
    return texts.say(f"stone-age-phase-{view.phase}")


def crowd(people: Sequence[int], names: Sequence[str]) -> str:
    """Who stands on a place: `Ben 3, Mia 2`; empty when nobody does."""
    here = [f"{names[seat]} {count}" for seat, count in enumerate(people) if count]
    return ", ".join(here)


def _space(texts: Texts, space: SpaceView, names: Sequence[str], length: Length) -> str:
    here = crowd(space.people, names)
    untold = length is Length.SHORTEST and space.open
    if here and (untold or space.group == "herd"):
        return texts.say("stone-age-board-place", place=place(texts, space.id), here=here)
    free = (space.rings or 0) - sum(space.people)
    room = (
        texts.say(f"stone-age-board-{_room(space)}", rings=free)
        if space.owner is None
        else names[space.owner]
    )
    return texts.say(
        "stone-age-board-place", place=place(texts, space.id), here=f"{here} · {room}" if here else room
    )


def _room(space: SpaceView) -> str:
    if not space.open:
        return "closed" if space.rings is None or sum(space.people) < space.rings else "full"
    return "unlimited" if space.rings is None else "free"


def _card_field(
    texts: Texts, field: CardFieldView, people: Sequence[int], names: Sequence[str], length: Length
) -> str:
    face = texts.say("stone-age-board-empty") if field.card is None else card(texts, field.card)
    name = place(texts, field.space)
    usual = field.paid_in == "resources"
    if usual and length is Length.SHORTEST:
        line = texts.say("stone-age-board-place", place=name, here=face)
        return _with_owner(line, people, names)
    price = field.price if usual else pieces(texts, field.paid_in, field.price)
    line = texts.say("stone-age-board-card", place=name, price=price, card=face)
    return _with_owner(line, people, names)


def _stack(
    texts: Texts, stack: StackView, people: Sequence[int], names: Sequence[str], length: Length
) -> str:
    tile = texts.say("stone-age-board-empty") if stack.building is None else building(texts, stack.building)
    name = place(texts, stack.space)
    message = "building-short" if length is Length.SHORTEST else "building"
    line = texts.say(f"stone-age-board-{message}", place=name, left=stack.left, building=tile)
    return _with_owner(line, people, names)


def _with_owner(line: str, people: Sequence[int], names: Sequence[str]) -> str:
    here = ", ".join(names[seat] for seat, count in enumerate(people) if count)
    return f"{line} ← {here}" if here else line


def _igloos(texts: Texts, view: TableView, names: Sequence[str]) -> Iterator[str]:
    """The igloos that can still be taken, all in one line."""
    people = {space.id: space.people for space in view.spaces}
    said = [
        _with_owner(
            f"{place(texts, each.space)}: {building(texts, each.building)}", people[each.space], names
        )
        for each in view.igloos
        if each.building is not None
    ]
    if said:
        yield " | ".join(said)


def _dice_bars(texts: Texts, view: TableView) -> Iterator[str]:
    """What the dice of the open cards give, and those of the open tiles."""
    tops = [each.card.top for each in view.card_fields if each.card]
    tops += [each.building.top for each in view.stacks if each.building and each.building.top]
    for bar in dict.fromkeys(str(row.get("bar", "")) for row in tops if row["kind"] == "dice_bar"):
        gifts = faces.in_use().table(bar or "board")["dice_bar"]
        said = [
            texts.say("stone-age-board-die", die=int(face), gift=top(texts, gift))
            for face, gift in gifts.items()
            if face.isdigit()
        ]
        name = f"stone-age-board-dice-bar-{bar}" if bar else "stone-age-board-dice-bar"
        yield texts.say(name, dice=", ".join(said))


def _player(texts: Texts, player: PlayerView, view: TableView, names: Sequence[str]) -> str:
    said = texts.say(
        "stone-age-board-player",
        name=names[player.seat],
        start="yes" if player.seat == view.start_player else "no",
        score=player.score,
        stock=stock(texts, player),
        tools=tools(texts, player),
        cards=player.cards,
        buildings=len(player.buildings),
    )
    return " · ".join([said, *things(texts, player, view)])


def _legend(texts: Texts, view: TableView) -> str:
    """How to read the short lines of the players."""
    return texts.say(
        "stone-age-board-legend", goods="/".join(kind(texts, what) for what in view.players[0].resources)
    )


def _short_player(texts: Texts, player: PlayerView, view: TableView, names: Sequence[str]) -> str:
    """The same numbers with signs instead of words where one can guess them."""
    said = texts.say(
        "stone-age-board-player-short",
        name=names[player.seat],
        start="yes" if player.seat == view.start_player else "no",
        score=player.score,
        people=player.people,
        tableau=player.tableau,
        food=player.food,
        field=player.field,
        goods="/".join(map(str, player.resources.values())),
        tools="/".join(f"{each.value}{'*' if each.used else ''}" for each in player.tools) or "0",
        cards=player.cards,
        buildings=len(player.buildings),
    )
    return " · ".join([said, *_open_cards(texts, player), *things(texts, player, view)])


def _resources(texts: Texts, player: PlayerView) -> str:
    resources = [(what, count) for what, count in player.resources.items() if count]
    return goods(texts, resources) or texts.say("stone-age-board-no-resources")


def _open_cards(texts: Texts, player: PlayerView) -> Iterator[str]:
    """Tools to use once, and cards kept for later."""
    yield from (
        texts.say("stone-age-top-one-use-tool", amount=int(each.top["amount"]))
        for each in player.one_use_tools
    )
    yield from (top(texts, each.top) for each in player.kept_cards)


def stock(texts: Texts, player: PlayerView) -> str:
    """People, food, food production and resources of a player."""
    return texts.say(
        "stone-age-board-stock",
        people=player.people,
        tableau=player.tableau,
        food=player.food,
        field=player.field,
        goods=_resources(texts, player),
    )


def tools(texts: Texts, player: PlayerView) -> str:
    """The tools of a player, used ones marked, then what lies open for one use or a later moment."""
    said = [
        texts.say(f"stone-age-board-tool-{'used' if each.used else 'ready'}", value=each.value)
        for each in player.tools
    ]
    said += [texts.say("stone-age-tool-card", value=int(each.top["amount"])) for each in player.one_use_tools]
    listed = (
        texts.say("stone-age-board-tools", tools=", ".join(said))
        if said
        else texts.say("stone-age-board-no-tools")
    )
    kept = [top(texts, each.top) for each in player.kept_cards]
    return texts.say("stone-age-board-kept", tools=listed, kept=", ".join(kept)) if kept else listed
