"""The layers and the house's names, read from the source; every law is also shown a source that breaks it."""

import ast
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("engine", "renders", "bot")
GAMES = sorted(file.parent.name for file in (ROOT / "engine").glob("*/game.py"))
LONGEST_FILE = 350

# The command line is a shell around the engine: it supplies the dice, reads files and looks at the clock.
SHELL = frozenset(f"engine/{name}.py" for name in ("__main__", "arguments", "benches", "duels", "releases"))
SEEDED = "engine/core/randomness.py"
"""Numbers for computer players, which follow from a seed: the only use of `random` in the engine."""
CLOCKS = {"datetime", "time"}
CHANCE = {"random", "secrets", "uuid"}
AT_ONCE = {"asyncio", "concurrent", "multiprocessing", "subprocess", "threading"}
OUTSIDE = {"http", "logging", "os", "select", "socket", "sqlite3", "urllib"}
NOT_PURE = CLOCKS | CHANCE | AT_ONCE | OUTSIDE
VIEW = re.compile(r"engine\.(\w+\.)*views?(\.\w+)?")
STATE = re.compile(r"engine\.(\w+\.)*(state|State)(\.\w+)?")
CAMEL_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
REFUSED_WORDS = re.compile(r"(?:manager|helper|util|handler|processor)s?|data|info", re.IGNORECASE)

SMALL = 60
ENTRY_POINTS = {"bot/__main__.py", "bot/running.py", "bot/operations/subcommands.py"}
"""What they import is the beginning of a part or of a command."""
DISPATCHERS = {"bot/interactions/table_actions.py", "bot/tables/jobs/scheduler.py"}
"""What these tables of actions and jobs lead to has a file with the name that one searches for, however small."""
OTHER_PROCESSES = {"bot/work/thinking.py"}
"""A process that computes loads this without what names it."""
BETWEEN = {"bot/interactions/out_of_turn.py"}
"""It needs two files that cannot know each other."""

LAYERS_OF_TABLES = ("model", "writing", "actions", "jobs")
"""What a table is, a change of it on its way to the disk, what people do at it, and what time does to it."""
IRREGULAR = """
begun bound bought broken built chosen dealt done drawn felt found given gone grown heard held hidden kept known
laid led left lent lost made meant met owed paid said seen sent shown sold spent spoken stood struck taken taught
thought thrown told understood won worn written"""
PARTICIPLE = re.compile(rf"_*(?!(?:need|feed|seed|speed|embed)$)(?:[a-z]+ed|{'|'.join(IRREGULAR.split())})")

Law = Callable[[str, str], Iterator[str]]


@lru_cache(maxsize=1)
def nodes(source: str) -> Sequence[ast.AST]:
    """All nodes of a file, which several laws look at one after the other."""
    return list(ast.walk(ast.parse(source)))


@cache
def imports(path: str, source: str) -> Sequence[tuple[int, str]]:
    """Line and full dotted name of everything imported, anywhere; `from a import b` counts as `a.b`."""
    return list(_find_imports(path, source))


