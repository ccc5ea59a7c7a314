"""`python -m renders bench` measures drawing; `gallery FOLDER` writes sample pictures, `shown` those of README.md."""

from __future__ import annotations

import argparse
import json
from io import BytesIO
from pathlib import Path

from PIL import Image

from engine.stone_age.view import TableView
from renders.gallery import bench, hunters_gallery, module_samples, samples, story_samples
from renders.gallery.module_samples import ALL
from renders.gallery.replay_bench import replay_bench
from renders.png import encode
from renders.stone_age import draw, draw_modules, draw_own, draw_standing
from renders.stone_age.board import paint

SHOWN = Path(__file__).parent / "shown"


def main() -> None:
    """Read the command line and do what it names."""
    parser = argparse.ArgumentParser(prog="python -m renders", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("bench", help="print times in milliseconds, bytes and ratios as JSON")
    gallery = commands.add_parser("gallery", help="write sample pictures into a folder")
    gallery.add_argument("folder", type=Path)
    commands.add_parser("shown", help="write the few half-size pictures that README.md shows")
    chosen = parser.parse_args()
    if chosen.command == "bench":
        print(json.dumps(bench.measure() | replay_bench(), indent=2))
    elif chosen.command == "gallery":
        write_gallery(chosen.folder)
    else:
        write_shown()


def write_gallery(folder: Path) -> None:
    """One PNG per sample of either game: boards by phase and seats, module or variant, own things, standings."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in {**samples_drawn(), **hunters_gallery.samples_drawn()}.items():
        (folder / f"{name}.png").write_bytes(picture)


def write_shown() -> None:
    """The pictures of README.md, where README.md looks for them."""
    SHOWN.mkdir(exist_ok=True)
    for name, image in shown().items():
        (SHOWN / f"{name}.png").write_bytes(encode(image))


def shown() -> dict[str, Image.Image]:
    """Summer, winter with everything, own things and the final count, at half their size."""
    names = samples.NAMES
    all_of_them = module_samples.table(4, "actions", ALL)
    pictures = {
        "summer": draw(samples.table(4, "actions"), names=names, since=samples.table(4, "feeding")),
        "winter": encode(paint(all_of_them, names=names)),
        "modules": draw_modules(all_of_them, names=names) or b"",
        "own": draw_own(samples.own(), names=names),
        "count": draw_standing(samples.table(4, "over"), names=names),
    }
    return {name: Image.open(BytesIO(picture)).convert("RGB").reduce(2) for name, picture in pictures.items()}


def samples_drawn() -> dict[str, bytes]:
    """The sample pictures of Stone Age by name."""
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
            name: picture
            for module, modules in alone.items()
            for name, picture in _both(f"{module}-3", module_samples.table(3, "actions", modules)).items()
        },
        **{
            name: picture
            for n in (2, 3, 4, 5)
            for name, picture in _both(f"modules-{n}", module_samples.table(n, "actions", ALL)).items()
        },
        **_both("modules-changes-5", now, since),
        **_both("modules-over-5", over),
        "modules-own": draw_own(module_samples.own(), names=names),
        "modules-standing-5": draw_standing(over, names=names),
    }


def _both(name: str, view: TableView, since: TableView | None = None) -> dict[str, bytes]:
    """The board, and the second picture where there is one."""
    names = samples.NAMES
    beside = draw_modules(view, names=names, since=since)
    board = encode(paint(view, names=names, since=since))
    return {name: board} | ({f"{name}-beside": beside} if beside else {})


if __name__ == "__main__":
    main()
