"""`python -m bot health`: asks `/health` of the bot on this machine, for a container or a person."""

from __future__ import annotations

import sys
import urllib.error
import urllib.request

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
PATIENCE = 8.0
"""Seconds until no answer means unhealthy."""


def ask(port: int, host: str) -> int:
    """Say what the bot answers; returns 0 when it is well, or when `WATCH_PORT` is off and there is nothing to ask."""
    if not port:
        print("WATCH_PORT is off: there is nothing to ask.")
        return 0
    host = EVERYWHERE.get(host, host)
    address = f"http://[{host}]:{port}/health" if ":" in host else f"http://{host}:{port}/health"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            print(answer.read().decode())
        return 0
    except urllib.error.HTTPError as ill:
        print(ill.read().decode())
    except OSError as problem:
        why = getattr(problem, "reason", problem)
        print(f"{address} does not answer: {getattr(why, 'strerror', None) or why}.", file=sys.stderr)
    return 1
