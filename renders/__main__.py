"""`python -m renders bench` measures drawing; `python -m renders gallery FOLDER` writes sample pictures."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median
from time import perf_counter

from renders import samples
from renders.png import encode
from renders.stone_age import draw, draw_own, draw_standing
from renders.stone_age.board import compose

_ROUNDS = 60


def main() -> None:
    """Read the command line and do what it names."""
    parser = argparse.ArgumentParser(prog="python -m renders", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("bench", help="print cold and warm times in milliseconds and the size as JSON")
    gallery = commands.add_parser("gallery", help="write sample pictures into a folder")
    gallery.add_argument("folder", type=Path)
    chosen = parser.parse_args()
    if chosen.command == "bench":
        print(json.dumps(bench(), indent=2))
    else:
        write_gallery(chosen.folder)


def bench() -> dict[str, float]:
    """Times in milliseconds for a board of 4 players: first picture, warm composing, encoding and both."""
    now, before = samples.table(4, "actions"), samples.table(4, "feeding")
    start = perf_counter()
    picture = draw(now, names=samples.NAMES, since=before)
    cold = _since(start)
    composing: list[float] = []
    encoding: list[float] = []
    for _ in range(_ROUNDS):
        start = perf_counter()
        image = compose(now, names=samples.NAMES, since=before)
        composing.append(_since(start))
        start = perf_counter()
        encode(image)
        encoding.append(_since(start))
    whole = [a + b for a, b in zip(composing, encoding, strict=True)]
    return {
        "cold_ms": round(cold, 1),
        "compose_p50_ms": round(median(composing), 2),
        "encode_p50_ms": round(median(encoding), 2),
        "p50_ms": round(median(whole), 2),
        "p95_ms": round(sorted(whole)[int(len(whole) * 0.95)], 2),
        "bytes": len(picture),
    }


def _since(start: float) -> float:
    return (perf_counter() - start) * 1000


def write_gallery(folder: Path) -> None:
    """One PNG per sample: boards by phase and seats, own things, the standings."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in samples_drawn().items():
        (folder / f"{name}.png").write_bytes(picture)


def samples_drawn() -> dict[str, bytes]:
    """The sample pictures by name."""
    names = samples.NAMES
    boards = {
        f"{phase}-{seats}": draw(samples.table(seats, phase), names=names)
        for seats in (2, 3, 4)
        for phase in ("placing", "actions", "feeding", "over")
    }
    since = samples.table(4, "feeding")
    return boards | {
        "changes-4": draw(samples.table(4, "actions"), names=names, since=since),
        "own": draw_own(samples.own(), names=names),
        "standing-4": draw_standing(samples.table(4, "over"), names=names),
    }


if __name__ == "__main__":
    main()
