"""The privacy policy and the terms of use that a host gets: complete, true to the settings, in each language."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bot import __main__
from bot.config import Config, Keep
from bot.language.texts import Texts
from bot.operations.policies import LANGUAGES, POLICIES, fill_policy
from bot.storage.store import Store

CONFIG = Config.read({"OPERATOR": "Ada Example", "CONTACT": "ada@example.org"})
TODAY = date(2026, 11, 27)
ALSO_PERSONAL = {"seats", "log", "archives", "prepared", "tables"}
"""What tells of a person by their seat alone."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_kind_of_stored_thing_about_people_is_named(tmp_path: Path, language: str) -> None:
    store = await Store.open(tmp_path / "games.sqlite")
    columns = await store.columns()
    await store.close()
    personal = {name for name, found in columns.items() if "member" in {each.name for each in found}}
    text = fill_policy("privacy", Texts(language), CONFIG, TODAY)
    assert [name for name in sorted(personal | ALSO_PERSONAL) if f"`{name}`" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_stand_in_it(language: str) -> None:
    keep = Keep(
        games=111, lobbies=222, practice=333, people=0, notifications=444, removed_servers=55, erasures=66
    )
    config = replace(CONFIG, keep=keep, backup_folder=Path("x"), backup_keep=30, backup_hours=36)
    config = replace(config, sentry_dsn="https://key@errors.example.org/2")
    texts = Texts(language)
    text = fill_policy("privacy", texts, config, TODAY)
    assert all(f"{number} " in text for number in (111, 222, 333, 444, 55, 66, 45))
    for wanted in ("Ada Example", "ada@example.org", "2026-11-27", " errors.example.org: "):
        assert wanted in text
    assert texts.say("policy-days", days=0) in text
    assert texts.say("policy-backups-by-hand") in fill_policy("privacy", texts, CONFIG, TODAY)


def shape(text: str) -> list[str]:
    """What each line begins with that is a heading, an item or a row."""
    return [line[:2] for line in text.splitlines() if line[:1] in "#-|123456789"]


@pytest.mark.parametrize("policy", POLICIES)
def test_the_languages_say_the_same(policy: str) -> None:
    """As many headings, items and rows."""
    shapes = {language: shape(fill_policy(policy, Texts(language), CONFIG, TODAY)) for language in LANGUAGES}
    assert shapes["de"] == shapes["en"] == shapes["nl"]
    assert len(shapes["en"]) > 6


def test_the_command_writes_all_of_them_and_first_asks_who_runs_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot", "policies", "texts"])
    assert __main__.main() == 2
    assert "Set OPERATOR and CONTACT first" in capsys.readouterr().err
    assert not (tmp_path / "texts").exists()
    monkeypatch.setenv("OPERATOR", "Ada Example")
    monkeypatch.setenv("CONTACT", "ada@example.org")
    assert __main__.main() == 0
    written = sorted(each.name for each in (tmp_path / "texts").iterdir())
    assert written == sorted(f"{policy}.{language}.md" for policy in POLICIES for language in LANGUAGES)
    assert all("$" not in each.read_text("utf-8") for each in (tmp_path / "texts").iterdir())


def test_a_policy_that_nobody_can_open_is_refused() -> None:
    for wrong in ("example.org", "http://example.org", "https://localhost", "https://a b.org"):
        with pytest.raises(Exception, match="PRIVACY_URL must be the address of a page"):
            Config.read({"PRIVACY_URL": wrong})
    assert Config.read({"PRIVACY_URL": "https://example.org/p"}).privacy_url == "https://example.org/p"
