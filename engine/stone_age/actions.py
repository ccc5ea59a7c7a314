"""What a player of Stone Age can say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.actions import Action, Bare, Naming, Value, Vocabulary, number
from engine.stone_age.components import table

Goods = tuple[tuple[str, int], ...]
"""Resources by id with their number, in the order of the rules table, none with 0."""
People = Annotated[int, range(table("board")["limits"]["people"] + 1)]
"""As many people as one seat can have (K-10); none where a place asks for none."""
Die = Annotated[int, range(1, 7)]
"""What a die shows."""


@dataclass(frozen=True, slots=True)
class Place:
    """Put people on one place: `place forest 3`, `place card 2 1` (B-PLACE-02)."""

    verb: ClassVar[str] = "place"
    where: str
    people: People

    def __str__(self) -> str:
        return f"place {self.where} {self.people}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Place:
        *where, people = words
        return cls(" ".join(where), number(people))

    def fields(self) -> Mapping[str, Value]:
        return {"where": self.where, "people": self.people}


@dataclass(frozen=True, slots=True)
class Resolve:
    """Use one of the own places now: `resolve forest` (B-ACT-02)."""

    verb: ClassVar[str] = "resolve"
    where: str

    def __str__(self) -> str:
        return f"resolve {self.where}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Resolve:
        return cls(" ".join(words))

    def fields(self) -> Mapping[str, Value]:
        return {"where": self.where}


@dataclass(frozen=True, slots=True)
class UseTools:
    """Add tools to the roll: `tools 0+2+C34`, by tool place or card of the one-use tool; `tools none` (B-TOOL-06)."""

    verb: ClassVar[str] = "tools"
    tools: tuple[str, ...]

    def __str__(self) -> str:
        return f"tools {'+'.join(self.tools) or 'none'}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> UseTools:
        (tools,) = words
        return cls(() if tools == "none" else tuple(tools.split("+")))

    def fields(self) -> Mapping[str, Value]:
        return {"tools": self.tools}


def goods_words(goods: Goods) -> str:
    """The goods as the text form and the parameters of events write them: `2 wood 1 gold`."""
    return " ".join(f"{count} {what}" for what, count in goods)


def read_goods(words: Sequence[str]) -> Goods:
    """The goods that these words name; raises `ValueError`."""
    if len(words) % 2 or not words:
        raise ValueError(words)
    return tuple((what, number(count)) for count, what in zip(words[::2], words[1::2], strict=True))


def halves(words: Sequence[str], between: str) -> tuple[Sequence[str], Sequence[str]]:
    """The words before and after this one; raises `ValueError`."""
    at = list(words).index(between)
    return words[:at], words[at + 1 :]


@dataclass(frozen=True, slots=True)
class _Giving:
    """An action that names goods: `feed 2 wood 1 gold`."""

    verb: ClassVar[str]
    goods: Goods

    def __str__(self) -> str:
        return f"{self.verb} {goods_words(self.goods)}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Self:
        return cls(read_goods(words))

    def fields(self) -> Mapping[str, Value]:
        return dict(self.goods)


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay a price, and perhaps something on top of it: `pay 2 wood plus 1 gold` (B-CARD-01, B-BLD-01, H-GOLD-01)."""

    verb: ClassVar[str] = "pay"
    goods: Goods
    plus: Goods = ()

    def __str__(self) -> str:
        price = f"pay {goods_words(self.goods)}"
        return f"{price} plus {goods_words(self.plus)}" if self.plus else price

    @classmethod
    def parse(cls, words: Sequence[str]) -> Pay:
        if "plus" not in words:
            return cls(read_goods(words))
        goods, plus = halves(words, "plus")
        return cls(read_goods(goods), read_goods(plus))

    def fields(self) -> Mapping[str, Value]:
        if not self.plus:
            return dict(self.goods)
        return {**dict(self.goods), "plus": sum(count for _, count in self.plus)}


@dataclass(frozen=True, slots=True)
class Swap:
    """Change ingredients within the purchase: `swap 2 jewelry for 1 gold`; all that comes is paid (S-EXC-05, -08)."""

    verb: ClassVar[str] = "swap"
    give: tuple[tuple[str, int], ...]
    get: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return f"swap {goods_words(self.give)} for {goods_words(self.get)}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Swap:
        give, get = halves(words, "for")
        return cls(read_goods(give), read_goods(get))

    def fields(self) -> Mapping[str, Value]:
        return {"give": goods_words(self.give), "get": goods_words(self.get)}


@dataclass(frozen=True, slots=True)
class Feed(_Giving):
    """Replace all missing food by these resources (B-FEED-06)."""

    verb: ClassVar[str] = "feed"


@dataclass(frozen=True, slots=True)
class Gain(_Giving):
    """Turn the kept card into these resources: `gain 1 wood 1 gold`."""

    verb: ClassVar[str] = "gain"


@dataclass(frozen=True, slots=True)
class Decline(Bare):
    """Take the person back without buying (B-CARD-06, B-BLD-06)."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Starve(Bare):
    """Take the penalty instead of replacing the missing food (B-FEED-07)."""

    verb: ClassVar[str] = "starve"


@dataclass(frozen=True, slots=True)
class Keep(Bare):
    """Keep the card with free resources for a later moment."""

    verb: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Take:
    """Take one die from the dice bar, by its number: `take 5`."""

    verb: ClassVar[str] = "take"
    die: Die

    def __str__(self) -> str:
        return f"take {self.die}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Take:
        (die,) = words
        return cls(number(die))

    def fields(self) -> Mapping[str, Value]:
        return {"die": self.die}


@dataclass(frozen=True, slots=True)
class Share(_Giving):
    """Take a yield in two goods: `share 5 food 3 jewelry` (S-HUNT-01)."""

    verb: ClassVar[str] = "share"

    def fields(self) -> Mapping[str, Value]:
        """How much is not food, in tens and ones: ten hunters bring more than one list can hold."""
        other = sum(count for what, count in self.goods if what != "food")
        return {"tens": other // 10, "ones": other % 10}


@dataclass(frozen=True, slots=True)
class Move:
    """So many people follow the herd from here to the bonus tile: `move 2` (M-MOVE-02)."""

    verb: ClassVar[str] = "move"
    people: People

    def __str__(self) -> str:
        return f"move {self.people}"

    @classmethod
    def parse(cls, words: Sequence[str]) -> Move:
        (people,) = words
        return cls(number(people))

    def fields(self) -> Mapping[str, Value]:
        return {"people": self.people}


@dataclass(frozen=True, slots=True)
class Choose(Naming):
    """Take one resource of this kind: `choose stone` (M-BON-05)."""

    verb: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Reward(Naming):
    """Take this of two rewards: `reward assigned` or `points` of a die, `first` or `all` of a bonus tile."""

    verb: ClassVar[str] = "reward"


ACTIONS: tuple[type[Action], ...] = (
    *(Place, Resolve, UseTools, Pay, Decline, Feed, Starve, Gain, Keep, Take),
    *(Swap, Share, Move, Choose, Reward),
)
WORDS = Vocabulary(ACTIONS)
