"""`python -m tools.released COMMIT FOLDER` installs the program as of that commit into an environment, to compare it or
to let it leave stored games, and prints the path of its Python.

It is built from the history of this repository, its dependencies have the versions that the commit has pinned. An
environment that exists already is used again.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
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
    archive, source = scratch / "source.tar", scratch / "source"
    _output("git", "archive", f"--output={archive}", commit)
    shutil.unpack_archive(archive, source, filter="data")
    # Where one constraint has hashes pip refuses the source, which has none, so only the versions are kept.
    pins = scratch / "pins.txt"
    pins.write_text("\n".join(PIN.findall((source / "constraints.txt").read_text("utf-8"))), "utf-8")
    install = (python, "-m", "pip", "install", "--quiet", "--constraint", pins)
    subprocess.run([*install, f"{source}{EXTRAS}"], stdout=sys.stderr, check=True)


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    print(install_release(sys.argv[1], Path(sys.argv[2])))
