"""`python -m renders gallery FOLDER` writes sample pictures, `sheets FOLDER` all of them side by side as large as
Discord shows them, `shown` those of README.md.
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path

from PIL import Image

from renders import hunters_scouts
from renders.gallery import (
    chances_samples,
    hunters_gallery,
    hunters_samples,
    module_samples,
    records_samples,
    samples,
    story_samples,
)
from renders.gallery.module_samples import ALL
from renders.gallery.sheets import contact_sheets, name_each_picture
from renders.png import encode
from renders.series import separate
from renders.stone_age import draw, draw_own, draw_standing

README_FOLDER = Path(__file__).parent / "shown"


def main() -> None:
    """Read the command line and do what it names."""
    parser = argparse.ArgumentParser(prog="python -m renders", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    gallery = commands.add_parser("gallery", help="write sample pictures into a folder")
    gallery.add_argument("folder", type=Path)
    sheets = commands.add_parser("sheets", help="write contact sheets of all samples as Discord shows them")
    sheets.add_argument("folder", type=Path)
    commands.add_parser("shown", help="write the few half-size pictures that README.md shows")
    chosen = parser.parse_args()
    if chosen.command == "gallery":
        write_gallery(chosen.folder)
    elif chosen.command == "sheets":
        write_sheets(chosen.folder)
    else:
        write_shown()


def write_gallery(folder: Path) -> None:
    """Write each sample picture of both games into a folder, as `NAME.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in draw_all_samples().items():
        (folder / f"{name}.png").write_bytes(picture)


def write_sheets(folder: Path) -> None:
    """Write contact sheets for a desktop and for a phone into a folder; print which samples are on which sheet."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet, shown_there in contact_sheets(draw_all_samples()):
        sheet.save(folder / f"{name}.png")
        print(f"{name}.png: {', '.join(shown_there)}")


def draw_all_samples() -> dict[str, bytes]:
    """Draw the sample pictures of both games, by name."""
    return draw_stone_age_samples() | hunters_gallery.draw_samples()


def write_shown() -> None:
    """Draw the pictures of README.md into the folder that it links to."""
    README_FOLDER.mkdir(exist_ok=True)
    for name, image in draw_readme_pictures().items():
        (README_FOLDER / f"{name}.png").write_bytes(encode(image))


def draw_readme_pictures() -> dict[str, Image.Image]:
    """Draw the pictures of README.md, by name, at half their size; the one of winter is two, with all modules."""
    names, hunted = samples.NAMES, hunters_samples.table("survival", "recall")
    all_of_them = module_samples.table(4, "actions", ALL)
    winter, modules = separate(draw(all_of_them, names=names))
    pictures = {
        "summer": draw(samples.table(4, "actions"), names=names, since=samples.table(4, "feeding")),
        "winter": winter,
        "modules": modules,
        "own": draw_own(samples.own(), names=names),
        "count": draw_standing(samples.table(4, "over"), names=names),
        "hunters": hunters_scouts.draw(hunted, names=names, since=hunters_samples.earlier(hunted)),
    }
    return {name: Image.open(BytesIO(picture)).convert("RGB").reduce(2) for name, picture in pictures.items()}


def draw_stone_age_samples() -> dict[str, bytes]:
    """Draw the sample pictures of Stone Age, by name."""
    drawn = (
        _draw_base_samples()
        | _draw_module_samples()
        | story_samples.draw_samples()
        | records_samples.draw_samples()
        | chances_samples.draw_samples()
    )
    return name_each_picture(drawn)


def _draw_base_samples() -> dict[str, bytes]:
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


def _draw_module_samples() -> dict[str, bytes]:
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
