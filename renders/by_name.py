"""Drawing functions by their names: a process that lets another one draw its pictures need not import them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

IMPORTING = Lock()
"""Threads import one by one: of two that import a package and a module of it at once, Python 3.14 refuses one."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A function of a module of `renders`; the module is imported when the function is called."""

    module: str
    name: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        with IMPORTING:
            module = import_module(self.module)
        return getattr(module, self.name)(*args, **kwargs)


@dataclass(frozen=True, slots=True)
class ByName:
    """All functions of a module, each as a `Drawn`."""

    module: str

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # no drawing functions: `copy` and `pickle` look such names up
            raise AttributeError(name)
        return Drawn(self.module, name)


def hash_drawing_code() -> str:
    """A hash of the code of this package and the version of Pillow: while it is the same, so are the pictures."""
    from PIL import __version__  # imported here, as the caller need not have loaded Pillow

    sources = sorted(Path(__file__).parent.rglob("*.py"))
    return sha256(b"".join([__version__.encode(), *(each.read_bytes() for each in sources)])).hexdigest()
