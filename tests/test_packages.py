"""The rooms of `bot/` and who may know whom, read from the imports; every law is also shown a source that breaks it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from engine import GAMES
from tests.test_architecture import ROOT, imports, name_of

DOWNWARD = (
    "__main__",
    "running",
    "operations",
    "client",
    "commands",
    "interactions",
    "services",
    "outbox",
    "messages",
    "work",
    "tables",
    "cluster",
    "storage",
    "games",
    "language",
)
"""The rooms of `bot/` from the top down: each may import what stands below it, never what stands above."""
EVERYWHERE = {"allocator", "cache", "clock", "config", "ending", "metrics", "value_overrides", ""}
"""Single files that every room may use; they import no room above `language`."""
OF_GAMES = re.compile(rf"bot\.games|bot\.language\.({'|'.join(GAMES)})(\..+)?")
"""The registry, and the folders of single games: elsewhere no game is named."""
PRODUCT = {
    "bot.config": "stone_age.sqlite",
    "bot.operations": "stone-age-discord",
    "bot.playground.world": "Stone Age",
}
"""What has the name of the first game for ever: the file of every bot that runs, the package, and the bot."""
STANDALONE = {"bench", "playground", "rehearsal", "translating"}
"""Measurements, a stand-in for Discord, the rehearsal, what translators need: only the start imports them."""
WITHOUT_DISCORD = {"tables", "cluster", "storage", "language"}
START = {"bot.__main__", "bot.running", "bot.operations.monitoring"}
"""Only these may know the client."""
MARKUP = re.compile(r"<(?:t:|[@#:])")
"""How Discord writes times, people, channels and icons: only from `messages` upwards."""
PARSING = {
    *("bot.storage.archives", "bot.storage.erasures", "bot.storage.people", "bot.storage.records"),
    *("bot.tables.model.content", "bot.tables.model.orders", "bot.tables.model.prepared"),
    *("bot.tables.actions.personal_export", "bot.tables.actions.practice", "bot.tables.writing.analyses"),
    *("bot.cluster.handing_on", "bot.operations.error_reports", "bot.operations.looks", "bot.running"),
}
"""Where content of the database is parsed: each kind in one place, by the class or function that also writes it."""
MOST_FLAT = 12

Graph = Mapping[str, set[str]]


@cache
def sources() -> Mapping[str, str]:
    """Every module of `bot/` by its dotted name."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "bot").rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file.read_text(encoding="utf-8")
    return found


def room(module: str) -> str:
    """The part of `bot/` in which a module lives."""
    return [*module.split("."), ""][1]


def graph(modules: Mapping[str, str]) -> Graph:
    """Which module imports which other one, imports for types alone included."""
    return {name: set(_imported(name, text, modules)) for name, text in modules.items()}


@cache
def present() -> Graph:
    """All imports of `bot/`."""
    return graph(sources())


def _imported(module: str, source: str, modules: Mapping[str, str]) -> Iterator[str]:
    path = module.replace(".", "/") + ".py"
    for _, name in imports(path, source):
        while name and name not in modules:
            name = name.rpartition(".")[0]
        if name and name != module:
            yield name


def upward(edges: Graph) -> Iterator[str]:
    """Imports of what stands above."""
    for module, others in edges.items():
        for other in others:
            here, there = room(module), room(other)
            if here == there or there in EVERYWHERE or here in STANDALONE:
                continue
            if here in EVERYWHERE:
                if there != "language":
                    yield f"{module} is for everybody, so it may not import {other}"
            elif there in STANDALONE:
                if module not in START:
                    yield f"{module} may not import {other}: the bot runs without that"
            elif DOWNWARD.index(there) < DOWNWARD.index(here):
                yield f"{module} imports {other}, which stands above it"


def mutual(edges: Graph) -> Iterator[str]:
    """Two rooms that import each other."""
    rooms = {(room(module), room(other)) for module, others in edges.items() for other in others}
    for here, there in sorted(rooms):
        if here < there and (there, here) in rooms and "" not in (here, there):
            yield f"bot/{here} and bot/{there} import each other"


def circles(edges: Graph) -> Iterator[str]:
    """A circle of imports, each named once by its first module."""
    done: set[str] = set()

    def visit(module: str, way: tuple[str, ...]) -> Iterator[str]:
        if module in way:
            yield " > ".join((*way[way.index(module) :], module))
            return
        if module in done:
            return
        for other in sorted(edges.get(module, ())):
            yield from visit(other, (*way, module))
        done.add(module)

    for module in sorted(edges):
        yield from visit(module, ())


def knows_the_client(edges: Graph) -> Iterator[str]:
    """Modules that use the whole client to get at one of its parts."""
    for module, others in edges.items():
        if "bot.client" in others and module not in START and room(module) not in STANDALONE:
            yield f"{module} imports the client: take what you need from bot.services"


