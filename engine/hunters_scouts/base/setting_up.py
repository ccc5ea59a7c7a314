"""Before the first turn (section 8)."""

from __future__ import annotations

from engine.core.actions import Drawn
from engine.core.questions import Draw
from engine.core.values import frozen
from engine.hunters_scouts.base.decks import DrawItem, Reveal
from engine.hunters_scouts.base.turns import BeginTurn
from engine.hunters_scouts.rules import Rules
from engine.hunters_scouts.state import SEATS, Deck, State, Tribe, opponent


@frozen
class ChooseStarter:
    """Chance says who begins (L121), and what comes then depends on it."""

    def ask(self, s: State) -> Draw:
        return Draw(tuple(str(seat) for seat in range(s.seats)), "setup/start", where="start")

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        starter = s.start_player = int(drawn.card)
        numbers = s.rules.numbers
        s.tell("starter", seat=starter)
        s.then(
            LayDisplay(),
            LayPlaces(),
            *[Reveal("wilderness")] * numbers.table_wilderness,
            *[DrawItem(starter)] * numbers.starter_items,
            *[DrawItem(opponent(starter))] * numbers.other_items,
            BeginTurn(starter),
        )


@frozen
class LayDisplay:
    """Special characters by lot, until all columns are as deep as they should be (L479-484)."""

    def ask(self, s: State) -> Draw | None:
        laid = sum(map(len, s.display))
        if laid == len(s.display) * s.rules.numbers.depth:
            return None
        pool = list(s.rules.strangers)
        for column in s.display:
            for card in column:
                pool.remove(card)
        return Draw(tuple(pool), f"setup/display/{laid + 1}", where="display")

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        column = min(s.display, key=len)
        s.display[s.display.index(column)] = [*column, drawn.card]
        s.then(self)


@frozen
class LayPlaces:
    """Sacred places by lot; the two sides of a card are never in one game (R42)."""

    def ask(self, s: State) -> Draw | None:
        wanted = s.rules.numbers.places - len(s.places)
        used = {s.rules.places[place] for place in s.places}
        pool = tuple(place for place, card in s.rules.places.items() if card not in used)
        if len(pool) > wanted:
            key = f"setup/place/{len(s.places) + 1}"
            return Draw(pool, key, where="place") if wanted else None
        for place in pool:
            _lay(s, place)
        return None

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        _lay(s, drawn.card)
        s.then(self)


def _lay(s: State, place: str) -> None:
    s.places.append(place)
    s.crowd[place] = [0] * s.seats
    s.tell("place-laid", place=place)


def new_table(rules: Rules) -> State:
    """Both tribes at the start, all cards in their decks (section 8)."""
    groups: dict[str, list[str]] = {"wilderness": [], "hunting": []}
    for place in rules.locations.values():
        groups[place.group].append(place.id)
    return State(
        rules,
        tribes=[new_tribe(rules) for _ in range(SEATS)],
        display=[list(column) for column in rules.display],
        items=Deck([item.id for item in rules.items.values() for _ in range(item.copies)]),
        wilderness=Deck(groups["wilderness"]),
        hunting=Deck(groups["hunting"]),
        stack=[ChooseStarter()],
    )


def new_tribe(rules: Rules) -> Tribe:
    """Five members, two of them in the village, one in the camp (L56-57); bonus fields behind the start are passed."""
    numbers = rules.numbers
    return Tribe(
        vp=numbers.vp,
        hunger=numbers.tribe_hunger,
        hand=list(rules.hand),
        village=numbers.tribe_village,
        camp=numbers.tribe_camp,
        supply=numbers.tribe_supply,
        passed=[field for field in rules.bonus_fields if field <= numbers.vp],
        gained={"start": numbers.vp},
        known=(),
    )
