"""`python -m bot licenses [FILE]`: the licences of all packages installed where the bot runs, and with FILE their
texts, which must be distributed with an image or machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import metadata
from pathlib import Path

from bot.storage.files import writing
from engine.core.values import frozen

CALLED: Mapping[str, str] = {
    "apache 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd license": "BSD-3-Clause",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "psfl": "PSF-2.0",
    "python software foundation license": "PSF-2.0",
    "sil ofl 1.1": "OFL-1.1",
    "sil open font license 1.1 (ofl-1.1)": "OFL-1.1",
}
"""SPDX identifiers of licences by the names that packages use."""
TEXT = re.compile(r"(?:licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)
CODE = re.compile(r"\.(?:py|pyc|pyi|h|js|json)$")
FONT = re.compile(r"\.(?:ttf|otf)$")
LONGEST = 80
"""The longest name of a licence, in characters; a longer text is the licence itself."""


@frozen
class Package:
    """One installed package."""

    name: str
    version: str
    license: str
    texts: tuple[Path, ...]
    has_fonts: bool


def packages() -> list[Package]:
    """All installed packages; of one that is found twice, the one that would be imported."""
    found: dict[str, Package] = {}
    for each in metadata.distributions():
        found.setdefault(each.name.lower(), describe(each))
    return [found[name] for name in sorted(found)]


def describe(of: metadata.Distribution) -> Package:
    files = [file for file in of.files or () if not CODE.search(file.name)]
    texts = sorted({Path(str(file.locate())) for file in files if TEXT.search(str(file))})
    fonts = any(FONT.search(file.name) for file in files)
    return Package(of.name, of.version, license_of(of, texts), tuple(texts), fonts)


def license_of(of: metadata.Distribution, texts: Iterable[Path]) -> str:
    """The licence of a package, as an SPDX identifier if the package's name for it is known; the titles of its licence
    texts if it names none.
    """
    said = of.metadata
    for expression in said.get_all("License-Expression") or ():
        return expression
    written = [each.strip() for each in said.get_all("License") or ()]
    classes = [
        each.rpartition(" :: ")[2] for each in said.get_all("Classifier") or () if "License ::" in each
    ]
    words = [each for each in (*written, *classes) if each and len(each) <= LONGEST]
    titles = (each.read_text("utf-8", "replace").lstrip().partition("\n")[0].strip() for each in texts)
    names = [CALLED.get(each.lower(), each) for each in words or titles]
    known = [each for each in names if each in CALLED.values()]
    return next(iter(known or names), "not said")


def report(target: Path | None = None) -> int:
    """Print what is installed with its licence, and write all texts to a file."""
    found = packages()
    for each in found:
        notes = ["fonts"] * each.has_fonts + ["brings no text of its licence"] * (not each.texts)
        line = f"{each.name:<28} {each.version:<13} {each.license}"
        print(line + "".join(f" ({note})" for note in notes))
    if target is not None:
        with writing(target) as texts:
            texts.write("\n\n".join(_texts(found)))
        print(f"{target}: the texts of {sum(bool(each.texts) for each in found)} packages")
    return 0


def _texts(found: Iterable[Package]) -> Iterator[str]:
    for each in found:
        for file in each.texts:
            said = file.read_text("utf-8", errors="replace").strip()
            yield f"{'=' * 80}\n{each.name} {each.version}: {file.name}\n{'=' * 80}\n{said}"
