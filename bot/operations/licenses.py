"""`python -m bot licenses [FILE]`: the licences of everything that is installed for the bot, and with FILE their texts.

It looks at what is installed, not at a list: who hands on an image or a machine must add the licences of what is in it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import metadata
from pathlib import Path

from bot.operations import CHECKOUT
from bot.storage.files import writing
from engine.core.values import frozen

PROGRAM = "stone-age-discord"
RUN = "to run the bot"
PERMISSIVE = frozenset(
    {
        "0BSD",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "HPND",
        "ISC",
        "MIT",
        "MIT-CMU",
        "OFL-1.1",
        "PSF-2.0",
        "Unlicense",
        "Zlib",
    }
)
"""With these the program may be handed on under its own licence as long as their texts go with it."""
WEAK_COPYLEFT = frozenset({"LGPL-3.0-only", "MPL-2.0"})
"""Only for what is optional and stays a package of its own: the driver of PostgreSQL, tools of developers."""
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
"""Names that packages give to licences, in the words of SPDX."""
REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)(?:\[([^\]]*)\])?[^;]*(?:;(.*))?")
OF_AN_EXTRA = re.compile(r"""extra\s*==\s*["']([^"']+)["']""")
TEXT = re.compile(r"(?:licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)
CODE = re.compile(r"\.(?:py|pyc|pyi|h|js|json)$")
FONT = re.compile(r"\.(?:ttf|otf)$")


@frozen
class Package:
    """One installed package, and what it is there for: `RUN` or the name of an extra."""

    name: str
    version: str
    license: str
    purpose: str
    texts: tuple[Path, ...]
    has_fonts: bool

    @property
    def licenses(self) -> frozenset[str]:
        """The single licences of the expression."""
        return frozenset(re.findall(r"[\w.+-]+", self.license)) - {"AND", "OR", "WITH"}

    @property
    def is_allowed(self) -> bool:
        """Whether it may be there for its purpose."""
        return self.licenses <= (PERMISSIVE if self.purpose == RUN else PERMISSIVE | WEAK_COPYLEFT)


def requirements() -> Mapping[str, list[str]]:
    """What the program names by itself, by purpose: of this checkout, else of what is installed."""
    if CHECKOUT.is_file():
        project = tomllib.loads(CHECKOUT.read_text("utf-8"))["project"]
        return {RUN: project["dependencies"], **project.get("optional-dependencies", {})}
    found: dict[str, list[str]] = {RUN: []}
    for line in metadata.requires(PROGRAM) or ():
        extra = OF_AN_EXTRA.search(line)
        found.setdefault(extra[1] if extra else RUN, []).append(line.partition(";")[0])
    return found


def packages() -> list[Package]:
    """Everything that is installed and needed, each for the first purpose that needs it; what runs the bot first."""
    found: dict[str, Package] = {}
    for purpose, lines in requirements().items():
        for name in _closure(lines):
            if name not in found and name != PROGRAM:
                found[name] = _package(metadata.distribution(name), purpose)
    return sorted(found.values(), key=lambda each: (each.purpose != RUN, each.purpose, each.name.lower()))


def absent() -> list[tuple[str, str]]:
    """What the program names and is not installed here, with its purpose."""
    named = [(purpose, _read(line)[0]) for purpose, lines in requirements().items() for line in lines]
    return [
        (name, purpose) for purpose, name in named if name != PROGRAM and _find_distribution(name) is None
    ]


def _closure(lines: Iterable[str]) -> Iterator[str]:
    """The normalised names of all that these lines need and that is installed."""
    waiting, seen = [_read(line) for line in lines], set[tuple[str, frozenset[str]]]()
    while waiting:
        name, extras, _ = one = waiting.pop()
        installed = _find_distribution(name)
        if one[:2] in seen or installed is None:
            continue
        seen.add(one[:2])
        yield name
        for line in installed.requires or ():
            inner = _read(line)
            if not inner[2] or inner[2] & extras:
                waiting.append(inner)


def _read(line: str) -> tuple[str, frozenset[str], frozenset[str]]:
    """The name that a line asks for, the extras that it wants, and the extras that want it (none: always)."""
    found = REQUIREMENT.match(line.strip())
    if found is None:
        raise ValueError(f"no requirement: {line}")
    extras = frozenset(filter(None, re.split(r"[,\s]+", found[2] or "")))
    return re.sub(r"[-_.]+", "-", found[1]).lower(), extras, frozenset(OF_AN_EXTRA.findall(found[3] or ""))


def _find_distribution(name: str) -> metadata.Distribution | None:
    try:
        return metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None


def _package(of: metadata.Distribution, purpose: str) -> Package:
    files = [file for file in of.files or () if not CODE.search(file.name)]
    texts = sorted({Path(str(file.locate())) for file in files if TEXT.search(str(file))})
    fonts = any(FONT.search(file.name) for file in files)
    return Package(of.name, of.version, license_of(of), purpose, tuple(texts), fonts)


def license_of(of: metadata.Distribution) -> str:
    """The licence of a package as SPDX writes it, as far as the package says so in words that we know."""
    said = of.metadata
    for expression in said.get_all("License-Expression") or ():
        return expression
    written = [each.strip() for each in said.get_all("License") or ()]
    classes = [
        each.rpartition(" :: ")[2] for each in said.get_all("Classifier") or () if "License ::" in each
    ]
    for word in (*written, *classes) or _titles(of):
        name = CALLED.get(word.lower(), word)
        if name in PERMISSIVE | WEAK_COPYLEFT:
            return name
    return " ".join([*classes, *(each.partition("\n")[0] for each in written)]) or "not said"


def _titles(of: metadata.Distribution) -> list[str]:
    """The first lines of the texts that come with a package which says nothing about its licence."""
    texts = [each for each in of.files or () if TEXT.search(str(each)) and not CODE.search(each.name)]
    return [each.read_text("utf-8").lstrip().partition("\n")[0].strip() for each in texts]


def report(target: Path | None = None) -> int:
    """Print what is installed with its licence, write all texts to a file; 1 if a licence is not allowed, else 0."""
    found, purpose = packages(), ""
    for each in found:
        if each.purpose != purpose:
            purpose = each.purpose
            print(purpose if purpose == RUN else f"extra {purpose}")
        notes = [
            *(["fonts"] if each.has_fonts else []),
            *([] if each.texts else ["brings no text of its licence"]),
        ]
        mark = "  " if each.is_allowed else "!!"
        print(
            f"{mark} {each.name:<28}{each.version:<14}{each.license}"
            + "".join(f" ({note})" for note in notes)
        )
    for name, why in absent():
        print(f"   {name:<28}not installed here, for {why}")
    if target is not None:
        with writing(target) as texts:
            texts.write("\n\n".join(_texts(found)))
        print(f"{target}: the texts of {sum(bool(each.texts) for each in found)} packages")
    wrong = [each.name for each in found if not each.is_allowed]
    if wrong:
        print(f"Not on the list of licences that this program may come with: {', '.join(wrong)}")
    return 1 if wrong else 0


def _texts(found: Iterable[Package]) -> Iterator[str]:
    for each in found:
        for file in each.texts:
            said = file.read_text("utf-8", errors="replace").strip()
            yield f"{'=' * 80}\n{each.name} {each.version}: {file.name}\n{'=' * 80}\n{said}"
