"""`python -m bot.playground`: the stand-in alone; a bot process connects to it and may come and go."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.ending import catch_stop_signals
from bot.playground.server import Playground


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="0 takes any free port")
    parser.add_argument("--announce", type=Path, help="write the address to this file once it is served")
    return parser.parse_args()


async def serve(port: int, announce: Path | None) -> None:
    """Serve until interrupted."""
    stop = asyncio.Event()
    catch_stop_signals(stop.set)
    async with Playground(port) as playground:
        if announce:
            await asyncio.to_thread(announce.write_text, playground.base_url)
        print(f"The playground is at {playground.base_url}", flush=True)
        await stop.wait()


if __name__ == "__main__":
    given = arguments()
    asyncio.run(serve(given.port, given.announce))
