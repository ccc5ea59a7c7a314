"""Drawing functions by their names: a program that has its pictures drawn in another process need not import them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Drawn:
    """A function of a module of `renders`, which is imported by the process that calls it."""

    module: str
    name: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return getattr(import_module(self.module), self.name)(*args, **kwargs)


@dataclass(frozen=True, slots=True)
class ByName:
    """All functions of a module, each as a `Drawn`."""

    module: str

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # nobody draws these: copying and pickling ask for them
            raise AttributeError(name)
        return Drawn(self.module, name)


def drawings() -> str:
    """A hash of all that pictures are drawn by, the code of this package and of Pillow, without drawing any."""
    from PIL import __version__  # the number alone; who asks for this need not have imported Pillow

    sources = sorted(Path(__file__).parent.rglob("*.py"))
    return sha256(b"".join([__version__.encode(), *(each.read_bytes() for each in sources)])).hexdigest()
