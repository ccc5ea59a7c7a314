"""`python -m engine` within the process of the test, which has loaded the program already."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from engine.__main__ import main


class Ran(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def run_engine(*arguments: str | Path) -> Ran:
    """The exit code of the command and what it wrote."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([*map(str, arguments)])
    return Ran(code, out.getvalue(), err.getvalue())
