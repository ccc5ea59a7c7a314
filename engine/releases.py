"""Other releases, each in a process of its own: levels to play against, and how fast their engines are."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.arguments import BadArguments
from engine.computer.duel import Seated
from engine.core import chance
from engine.core.actions import Action
from engine.core.match import AnyMatch, Row
from engine.core.players import Player
from engine.core.questions import Decision

SCRIPT = Path(__file__).with_name("released_player.py")
HELP = "PYTHON is that of an environment with another release, as `python -m tools.released COMMIT FOLDER` makes it"


class Release:
    """The program of another release, which follows the games that are played here.

    `levels` are those it has, `versions` what their choices have for each game.
    """

    def __init__(self, python: str, process: subprocess.Popen[str]) -> None:
        self._python, self._process = python, process
        said = self._read()
        self.levels: Sequence[str] = said["levels"]
        self.versions: Mapping[str, str] = said["versions"]
        self._rows: Sequence[Row] | None = None
        self._followed = 0

    def seat_level(self, level: str) -> Seated:
        """A level of this release, for any seat; raises `BadArguments` where it has no such level."""
        if level not in self.levels:
            raise BadArguments(f"{self._python} has no level {level}, but {', '.join(self.levels)}")

        def sit(key: bytes, rows: Sequence[Row]) -> Player:
            commitment = chance.commitment(key)

            def answer(match: AnyMatch, decision: Decision) -> Action:
                said = self._choice(match, rows, seat=decision.seat, level=level, commitment=commitment)
                return decision.option(match.game.read(said))

            return answer

        return sit

    def _choice(self, match: AnyMatch, rows: Sequence[Row], **who: Any) -> str:
        """What is chosen after these rows; those that it has followed already are not said again."""
        begins = {} if rows is self._rows else {"setup": str(match.setup)}
        followed = 0 if begins else self._followed
        self._rows, self._followed = rows, len(rows)
        asked = {**begins, **who, "rows": [str(row) for row in rows[followed:]]}
        if self._process.stdin is not None:
            print(json.dumps(asked), file=self._process.stdin, flush=True)
        return self._read()

    def _read(self) -> Any:
        line = self._process.stdout.readline() if self._process.stdout is not None else ""
        try:
            return json.loads(line)
        except ValueError:
            raise BadArguments(f"{self._python} has no program that can play this game") from None


@contextmanager
def start_release(python: str) -> Generator[Release]:
    """The release in the environment of this Python, as long as it is needed; raises `BadArguments`."""
    pipe = subprocess.PIPE
    try:
        # Isolated, it finds the engine of its own environment and not the one in the folder here.
        process = subprocess.Popen(
            [python, "-I", SCRIPT], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, encoding="utf-8"
        )
    except OSError as problem:
        raise BadArguments(f"{python} cannot be started: {problem.strerror}") from None
    with process:
        yield Release(python, process)


def run_bench(python: str, arguments: Sequence[str]) -> Mapping[str, Any]:
    """What `bench` with these arguments prints in the environment of a Python; raises `BadArguments`."""
    isolated = ["-I"] * (python != sys.executable)
    command = [python, *isolated, "-m", "engine", "bench", *arguments]
    try:
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        raise BadArguments(f"{python} has no program that can measure this game") from None
