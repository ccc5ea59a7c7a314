"""The pages for players in one language: templates, filled with what the bot says itself."""

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
"""Takes the words behind its name and gives Markdown."""


def languages() -> list[str]:
    """Those whose folders of templates are there, English first."""
    found = (folder.name for folder in PAGES.iterdir() if folder.is_dir())
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def templates(language: str) -> dict[str, str]:
    """The templates of a language by the path of their page."""
    home = PAGES / language
    return {file.relative_to(home).as_posix(): file.read_text("utf-8") for file in sorted(home.rglob("*.md"))}


def players(language: str) -> dict[str, str]:
    """Every page for players in this language, by its path."""
    texts = Texts(language)
    return {
        path: fill_template(template, fillings(texts, "../" * path.count("/")))
        for path, template in templates(language).items()
    }


def fillings(texts: Texts, up: str) -> Mapping[str, Filling]:
    """What a template can ask for; `up` leads from its page to the folder of all pages."""

    def link_filling(filling: Filling) -> Filling:
        return lambda *wanted: commands.link_commands(texts, filling(*wanted), up)

    said = {name: link_filling(filling) for name, filling in _texts_of_bot(texts, up).items()}
    return _within_sentences(texts, up) | said


def _within_sentences(texts: Texts, up: str) -> dict[str, Filling]:
    """Names of things, and pictures."""
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
    """What the bot says itself, with links on the commands that it names."""
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
    """What there is to choose, and what each does."""
    return "\n".join(
        f"- **{texts.say(f'{kind}-{each}')}** – {texts.say(f'effect-{kind}-{each}')}" for each in ids
    )


def _modules(texts: Texts, game: str) -> str:
    """What goes with what."""
    return "\n".join(f"- {texts.say(f'needs-{each}')}" for each in engine.GAMES[game].modules)


def _kinds(texts: Texts, game: str) -> str:
    """Every kind of question that can be answered beforehand, but for those that a plan answers."""
    phrases, kinds = SPECS[game].phrases, engine.GAMES[game].kinds
    names = (phrases.field(texts, f"answer-{each}") for each in kinds.names if each != kinds.plan)
    return "\n".join(f"- {name}" for name in names)


def _board(texts: Texts, game: str) -> str:
    """The table of the picture in words, within a block that opens."""
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
    """What everything on the table means: headings in bold, a line for each thing."""
    legend = SPECS[game].legend
    if legend is None:
        raise KeyError(f"{game} has no legend")
    lines = legend.words(texts, pictures.table_of(game)[0]).split("\n")
    return "\n\n".join(f"\n{line}\n" if line.startswith("**") else f"- {line}" for line in lines)


def fill_template(template: str, fillings: Mapping[str, Filling]) -> str:
    """The page; raises `KeyError` for a name that nothing fills."""

    def fill(found: re.Match[str]) -> str:
        return fillings[found["name"]](*found["words"].split())

    return DIRECTIVE.sub(fill, template)


def directives(template: str) -> list[str]:
    """What a template asks for, in its order."""
    return [" ".join(found.groups()).strip() for found in DIRECTIVE.finditer(template)]
