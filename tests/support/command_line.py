"""Runs `python -m engine` within the process of the test."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from engine.__main__ import main


class Ran(NamedTuple):
    """The result of a command."""

    returncode: int
    stdout: str
    stderr: str


def run_engine(*arguments: str | Path) -> Ran:
    """Run `python -m engine` with these arguments."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([*map(str, arguments)])
    return Ran(code, out.getvalue(), err.getvalue())
