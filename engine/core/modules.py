"""How the modules of a game are chosen, checked and installed, the same for every game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, TypeVar

from engine.core.errors import SetupError

D = TypeVar("D")


@dataclass(frozen=True)
class Module(Generic[D]):
    """A part of a game, named as on its box: what it can be combined with, and how it edits the draft of the rules.

    `seats` are the numbers of players that it makes possible, `needs` the modules that it requires, `variants` those
    that it can be combined with, empty for all. `homes` are files with its steps, besides that of `install`.
    """

    id: str
    install: Callable[[D], None]
    editions: tuple[str, ...]
    seats: tuple[int, ...] = ()
    needs: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    homes: tuple[ModuleType, ...] = ()

    @property
    def is_variant(self) -> bool:
        """Whether this is a variant, which names itself in `variants`; exactly one of these is played."""
        return self.id in self.variants


class Modules(Generic[D]):
    """The modules of a game in the order in which they are installed.

    `usual` is the variant that is played when none is named, `missing` the message id of a setup without one.
    """

    def __init__(self, *modules: Module[D], usual: str, missing: str) -> None:
        self._by_id = {module.id: module for module in modules}
        self.usual, self.missing = usual, missing
        self.ids = tuple(self._by_id)
        self.editions = tuple(dict.fromkeys(each for module in modules for each in module.editions))
        self.seats = tuple(sorted({seats for module in modules for seats in module.seats}))

    def __iter__(self) -> Iterator[Module[D]]:
        return iter(self._by_id.values())

    def choose_modules(self, ids: Iterable[str]) -> tuple[Module[D], ...]:
        """The modules of these ids."""
        return tuple(self._by_id[module] for module in ids)

    def complete(self, asked: Sequence[str]) -> tuple[str, ...]:
        """The modules in their fixed order, with the usual variant if none is named; unknown ones come last."""
        named = {*asked}
        if not any(module.is_variant for module in self if module.id in named):
            named.add(self.usual)
        return (
            *(each for each in self.ids if each in named),
            *(each for each in asked if each not in self._by_id),
        )

    def check(self, ids: tuple[str, ...], edition: str, seats: int) -> None:
        """Raise `SetupError` when these modules, edition and seats cannot be combined."""
        if edition not in self.editions:
            raise SetupError("error-setup-unknown-edition", edition=edition)
        for module in ids:
            if module not in self._by_id:
                raise SetupError("error-setup-unknown-module", module=module)
        if ids != tuple(each for each in self.ids if each in ids):
            raise SetupError("error-setup-module-order", modules=",".join(ids))
        modules = self.choose_modules(ids)
        variants = [module.id for module in modules if module.is_variant]
        if not variants:
            raise SetupError(self.missing)
        if len(variants) > 1:
            raise SetupError("error-setup-one-variant", modules=",".join(variants))
        for module in modules:
            _check_module(module, ids, variants[0], edition)
        if not any(seats in module.seats for module in modules):
            raise SetupError("error-setup-seats", seats=seats)

    def steps(self) -> list[type]:
        """All types that are defined in the files of the modules: their steps are among them."""
        files = (file for module in self for file in (sys.modules[module.install.__module__], *module.homes))
        return [
            kind
            for file in dict.fromkeys(files)
            for kind in vars(file).values()
            if isinstance(kind, type) and kind.__module__ == file.__name__
        ]


def _check_module(module: Module[D], ids: tuple[str, ...], variant: str, edition: str) -> None:
    """Raise `SetupError` when a module cannot be combined with the edition, the other modules, or the variant."""
    if edition not in module.editions:
        raise SetupError("error-setup-edition", module=module.id, edition=edition)
    for needed in module.needs:
        if needed not in ids:
            raise SetupError("error-setup-needs", module=module.id, needs=needed)
    if module.variants and variant not in module.variants:
        raise SetupError("error-setup-not-with", module=module.id, other=variant)
