"""Loading, falling back, and never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language import texts
from bot.language.texts import Texts, languages


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and a German that lacks a message; a folder without texts is no language."""
    for language, said in (
        ("en", "hut = Hut\nriver = River\nway = Build a { hut }.\n"),
        ("de", "hut = Hütte\n    .at = in der Hütte\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(said, "utf-8")
    (tmp_path / "stone_age").mkdir()
    monkeypatch.setattr(texts, "HOMES", [tmp_path])
    texts.read_again()
    yield
    texts.read_again()


def test_english_is_there() -> None:
    assert languages()[0] == "en"


@pytest.mark.usefixtures("two_languages")
def test_languages_are_the_folders_with_texts() -> None:
    assert languages() == ("en", "de")


@pytest.mark.usefixtures("two_languages")
@pytest.mark.parametrize(
    ("locale", "language"), [("de-DE", "de"), ("de", "de"), ("en-GB", "en"), ("nl", "en"), ("", "en")]
)
def test_the_best_language_for_a_locale(locale: str, language: str) -> None:
    assert Texts.for_locale(locale).locale == language


@pytest.mark.usefixtures("two_languages")
def test_a_missing_message_is_said_in_english() -> None:
    german = Texts("de")
    assert (german.say("hut"), german.say("river")) == ("Hütte", "River")
    assert german.say("hut.at") == "in der Hütte"
    assert german.knows("river")
    assert not german.knows("lake")


@pytest.mark.usefixtures("two_languages")
def test_a_message_says_another_within_its_words() -> None:
    assert Texts("en").say("way") == "Build a Hut."


def test_an_unknown_language_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="tlh"):
        Texts("tlh")


@pytest.mark.parametrize(("message", "said"), [("lake", "lake"), ("hand-over", "**Ben: asked**")])
def test_a_gap_is_written_down_and_visible(
    message: str, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.undo()
    with caplog.at_level(logging.ERROR):
        assert Texts("en").say(message, who="Ben", until="none") == said
    assert message in caplog.text


def test_a_gap_fails_a_test(english: Texts) -> None:
    with pytest.raises(AssertionError, match="lake"):
        english.say("lake")
    with pytest.raises(AssertionError, match="hand-over"):
        english.say("hand-over", who="Ben", until="none")


def test_nothing_is_isolated(english: Texts) -> None:
    assert english.say("hand-over", who="Ben", asked="Place.", until="none") == "**Ben: Place.**"


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_a_natural_list(english: Texts, items: list[str], said: str) -> None:
    assert english.list_items(items) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1 point each!"), ("de", "je 1 Punkt!"), ("nl", "elk 1 punt!")]
)
def test_who_shares_a_victory_with_one_point_has_one_point(language: str, said: str) -> None:
    assert said in Texts(language).say("over", count=2, winners="Anna, Ben", score=1)
