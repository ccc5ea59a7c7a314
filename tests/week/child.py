"""`python -m tests.week.child URL CLOCK`: the program of `tests.process.child`, with chance that follows from a seed.

Every picture is a single pixel, so that two weeks take seconds.
"""

from __future__ import annotations

import os
import random
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.work.drawing import Drawing, Paint
from tests.process import child

SEED = "WEEK_SEED"


class Dots(Drawing):
    """Returns a picture of one pixel instead of drawing."""

    def __init__(self) -> None:
        written = BytesIO()
        Image.new("RGB", (1, 1)).save(written, "png")
        self._dot = written.getvalue()

    async def draw(self, paint: Paint) -> bytes:
        del paint
        return self._dot


if __name__ == "__main__":
    chance = random.Random(os.environ[SEED]).randbytes
    sys.exit(child.main(sys.argv[1], Path(sys.argv[2]), Dots(), chance))
