"""How the dice of a finished game fell, a sentence for each player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.names import show_name
from bot.language.texts import Texts
from engine.core.views import FAIR, LuckView


def luck_text(texts: Texts, lucks: Sequence[LuckView], names: Sequence[str]) -> str:
    """Each player's pips compared with what fair dice show on average; empty where no dice were rolled."""
    if not any(luck.dice for luck in lucks):
        return ""
    lines = [_line(texts, luck, name) for luck, name in zip(lucks, names, strict=False)]
    return "\n".join([texts.say("dice-luck"), *lines])


def _line(texts: Texts, luck: LuckView, name: str) -> str:
    if not luck.dice:
        return texts.say("dice-luck-none", name=show_name(name))
    percent = round(100 * luck.surplus / (FAIR * luck.dice))
    compared = "more" if percent > 0 else "less" if percent < 0 else "usual"
    rolled = texts.say("dice-luck-rolled", pips=luck.pips, dice=luck.dice)
    said = texts.say(f"dice-luck-{compared}", name=show_name(name), percent=abs(percent), rolled=rolled)
    if not luck.best:
        return said
    dice = texts.list_items([str(die) for die in luck.best])
    return f"{said} {texts.say('dice-luck-best', dice=dice, count=len(luck.best))}"
