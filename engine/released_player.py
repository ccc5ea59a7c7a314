"""Choices of another release, made by its own Python, which runs this file as a script and finds its engine.

Every line that comes in is a JSON object and gets one line back. `setup` begins a game, `rows` were played since the
line before, `seat`, `level` and `commitment` say who chooses. Only what all releases have is used here.
"""

import json
import sys
from typing import Any

from engine import GAMES
from engine.computer.levels import LEVELS, choose, version_of
from engine.core.match import Match, Setup
from engine.core.transcripts import read_row


def answer_all() -> None:
    """Answer until nothing is asked any more; the first line says which levels there are, and their versions."""
    versions = {name: version_of(game) for name, game in GAMES.items()}
    print(json.dumps({"levels": [*LEVELS], "versions": versions}), flush=True)
    match: Any = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "setup" in asked:
            setup = Setup.read(asked["setup"])
            match = Match.start(GAMES[setup.game], setup)
        for row in asked["rows"]:
            match.follow(read_row(row))
        match.take_events()
        choice = choose(match, match.decision_of(asked["seat"]), asked["level"], asked["commitment"])
        print(json.dumps(str(choice.action)), flush=True)


if __name__ == "__main__":
    answer_all()
