"""Every language says everything that English says, within Discord's limits; a further one needs no programmer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.config import Config, ConfigError
from bot.language import texts
from bot.language.texts import Texts, languages
from bot.playground import Playground
from bot.translating import command, tour
from bot.translating.checking import Translation, find_problems
from bot.translating.fluent_files import FluentFiles
from engine.core.match import Setup
from tests.bot.conftest import database, playground
from tests.bot.language.fluent_files import files
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import tap_moves

__all__ = ("database", "playground")
TOUR = {
    "stone_age": [Setup("stone_age", 2, ("base",), "jubilee")],
    "hunters_scouts": [Setup("hunters_scouts", 2, ("introductory",), "2014")],
}
"""Small games are enough to see that the page shows them."""
LETTERS = str.maketrans("aeiou", "ɐəɪøʊ")


@pytest.mark.parametrize("language", languages())
def test_nothing_is_to_be_done(language: str) -> None:
    found = find_problems(Translation(files("en"), files(language), language))
    assert not found, "\n".join(map(str, found))


RIGHT = """
hut = Hut
    .at = in the hut
river = { $name } is { $at }
fish = { $count ->
    [one] a fish
   *[other] { $count } fish
}
end = { $why ->
    [goal] won
   *[lost] lost
}
button-go = Go
moon = What a beautiful moon tonight
command-place = place
command-place-description = Place people
command-take = take
command-take-description = Take cards
help = Use /place.
"""
WRONG = """
hut = Hütte
river = { $who } ist { $to }
fish = { $count ->
   *[one] ein Fisch
    [two] { $count } Fische
}
end = { $why ->
   *[lost] verloren
}
lake = See
button-go = Wohin du auch immer gehen willst, geh
moon = What a beautiful moon tonight
command-place = Setzen
command-place-description = Personen einsetzen
command-take = Setzen
command-take-description = Karten nehmen
help = Mit /place.
broken
"""


def test_whatever_is_wrong_is_named(tmp_path: Path) -> None:
    for language, said in (("en", RIGHT), ("de", WRONG)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(said, "utf-8")
    of = Translation(FluentFiles(tmp_path / "en"), FluentFiles(tmp_path / "de"))
    assert [f"{each.line} {each.message}: {each.what}" for each in find_problems(of)] == [
        "2 hut.at: missing, in English: in the hut",
        "3 river: names $to, $who, English $at, $name",
        "4 fish: $count has a plural without *[other]",
        "8 end: $why distinguishes ['lost'], in English ['goal', 'lost']",
        "11 lake: unknown: there is no such message in English",
        "12 button-go: 37 of 34 characters: a button",
        "13 moon: still English",
        "14 command-place: 'Setzen' cannot be typed: what people type: small letters, digits, - and _, no spaces",
        "16 command-take: 'Setzen' cannot be typed: what people type: small letters, digits, - and _, no spaces",
        "16 command-take: is called Setzen like command-place",
        "18 help: no command is called /place here",
        "19 broken: this cannot be read; look for a missing brace or =",
    ]


def test_of_a_text_that_stands_there_twice_the_last_counts_as_for_players(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "a.ftl").write_text("hut = La\nhut = Hutte\n    .at = dans la hutte\n", "utf-8")
    files = FluentFiles(tmp_path / "fr")
    of = Translation(files, files)
    assert (of.own_text("hut", {}), of.own_text("hut.at", {})) == ("Hutte", "dans la hutte")
    assert [each.what for each in find_problems(of)] == ["stands here more than once"] * 2


class Pseudo(Transformer):
    """Writes every text with other letters, so that it is English no more and not longer."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(node.value.translate(LETTERS))


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of a fourth language, begun by the command, and written without a person."""
    monkeypatch.setenv(texts.SETTING, "")
    monkeypatch.setattr(texts, "HOMES", [*texts.HOMES])
    folder = tmp_path / "languages" / "fr"
    assert command.main(command.work_of([str(folder), "--begin"])) == 0
    monkeypatch.setattr(tour, "setups", lambda game: [*TOUR[game.id]])
    for home in {each.home for each in files("en").patterns.values()}:
        resource = ftl.Resource([entry for at, _, entry in files("en").entries if at == home])
        said = FluentSerializer().serialize(Pseudo().visit(resource.clone()))
        (folder / f"{home}.ftl").write_text(said, "utf-8")
    yield folder
    os.environ.pop(texts.SETTING)
    texts.read_again()


@pytest.mark.long
async def test_a_fourth_language_needs_no_programmer(
    french: Path, playground: Playground, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts.read_again()
    assert command.main(command.work_of([str(french)])) == 0, capsys.readouterr().out
    page = french.with_suffix(".html").read_text("utf-8")
    assert all(f'id="{name}"' in page for name in files("en").patterns)
    assert "Plɐcə yøʊr pəøplə" in page
    Config.read({"LANGUAGES": str(french.parent), "BOT_LANGUAGE": "fr"})
    said = Texts("fr")
    playground.person("Anna").user.locale = playground.person("Ben").user.locale = "fr"
    async with running_bot(database) as bot:
        commands = [each["name_localizations"] for each in playground.world.commands]
        assert {"fr": "plɐcə"}.items() <= next(each for each in commands if each["de"] == "setzen").items()
        await playground.person("Anna").command("games", "language", language="fr")
        two = await (await PlayedTable.open(playground, bot, 2, texts=said)).start()
        while two.live.running.round < 2:
            await tap_moves(two)
        assert "Plɐcə yøʊr pəøplə" in two.board.text
        mine = await two.people[0].press(two.board, said.say("button-mine"))
        assert "Yøʊ" in mine.text


def test_a_folder_without_languages_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="LANGUAGES: this must be a folder that holds languages"):
        Config.read({"LANGUAGES": str(tmp_path)})
    with pytest.raises(ConfigError, match="Discord knows no language 'words'"):
        command.main(command.work_of([str(tmp_path / "words")]))
    with pytest.raises(ConfigError, match="Begin with: python -m bot translate"):
        command.main(command.work_of([str(tmp_path / "fr")]))
    (tmp_path / "fr").mkdir()
    with pytest.raises(ConfigError, match="is there already"):
        command.main(command.work_of([str(tmp_path / "fr"), "--begin"]))