def _find_imports(path: str, source: str) -> Iterator[tuple[int, str]]:
    package = Path(path).parent.parts
    for node in nodes(source):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, name.name) for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package[: len(package) - level + 1] if level else ()
                origin = (*above, module) if module else above
                yield from ((node.lineno, ".".join((*origin, name.name))) for name in names)
            case ast.Call(
                func=ast.Name("__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(str(name)), *_],
            ):
                yield node.lineno, name
            case _:
                pass


def engine_may_import(name: str) -> bool:
    top = name.partition(".")[0]
    return top == "engine" or (top in sys.stdlib_module_names and top not in NOT_PURE)


def renders_may_import(name: str) -> bool:
    top = name.partition(".")[0]
    ours = (
        top in {"renders", "PIL", "font_source_sans_pro", "anyascii", "zlib_ng"}
        or top in sys.stdlib_module_names
    )
    return ours or VIEW.fullmatch(name) is not None


def bot_may_import(name: str) -> bool:
    return STATE.fullmatch(name) is None


MAY_IMPORT = {"engine": engine_may_import, "renders": renders_may_import, "bot": bot_may_import}


def crossed_layers(path: str, source: str) -> Iterator[str]:
    """Imports that the file's layer may not have."""
    if path in SHELL:
        return
    allowed = MAY_IMPORT[Path(path).parts[0]]
    for line, name in imports(path, source):
        if not allowed(name) and (path, name) != (SEEDED, "random.Random"):
            yield f"{path}:{line}: imports {name}"


def refused_names(path: str, source: str) -> Iterator[str]:
    """Modules, packages and classes named by what they are filed under, not by what they are."""
    names = list(Path(path).with_suffix("").parts)
    names += [node.name for node in nodes(source) if isinstance(node, ast.ClassDef)]
    for name in names:
        if any(REFUSED_WORDS.fullmatch(word) for word in CAMEL_WORD.findall(name)):
            yield f"{path}: the name {name}"


def too_long(path: str, source: str) -> Iterator[str]:
    lines = len(source.splitlines())
    if lines > LONGEST_FILE:
        yield f"{path}: {lines} lines, {LONGEST_FILE} at most"


def name_of(game: str) -> re.Pattern[str]:
    """A game as an id, a class or a title, not as a part of another word."""
    words = r"[ _]?(?:and[ _]?)?".join(game.split("_"))
    return re.compile(rf"(?<![a-z]){words}(?![a-z])", re.IGNORECASE)


def strange_games(path: str, source: str) -> Iterator[str]:
    """Games that are named where none, or only another one, may be known: in the core, and in another game."""
    own = next((part for part in Path(path).parts if part in GAMES), None)
    if own is None and not path.startswith("engine/core/"):
        return
    for game in GAMES:
        if game != own and name_of(game).search(source):
            yield f"{path}: names {game}"


def crossed_layers_of_tables(path: str, source: str) -> Iterator[str]:
    """Imports in `bot/tables` of a later layer than the file's own."""
    above = Path(path).parts[:2] == ("bot", "tables") and Path(path).parts[2] in LAYERS_OF_TABLES
    own = LAYERS_OF_TABLES.index(Path(path).parts[2]) if above else len(LAYERS_OF_TABLES)
    for line, name in imports(path, source):
        words = name.split(".")
        if words[:2] == ["bot", "tables"] and len(words) > 2 and words[2] in LAYERS_OF_TABLES[own + 1 :]:
            yield f"{path}:{line}: imports {name}"


def lonely_files(read: Mapping[str, str]) -> Iterator[str]:
    """Small files of these that one other file alone imports: a reader would find it there. Entry points, what another
    process loads, and the counterparts of other games stand for themselves.
    """
    importers: dict[str, set[str]] = {path: set() for path in read}
    for path, source in read.items():
        for _, name in imports(path, source):
            for module in (name, name.rpartition(".")[0]):
                importers.get(f"{module.replace('.', '/')}.py", set()).add(path)
    for path, by in importers.items():
        lines, file = len(read[path].splitlines()), Path(path)
        counterparts = [each for each in read if Path(each).name == file.name and file.parent.name in GAMES]
        stands_alone = (
            file.stem.startswith("__")
            or bool(by & (ENTRY_POINTS | DISPATCHERS))
            or path in OTHER_PROCESSES | BETWEEN
        )
        if lines < SMALL and len(by) < 2 and not stands_alone and len(counterparts) < 2:
            yield f"{path}: {lines} lines, imported by {', '.join(by) or 'nobody'} alone"


def bare_participles(path: str, source: str) -> Iterator[str]:
    """Functions that are called by what has been done; a function is a verb phrase."""
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and PARTICIPLE.fullmatch(node.name):
            yield f"{path}:{node.lineno}: the name {node.name}"


LAWS: tuple[Law, ...] = (
    crossed_layers,
    crossed_layers_of_tables,
    refused_names,
    bare_participles,
    too_long,
    strange_games,
)


def sources(layer: str) -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / layer).rglob("*.py")):
        yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


@pytest.mark.parametrize("layer", LAYERS)
def test_every_source_keeps_the_laws(layer: str) -> None:
    read = list(sources(layer))
    assert read, f"{layer}/ holds no Python source"
    breaches = [breach for path, source in read for law in LAWS for breach in law(path, source)]
    assert breaches == [], "\n".join(breaches)


def test_every_small_file_of_the_bot_has_two_importers() -> None:
    assert list(lonely_files(dict(sources("bot")))) == []


