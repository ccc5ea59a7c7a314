"""Prints the command that stands in README.md right after the mark `<!-- ci:NAME -->`."""

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCK = r"<!-- ci:{name} -->\n+```[a-z]*\n(?P<command>.+?)\n```"


def command(readme: str, name: str) -> str:
    """The one fenced block marked with this name; ValueError when there is none, or more than one."""
    blocks = re.findall(BLOCK.format(name=re.escape(name)), readme, flags=re.DOTALL)
    if len(blocks) != 1:
        raise ValueError(f"README.md marks {len(blocks)} blocks with ci:{name}, not one")
    return blocks[0]


if __name__ == "__main__":
    print(command(README.read_text(encoding="utf-8"), sys.argv[1]))
