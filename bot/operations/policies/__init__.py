"""`python -m bot policies FOLDER`: privacy policy and terms of use, from templates and the present settings."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from importlib.resources import files
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

from bot.config import Config
from bot.language.texts import Texts
from bot.storage.errors import StoreError
from bot.storage.files import writing

POLICIES = ("privacy", "terms")
LANGUAGES = ("en", "de", "nl")
"""The languages in which there is a template of each policy."""
COMMANDS = {
    "export": ("privacy", "privacy-export"),
    "forget": ("privacy", "privacy-forget"),
    "settings": ("settings",),
    "verify": ("verify",),
    "credits": ("credits",),
}
"""The slash commands that the templates name."""


def write_policies(folder: Path, config: Config, today: date) -> list[Path]:
    """Write each policy in each language, replacing those of an earlier run. Raises `StoreError` if no setting says who
    runs the bot.
    """
    if not config.operator or not config.contact:
        raise StoreError(
            "Set OPERATOR and CONTACT first: these texts must say who runs the bot, and how to reach you."
        )
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for language in LANGUAGES:
        for policy in POLICIES:
            written.append(folder / f"{policy}.{language}.md")
            with writing(written[-1]) as text:
                text.write(fill_policy(policy, Texts(language), config, today))
    return written


def fill_policy(policy: str, texts: Texts, config: Config, today: date) -> str:
    """One policy as Markdown."""
    template = (files("bot.operations.policies") / f"{policy}.{texts.locale}.md").read_text("utf-8")
    commands = {
        name: "/" + " ".join(texts.say(f"command-{each}") for each in path) for name, path in COMMANDS.items()
    }
    return Template(template).substitute(
        {name: texts.say("policy-days", days=days) for name, days in asdict(config.keep).items()},
        operator=config.operator,
        contact=config.contact,
        backups=_describe_backups(texts, config),
        reports=_describe_reports(texts, config),
        date=today.isoformat(),
        **commands,
    )


def _describe_reports(texts: Texts, config: Config) -> str:
    """The sentence about a third party to which errors are reported; empty if there is none."""
    host = urlsplit(config.sentry_dsn).hostname
    return f" {texts.say('policy-reports', host=host)}" if host else ""


def _describe_backups(texts: Texts, config: Config) -> str:
    """The sentence about how long copies by the bot are kept; hosts describe their own copies themselves."""
    ours = [texts.say("policy-days", days=config.backup_days)] if isinstance(config.database, Path) else []
    return "; ".join(ours if config.backup_folder else [*ours, texts.say("policy-backups-by-hand")])
