"""`python tools/build.py FOLDER` builds the wheel and the source archive of this checkout, the same bytes everywhere.

Needs setuptools, which `python -m pip install '.[dev]'` brings. The files get the date SOURCE_DATE_EPOCH, or that of
the last commit.
"""

from __future__ import annotations

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ("pyproject.toml", "README.md", "LICENSE", "bot", "engine", "renders")
BACKEND = (
    "import os; os.umask(0o22); from setuptools.build_meta import *; build_wheel({0!r}); build_sdist({0!r})"
)


def build(target: Path) -> list[Path]:
    """Write both files to a folder and return them. They are built from a copy without files of earlier builds."""
    target.mkdir(parents=True, exist_ok=True)
    date = os.environ.get("SOURCE_DATE_EPOCH") or _date_of_commit()
    with tempfile.TemporaryDirectory() as name:
        source, made = Path(name, "source"), Path(name, "made")
        _copy_sources(source)
        made.mkdir()
        subprocess.run(
            [sys.executable, "-c", BACKEND.format(str(made))],
            cwd=source,
            env={**os.environ, "SOURCE_DATE_EPOCH": date},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        for archive in made.glob("*.tar.gz"):
            archive.write_bytes(_normalize_archive(archive, int(date)))
        return [Path(shutil.copy(file, target)) for file in sorted(made.iterdir())]


def _date_of_commit() -> str:
    shown = ["git", "show", "--no-patch", "--format=%ct"]
    return subprocess.run(shown, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def _copy_sources(source: Path) -> None:
    """Copy the sources, with the same permissions on every machine."""
    source.mkdir()
    for name in SOURCE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, source)
    for each in source.rglob("*"):
        each.chmod(0o755 if each.is_dir() else 0o644)


def _normalize_archive(archive: Path, date: int) -> bytes:
    """The archive with its files sorted by name, without the user and the time of the build, which setuptools adds."""
    packed = io.BytesIO()
    with (
        tarfile.open(archive) as files,
        gzip.GzipFile("", "wb", fileobj=packed, mtime=date) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.GNU_FORMAT) as clean,
    ):
        for file in sorted(files, key=lambda each: each.name):
            mode = 0o755 if file.isdir() else 0o644
            bare = file.replace(mtime=date, mode=mode, uid=0, gid=0, uname="", gname="")
            clean.addfile(bare, files.extractfile(file))
    return packed.getvalue()


if __name__ == "__main__":
    for written in build(Path(sys.argv[1])):
        print(written)
