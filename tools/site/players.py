"""The pages for players in one language: templates, filled with texts of the bot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import engine
from bot.games import SPECS
from bot.language.rulebooks import readings_text
from bot.language.texts import ENGLISH, Texts
from bot.tables.model.computers import COMPUTERS
from bot.tables.model.pace import PACES
from tools.site import commands, pictures, rules
from tools.site.markdown import from_discord, quote
from tools.site.message import message

PAGES = Path(__file__).parent / "pages"
DIRECTIVE = re.compile(r"\{\{ *(?P<name>[\w-]+) *(?P<words>[^{}]*?) *\}\}")

Filling = Callable[..., str]
"""A function that makes Markdown; it takes the words behind its name in the template."""


def languages() -> list[str]:
    """The languages that have a folder of templates, English first."""
    found = (folder.name for folder in PAGES.iterdir() if folder.is_dir())
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def templates(language: str) -> dict[str, str]:
    """The templates of a language by the path of their page."""
    home = PAGES / language
    return {file.relative_to(home).as_posix(): file.read_text("utf-8") for file in sorted(home.rglob("*.md"))}


def player_pages(language: str) -> dict[str, str]:
    """Every page for players in this language, by its path."""
    texts = Texts(language)
    return {
        path: fill_template(template, fillings(texts, "../" * path.count("/")))
        for path, template in templates(language).items()
    }


def fillings(texts: Texts, up: str) -> Mapping[str, Filling]:
    """All fillings of templates, by name; `up` is the relative path from a page to the folder of all pages."""

    def link_filling(filling: Filling) -> Filling:
        return lambda *wanted: commands.link_commands(texts, filling(*wanted), up)

    said = {name: link_filling(filling) for name, filling in _texts_of_bot(texts, up).items()}
    return _inline_fillings(texts, up) | said


def _inline_fillings(texts: Texts, up: str) -> dict[str, Filling]:
    """The fillings for names of things, pictures and commands, in which no commands are turned into links."""
    return {
        "name": texts.say,
        "word": lambda message: f"**{texts.say(message)}**",
        "button": lambda name: f"**{texts.say(f'button-{name}')}**",
        "command": lambda name: commands.link_command(texts, name, up),
        "option": lambda name, wanted: commands.shown_option(texts, name, wanted),
        "picture": lambda name: pictures.show_picture(texts, name, f"{up}pictures"),
        "message": lambda: message(texts, pictures.describe(texts, "turn"), f"{up}pictures"),
        "commands": lambda *names: commands.reference(texts, *names),
    }


def _texts_of_bot(texts: Texts, up: str) -> dict[str, Filling]:
    """The fillings for texts of the bot; `fillings` turns commands in them into links."""
    return {
        "say": lambda message: from_discord(texts.say(message)),
        "quote": lambda message: quote(texts.say(message)),
        "topic": lambda name: rules.topic(texts, name),
        "minute": lambda game: from_discord(_without_heading(SPECS[game].phrases.rules_text(texts))),
        "rules": lambda game, kind: rules.sections(texts, game, kind, f"{up}pictures"),
        "modules": lambda game: _modules(texts, game),
        "paces": lambda: _effects(texts, "pace", PACES),
        "levels": lambda: _effects(texts, "level", COMPUTERS.values()),
        "kinds": lambda game: _kinds(texts, game),
        "readings": lambda game: _readings(texts, game),
        "credits": lambda game: from_discord(_without_heading(SPECS[game].phrases.credits_text(texts))),
        "legend": lambda game: _legend(texts, game),
        "board": lambda game: _board(texts, game),
    }


def _effects(texts: Texts, kind: str, ids: Iterable[str]) -> str:
    """A list of choices, each with what it does."""
    return "\n".join(
        f"- **{texts.say(f'{kind}-{each}')}** – {texts.say(f'effect-{kind}-{each}')}" for each in ids
    )


def _modules(texts: Texts, game: str) -> str:
    """A list of the modules of a game, each with what it needs."""
    return "\n".join(f"- {texts.say(f'needs-{each}')}" for each in engine.GAMES[game].modules)


def _kinds(texts: Texts, game: str) -> str:
    """A list of the kinds of questions that can be answered in advance, without those that a plan answers."""
    phrases, kinds = SPECS[game].phrases, engine.GAMES[game].kinds
    names = (phrases.field(texts, f"answer-{each}") for each in kinds.names if each != kinds.plan)
    return "\n".join(f"- {name}" for name in names)


def _board(texts: Texts, game: str) -> str:
    """The table of the picture in words, indented for a block that can be opened."""
    view, names = pictures.table_of(game)
    lines = SPECS[game].phrases.board_text(texts, view, names).split("\n")
    return "\n".join(f"    {line}  " for line in lines)


def _readings(texts: Texts, game: str) -> str:
    return _list_lines(_without_heading(readings_text(texts, game, SPECS[game].readings())))


def _without_heading(said: str) -> str:
    return said.partition("\n")[2]


def _list_lines(lines: str) -> str:
    return "\n".join(f"- {line}" for line in lines.split("\n") if line.strip())


def _legend(texts: Texts, game: str) -> str:
    """The legend of a game: headings in bold, a line for each thing; raises `KeyError` if it has none."""
    legend = SPECS[game].legend
    if legend is None:
        raise KeyError(f"{game} has no legend")
    lines = legend.words(texts, pictures.table_of(game)[0]).split("\n")
    return "\n\n".join(f"\n{line}\n" if line.startswith("**") else f"- {line}" for line in lines)


def fill_template(template: str, fillings: Mapping[str, Filling]) -> str:
    """Fill a template; raises `KeyError` for a name without a filling."""

    def fill(found: re.Match[str]) -> str:
        return fillings[found["name"]](*found["words"].split())

    return DIRECTIVE.sub(fill, template)


def find_directives(template: str) -> list[str]:
    """The directives of a template, in order, without their braces."""
    return [" ".join(found.groups()).strip() for found in DIRECTIVE.finditer(template)]
