"""How the dice of a finished game fell and what was brought home, a line for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games import SPECS
from bot.language.names import show_name
from bot.language.texts import Texts
from engine.core.views import FAIR, LuckView

HUNTED = frozenset({"food", "meat", "fur"})


def luck_text(texts: Texts, game: str, lucks: Sequence[LuckView], names: Sequence[str]) -> str:
    """Each player's pips compared with what fair dice show on average, the luckiest roll, and what they brought home;
    empty where nothing of it is known.
    """
    rolled = any(luck.dice for luck in lucks)
    if not rolled and not any(luck.haul for luck in lucks):
        return ""
    called = [show_name(name) for name in names]
    said = (
        _line(texts, game, luck, name) if rolled else _haul_line(texts, game, luck, name)
        for luck, name in zip(lucks, called, strict=False)
    )
    return "\n".join([texts.say("dice-luck" if rolled else "hauls"), *filter(None, said)])


def _line(texts: Texts, game: str, luck: LuckView, name: str) -> str:
    return " ".join([*_dice(texts, luck, name), *_haul(texts, game, luck)])


def _haul_line(texts: Texts, game: str, luck: LuckView, name: str) -> str:
    return texts.say("haul-of", name=name, goods=SPECS[game].goods(texts, *luck.haul)) if luck.haul else ""


def _dice(texts: Texts, luck: LuckView, name: str) -> Iterator[str]:
    if not luck.dice:
        yield texts.say("dice-luck-none", name=name)
        return
    percent = round(100 * luck.surplus / (FAIR * luck.dice))
    compared = "more" if percent > 0 else "less" if percent < 0 else "usual"
    rolled = texts.say("dice-luck-rolled", pips=luck.pips, dice=luck.dice)
    yield texts.say(f"dice-luck-{compared}", name=name, percent=abs(percent), rolled=rolled)
    if luck.best:
        dice = texts.list_items([str(die) for die in luck.best])
        yield texts.say("dice-luck-best", dice=dice, count=len(luck.best))


def _haul(texts: Texts, game: str, luck: LuckView) -> Iterator[str]:
    if luck.haul is not None:
        what, count = luck.haul
        goods = SPECS[game].goods(texts, what, count)
        yield texts.say("haul-hunted" if what in HUNTED else "haul-brought", goods=goods)
