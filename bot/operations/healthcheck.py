"""`python -m bot.operations.healthcheck`: asks `/health` of the bot on this machine, for a container.

Exits with 0 when it is healthy, also where `WATCH_PORT` is off and there is nothing to ask.
"""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping

EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}
PATIENCE = 8.0
"""Seconds until no answer means unhealthy."""


def main(environment: Mapping[str, str]) -> int:
    port, host = environment.get("WATCH_PORT") or "0", environment.get("WATCH_HOST", "")
    if port == "0":
        return 0
    host = EVERYWHERE.get(host, host)
    address = f"http://[{host}]:{port}/health" if ":" in host else f"http://{host}:{port}/health"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return 0 if answer.status == 200 else 1
    except (urllib.error.URLError, OSError) as problem:
        print(f"{address}: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(os.environ))
