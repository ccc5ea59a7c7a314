"""What explains a game: the pieces on its table, its symbols, the readings of unclear rules, and its lesson."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from types import ModuleType
from typing import Any

from bot.language.texts import Texts
from engine.core.values import frozen

PIECE = "piece/"
"""The prefix of the value of a choice that is a piece."""


@frozen
class Piece:
    """A piece with its own `id`, the `place` where it lies (empty for none), its `name` with its text, and the
    `entries` of the rules that explain it.
    """

    id: str
    place: str
    name: str
    entries: tuple[str, ...]

    def __str__(self) -> str:
        return f"{PIECE}{self.id}"

    def title(self, _texts: Texts) -> str:
        return self.name

    def text(self, texts: Texts, game: str) -> str:
        """Its name, and below it the explanation."""
        said = "\n".join(texts.say(f"rules-{game}-{entry}") for entry in dict.fromkeys(self.entries))
        return texts.say("rules-entry", title=self.name, text=said)


IN_A_PICTURE = 24


def sign(texts: Texts, game: str, icon: str) -> str:
    """The meaning of a symbol of a game, after the symbol itself where Discord has it."""
    name = re.sub("[ _]", "-", icon.replace("Σ", "sum"))
    return texts.icon(icon) + texts.say(f"sign-{game}-{name}")


def signs_by_page(texts: Texts, game: str, icons: Sequence[str]) -> list[tuple[tuple[str, str], ...]]:
    """Symbols with their meanings, in parts of similar size that each fit into one picture."""
    meant = [(each, sign(texts, game, each)) for each in icons]
    most = -(-len(meant) // max(1, -(-len(meant) // IN_A_PICTURE)))
    return [tuple(meant[at : at + most]) for at in range(0, len(meant), most)]


def readings_text(texts: Texts, game: str, table: Mapping[str, Any]) -> str:
    """All readings of a game, a line each: `R04 Who is called home covers exactly one free field (L159-165)`."""
    rows = [
        texts.say(
            "reading-row",
            id=row["id"],
            text=texts.say(f"reading-{game}-{row['id'].lower()}"),
            source=row["source"],
        )
        for row in table.get("reading", ())
    ]
    return "\n".join([texts.say(f"readings-{game}"), *rows])


def list_reconstructed(
    texts: Texts, prefix: str, components: ModuleType, overrides: Iterable[tuple[str, str, Any]]
) -> str:
    """A line for each kind of component: how many values have no source, and how many the operator has changed."""
    overridden = Counter((table, part) for table, part, _ in overrides)
    lines = [texts.say(f"{prefix}-credits")]
    found = Counter((table, part) for table, part, _ in components.find_reconstructed())
    for (table, part), count in found.items():
        name = texts.say(f"{prefix}-credit-{table}-{part}")
        among = len(components.rows_of(table).get(part, [None]))
        said = texts.say(f"{prefix}-credit", name=name, count=count, among=among)
        changed = overridden[table, part]
        lines.append(texts.say(f"{prefix}-credit-house", line=said, changed=changed) if changed else said)
    return "\n".join(lines)


GOAL = "goal"
"""The step before the first question, about how to win."""


@frozen
class Step:
    """What one question of a lesson shows: the picture, cropped to its subject, and few of its options.

    `offers` are prefixes of lines: for each the first legal option is offered. The picture has the places that the
    question is about and the parts in `shows`; `signs` are the icons that are new in it.
    """

    offers: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()


@frozen
class Lesson:
    """The position in which the learner, seat 0, begins (see `engine/NOTATION.md`), and the seed of its chance.

    It ends after `rounds` rounds. A lesson in progress starts again if the seed differs: a new deal needs a new seed.
    `steps` are by question; `turn-1` is the first time that `turn` is asked.
    """

    deal: str
    seed: bytes
    rounds: int = 1
    steps: Mapping[str, Step] = field(default_factory=dict[str, Step])
