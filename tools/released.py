"""`python -m tools.released COMMIT FOLDER` installs the program as of that commit into an environment, to compare it or
to let it leave stored games, and prints the path of its Python.

The wheel is built from the history of this repository, its dependencies have the versions that the commit has pinned.
An environment that exists already is used again.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path

from tools.build import ROOT

EXTRAS = "[postgresql]"
PIN = re.compile(r"^[\w.-]+==[^\\\n]+", re.MULTILINE)
"""A pinned version in a file of constraints, with its condition and without its hashes."""


def install_release(commit: str, folder: Path) -> Path:
    """Install the program as of a commit into an environment in this folder, unless it is there; returns its Python.

    Raises `subprocess.CalledProcessError` if git does not know the commit, or something cannot be installed.
    """
    number = _output("git", "rev-parse", "--verify", f"{commit}^{{commit}}").strip()
    environment = folder.absolute() / number[:12]
    python, complete = environment / "bin" / "python", environment / "complete"
    if not complete.exists():
        venv.create(environment, with_pip=True, clear=True)
        with tempfile.TemporaryDirectory() as name:
            _install(number, Path(name), python)
        complete.touch()
    return python


def _install(commit: str, scratch: Path, python: Path) -> None:
    source = scratch / "source"
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(source, filter="data")
    # Where one constraint has hashes pip refuses the wheel, which has none, so only the versions are kept.
    pins = scratch / "pins.txt"
    pins.write_text("\n".join(PIN.findall((source / "constraints.txt").read_text("utf-8"))), "utf-8")
    install = (python, "-m", "pip", "install", "--quiet", "--constraint", pins)
    subprocess.run([*install, "setuptools"], stdout=sys.stderr, check=True)
    date = _output("git", "show", "--no-patch", "--format=%ct", commit).strip()
    subprocess.run(
        [python, source / "tools" / "build.py", scratch],
        env={**os.environ, "SOURCE_DATE_EPOCH": date},
        stdout=sys.stderr,
        check=True,
    )
    (wheel,) = scratch.glob("*.whl")
    subprocess.run([*install, f"{wheel}{EXTRAS}"], stdout=sys.stderr, check=True)


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    print(install_release(sys.argv[1], Path(sys.argv[2])))
