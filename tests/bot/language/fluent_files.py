"""What the Fluent files say, message by message, and what the source asks of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.translating.fluent_files import FluentFiles

ROOT = Path(__file__).resolve().parents[3]
LANGUAGE = ROOT / "bot" / "language"


@cache
def files(language: str) -> FluentFiles:
    """The files of a language, read once."""
    return FluentFiles(LANGUAGE / language)


def entries(language: str) -> Iterator[tuple[str, ftl.EntryType]]:
    """Every entry of every file of a language with the name of its file, such as `errors` or `stone_age/log`."""
    return ((home, entry) for home, _, entry in files(language).entries)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The variables of every message and of every attribute (`id.attribute`)."""
    return {name: said.variables for name, said in files(language).patterns.items()}


@cache
def nodes(folder: str) -> tuple[tuple[str, ast.Call | ast.JoinedStr | ast.Constant], ...]:
    """Every call and every text in the Python files of a folder of the checkout, with the path of its file."""
    return tuple(
        (file.relative_to(ROOT).as_posix(), node)
        for file in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call | ast.JoinedStr | ast.Constant)
    )


def calls(folder: str, *names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or method of one of these names, with its place in the source."""
    for path, node in nodes(folder):
        if isinstance(node, ast.Call) and _name(node.func) in names:
            yield f"{path}:{node.lineno}", node


def _name(function: ast.expr) -> str:
    match function:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def literal(node: ast.expr) -> str | None:
    """The text of a string literal."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def event_kinds(folder: str) -> dict[str, set[str]]:
    """The kinds of events that the engine tells in a folder with their parameters."""
    kinds: dict[str, set[str]] = {}
    for position, name in enumerate(("tell", "tell_only")):
        for where, call in calls(folder, name):
            for kind in _kinds(call.args[position], where):
                kinds.setdefault(kind, set()).update(str(each.arg) for each in call.keywords)
    return kinds


def _kinds(said: ast.expr, where: str) -> list[str]:
    """A literal, or both of a choice between two."""
    if isinstance(said, ast.IfExp):
        return [*_kinds(said.body, where), *_kinds(said.orelse, where)]
    kind = literal(said)
    assert kind, where
    return [kind]


@cache
def said_in(folder: str) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All string literals of the source, and all f-strings that begin with a fixed word as patterns."""
    literals: set[str] = set()
    patterns: set[str] = set()
    for _, node in nodes(folder):
        if isinstance(node, ast.JoinedStr):
            parts = [literal(each) for each in node.values]
            if parts[0]:
                patterns.add("".join(r"[\w-]+" if part is None else re.escape(part) for part in parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            literals.add(node.value)
    return frozenset(literals), tuple(map(re.compile, sorted(patterns)))


def said(language: str) -> Iterator[tuple[str, str, ftl.Pattern]]:
    """Every pattern with its file and its message (`id.attribute` for an attribute)."""
    for home, entry in entries(language):
        if not isinstance(entry, ftl.Message):
            continue
        if entry.value is not None:
            yield home, entry.id.name, entry.value
        for each in entry.attributes:
            yield home, f"{entry.id.name}.{each.id.name}", each.value


@cache
def homes(language: str) -> dict[str, str]:
    """The file of every message."""
    return {name: said.home for name, said in files(language).patterns.items()}


@cache
def patterns(language: str) -> dict[str, str]:
    """The source of every message."""
    return {name: said.source for name, said in files(language).patterns.items()}
