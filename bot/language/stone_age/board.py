"""The whole board of Stone Age as text, complete enough to play without seeing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.language.names import shown
from bot.language.stone_age.words import building, card, goods, place, top
from bot.language.texts import Texts
from engine.stone_age import components
from engine.stone_age.view import CardFieldView, PlayerView, SpaceView, StackView, TableView

LONGEST = 2000
"""As many characters as a message may have."""
NAME_WIDTHS = (32, 20, 12, 8, 5)


def board_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """Everything public in at most 2,000 characters; long names are shortened until it fits."""
    text = ""
    for width in NAME_WIDTHS:
        text = "\n".join(_lines(texts, view, [shown(name, width) for name in names]))
        if len(text) <= LONGEST:
            break
    return text


def _lines(texts: Texts, view: TableView, names: Sequence[str]) -> Iterator[str]:
    yield texts.say("stone-age-board-head", round=view.round, phase=phase(texts, view))
    if view.waiting:
        to_move = texts.listed([names[seat] for seat in view.waiting])
        yield texts.say("stone-age-board-to-move", names=to_move)
    for space in view.spaces:
        if space.group not in {"card", "building"}:
            yield _space(texts, space, names)
    yield texts.say("stone-age-board-cards", deck=view.deck)
    people = {space.id: space.people for space in view.spaces}
    yield from (_card_field(texts, each, people[each.space], names) for each in view.card_fields)
    yield texts.say("stone-age-board-buildings")
    yield from (_stack(texts, each, people[each.space], names) for each in view.stacks)
    if any(each.card and each.card.top["kind"] == "dice_bar" for each in view.card_fields):
        yield _dice_bar(texts)
    yield from (_player(texts, player, view, names) for player in view.players)


def phase(texts: Texts, view: TableView) -> str:
    """What part of the round is on: `placing people`."""
    return texts.say(f"stone-age-phase-{view.phase}")


def crowd(people: Sequence[int], names: Sequence[str]) -> str:
    """Who stands on a place: `Ben 3, Mia 2`; empty when nobody does."""
    here = [f"{names[seat]} {count}" for seat, count in enumerate(people) if count]
    return ", ".join(here)


def _space(texts: Texts, space: SpaceView, names: Sequence[str]) -> str:
    here = crowd(space.people, names)
    room = texts.say(f"stone-age-board-{_room(space)}", rings=(space.rings or 0) - sum(space.people))
    return texts.say(
        "stone-age-board-place", place=place(texts, space.id), here=f"{here} · {room}" if here else room
    )


def _room(space: SpaceView) -> str:
    if not space.open:
        return "closed" if space.rings is None or sum(space.people) < space.rings else "full"
    return "unlimited" if space.rings is None else "free"


def _card_field(texts: Texts, field: CardFieldView, people: Sequence[int], names: Sequence[str]) -> str:
    face = texts.say("stone-age-board-empty") if field.card is None else card(texts, field.card)
    name = place(texts, field.space)
    line = texts.say("stone-age-board-card", place=name, price=field.price, card=face)
    return _with_owner(line, people, names)


def _stack(texts: Texts, stack: StackView, people: Sequence[int], names: Sequence[str]) -> str:
    tile = texts.say("stone-age-board-empty") if stack.building is None else building(texts, stack.building)
    name = place(texts, stack.space)
    line = texts.say("stone-age-board-building", place=name, left=stack.left, building=tile)
    return _with_owner(line, people, names)


def _with_owner(line: str, people: Sequence[int], names: Sequence[str]) -> str:
    here = ", ".join(names[seat] for seat, count in enumerate(people) if count)
    return f"{line} ← {here}" if here else line


def _dice_bar(texts: Texts) -> str:
    gifts = components.table("board")["dice_bar"]
    said = [
        texts.say("stone-age-board-die", die=int(face), gift=top(texts, gift))
        for face, gift in gifts.items()
        if face.isdigit()
    ]
    return texts.say("stone-age-board-dice-bar", dice=", ".join(said))


def _player(texts: Texts, player: PlayerView, view: TableView, names: Sequence[str]) -> str:
    return texts.say(
        "stone-age-board-player",
        name=names[player.seat],
        start="yes" if player.seat == view.start_player else "no",
        score=player.score,
        stock=stock(texts, player),
        tools=tools(texts, player),
        cards=player.cards,
        buildings=len(player.buildings),
    )


def stock(texts: Texts, player: PlayerView) -> str:
    """People, food, food production and resources of a player."""
    resources = [(what, count) for what, count in player.resources.items() if count]
    return texts.say(
        "stone-age-board-stock",
        people=player.people,
        tableau=player.tableau,
        food=player.food,
        field=player.field,
        goods=goods(texts, resources) or texts.say("stone-age-board-no-resources"),
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
