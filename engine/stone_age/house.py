"""A house file: the host's own values for what is only reconstructed, in the shape of the data files.

    [igloos.igloo.I1]
    points = 14

replaces one field of one row. The text is passed in; whoever reads the file names it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from engine.stone_age.components import Components, rows_of, table

CHANGEABLE = ("animals", "igloos", "style", "new_huts", "mammoths")
"""The data files in which something is reconstructed."""
KEPT = frozenset({"id", "kind", "provenance"})
"""What a row is, not what is printed on it."""
RESOURCES = ("wood", "brick", "stone", "gold")
GOODS = (*RESOURCES, "jewelry")
NUMBER = "number"
EFFECTS: Mapping[str, Mapping[str, Any]] = {
    **{kind: {"amount": NUMBER} for kind in ("food", "points")},
    **{kind: {"amount": 1} for kind in ("tool", "field", "person", "draw_card")},
    "any_resource": {"amount": NUMBER},
    "resource": {"resource": RESOURCES, "amount": NUMBER},
}
"""What an effect of each kind names: a number from 1, exactly this number, or one of these words."""
STYLE_EFFECTS: Mapping[str, Mapping[str, Any]] = {
    **EFFECTS,
    "resource": {"resource": GOODS, "amount": NUMBER},
    "trader": {"steps": NUMBER, "jewelry": NUMBER},
    "dice_bar": {"bar": ("style",)},
}
MOST = 99


class WrongHouseFile(Exception):
    """A house file that does not fit: the file, the line (0 if unknown), the table, the field, and why."""

    def __init__(self, file: str, line: int, where: str, field: str, why: str) -> None:
        self.file, self.line, self.where, self.field, self.why = file, line, where, field, why
        place = f"{file}:{line}" if line else file
        named = f" [{where}]" if where else ""
        super().__init__(f"{place}:{named}{f' {field}' if field else ''}: {why}")


def override(file: str, text: str) -> Components:
    """The components with the values of a house file of this name; raises `WrongHouseFile`."""
    try:
        house = tomllib.loads(text)
    except tomllib.TOMLDecodeError as mistake:
        raise WrongHouseFile(file, _line_of(str(mistake)), "", "", str(mistake)) from None
    return Components(dict(_Reading(file, text).rows(house)))


def _line_of(message: str) -> int:
    """The line that the parser names: `… (at line 3, column 7)`."""
    _, _, tail = message.partition("line ")
    number = tail.partition(",")[0]
    return int(number) if number.isdigit() else 0


class _Reading:
    """Reads one house file and knows where in it a mistake stands."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()

    def rows(self, house: Mapping[str, Any]) -> list[tuple[tuple[str, str, str], Mapping[str, Any]]]:
        """Each row with the fields that replace the printed ones."""
        found: list[tuple[tuple[str, str, str], Mapping[str, Any]]] = []
        for name, parts in house.items():
            if name not in CHANGEABLE:
                raise self.wrong(name, "", f"nothing can be changed there; there is {', '.join(CHANGEABLE)}")
            for part, value in self.tables(name, parts):
                rows = rows_of(name).get(part)
                if rows is None:
                    found.append(((name, part, ""), self.fields(name, (part,), table(name).get(part), value)))
                    continue
                printed = {str(row["id"]): row for row in rows if "id" in row}
                for row, fields in self.tables(f"{name}.{part}", value):
                    found.append(
                        ((name, part, row), self.fields(name, (part, row), printed.get(row), fields))
                    )
        return found

    def tables(self, where: str, value: Any) -> list[tuple[str, Any]]:
        if not isinstance(value, Mapping):
            raise self.wrong(where, "", "this must be a table")
        tables: Mapping[str, Any] = value  # pyright: ignore[reportUnknownVariableType]
        return [*tables.items()]

    def fields(self, name: str, path: tuple[str, ...], printed: Any, value: Any) -> Mapping[str, Any]:
        """The checked fields of one row."""
        where = ".".join((name, *path))
        if not isinstance(printed, Mapping):
            raise self.wrong(where, "", "there is no such row")
        row: Mapping[str, Any] = printed  # pyright: ignore[reportUnknownVariableType]
        if row.get("provenance") != "reconstructed":
            raise self.wrong(where, "", "this is known from the rules and is not changed")
        fields = dict(self.tables(where, value))
        effects = STYLE_EFFECTS if name in ("style", "new_huts") else EFFECTS
        for field, new in fields.items():
            if field not in row or field in KEPT:
                known = ", ".join(each for each in row if each not in KEPT)
                raise self.wrong(where, field, f"there is no such field; there is {known}")
            why = _misfit(row[field], new, effects) or (_cost_misfit(new) if field == "cost" else "")
            if why:
                raise self.wrong(where, field, why)
        return fields

    def wrong(self, where: str, field: str, why: str) -> WrongHouseFile:
        """The mistake with its line: that of the field under the heading of its table."""
        heading = next((n for n, line in enumerate(self.lines, 1) if line.strip().startswith(f"[{where}")), 0)
        below = enumerate(self.lines[heading:], heading + 1)
        line = next((n for n, text in below if field and text.split("=")[0].strip() == field), heading)
        return WrongHouseFile(self.file, line, where, field, why)


