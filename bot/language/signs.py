"""What the symbols of a picture mean, in a few words each."""

from __future__ import annotations

import re

from bot.language.texts import Texts


def sign(texts: Texts, game: str, icon: str) -> str:
    """What a symbol of a game looks like and means, after the symbol itself where Discord has it."""
    return texts.icon(icon) + texts.say(f"sign-{game}-{re.sub('[ _]', '-', icon)}")
