"""A file of value overrides: an operator's values for what is only reconstructed, in the shape of a game's data files.

    [igloos.igloo.I1]
    points = 14

replaces one field of one row. The text is passed in; the caller reads the file and names it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.values import frozen

Row = Mapping[str, Any]
Replaced = Mapping[tuple[str, str, str], Row]
"""Data file, table, id (empty for a table without rows), and the fields that replace the printed ones."""


class WrongOverrides(Exception):
    """A file of overrides that does not fit: the file, the line (0 if unknown), the table, the field, and why."""

    def __init__(self, file: str, line: int, where: str, field: str, why: str) -> None:
        self.file, self.line, self.where, self.field, self.why = file, line, where, field, why
        place = f"{file}:{line}" if line else file
        named = f" [{where}]" if where else ""
        super().__init__(f"{place}:{named}{f' {field}' if field else ''}: {why}")


@frozen
class Shape:
    """What of a game an operator may change: the data files, their tables, and what a row is and not what it shows.

    `misfit(file, field, printed, new)` says why the field of the new row cannot stand where the printed one did.
    """

    changeable: tuple[str, ...]
    kept: frozenset[str]
    table: Callable[[str], Row]
    rows_of: Callable[[str], Mapping[str, list[dict[str, Any]]]]
    misfit: Callable[[str, str, Row, Row], str]


def parse(file: str, text: str) -> Mapping[str, Any]:
    """The tables of a file of this name; raises `WrongOverrides`."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as mistake:
        raise WrongOverrides(file, _line_of(str(mistake)), "", "", str(mistake)) from None


def _line_of(message: str) -> int:
    """The line that the parser names: `… (at line 3, column 7)`."""
    _, _, tail = message.partition("line ")
    number = tail.partition(",")[0]
    return int(number) if number.isdigit() else 0


class Reading:
    """Reads the part of the file that concerns one game, and knows where in it a mistake stands.

    `above` is what the headings have before the names of the data files.
    """

    def __init__(self, file: str, text: str, shape: Shape, above: str = "") -> None:
        self.file = file
        self.lines = text.splitlines()
        self.shape = shape
        self.above = above

    def rows(self, tables: Mapping[str, Any]) -> Replaced:
        """Each row with the fields that replace the printed ones."""
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
        """The mistake with its line: that of the field under the heading of its table."""
        where = f"{self.above}{where}"
        heading = next((n for n, line in enumerate(self.lines, 1) if line.strip().startswith(f"[{where}")), 0)
        below = enumerate(self.lines[heading:], heading + 1)
        line = next((n for n, text in below if field and text.split("=")[0].strip() == field), heading)
        return WrongOverrides(self.file, line, where, field, why)