def _misfit(printed: Any, new: Any, effects: Mapping[str, Mapping[str, Any]]) -> str:
    """Why a value cannot stand where this is printed; empty if it can."""
    if type(new) is not type(printed):
        return f"this must be like {printed!r}"
    if isinstance(printed, bool):
        return ""
    if isinstance(printed, int):
        return "" if 0 < new <= MOST else f"this must be a number from 1 to {MOST}"
    if isinstance(printed, str):
        return "" if new in RESOURCES else f"this must be one of {', '.join(RESOURCES)}"
    if "kind" in printed and "symbol" not in printed and "people" not in printed:
        return _effect_misfit(new, effects)
    return _table_misfit(printed, new)


def _effect_misfit(new: Mapping[str, Any], effects: Mapping[str, Mapping[str, Any]]) -> str:
    form = effects.get(str(new.get("kind")))
    if form is None:
        return f"kind must be one of {', '.join(effects)}"
    if {*new} != {"kind", *form}:
        return f"an effect of this kind names kind, {', '.join(form)}"
    for name, fit in form.items():
        value = new[name]
        if isinstance(fit, tuple):
            if value not in fit:
                return f"{name} must be one of {', '.join(map(str, fit))}"  # pyright: ignore[reportUnknownArgumentType]
        elif type(value) is not int or not 0 < value <= MOST or (fit != NUMBER and value != fit):
            return f"{name} must be {'a number from 1' if fit == NUMBER else fit}"
    return ""


def _table_misfit(printed: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """A table of the same names, with words where words are printed; a cost may name any goods."""
    if {*printed} <= {*GOODS}:
        return ""
    if {*new} != {*printed}:
        return f"this must name {', '.join(printed)}"
    for name, value in printed.items():
        if type(new[name]) is not type(value):
            return f"{name} must be like {value!r}"
        if isinstance(value, int) and not 0 < new[name] <= MOST:
            return f"{name} must be a number from 1 to {MOST}"
        if name == "resource" and new[name] not in RESOURCES:
            return f"{name} must be one of {', '.join(RESOURCES)}"
        if name == "kind" and new[name] != value:
            return f"{name} stays {value}"
    return ""


def _cost_misfit(cost: Mapping[str, Any]) -> str:
    if not cost or not {*cost} <= {*GOODS}:
        return f"a cost names some of {', '.join(GOODS)}"
    if not all(type(count) is int and 0 < count <= MOST for count in cost.values()):
        return f"a cost has numbers from 1 to {MOST}"
    return ""
