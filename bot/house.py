"""The house file: values of the host in place of those for which no source was found, checked before anything runs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import engine
from engine.core.match import Setup
from engine.stone_age.components import TABLES, Components, reconstructed, rows_of, table
from engine.stone_age.draft import Module
from engine.stone_age.game import StoneAge
from engine.stone_age.modules import FOUNDATION, MODULES

FIXED = frozenset({"id", "provenance", "kind"})
"""What cannot be replaced: the sort of a tile decides which other fields it has."""
GOODS = frozenset({"food", "wood", "brick", "stone", "gold", "jewelry"})
MOST = 99
Row = Mapping[str, Any]
House = dict[tuple[str, str, str], Row]


class HouseError(Exception):
    """The house file cannot be used; the text names the file, the table and the field."""


def furnish(path: Path) -> None:
    """Play Stone Age with the values of this file; raises `HouseError`. To be called before any game is loaded."""
    game = StoneAge(Components(read(path)))
    for module in MODULES.values():
        _must_be_playable(path, game, module)
    engine.GAMES[StoneAge.id] = game


def _must_be_playable(path: Path, game: StoneAge, module: Module) -> None:
    """Everything that can be won with a module must be known where only that module is played."""
    chosen = {FOUNDATION, *module.needs, module.id}
    rules = game.rules(Setup(game.id, 2, tuple(each for each in game.modules if each in chosen)))
    bonuses = [bonus for tile in rules.bonus_tiles.values() for bonus in (tile.first, tile.all)]
    gifts = [gift.top for bar in (*rules.dice_bars.values(), rules.rewards) for gift in bar.values()]
    tops = [each.top for each in (*rules.cards.values(), *rules.buildings.values(), *rules.igloos.values())]
    for top in (*bonuses, *gifts, *filter(None, tops)):
        if top["kind"] not in rules.effects:
            raise HouseError(
                f"{path}: the effect {top['kind']!r} does not exist in the module {module.id!r}."
            )


def read(path: Path) -> House:
    """The new fields by table, part and id, as `Components` takes them; raises `HouseError`."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except OSError as problem:
        raise HouseError(f"{path}: cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise HouseError(f"{path}: is not valid TOML: {problem}.") from None
    house: House = {}
    for at, row in _rows(path, said):
        if (at.table, at.part, at.id) in house:
            raise at.wrong("is there twice")
        house[at.table, at.part, at.id] = _checked(at, row)
    return house


@dataclass(frozen=True, slots=True)
class At:
    """A place in the file: `igloos.igloo I1, cost`."""

    file: Path
    table: str
    part: str = ""
    id: str = ""
    field: str = ""

    def wrong(self, why: str) -> HouseError:
        name = ".".join(filter(None, (self.table, self.part)))
        where = f"[{name}] {self.id}".rstrip()
        field = f", field {self.field!r}" if self.field else ""
        return HouseError(f"{self.file}: {where}{field}: {why}.")


def _rows(path: Path, said: Row) -> Iterator[tuple[At, Row]]:
    """Every row of the file with its place; parts with ids are lists of rows."""
    for name, parts in said.items():
        if name not in TABLES or not isinstance(parts, dict):
            raise At(path, name).wrong(f"there is no such table; there are {', '.join(TABLES)}")
        for part, rows in cast("Row", parts).items():
            at = At(path, name, part)
            if part not in table(name):
                raise at.wrong(f"there is no such part; there are {', '.join(table(name))}")
            if part not in rows_of(name):
                yield at, _as_row(at, rows)
                continue
            if not isinstance(rows, list):
                raise at.wrong(f"write [[{name}.{part}]] with an id")
            for each in cast("list[Any]", rows):
                row = _as_row(at, each)
                yield At(path, name, part, str(row.get("id", ""))), row


def _as_row(at: At, row: Any) -> Row:
    if not isinstance(row, dict):
        raise at.wrong("a table with fields is expected")
    return cast("Row", row)


def _checked(at: At, row: Row) -> Row:
    """The new fields of a row; each must replace a field that is there, of a row that may be replaced."""
    printed = _printed(at)
    if (at.table, at.part, at.id) not in reconstructed():
        raise at.wrong("this is known from the rules or the components, so it cannot be replaced")
    new = {field: value for field, value in row.items() if field != "id"}
    for field, value in new.items():
        here = At(at.file, at.table, at.part, at.id, field)
        if field not in printed or field in FIXED:
            possible = ", ".join(name for name in printed if name not in FIXED)
            raise here.wrong(f"there is no such field to replace; there are {possible}")
        _check(here, value, printed[field])
    return new


def _printed(at: At) -> Row:
    rows = rows_of(at.table).get(at.part)
    if rows is None:
        return table(at.table)[at.part]
    for row in rows:
        if str(row.get("id")) == at.id:
            return row
    raise at.wrong(f"there is no such id; there are {', '.join(str(row.get('id')) for row in rows)}")


def _check(at: At, value: Any, printed: Any) -> None:
    """A value must be of the sort that it replaces."""
    if isinstance(printed, bool) or isinstance(value, bool):
        if not (isinstance(printed, bool) and isinstance(value, bool)):
            raise at.wrong("true or false stands only where it stood")
    elif isinstance(printed, int):
        if not isinstance(value, int) or not 0 <= value <= MOST:
            raise at.wrong(f"a number from 0 to {MOST} is expected, not {value!r}")
    elif isinstance(printed, Mapping):
        _check_table(at, value, cast("Row", printed))
    elif not isinstance(value, str) or value not in _alike(at, printed):
        raise at.wrong(f"one of {', '.join(_alike(at, printed))} is expected, not {value!r}")


def _check_table(at: At, value: Any, printed: Row) -> None:
    if not isinstance(value, dict):
        raise at.wrong("a table in braces is expected")
    row = cast("Row", value)
    if at.field == "cost":
        for what, count in row.items():
            if what not in GOODS - {"food"} or type(count) is not int or not 1 <= count <= MOST:
                raise at.wrong(f"{what} = {count!r} is no price")
        return
    model = _effect(at, row) if "kind" in printed else printed
    if set(row) != set(model):
        raise at.wrong(f"exactly these are expected: {', '.join(model)}")
    for name, each in row.items():
        if isinstance(model[name], str) and name != "kind" and each not in _known(name):
            raise at.wrong(f"there is no {name} {each!r}; there are {', '.join(sorted(_known(name)))}")
        if isinstance(model[name], int) and (type(each) is not int or not 0 <= each <= MOST):
            raise at.wrong(f"{name}: a number from 0 to {MOST} is expected, not {each!r}")


def _known(name: str) -> set[str]:
    """What may stand under this name in an effect: every resource, symbol, sort of people or bar that is printed."""
    if name == "resource":
        return {*GOODS}
    effects = [each for file in TABLES for part in ("top", "bottom") for each in _effects(table(file), part)]
    return {str(each[name]) for each in effects if name in each}


def _effect(at: At, row: Row) -> Row:
    """A printed effect of the same kind, whose fields the new one must have."""
    part = "bottom" if at.field == "bottom" else "top"
    known = {str(effect["kind"]): effect for name in TABLES for effect in _effects(table(name), part)}
    kind = row.get("kind")
    if kind not in known:
        raise at.wrong(f"there is no effect {kind!r}; there are {', '.join(sorted(known))}")
    return known[str(kind)]


def _effects(found: Any, part: str) -> Iterator[Row]:
    """All effects in a table, however deep: those of lower parts (`bottom`), or all others."""
    if isinstance(found, list):
        for each in cast("list[Any]", found):
            yield from _effects(each, part)
    elif isinstance(found, Mapping):
        for name, each in cast("Row", found).items():
            if not (isinstance(each, Mapping) and "kind" in each):
                yield from _effects(each, part)
            elif (name == "bottom") == (part == "bottom"):
                yield cast("Row", each)


def _alike(at: At, printed: Any) -> list[str]:
    """What stands in the same field of the other rows."""
    rows = rows_of(at.table).get(at.part, [])
    return sorted({str(row[at.field]) for row in rows if at.field in row} | {str(printed)})
