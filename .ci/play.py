"""Starts the README's play command, opens the page, sees the bot come online, and stops it."""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from readme_command import README, command

SECONDS_TO_INSTALL_AND_START = 240
SECONDS_TO_STOP = 15
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+\S*")
ONLINE = re.compile(r"\bonline\b", re.IGNORECASE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def settings(folder: Path) -> dict[str, str]:
    """No token means the playground; our own port and database leave a game on this machine alone."""
    ours = {
        "DISCORD_TOKEN": "",
        "DATABASE": str(folder / "games.sqlite"),
        "PLAYGROUND_PORT": str(free_port()),
        "PYTHONUNBUFFERED": "1",
    }
    return os.environ | ours


@contextmanager
def started(shell_command: str, folder: Path, output: Path) -> Iterator[subprocess.Popen[bytes]]:
    with output.open("wb") as sink:
        process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", shell_command],
            cwd=README.parent,
            env=settings(folder),
            stdin=subprocess.DEVNULL,
            stdout=sink,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_for(
    pattern: re.Pattern[str], output: Path, process: subprocess.Popen[bytes], deadline: float
) -> str:
    """What the pattern found in the output; TimeoutError or RuntimeError when it never comes."""
    while time.monotonic() < deadline:
        found = pattern.search(output.read_text(encoding="utf-8", errors="replace"))
        if found:
            return found.group()
        if process.poll() is not None:
            raise RuntimeError(f"it ended by itself with exit code {process.returncode}")
        time.sleep(0.2)
    raise TimeoutError(f"nothing printed that matches {pattern.pattern!r}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ctrl-C, as the person at the terminal would: the bot must end by itself."""
    os.killpg(process.pid, signal.SIGINT)
    process.wait(SECONDS_TO_STOP)


def play(folder: Path, output: Path) -> None:
    deadline = time.monotonic() + SECONDS_TO_INSTALL_AND_START
    shell_command = command(README.read_text(encoding="utf-8"), "play")
    print(f"$ {shell_command}", flush=True)
    with started(shell_command, folder, output) as process:
        address = wait_for(ADDRESS, output, process, deadline)
        with urllib.request.urlopen(address, timeout=10) as page:
            kind, size = page.headers.get_content_type(), len(page.read())
        if kind != "text/html" or not size:
            raise RuntimeError(f"{address} answered {size} bytes of {kind}, not a page")
        online = wait_for(ONLINE, output, process, deadline)
        stop(process)
    print(f"{address} served its page ({size} bytes); the bot said it is {online}; it stopped when asked.")


def main() -> int:
    if not (README.parent / "bot" / "__main__.py").exists():
        print("SKIPPED: there is no bot/__main__.py yet, so there is nothing to play.")
        return 0
    with tempfile.TemporaryDirectory() as name:
        output = Path(name) / "output.txt"
        try:
            play(Path(name), output)
        except (OSError, RuntimeError, subprocess.TimeoutExpired) as problem:
            print(output.read_text(encoding="utf-8", errors="replace") if output.exists() else "")
            print(f"The play command failed: {problem}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