def test_a_lonely_file_is_seen() -> None:
    one, other = "import bot.x", "from bot import x"
    read = {"bot/x.py": "pass\n" * (SMALL - 1), "bot/a.py": one, "bot/b.py": "pass\n" * SMALL}
    assert [each.partition(":")[0] for each in lonely_files(read)] == ["bot/x.py", "bot/a.py"]
    assert [each.partition(":")[0] for each in lonely_files(read | {"bot/b.py": f"{other}\n" * SMALL})] == [
        "bot/a.py"
    ]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/core/match.py", "import random"),
        ("engine/core/match.py", "from random import Random"),
        ("engine/core/match.py", "import os.path"),
        ("engine/core/match.py", "from time import monotonic as now"),
        ("engine/core/match.py", "def roll():\n    import asyncio"),
        ("engine/core/match.py", "from importlib import import_module\nimport_module('sqlite3')"),
        ("engine/core/match.py", "import discord"),
        ("engine/stone_age/view.py", "from ...bot import tables"),
        ("engine/stone_age/view.py", "from renders import theme"),
        ("renders/theme.py", "import discord"),
        ("renders/theme.py", "from bot.messages.screens import Screen"),
        ("renders/stone_age/board.py", "from engine.stone_age import state"),
        ("renders/stone_age/board.py", "from engine.stone_age.state import State"),
        ("renders/stone_age/board.py", "from engine.stone_age.viewpoint import Hut"),
        ("renders/stone_age/board.py", "import engine"),
        ("bot/tables/actions/tables.py", "from engine.stone_age.state import Player"),
        ("bot/tables/actions/tables.py", "from engine.stone_age import state"),
        ("bot/tables/actions/tables.py", "from engine.core import State"),
        ("bot/tables/actions/tables.py", "import engine.hunters_scouts.state"),
        ("bot/playground/world.py", "from ...engine.stone_age.state import State"),
    ],
)
def test_a_crossed_layer_is_seen(path: str, source: str) -> None:
    assert list(crossed_layers(path, source))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/__main__.py", "import random, time"),
        (
            "engine/core/match.py",
            "from dataclasses import dataclass\nfrom engine.core import steps\nfrom . import errors",
        ),
        ("engine/stone_age/base/feeding.py", "from .state import State\nfrom ..core.events import Event"),
        ("renders/stone_age/board.py", "from PIL import Image\nfrom ..theme import INK\nimport math"),
        (
            "renders/stone_age/board.py",
            "from engine.stone_age.view import View\nfrom engine.stone_age import view",
        ),
        ("renders/stone_age/board.py", "from engine.core.views import Seen"),
        (
            "bot/tables/actions/tables.py",
            "import random, discord, aiosqlite\nfrom engine import GAMES\nfrom engine.core import match",
        ),
        ("bot/tables/actions/tables.py", "from .connection_state import Connected"),
    ],
)
def test_what_a_layer_may_have_is_let_through(path: str, source: str) -> None:
    assert list(crossed_layers(path, source)) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/table_utils.py", ""),
        ("bot/helpers/tables.py", ""),
        ("engine/info.py", ""),
        ("bot/tables/actions/tables.py", "class TableManager: ..."),
        ("bot/tables/actions/tables.py", "class HTTPHandler: ..."),
        ("bot/tables/actions/tables.py", "def make():\n    class GameData: ..."),
    ],
)
def test_a_refused_name_is_seen(path: str, source: str) -> None:
    assert list(refused_names(path, source))


@pytest.mark.parametrize("name", ["Database", "Informed", "Dataset", "Manage", "Utility", "HTTPRoute"])
def test_a_name_that_only_resembles_a_refused_one_is_let_through(name: str) -> None:
    assert list(refused_names("bot/storage/store.py", f"class {name}: ...")) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/core/match.py", "from engine.stone_age.state import State"),
        ("engine/core/match.py", "game: str = 'hunters_scouts'"),
        ("engine/core/story.py", "# as Stone Age does"),
        ("engine/core/story.py", "def of_stone_age(): ..."),
        ("engine/hunters_scouts/base/decks.py", "from ...stone_age import components"),
        ("renders/hunters_scouts/track.py", "from renders.stone_age import changes"),
        ("bot/language/stone_age/words.py", "from bot.language import hunters_scouts"),
    ],
)
def test_a_strange_game_is_seen(path: str, source: str) -> None:
    assert len(GAMES) > 1
    assert list(strange_games(path, source))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/value_overrides.py", "from engine.stone_age.game import StoneAge"),
        ("engine/stone_age/game.py", "from engine.stone_age.state import State"),
    ],
)
def test_a_game_may_name_itself_and_the_registry_all(path: str, source: str) -> None:
    assert list(strange_games(path, source)) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/tables/model/x.py", "from bot.tables.writing import clocks"),
        ("bot/tables/writing/x.py", "from bot.tables.jobs.grace import Grace"),
        ("bot/tables/actions/x.py", "import bot.tables.jobs.grace"),
    ],
)
def test_a_later_layer_of_tables_is_seen(path: str, source: str) -> None:
    assert len([*crossed_layers_of_tables(path, source)]) == 1
    assert not [*crossed_layers_of_tables("bot/tables/jobs/x.py", source)]
    assert not [*crossed_layers_of_tables("bot/outbox/x.py", source)]


@pytest.mark.parametrize("name", ["told", "_asked", "written"])
def test_a_bare_participle_is_seen(name: str) -> None:
    assert [*bare_participles("bot/x.py", f"def {name}(): ...")]
    assert not [*bare_participles("bot/x.py", f"def find_{name.strip('_')}(): ...\ndef need(): ...")]


def test_a_long_file_is_seen() -> None:
    assert list(too_long("bot/tables/actions/tables.py", "pass\n" * LONGEST_FILE)) == []
    assert list(too_long("bot/tables/actions/tables.py", "pass\n" * (LONGEST_FILE + 1)))
