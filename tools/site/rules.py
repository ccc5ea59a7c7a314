"""The rules of a game, entry by entry, as in the answers of `/rules`."""

from __future__ import annotations

from bot.games import SPECS
from bot.interactions.help_pages import TOPICS, RuleEntry, rule_ids
from bot.language.hunters_scouts.icons import icons as hunters_icons
from bot.language.stone_age.icons import PLACES
from bot.language.stone_age.words import icon_of
from bot.language.texts import Texts
from tools.site.markdown import from_discord, quote
from tools.site.pictures import icon

COURSE = "course"
"""The kind of the entries of general interest, whose ids begin with no kind."""


def ids_of_kind(game: str, kind: str) -> list[str]:
    """The ids of the entries of one kind: `place` or `card`, or `course`."""
    course = SPECS[game].course
    if kind == COURSE:
        return list(course)
    return [each for each in rule_ids(game) if each.startswith(f"{kind}-") and each not in course]


def section(texts: Texts, game: str, name: str, folder: str) -> str:
    """An entry under its title, with its icon if it has one."""
    found = RuleEntry(game, name)
    title = found.title(texts).partition(": ")[2] or found.title(texts)
    picture = icon(_icon(game, name), folder)
    return f"### {picture}{title[:1].upper()}{title[1:]} {{ #{name} }}\n\n{from_discord(found.plain(texts))}"


def _icon(game: str, name: str) -> str:
    kind, _, rest = name.partition("-")
    if game == "stone_age":
        if kind == "place":
            return PLACES.get(rest, "")
        return icon_of(rest) if kind in ("card", "bottom") else ""
    return rest if rest in hunters_icons else ""


def sections(texts: Texts, game: str, kind: str, folder: str) -> str:
    """All entries of one kind."""
    return "\n\n".join(section(texts, game, each, folder) for each in ids_of_kind(game, kind))


def topic(texts: Texts, name: str) -> str:
    """A help topic about the bot, without its title, as a quotation: the bot says “I”."""
    if name not in TOPICS:
        raise KeyError(f"there is no topic {name}")
    return quote(texts.say(f"topic-{name}"))
