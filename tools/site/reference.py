"""The public names of the engine with their docstrings, for those who use it as a library."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

MODULES = (
    "engine.core.match",
    "engine.core.questions",
    "engine.core.actions",
    "engine.core.events",
    "engine.core.errors",
    "engine.core.chance",
    "engine.core.log",
    "engine.core.transcripts",
    "engine.core.position",
    "engine.core.origin",
    "engine.core.verifying",
    "engine.core.players",
    "engine.core.brain",
    "engine.computer.levels",
    "engine.computer.hints",
    "engine.computer.analysis",
)
QUOTED = re.compile(r"(: |-> )'([^']*)'")
HEAD = (
    "# Reference of the engine\n\nThe modules that a program needs which plays, checks or analyses games, made from "
    "their docstrings. [The engine as a library](api.md) shows them at work."
)


def pages() -> dict[str, str]:
    """One page with all modules, by its path."""
    parts = (part for name in MODULES for part in _module(import_module(name)))
    return {"developers/reference.md": "\n\n".join([HEAD, *parts])}


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The functions and classes that a module defines itself."""
    for name, each in vars(module).items():
        own = isinstance(each, type | FunctionType) and each.__module__ == module.__name__
        if own and not name.startswith("_"):
            yield name, each


def _module(module: ModuleType) -> Iterator[str]:
    yield f"## `{module.__name__}`"
    yield inspect.getdoc(module) or ""
    for name, each in public(module):
        if isinstance(each, type):
            yield from _class(name, each)
        else:
            yield _entry(f"### `{name}`", name, each)


def _class(name: str, kind: type) -> Iterator[str]:
    yield _entry(f"### `{name}`", name, kind)
    for word, each in vars(kind).items():
        member = each.__func__ if isinstance(each, staticmethod | classmethod) else each
        if not word.startswith("_") and isinstance(member, FunctionType | property) and member.__doc__:
            yield _entry("", f"{name}.{word}", member)


def _entry(heading: str, name: str, each: Callable[..., Any] | property) -> str:
    call = f"```python\n{name}{_signature(each)}\n```"
    return "\n\n".join(filter(None, [heading, call, inspect.getdoc(each) if each.__doc__ else ""]))


def _signature(each: Callable[..., Any] | property) -> str:
    """The signature of a callable: annotations without the quotes that `inspect` adds, methods without `self`."""
    if isinstance(each, property):
        return ""
    plain_error = isinstance(each, type) and each.__init__ is Exception.__init__
    if plain_error or getattr(each, "_is_protocol", False):
        return ""
    said = QUOTED.sub(r"\1\2", str(inspect.signature(each)))
    return (
        said.replace("(self, ", "(")
        .replace("(self)", "()")
        .removesuffix(" -> None" if isinstance(each, type) else "")
    )
