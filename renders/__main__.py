"""`python -m renders bench` measures drawing; `python -m renders gallery FOLDER` writes sample pictures."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median
from time import perf_counter

from engine.stone_age.view import TableView
from renders import module_samples, samples, story_samples
from renders.module_samples import ALL
from renders.png import encode
from renders.replay_bench import replay_bench
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
        print(json.dumps(bench() | replay_bench(), indent=2))
    else:
        write_gallery(chosen.folder)


def bench() -> dict[str, float]:
    """Times in milliseconds for the base game of 4, and for everything at once with 5 players."""
    base = _measure(samples.table(4, "actions"), samples.table(4, "feeding"))
    whole = _measure(*(module_samples.table(5, phase, ALL) for phase in ("actions", "feeding")))
    return base | {f"modules_{what}": value for what, value in whole.items()}


def _measure(now: TableView, before: TableView) -> dict[str, float]:
    """The first picture, warm composing, encoding and both, in milliseconds."""
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
    """One PNG per sample: boards by phase and seats or by module, own things, the standings."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in samples_drawn().items():
        (folder / f"{name}.png").write_bytes(picture)


def samples_drawn() -> dict[str, bytes]:
    """The sample pictures by name."""
    return _base_drawn() | _modules_drawn() | story_samples.drawn()


def _base_drawn() -> dict[str, bytes]:
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


def _modules_drawn() -> dict[str, bytes]:
    names = samples.NAMES
    alone = {module: ("style", module) if module == "new-huts" else (module,) for module in ALL}
    since, now = (module_samples.table(5, phase, ALL) for phase in ("feeding", "placing"))
    over = module_samples.table(5, "over", ALL)
    return {
        **{
            f"{name}-3": draw(module_samples.table(3, "actions", modules), names=names)
            for name, modules in alone.items()
        },
        **{f"modules-{n}": draw(module_samples.table(n, "actions", ALL), names=names) for n in (2, 3, 4, 5)},
        "modules-changes-5": draw(now, names=names, since=since),
        "modules-over-5": draw(over, names=names),
        "modules-own": draw_own(module_samples.own(), names=names),
        "modules-standing-5": draw_standing(over, names=names),
    }


if __name__ == "__main__":
    main()
