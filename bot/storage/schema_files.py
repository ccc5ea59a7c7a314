"""The numbered files of a schema."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from operator import itemgetter


def scripts(folder: Traversable) -> list[tuple[int, Traversable]]:
    """The files of this folder with their numbers, in order."""
    found = ((file.name, file) for file in folder.iterdir())
    return sorted(
        ((int(name.split("_")[0]), file) for name, file in found if name.endswith(".sql")), key=itemgetter(0)
    )
