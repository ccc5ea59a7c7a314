"""Drawing functions by their names: a program that has its pictures drawn in another process need not import them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
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
