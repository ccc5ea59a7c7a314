"""Words that players add influence the dice, also after restarts; the published file is verified without the bot."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from bot.playground import Person, Playground
from tests.bot.support.answers import private
from tests.process.bot_process import BotProcess
from tests.process.play import lobby, open_table
from tests.support.host_command import run_python

pytestmark = pytest.mark.long

HASH = re.compile(r"`([0-9a-f]{64})`")
RAIN, CAT = "rain @everyone **in** Ulm", "cat on keyboard 7"


async def add(person: Person, playground: Playground, words: str) -> str:
    """Press *Add luck* in the lobby and fill in the form; returns the text of the answer."""
    await person.press(lobby(playground), "Add luck")
    assert person.modal is not None
    return (await person.submit({"words": words})).text


async def look_at_the_verdict(
    person: Person, playground: Playground, table: str, folder: Path, hashes: tuple[str, str]
) -> None:
    """The file of `/verify` contains the hashes and the words, and forged words are found."""
    verdict = await person.command(table, "verify")
    assert verdict.text.startswith("**Everything fits.**")
    assert verdict.reply is not None
    file, script = verdict.reply.attachments
    content = playground.files[file["url"].split("/")[-3], file["id"]][1]
    checked = verify(folder / file["filename"], content, "--posted", hashes[1])
    assert (checked.returncode, checked.stderr) == (0, "")
    for said in (*hashes, f"words 1: {RAIN}", f"words 2: {CAT}", "ended early"):
        assert said in checked.stdout
    forged = content.replace(b"cat on", b"dog on")
    assert verify(folder / "forged.txt", forged).returncode == 1
    assert script["filename"] == "verify_dice.py"


async def test_words_of_two_people_outlive_restarts_and_the_game_can_be_verified(
    process: BotProcess, playground: Playground, tmp_path: Path
) -> None:
    await process.start()
    anna, ben = await open_table(process, playground, 2)
    (fixed,) = HASH.findall(lobby(playground).content)
    table = lobby(playground).id
    assert await add(ben, playground, RAIN) == "Your words count."
    await process.kill()
    await process.start_and_settle()
    await add(anna, playground, CAT)
    await process.settle()
    assert "in this order: Ben and Anna" in lobby(playground).content
    await process.stop()
    await process.start()
    await anna.press(lobby(playground), "Start")
    await process.settle()

    first = next(post for post in anna.see(table) if "are sealed" in post.text)
    (fingerprint,) = HASH.findall(first.content)
    closed = next(post for post in ben.see("games") if "Watch" in post.labels)
    assert HASH.findall(closed.content) == [fixed, fingerprint]
    explained = private(await playground.person("David").press(first, "What is that?"))
    assert HASH.findall(explained) == [fixed, fingerprint]
    assert re.search("Ben: rain @\u200beveryone .*\n.*Anna: cat on keyboard 7\n", explained)
    assert "Anna added the last words" in explained
    assert {person for _, person in playground.world.pings} == {anna.id}

    await anna.command(table, "place", where="hunt", people=5)
    await ben.command(table, "place", where="forest", people=5)
    await anna.command(table, "resolve", where="hunt")
    await process.kill()
    await process.start_and_settle()
    await anna.command(table, "game end")
    await process.settle()
    await ben.press(next(post for post in ben.see(table) if "Agree" in post.labels), "Agree")
    await process.settle()

    await look_at_the_verdict(ben, playground, table, tmp_path, (fixed, fingerprint))
    assert process.errors == []


def verify(file: Path, content: bytes, *more: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m engine verify` on the published file."""
    file.write_bytes(content)
    return run_python("-m", "engine", "verify", file, *more)