def talks_to_discord(modules: Mapping[str, str]) -> Iterator[str]:
    """Modules of the rooms that know nothing of Discord and import its library."""
    for module, source in modules.items():
        if room(module) in WITHOUT_DISCORD:
            for line, name in imports(module.replace(".", "/") + ".py", source):
                if name.partition(".")[0] == "discord":
                    yield f"{module}:{line}: imports {name}"


def writes_markup(modules: Mapping[str, str]) -> Iterator[str]:
    """Lines of these rooms, icons in texts aside, that write as Discord does."""
    for module, source in modules.items():
        lines = source.splitlines() if room(module) in WITHOUT_DISCORD - {"language"} else ()
        yield from (f"{module}:{line}: markup" for line, text in enumerate(lines, 1) if MARKUP.search(text))


def parses_content(modules: Mapping[str, str]) -> Iterator[str]:
    """Modules that parse JSON although content of the database is parsed elsewhere."""
    for module, source in modules.items():
        if "json.loads(" in source and module not in PARSING and room(module) not in STANDALONE:
            yield f"{module} parses JSON: let the class of this content do that"


def games_named(modules: Mapping[str, str]) -> Iterator[str]:
    """Modules for all games that name one."""
    for module, source in modules.items():
        if OF_GAMES.fullmatch(module):
            continue
        for line, text in enumerate(source.replace(f'"{PRODUCT.get(module)}"', "").splitlines(), 1):
            if any(name_of(game).search(text) for game in GAMES):
                yield f"{module}:{line} names a game: what differs between games belongs into bot/games.py"


def test_no_room_imports_what_stands_above_it() -> None:
    assert list(upward(present())) == []


def test_no_two_rooms_import_each_other() -> None:
    assert list(mutual(present())) == []


def test_there_is_no_circle_of_imports() -> None:
    assert list(circles(present())) == []


def test_only_the_start_knows_the_client() -> None:
    assert list(knows_the_client(present())) == []


def test_tables_and_storage_know_nothing_of_discord() -> None:
    assert list(talks_to_discord(sources())) == []


def test_content_is_parsed_in_one_place_and_stored_without_markup() -> None:
    assert [*parses_content(sources()), *writes_markup(sources())] == []
    assert list(parses_content({"bot.outbox.posts": "said = json.loads(post.content)"}))
    assert list(writes_markup({"bot.tables.jobs.scheduler": 'until = f"<t:{closes}:D>"'}))


def test_no_game_is_named_outside_of_its_folders_and_the_registry() -> None:
    assert list(games_named(sources())) == []


def test_few_files_lie_flat() -> None:
    flat = [file.name for file in (ROOT / "bot").glob("*.py")]
    assert len(flat) <= MOST_FLAT, sorted(flat)


def test_every_room_has_its_place_in_the_order() -> None:
    rooms = {room(module) for module in sources()}
    assert rooms <= {*DOWNWARD, *EVERYWHERE, *STANDALONE}, "say in DOWNWARD where the new room stands"


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.storage.store", "from bot.tables.model.table import Table"),
        ("bot.tables.writing.moves", "from bot.messages import screens"),
        ("bot.messages.screens", "def late():\n    import bot.outbox.sender"),
        ("bot.interactions.router", "from bot.commands.parts import command"),
        ("bot.config", "from bot.tables.model.table import Table"),
        ("bot.tables.writing.moves", "from bot.playground import Playground"),
    ],
)
def test_an_upward_import_is_seen(module: str, source: str) -> None:
    assert list(upward(graph({**dict.fromkeys(sources(), ""), module: source})))


def test_a_circle_is_seen_also_when_it_is_for_types_alone() -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.a import A"
    assert list(circles(graph({"bot.a": "from bot.b import B", "bot.b": typed})))


def test_rooms_that_import_each_other_are_seen() -> None:
    assert list(mutual(graph({"bot.a.x": "from bot.b import y", "bot.b.y": "", "bot.b.z": "import bot.a.x"})))


def test_the_client_as_a_drawer_for_everything_is_seen() -> None:
    modules = {"bot.client": "", "bot.commands.parts": "from bot.client import Bot"}
    assert list(knows_the_client(graph(modules)))


def test_discord_in_the_wrong_room_is_seen() -> None:
    assert list(talks_to_discord({"bot.tables.writing.moves": "import discord.abc"}))


@pytest.mark.parametrize(
    "source",
    [
        "if live.game.id == 'stone_age': ...",
        "from engine.hunters_scouts.game import HuntersAndScouts",
        "def is_stone_age(): ...",
        "TITLE = 'Hunters and Scouts'",
    ],
)
def test_a_game_in_generic_code_is_seen(source: str) -> None:
    assert list(games_named({"bot.messages.controls": source}))
    assert list(games_named({"bot.games": source, "bot.language.stone_age.words": source})) == []
