"""The pages for players in one language: templates, filled with what the bot says itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import engine
from bot.games import SPECS
from bot.language.readings import readings_text
from bot.language.texts import Texts
from bot.tables.computers import COMPUTERS
from bot.tables.pace import PACES
from tools.site import commands, pictures, rules
from tools.site.filling import Filling, filled
from tools.site.markdown import from_discord

PAGES = Path(__file__).parent / "pages"


def templates(language: str) -> dict[str, str]:
    """The templates of a language by the path of their page."""
    home = PAGES / language
    return {file.relative_to(home).as_posix(): file.read_text("utf-8") for file in sorted(home.rglob("*.md"))}


def players(language: str) -> dict[str, str]:
    """Every page for players in this language, by its path."""
    texts = Texts(language)
    return {
        path: filled(template, fillings(texts, "../" * path.count("/") + "pictures"))
        for path, template in templates(language).items()
    }


def fillings(texts: Texts, folder: str) -> Mapping[str, Filling]:
    """What a template can ask for; `folder` is where its page finds pictures."""
    return {
        "say": lambda message: from_discord(texts.say(message)),
        "name": texts.say,
        "word": lambda message: f"**{texts.say(message)}**",
        "button": lambda name: f"**{texts.say(f'button-{name}')}**",
        "topic": lambda name: rules.topic(texts, name),
        "minute": lambda game: from_discord(_without_heading(SPECS[game].phrases.rules_text(texts))),
        "rules": lambda game, kind: rules.sections(texts, game, kind, folder),
        "picture": lambda name: pictures.shown(texts, name, folder),
        "command": lambda name: commands.shown(texts, name),
        "option": lambda name, wanted: commands.shown_option(texts, name, wanted),
        "commands": lambda *names: commands.reference(texts, *names),
        "modules": lambda game: _modules(texts, game),
        "paces": lambda: _effects(
            [(texts.say(f"pace-{each}"), texts.say(f"effect-pace-{each}")) for each in PACES]
        ),
        "levels": lambda: _effects(
            [(texts.say(f"level-{each}"), texts.say(f"effect-level-{each}")) for each in COMPUTERS.values()]
        ),
        "orders": lambda game: _orders(texts, game),
        "readings": lambda game: _readings(texts, game),
        "credits": lambda game: from_discord(_without_heading(SPECS[game].phrases.credits_text(texts))),
        "legend": lambda: _legend(texts),
    }


def _effects(rows: list[tuple[str, str]]) -> str:
    return "\n".join(f"- **{name}** – {effect}" for name, effect in rows)


def _modules(texts: Texts, game: str) -> str:
    """Each module, what it does and what it needs."""
    return "\n".join(
        f"- **{texts.say(f'module-{each}')}** – {texts.say(f'effect-{each}')}. {texts.say(f'needs-{each}')}"
        for each in engine.GAMES[game].modules
    )


def _orders(texts: Texts, game: str) -> str:
    """Every question that can be answered beforehand, and how its answer is written."""
    phrases, orders = SPECS[game].phrases, engine.GAMES[game].orders
    rows = [
        (phrases.field(texts, f"order-{order}"), phrases.order_hint(texts, order))
        for order in orders.names
        if order != orders.plan
    ]
    return "\n".join(f"- **{name}**{f' – {hint}' if hint else ''}" for name, hint in rows)


def _readings(texts: Texts, game: str) -> str:
    return _listed(_without_heading(readings_text(texts, game, SPECS[game].readings())))


def _without_heading(said: str) -> str:
    return said.partition("\n")[2]


def _listed(lines: str) -> str:
    return "\n".join(f"- {line}" for line in lines.split("\n") if line.strip())


def _legend(texts: Texts) -> str:
    """What everything on the table means, in games that have a legend: headings in bold, a line for each thing."""
    view = pictures.hunters_table()
    parts = [spec.legend.words(texts, view) for spec in SPECS.values() if spec.legend]
    return "\n\n".join(
        f"\n{line}\n" if line.startswith("**") else f"- {line}" for line in parts[0].split("\n")
    )
