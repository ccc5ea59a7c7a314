"""The actions of a player of Stone Age, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

from engine.core.actions import COUNT, ID, Action, Form, Ids, Numbered, Value, Vocabulary
from engine.core.values import frozen
from engine.stone_age.components import table

Pieces = tuple[tuple[str, int], ...]
GOODS = rf"{COUNT} {ID}(?: {COUNT} {ID})*"
PAIR = re.compile(rf"({COUNT}) ({ID})")


@lru_cache(maxsize=4096)
def write_goods(goods: Pieces) -> str:
    """The goods as the text form and the parameters of events write them: `2 wood 1 gold`."""
    return " ".join([f"{count} {what}" for what, count in goods])


def read_goods(text: str) -> Pieces:
    """The goods that these words name; what is named twice is added up."""
    goods: dict[str, int] = {}
    for count, what in PAIR.findall(text):
        goods[what] = goods.get(what, 0) + int(count)
    return tuple(goods.items())


Goods = Annotated[Pieces, Form(GOODS, read_goods, write_goods, fields=dict, any_order=True)]
"""Resources by id with their number, in the order of the rules table, none with 0; each is a field of its own."""
Parcel = Annotated[Pieces, Form(GOODS, read_goods, write_goods, write_goods, any_order=True)]
"""Goods that are one field of a form: one of several whole parcels is chosen."""
People = Annotated[int, range(table("board")["limits"]["people"] + 1)]
"""As many people as one seat can have (K-10); none where a place asks for none."""
Die = Annotated[int, range(1, 7)]
"""What a die shows."""


@frozen
class Place(Action, text="place {where} {people}"):
    """Put people on one place: `place forest 3`, `place card 2 1` (B-PLACE-02)."""

    where: Numbered
    people: People


@frozen
class Resolve(Action, text="resolve {where}"):
    """Use one of the own places now: `resolve forest` (B-ACT-02)."""

    where: Numbered


@frozen
class UseTools(Action, text="tools {tools}"):
    """Add tools to the roll: `tools 0+2+C34`, by tool place or card of the one-use tool; `tools none` (B-TOOL-06)."""

    tools: Ids


@frozen
class Pay(Action, text="pay {goods}[ plus {plus}]"):
    """Pay a price, and perhaps something on top of it: `pay 2 wood plus 1 gold` (B-CARD-01, B-BLD-01, H-GOLD-01)."""

    goods: Goods
    plus: Goods = ()

    def fields(self) -> Mapping[str, Value]:
        """The pieces of each goods, and under `plus` the number that is paid on top, which is of one kind."""
        if not self.plus:
            return dict(self.goods)
        return {**dict(self.goods), "plus": sum(count for _, count in self.plus)}


@frozen
class Swap(Action, text="swap {give} for {get}"):
    """Exchange goods within a purchase: `swap 2 jewelry for 1 gold`; all of `get` must be paid (S-EXC-05, -08)."""

    give: Parcel
    get: Parcel


@frozen
class Feed(Action, text="feed {goods}"):
    """Replace all missing food by these resources (B-FEED-06)."""

    goods: Goods


@frozen
class Gain(Action, text="gain {goods}"):
    """Turn the kept card into these resources: `gain 1 wood 1 gold`."""

    goods: Goods


@frozen
class Decline(Action, text="decline"):
    """Take the person back without buying (B-CARD-06, B-BLD-06)."""


@frozen
class Starve(Action, text="starve"):
    """Take the penalty instead of replacing the missing food (B-FEED-07)."""


@frozen
class Keep(Action, text="keep"):
    """Keep the card with free resources for a later moment."""


@frozen
class Take(Action, text="take {die}"):
    """Take one die from the dice bar, by its number: `take 5`."""

    die: Die


@frozen
class Share(Action, text="share {goods}"):
    """Take a yield in two goods: `share 5 food 3 jewelry` (S-HUNT-01)."""

    goods: Goods

    def fields(self) -> Mapping[str, Value]:
        """The number of pieces that are not food, in tens and ones: ten hunters bring more than one list can hold."""
        other = sum(count for what, count in self.goods if what != "food")
        return {"tens": other // 10, "ones": other % 10}


@frozen
class Move(Action, text="move {people}"):
    """`people` follow the herd from here to the bonus tile: `move 2` (M-MOVE-02)."""

    people: People


@frozen
class Choose(Action, text="choose {what}"):
    """Take one resource of this kind: `choose stone` (M-BON-05)."""

    what: str


@frozen
class Reward(Action, text="reward {what}"):
    """Take this of two rewards: `reward assigned` or `points` of a die, `first` or `all` of a bonus tile."""

    what: str


ACTIONS: tuple[type[Action], ...] = (
    *(Place, Resolve, UseTools, Pay, Decline, Feed, Starve, Gain, Keep, Take),
    *(Swap, Share, Move, Choose, Reward),
)
WORDS = Vocabulary(ACTIONS)
