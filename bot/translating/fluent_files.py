"""Reads the Fluent files of one language: every pattern with its source, variables and variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.core.values import frozen

Choices = Mapping[str, tuple[frozenset[str], str]]
"""For each variable of a selector, its variants and the default one."""


@frozen
class Pattern:
    """One pattern: its file such as `errors`, its line, its message (`id.attribute` for an
    attribute), and its source as Fluent writes it.
    """

    home: str
    line: int
    name: str
    source: str
    variables: frozenset[str]
    choices: Choices


class FluentFiles:
    """All files of one language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def entries(self) -> Sequence[tuple[str, int, ftl.EntryType]]:
        """Every entry with its file and its line."""
        found = list[tuple[str, int, ftl.EntryType]]()
        for file in sorted(self.folder.rglob("*.ftl")):
            name, text = file.relative_to(self.folder).with_suffix("").as_posix(), file.read_text("utf-8-sig")
            for entry in FluentParser().parse(text).body:
                found.append((name, text.count("\n", 0, entry.span.start if entry.span else 0) + 1, entry))
        return found

    @cached_property
    def patterns(self) -> Mapping[str, Pattern]:
        """Every pattern by its message; of a message that is there twice those of the last, which the bot shows."""
        said = [(home, line, each) for home, line, each in self.entries if isinstance(each, ftl.Message)]
        last = {message.id.name: _patterns(home, line, message) for home, line, message in said}
        return {each.name: each for patterns in last.values() for each in patterns}

    @cached_property
    def topics(self) -> Mapping[str, str]:
        """The topic of each file, which is its first comment."""
        found: dict[str, str] = {}
        for home, _, entry in self.entries:
            if isinstance(entry, ftl.ResourceComment) and entry.content:
                found.setdefault(home, entry.content)
        return found


def _patterns(home: str, line: int, entry: ftl.Message) -> Iterator[Pattern]:
    own = [(entry.id.name, entry.value)] if entry.value is not None else []
    forms = [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
    for name, pattern in [*own, *forms]:
        found = _Found()
        found.visit(pattern)
        alone = ftl.Message(ftl.Identifier("x"), pattern)
        source = FluentSerializer().serialize_entry(alone).partition("=")[2].strip()
        yield Pattern(home, line, name, source, frozenset(found.variables), found.choices)


class _Found(Visitor):
    """Collects the variables of a pattern and the variants that they select."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, tuple[frozenset[str], str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            variants = {_key(each): each.default for each in node.variants}
            default = next(key for key, is_default in variants.items() if is_default)
            self.choices[node.selector.id.name] = (frozenset(variants), default)
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
