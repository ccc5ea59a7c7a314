"""Value overrides: an operator's file with values that are only reconstructed, in the format of a game's data files.

    [igloos.igloo.I1]
    points = 14

replaces one field of one row. The caller reads the file, and passes its text and name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, cast

from engine.core.values import frozen
from engine.printable import printable

LONG_NUMBER = re.compile(r"[0-9][0-9_]{999,}")
MOST_NAMED = 100
"""Most characters of a name that an error shows; names of a game are shorter."""
MOST_DEPTH = 50
"""Most nested brackets: the parser accepts more, but a value of a game has three."""

Row = Mapping[str, Any]
Replaced = Mapping[tuple[str, str, str], Row]
"""Data file, table, id (empty for a table without rows), and the fields that replace the printed ones."""


class WrongOverrides(Exception):
    """A wrong file of overrides: the file, the line (0 if unknown), the table, the field, and the reason."""

    def __init__(self, file: str, line: int, where: str, field: str, why: str) -> None:
        self.file, self.line, self.where, self.field, self.why = file, line, where, field, why
        place = f"{file}:{line}" if line else file
        named = " ".join(filter(None, (f"[{where[:MOST_NAMED]}]" if where else "", field[:MOST_NAMED])))
        super().__init__(printable(": ".join(filter(None, (place, named, why)))))


@frozen
class Shape:
    """What an operator may change of a game: the `changeable` data files and their tables, but for the `kept` fields,
    which say what a row is and not what it shows.

    `misfit(file, field, printed, new)` returns why a field of the new row cannot replace the printed one, or "".
    """

    changeable: tuple[str, ...]
    kept: frozenset[str]
    table: Callable[[str], Row]
    rows_of: Callable[[str], Mapping[str, list[dict[str, Any]]]]
    misfit: Callable[[str, str, Row, Row], str]


def parse(file: str, text: str) -> Mapping[str, Any]:
    """Parse the text of the file with this name; raises `WrongOverrides`."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as mistake:
        raise WrongOverrides(file, _named_line(str(mistake), text), "", "", str(mistake)) from None
    except ValueError:
        line = _first_line(text, lambda line: LONG_NUMBER.search(line) is not None)
        raise WrongOverrides(file, line, "", "", "this number is too long; values have two digits") from None
    except RecursionError:
        line = _first_line(text, _Depth().is_too_deep)
        raise WrongOverrides(file, line, "", "", "too many brackets stand in each other") from None


def _named_line(message: str, text: str) -> int:
    """The line in an error of the parser: `… (at line 3, column 7)`; the last one for `(at end of document)`."""
    found = re.search(r"\(at line (\d+)", message)
    return int(found[1]) if found else len(text.rstrip("\n").split("\n"))


def _first_line(text: str, is_meant: Callable[[str], bool]) -> int:
    """The number of the first line for which `is_meant` is true, counted from 1; 0 if there is none."""
    return next((number for number, line in enumerate(text.split("\n"), 1) if is_meant(line)), 0)


class _Depth:
    """Counts the brackets that are open after the lines so far, those in strings included."""

    def __init__(self) -> None:
        self.open = 0

    def is_too_deep(self, line: str) -> bool:
        for each in line:
            self.open += (each in "[{") - (each in "]}")
            if self.open > MOST_DEPTH:
                return True
        return False


class Reading:
    """Reads the part of the file that concerns one game, and locates errors in it.

    `above` is the prefix of the headings before the names of the data files.
    """

    def __init__(self, file: str, text: str, shape: Shape, above: str = "") -> None:
        self.file = file
        self.lines = text.split("\n")
        self.shape = shape
        self.above = above

    def rows(self, tables: Mapping[str, Any]) -> Replaced:
        """The fields that replace printed ones, by row; raises `WrongOverrides`."""
        found: dict[tuple[str, str, str], Row] = {}
        for name, parts in tables.items():
            if name not in self.shape.changeable:
                known = ", ".join(self.shape.changeable)
                raise self.wrong(name, "", f"nothing can be changed there; there is {known}")
            for part, value in self.tables(name, parts):
                rows = self.shape.rows_of(name).get(part)
                if rows is None:
                    found[name, part, ""] = self.fields(
                        name, (part,), self.shape.table(name).get(part), value
                    )
                    continue
                printed = {str(row["id"]): row for row in rows if "id" in row}
                for row, fields in self.tables(f"{name}.{part}", value):
                    found[name, part, row] = self.fields(name, (part, row), printed.get(row), fields)
        return found

    def tables(self, where: str, value: Any) -> list[tuple[str, Any]]:
        if not isinstance(value, Mapping):
            raise self.wrong(where, "", "this must be a table")
        tables: Mapping[str, Any] = value  # pyright: ignore[reportUnknownVariableType]
        return [*tables.items()]

    def fields(self, name: str, path: tuple[str, ...], printed: Any, value: Any) -> Row:
        """The checked fields of one row."""
        where = ".".join((name, *path))
        if not isinstance(printed, Mapping):
            raise self.wrong(where, "", "there is no such row")
        row: Row = printed  # pyright: ignore[reportUnknownVariableType]
        if row.get("provenance") != "reconstructed":
            raise self.wrong(where, "", "this is known from the rules and is not changed")
        fields = dict(self.tables(where, value))
        fixed = {*self.shape.kept, *row.get("known", ())}
        for field in fields:
            if field not in row or field in fixed:
                known = ", ".join(each for each in row if each not in fixed)
                raise self.wrong(where, field, f"there is no such field; there is {known}")
        for field in fields:
            why = self.shape.misfit(name, field, row, {**row, **fields})
            if why:
                raise self.wrong(where, field, why)
        return fields

    def wrong(self, where: str, field: str, why: str) -> WrongOverrides:
        """The error with its line: the first of the lines whose keys match the longest part of its path."""
        where = f"{self.above}{where}"
        wanted = [*where.split("."), *([field] if field else [])]
        line, most = 0, 0
        for number, named in self.named_lines():
            same = takewhile(lambda pair: pair[0] == pair[1], zip(wanted, named, strict=False))
            if (common := len([*same])) > most:
                line, most = number, common
        return WrongOverrides(self.file, line, where, field, why)

    def named_lines(self) -> Iterator[tuple[int, Sequence[str]]]:
        """Yield each line that is a heading or begins a value, with its keys: `igloos`, `igloo`, `I1`, `points`."""
        heading: Sequence[str] = ()
        for number, line in enumerate(self.lines, 1):
            is_heading = line.lstrip().startswith("[")
            if not (named := _keys(line if is_heading else f"{line.partition('=')[0]}= 0")):
                continue
            if is_heading:
                heading = named
            yield number, named if is_heading else [*heading, *named]


def _keys(line: str) -> Sequence[str]:
    """The keys of a line of TOML; empty where it has no value or heading."""
    try:
        found: Any = tomllib.loads(line.replace("[[", "[").replace("]]", "]"))
    except (ValueError, RecursionError):
        return ()
    keys: list[str] = []
    while isinstance(found, Mapping) and len(tables := cast("Mapping[str, Any]", found)) == 1:
        key, found = next(iter(tables.items()))
        keys.append(key)
    return ".".join(keys).split(".")
