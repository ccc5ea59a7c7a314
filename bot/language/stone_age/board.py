"""The whole board of Stone Age as text, complete enough to play without seeing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language.names import show_name
from bot.language.stone_age.words import (
    animal,
    bonus_tile,
    building,
    card,
    components_in_use,
    goods,
    kind,
    pieces,
    place,
    top,
)
from bot.language.texts import Texts
from engine.stone_age.view import CardFieldView, PlayerView, SpaceView, StackView, TableView, TradeView

NAME_WIDTH = 20
SIGNS = frozenset({"card", "building", "igloo"})
"""Groups of places that are described by what lies there."""


def board_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """Everything public, a line each; the sender divides it into messages."""
    return "\n".join(_lines(texts, view, [show_name(name, NAME_WIDTH) for name in names]))


def _lines(texts: Texts, view: TableView, names: Sequence[str]) -> Iterator[str]:
    """The lines: first what is to be decided, then the players, then the places."""
    yield texts.say("stone-age-board-head", round=view.round, phase=phase(texts, view))
    if view.waiting:
        to_move = texts.list_items([names[seat] for seat in view.waiting])
        yield texts.say("stone-age-board-to-move", names=to_move)
    yield from _last_roll(texts, view, names)
    yield from (_player(texts, each, view, names) for each in view.players)
    yield texts.say("stone-age-board-places")
    yield from animals(texts, view)
    yield from mammoths(texts, view)
    yield from (
        space_line(texts, space, names)
        for space in view.spaces
        if space.group not in SIGNS and is_there(space, view)
    )
    yield texts.say("stone-age-board-cards", deck=view.deck)
    people = {space.id: space.people for space in view.spaces}
    yield from (_card_field(texts, each, people[each.space], names) for each in view.card_fields)
    yield texts.say("stone-age-board-buildings")
    yield from (_stack(texts, each, people[each.space], names) for each in view.stacks)
    yield from _igloos(texts, view, names)
    yield from _dice_bars(texts, view)
    yield from trader(texts, view)


def _last_roll(texts: Texts, view: TableView, names: Sequence[str]) -> Iterator[str]:
    """The line about the last roll, if there is one; a roll for a card, a tile or the herd has no sum."""
    roll = view.last_roll
    if roll is None:
        return
    name, dice = names[roll.seat], ", ".join(map(str, roll.dice))
    if roll.where in {space.id for space in view.spaces if space.group != "herd"}:
        at = place(texts, roll.where, "at")
        yield texts.say("stone-age-board-roll", name=name, at=at, dice=dice, total=roll.total)
    else:
        yield texts.say("stone-age-board-roll-of-tile", name=name, dice=dice)


def is_there(space: SpaceView, view: TableView) -> bool:
    """Whether a place exists at the moment: ring buildings must be built, an animal and the herd must have come."""
    if space.group == "ring":
        return space.owner is not None
    if space.group == "animal":
        return view.animal is not None
    return space.group != "herd" or any(space.people)


def phase(texts: Texts, view: TableView) -> str:
    """The phase of the round: `placing people`."""
    return texts.say(f"stone-age-phase-{view.phase}")


def crowd(people: Sequence[int], names: Sequence[str]) -> str:
    """Who stands on a place: `Ben 3, Mia 2`; empty when there is no one."""
    here = [f"{names[seat]} {count}" for seat, count in enumerate(people) if count]
    return ", ".join(here)


def space_line(texts: Texts, space: SpaceView, names: Sequence[str]) -> str:
    """Who stands at a place, and its owner or how many may still come."""
    here = crowd(space.people, names)
    if here and space.group == "herd":
        return texts.say("stone-age-board-place", place=place(texts, space.id), here=here)
    free = (space.rings or 0) - sum(space.people)
    room = texts.say(f"stone-age-board-{_room(space)}", rings=free)
    if space.owner is not None:
        room = names[space.owner]
    return texts.say(
        "stone-age-board-place", place=place(texts, space.id), here=f"{here} · {room}" if here else room
    )


def _room(space: SpaceView) -> str:
    if not space.open:
        return "closed" if space.rings is None or sum(space.people) < space.rings else "full"
    return "unlimited" if space.rings is None else "free"


def _card_field(texts: Texts, field: CardFieldView, people: Sequence[int], names: Sequence[str]) -> str:
    return _with_owner(card_line(texts, field), people, names)


def card_line(texts: Texts, field: CardFieldView) -> str:
    """A card by its number, with its price and both its parts."""
    face = texts.say("stone-age-board-empty") if field.card is None else card(texts, field.card)
    price = field.price if field.paid_in == "resources" else pieces(texts, field.paid_in, field.price)
    return texts.say("stone-age-board-card", place=place(texts, field.space), price=price, card=face)


def _stack(texts: Texts, stack: StackView, people: Sequence[int], names: Sequence[str]) -> str:
    tile = texts.say("stone-age-board-empty") if stack.building is None else building(texts, stack.building)
    where = place(texts, stack.space)
    line = texts.say("stone-age-board-building", place=where, left=stack.left, building=tile)
    return _with_owner(line, people, names)


def _with_owner(line: str, people: Sequence[int], names: Sequence[str]) -> str:
    here = ", ".join(names[seat] for seat, count in enumerate(people) if count)
    return f"{line} ← {here}" if here else line


def _igloos(texts: Texts, view: TableView, names: Sequence[str]) -> Iterator[str]:
    """The igloos that can still be taken."""
    people = {space.id: space.people for space in view.spaces}
    for each in view.igloos:
        if each.building is not None:
            line = f"{place(texts, each.space)}: {building(texts, each.building)}"
            yield _with_owner(line, people[each.space], names)


def _dice_bars(texts: Texts, view: TableView) -> Iterator[str]:
    """What the dice of the open cards give, and those of the open tiles."""
    tops = [each.card.top for each in view.card_fields if each.card]
    tops += [each.building.top for each in view.stacks if each.building and each.building.top]
    for bar in dict.fromkeys(str(row.get("bar", "")) for row in tops if row["kind"] == "dice_bar"):
        gifts = components_in_use().table(bar or "board")["dice_bar"]
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
        points=texts.say("stone-age-preview-points", points=player.score),
        stock=stock(texts, player),
        tools=tools(texts, player),
        cards=player.cards,
        buildings=len(player.buildings),
    )
    return " · ".join([said, *things(texts, player, view)])


def stock(texts: Texts, player: PlayerView) -> str:
    """People, food, food production and resources of a player."""
    owned = resources(texts, player) or texts.say("stone-age-board-no-resources")
    return f"{needs(texts, player)} · {owned}"


def needs(texts: Texts, player: PlayerView) -> str:
    """People, food and food production of a player."""
    return texts.say(
        "stone-age-board-stock",
        people=player.people,
        tableau=player.tableau,
        food=player.food,
        field=player.field,
    )


def resources(texts: Texts, player: PlayerView) -> str:
    """The resources of a player; empty without any."""
    return goods(texts, [(what, count) for what, count in player.resources.items() if count])


def tools(texts: Texts, player: PlayerView) -> str:
    """The tools of a player, used ones marked, then tools for one use and kept cards."""
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


def animals(texts: Texts, view: TableView) -> Iterator[str]:
    """The line about the active animal, with its malus and the animals that wait, if there is one."""
    if view.animal is None:
        return
    named = animal(texts, view.animal.id)
    if not view.queue:
        yield texts.say("stone-age-board-animal", animal=named, malus=view.animal.malus)
        return
    waiting = texts.list_items([animal(texts, each.id) for each in view.queue])
    yield texts.say("stone-age-board-animals", animal=named, malus=view.animal.malus, waiting=waiting)


def mammoths(texts: Texts, view: TableView) -> Iterator[str]:
    """Lines about where the herd stands, what its tile brings, and where it goes next."""
    herd = view.herd
    if herd is None:
        return
    if herd.space is not None and herd.tile is not None:
        where = place(texts, herd.space, "at")
        yield texts.say("stone-age-board-herd", at=where, tile=bonus_tile(texts, herd.tile), left=herd.left)
    if herd.next_back is not None:
        yield texts.say("stone-age-board-herd-next", goods=kind(texts, herd.next_back))


def trader(texts: Texts, view: TableView) -> Iterator[str]:
    """The line about the exchanges of the trader track by field, if the trader is played."""
    if view.trader is not None:
        rows = [_trade(texts, trade) for trade in view.trader.trades]
        yield texts.say("stone-age-board-trader", trades=", ".join(rows))


def _trade(texts: Texts, trade: TradeView) -> str:
    message = "stone-age-board-trade" if len(trade.given) > 1 else "stone-age-board-trade-jewelry"
    return texts.say(message, first=trade.first, last=trade.last, give=trade.give, get=trade.get)


def things(texts: Texts, player: PlayerView, view: TableView) -> list[str]:
    """What a player has of the modules that are played: jewelry, trader, igloos, bonus tiles."""
    return list(filter(None, things_by_kind(texts, player, view)))


def things_by_kind(texts: Texts, player: PlayerView, view: TableView) -> Iterator[str]:
    """The same with an empty text for each kind that the player has none of, so that all players have as many."""
    traded = "yes" if player.traded else "no"
    yield pieces(texts, "jewelry", player.jewelry) if view.trader else ""
    yield texts.say("stone-age-board-track", field=player.trader, traded=traded) if view.trader else ""
    yield texts.say("stone-age-board-igloos", count=len(player.igloos)) if player.igloos else ""
    yield texts.say("stone-age-board-tiles", count=player.bonus_tiles) if player.bonus_tiles else ""
