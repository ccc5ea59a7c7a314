"""The texts of the page in the language of whoever reads it."""

from __future__ import annotations

from functools import cache

import engine
from bot.language.texts import Texts, ids, languages
from bot.playground.errors import ClientRefused
from bot.playground.wire import Json

PREFIX = "page-"
GAPS = (
    *("bot", "channel", "command", "count", "least", "list", "most"),
    *("name", "option", "people", "text", "thread", "type"),
)
"""What the page fills in: it gets `{name}` in the place of a name."""
DISCORD = {"en": "en-US"}
"""Languages for which Discord has another name than their folder."""
LOCALES = tuple((DISCORD.get(each, each), each) for each in languages())
"""The languages of Discord that the bot speaks, and their folders."""


@cache
def words(locale: str) -> Json:
    """Everything the page says by itself, and what languages and games are called; for `de-DE` as for `de`."""
    texts, gaps = Texts.for_locale(locale), {name: f"{{{name}}}" for name in GAPS}
    names = (each.removeprefix(PREFIX) for each in ids() if each.startswith(PREFIX))
    return {
        "locale": texts.locale,
        "texts": {name: texts.say(f"page-{name}", **gaps) for name in names},
        "games": [{"id": game, "name": texts.say(f"game-{game}")} for game in engine.GAMES],
        "languages": [{"locale": own, "name": Texts(folder).say("language-name")} for own, folder in LOCALES],
    }


def closest_language(locale: str) -> str:
    """The language of Discord that fits a browser's best."""
    found = Texts.for_locale(locale).locale
    return DISCORD.get(found, found)


def explain_refusal(reason: ClientRefused, locale: str) -> str:
    """Why a client does not let a person do something, in their language where the page can meet it."""
    return Texts.for_locale(locale).say(f"page-refused-{reason.text}") if reason.text else str(reason)
