"""`python -m tools.site FOLDER` builds the site there: it needs the extra `docs`."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tools.site.build import NotBuilt, build


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("folder", type=Path, help="what is in it is deleted")
    site: Path = parser.parse_args().folder
    begun = time.monotonic()
    try:
        build(site)
    except NotBuilt as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"{len(list(site.rglob('*.html')))} pages in {site}, {time.monotonic() - begun:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
