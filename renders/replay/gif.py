"""An animated GIF, written picture by picture: one palette for all, and of each picture only what changed.

GIF, because every Discord client plays it on its own: an animated PNG stands still there, and animated WebP came
late and takes several times as long to write. Pillow's own writer would keep all pictures in memory until the end.
"""

from __future__ import annotations

from io import BytesIO
from threading import local

from PIL import GifImagePlugin, Image, ImageChops

from renders.palette import palette

_UNCHANGED = 255
"""The transparent index of the palette: where it is, the previous picture stays visible."""
_LEAVE = 1
_SAME = [255, *(0,) * 255]
_thread = local()


def to_palette(image: Image.Image) -> Image.Image:
    """Convert an RGB picture to the palette of an animation."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def _palette_image() -> Image.Image:
    # One per thread: Pillow fills a table of nearest colours inside the palette while it converts.
    image: Image.Image | None = getattr(_thread, "palette", None)
    if image is None:
        image = Image.new("P", (1, 1))
        image.putpalette([part for colour in palette()[:_UNCHANGED] for part in colour])
        _thread.palette = image
    return image


def _mask_unchanged(difference: Image.Image) -> Image.Image:
    """A mask of the pixels that did not change, from the difference of two pictures."""
    return difference.point(_SAME, "1")  # pyright: ignore[reportUnknownMemberType] - its table may be numpy's


class Animation:
    """Writes pictures of one size, made by `to_palette`; one that changes nothing prolongs the one before."""

    def __init__(self) -> None:
        self._stream = BytesIO()
        self._shown: Image.Image | None = None
        self._part: Image.Image | None = None
        self._corner = (0, 0)
        self._milliseconds = 0

    def add(self, image: Image.Image, milliseconds: int) -> None:
        """Add a picture that is shown for so long."""
        box = (0, 0, *image.size)
        part = image
        if self._shown is None:
            self._begin(image)
        else:
            difference = ImageChops.subtract_modulo(image, self._shown)
            changed = difference.getbbox(alpha_only=False)
            if changed is None:
                self._milliseconds += milliseconds
                return
            self._write()
            box, part = changed, image.crop(changed)
            part.paste(_UNCHANGED, mask=_mask_unchanged(difference.crop(changed)))
        self._shown, self._part, self._corner = image, part, (box[0], box[1])
        self._milliseconds = milliseconds

    def finish(self) -> bytes:
        """Return the whole animation, which begins again after its last picture."""
        if self._part is None:
            raise ValueError("an animation needs at least one picture")
        self._write()
        self._stream.write(b";")
        return self._stream.getvalue()

    def _begin(self, image: Image.Image) -> None:
        head, _ = GifImagePlugin.getheader(image, info={"loop": 0})
        self._stream.writelines(head)

    def _write(self) -> None:
        """Write the last picture, if any; it was held back until it was known how long it is shown."""
        if self._part is None:
            return
        self._stream.writelines(
            GifImagePlugin.getdata(
                self._part,
                self._corner,
                duration=self._milliseconds,
                transparency=_UNCHANGED,
                disposal=_LEAVE,
            )
        )
