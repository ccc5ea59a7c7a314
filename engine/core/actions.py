"""The one text form: what a seat does and what chance gives, as a verb and its arguments (see `NOTATION.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar, Self, get_args, get_type_hints

from engine.core.errors import Unreadable
from engine.core.values import frozen


class Bag(tuple[str, ...]):
    """Ids that may repeat and whose order does not matter; kept sorted, so that equal bags are equal tuples."""

    __slots__ = ()

    def __new__(cls, ids: Iterable[str] = ()) -> Self:
        return super().__new__(cls, sorted(ids))

    def __str__(self) -> str:
        return "+".join(self) or NOBODY

    @classmethod
    def read(cls, word: str) -> Self:
        """Parse what `str(bag)` writes; `none` is the empty bag."""
        return cls(() if word == NOBODY else word.split("+"))


NOBODY = "none"
"""How an empty set or bag is written."""
Value = int | str | tuple[str, ...] | Bag
"""What a field of an action may hold: a number, an id, a set of ids in a fixed order, or a bag of ids."""

LONGEST_LINE = 200
ID = r"[\w-]+"
SET = rf"{ID}(?:\+{ID})*"
COUNT = r"(?:0|[1-9]\d{0,3})"
"""A number without sign or leading zero, of at most four digits."""


def read_int(word: str) -> int:
    """Parse a count of the text form: at most four ASCII digits, no sign; raises `ValueError`."""
    if not (word.isascii() and word.isdigit()) or len(word) > 4:
        raise ValueError(word)
    return int(word)


@frozen
class Form:
    """How the value of an argument is written: text that matches `pattern`, parsed by `read` and produced by `write`.

    A form on Discord asks for it as one field with this `value` (None: unchanged), or as several `fields`. `any_order`
    means that the parts of the value may be typed in any order.
    """

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str
    value: Callable[[Any], Value] | None = None
    fields: Callable[[Any], Mapping[str, Value]] | None = None
    any_order: bool = False

    def is_same(self, value: Any, other: Any) -> bool:
        """Whether two values are equal, with `any_order` whatever the order of their parts."""
        return value == other or (self.any_order and sorted(value) == sorted(other))


def _read_set(text: str) -> tuple[str, ...]:
    return () if text == NOBODY else tuple(text.split("+"))


def _write_set(ids: tuple[str, ...]) -> str:
    return "+".join(ids) or NOBODY


def _read_dice(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("+")))


@lru_cache(maxsize=4096)
def write_dice(dice: tuple[int, ...]) -> str:
    """The dice as the text form and the parameters of events write them: `3+5+1`."""
    return "+".join(map(str, dice))


Ids = Annotated[tuple[str, ...], Form(SET, _read_set, _write_set, any_order=True)]
"""A set of ids, written in the order in which the options list them: `0+2+C34`."""
Numbered = Annotated[str, Form(f"{ID}(?: {ID})*")]
"""An id, and the number of its copy where there are several: `card 2`."""
FORMS = {int: Form(COUNT, int), str: Form(ID), Bag: Form(SET, Bag.read, _write_set, any_order=True)}
"""How values of these types are written where the field declares no `Form` of its own."""


PIECE = re.compile(r"(?P<left_out>\[)?(?P<before>[^][{}]*)\{(?P<name>\w+)\}")
"""A field in the text of an action, with the words before it."""


@frozen
class Argument:
    """A field of an action: how it is written, the words before it, and for a number the range of its values."""

    form: Form
    before: str
    limits: range | None
    may_be_left_out: bool

    @property
    def pattern(self) -> str:
        found = f"{self.before}({self.form.pattern})"
        return f"(?:{found})?" if self.may_be_left_out else found


class Action:
    """A move, or an outcome of chance, that one line of text expresses: `str` and `Vocabulary.read` are inverse.

    A subclass is a frozen dataclass that declares its text once: the verb, and its fields in braces and in their order.
    What stands in brackets is left out when its field is empty: `text="pay {goods}[ plus {plus}]"`. The type of a field
    says how it is written (`FORMS`, or a `Form` in its `Annotated`); a `range` there limits a number.
    """

    __slots__ = ()
    verb: ClassVar[str]
    arguments: ClassVar[Mapping[str, Argument]]
    _pattern: ClassVar[str]
    _readers: ClassVar[tuple[Callable[[str], Any], ...]]

    def __init_subclass__(cls, text: str = "") -> None:
        if not text:  # `dataclass(slots=True)` creates the class anew, with all of this in it
            return
        hints = get_type_hints(cls, include_extras=True)
        pieces = [*PIECE.finditer(text)]
        cls.verb = text.partition(" ")[0]
        cls.arguments = {piece["name"]: _argument(piece, hints[piece["name"]]) for piece in pieces}
        patterns = "".join(argument.pattern for argument in cls.arguments.values())
        cls._pattern = patterns or text
        cls._readers = tuple(argument.form.read for argument in cls.arguments.values())
        methods = {"__str__": _compile_str(cls.arguments, text), "fields": _compile_fields(cls.arguments)}
        for name, method in methods.items():
            if name not in vars(cls):
                setattr(cls, name, method)

    def fields(self) -> Mapping[str, Value]:
        """The arguments by name, as a form on Discord asks for them."""
        raise NotImplementedError

    @classmethod
    def parse(cls, line: str) -> Self | None:
        """Parse the line; returns None when it does not match the text of this action."""
        found = _compile_pattern(cls._pattern).fullmatch(line)
        if found is None:
            return None
        said = zip(cls._readers, found.groups(), strict=True)
        return cls(*[read(text) for read, text in said if text is not None])

    def means(self, option: Action) -> bool:
        """Whether this equals the option, where the order of sets and bags does not count."""
        return type(self) is type(option) and all(
            argument.form.is_same(getattr(self, name), getattr(option, name))
            for name, argument in self.arguments.items()
        )


@cache
def _compile_pattern(pattern: str) -> re.Pattern[str]:
    """Compile a pattern when its first line is read: most verbs of a game are not used for hours after a start."""
    return re.compile(pattern, re.ASCII)


def _argument(piece: re.Match[str], hint: Any) -> Argument:
    kind, *notes = get_args(hint) or (hint,)
    form = next((note for note in notes if isinstance(note, Form)), None) or FORMS[kind]
    limits = next((note for note in notes if isinstance(note, range)), None)
    return Argument(form, piece["before"], limits, may_be_left_out=piece["left_out"] is not None)


def _compile_str(arguments: Mapping[str, Argument], text: str) -> Callable[[Action], str]:
    """Make `__str__` as one f-string: a loop over the arguments takes twice as long."""
    pieces: list[str] = []
    for name, argument in arguments.items():
        value = f"self.{name}" if argument.form.write is str else f"{name}(self.{name})"
        piece = f"{argument.before}{{{value}}}"
        pieces.append(f"{{f'{piece}' if self.{name} else ''}}" if argument.may_be_left_out else piece)
    writers = {name: argument.form.write for name, argument in arguments.items()}
    return eval(f'lambda self: f"{"".join(pieces) or text}"', writers)


def _compile_fields(arguments: Mapping[str, Argument]) -> Callable[[Action], Mapping[str, Value]]:
    """Make `fields` as one expression, for the same reason."""
    forms = {name: argument.form for name, argument in arguments.items()}
    makers = {name: form.fields or form.value for name, form in forms.items()}
    pieces = [
        f"**{name}(self.{name})"
        if form.fields
        else f"{name!r}: {name}(self.{name})"
        if form.value
        else f"{name!r}: self.{name}"
        for name, form in forms.items()
    ]
    row = ", ".join(pieces)
    whole = row.removeprefix("**") if len(pieces) == 1 and row.startswith("**") else f"{{{row}}}"
    return eval(f"lambda self: {whole}", makers)


class Vocabulary:
    """The verbs of one game. `read(line)` returns the action that the line expresses; it raises `Unreadable`."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self.by_verb: dict[str, type[Action]] = {action.verb: action for action in actions}
        # The same few hundred lines recur in all games, and actions never change.
        self.read: Callable[[str], Action] = lru_cache(maxsize=4096)(self._read)

    def _read(self, line: str) -> Action:
        verb = line.partition(" ")[0]
        action = self.by_verb.get(verb)
        if action is None:
            raise Unreadable("error-unknown-verb", verb=verb[:40])
        said = action.parse(line) if len(line) <= LONGEST_LINE else None
        if said is None:
            raise Unreadable(line=line[:80])
        return said


@frozen
class Rolled(Action, text="roll {dice}"):
    """Chance answered a roll: `roll 3+5+1`."""

    dice: Annotated[tuple[int, ...], Form(rf"{COUNT}(?:\+{COUNT})*", _read_dice, write_dice)]


@frozen
class Drawn(Action, text="draw {card}"):
    """Chance answered a draw: `draw C07`."""

    card: str


CHANCE = Vocabulary((Rolled, Drawn))
