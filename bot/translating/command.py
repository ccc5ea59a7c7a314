"""`python -m bot translate FOLDER` prints what a translation lacks, and writes a page with every text in context."""

from __future__ import annotations

import argparse
import logging
import shutil
from collections.abc import Sequence
from pathlib import Path

from discord import Locale

from bot.config import ConfigError
from bot.language import texts
from bot.language.further import UnusableLanguage, check_language
from bot.language.texts import ENGLISH, OURS, add_home
from bot.storage.files import writing
from bot.translating.checking import Translation, find_problems
from bot.translating.fluent_files import FluentFiles
from bot.translating.page import Page
from bot.translating.tour import Recording, recording_texts, show_all_screens
from engine.command_name import command_name
from engine.core.values import frozen

MOST_PRINTED = 100


@frozen
class Work:
    """What the command line asks for."""

    folder: Path
    begin: bool
    page: Path | None


def work_of(arguments: Sequence[str]) -> Work:
    """Read the command line; ends the program with one sentence if it is wrong."""
    parser = argparse.ArgumentParser(prog=f"{command_name('bot')} translate", description=__doc__)
    parser.add_argument(
        "folder", type=Path, help="the folder of the language, called as Discord does: fr, pt-BR"
    )
    parser.add_argument(
        "--begin", action="store_true", help="make the folder, with the English texts to be translated"
    )
    parser.add_argument("--page", type=Path, help="where the page is written; else next to the folder")
    return Work(**vars(parser.parse_args(arguments)))


def main(work: Work) -> int:
    """Print what is to be done and write the page; returns 0 if nothing is to be done, else 1. Raises `ConfigError`."""
    folder = work.folder.resolve()
    _must_be_a_language(folder.name)
    if work.begin:
        _begin(folder)
        print(
            f"{folder} holds the English texts now. Translate them, then: {command_name('bot')} translate {work.folder}"
        )
        return 0
    if not any(folder.rglob("*.ftl")):
        raise ConfigError(
            f"{work.folder} holds no texts. Begin with: {command_name('bot')} translate {work.folder} --begin"
        )
    try:
        check_language(folder, OURS)
    except UnusableLanguage as problem:
        raise ConfigError(f"{problem}.") from None
    english = FluentFiles(OURS / ENGLISH)
    own = english if folder == english.folder else FluentFiles(folder)
    translation = Translation(english, own, folder.name)
    todo, recording = find_problems(translation), record_screens(folder)
    for each in todo[:MOST_PRINTED]:
        print(each)
    if len(todo) > MOST_PRINTED:
        print(f"… and {len(todo) - MOST_PRINTED} more; all of them are on the page")
    for line in sorted(recording.too_long):
        print(line)
    page = work.page or folder.parent / f"{folder.name}.html"
    with writing(page) as text:
        text.write(Page(translation, recording, todo).html())
    done = sum(name in translation.own.patterns for name in english.patterns)
    count = len(todo) + len(recording.too_long)
    print(f"{done} of {len(english.patterns)} messages are there, {count} things to do. Page: {page}")
    return 1 if count else 0


def _must_be_a_language(name: str) -> None:
    locales = sorted(each.value for each in Locale)
    if name not in locales and not any(each.startswith(f"{name}-") for each in locales):
        raise ConfigError(f"Discord knows no language {name!r}. It knows {', '.join(locales)}.")


def _begin(folder: Path) -> None:
    if folder.exists():
        raise ConfigError(f"{folder} is there already: leave out --begin.")
    if (OURS / folder.name).exists():
        raise ConfigError(
            f"The bot has a language {folder.name} already; its texts are in {OURS / folder.name}."
        )
    shutil.copytree(OURS / ENGLISH, folder)


def record_screens(folder: Path) -> Recording:
    """Make all screens in this language, recording their texts."""
    if folder.parent != OURS:
        add_home(folder.parent)
    recording, gaps = Recording(), logging.getLogger(texts.__name__)
    before, gaps.disabled = gaps.disabled, True  # missing messages are among the problems already
    try:
        show_all_screens(recording_texts(folder.name, recording), recording)
    finally:
        gaps.disabled = before
    return recording
