"""How much there is to read: lines of Python for each part of the program.

A budget is raised only together with a sentence in CHANGELOG.md that says what for, and lowered by who needs less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.test_architecture import ROOT

BUDGETS = {
    "bot/bench": 2_000,
    "bot/cluster": 500,
    "bot/commands": 1_100,
    "bot/config": 500,
    "bot/interactions": 3_340,
    "bot/language": 5_200,
    "bot/messages": 4_020,
    "bot/operations": 2_480,
    "bot/outbox": 3_970,
    "bot/playground": 5_230,
    "bot/rehearsal": 1_500,
    "bot/services": 200,
    "bot/storage": 4_360,
    "bot/tables": 8_520,
    "bot/translating": 950,
    "bot/work": 750,
    "bot": 45_390,
    "engine": 20_530,
    "renders": 10_250,
    "tools": 2_000,
    "tests": 66_130,
}
"""The most lines of all Python files below each folder. Parts of the bot have some to spare, so a change goes where
it belongs; all together have what `bot` says.
"""
SPARE = 0.03
"""No more of a budget stands free: what was saved is not spent again unnoticed."""
LEAST_SPARE = 100
MEAN_LINE = 50
"""Characters of a line on average: fewer lines come from fewer ideas and not from longer ones."""


def count_lines(folder: Path) -> tuple[int, int]:
    """The lines of all Python files below a folder, and their characters."""
    lines = [line for file in folder.rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    return len(lines), sum(map(len, lines))


def misfits(counts: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """What has more lines than its budget, a budget far above its lines, or lines that are long."""
    for folder, budget in BUDGETS.items():
        lines, characters = counts[folder]
        if lines > budget:
            yield f"{folder}: {lines} lines, {budget} at most: save some, or raise it with a sentence in CHANGELOG.md"
        elif budget - lines > max(LEAST_SPARE, SPARE * budget):
            yield f"{folder}: {lines} lines, so {budget} can be lowered"
        if characters > MEAN_LINE * lines:
            yield f"{folder}: {characters / lines:.1f} characters a line on average, {MEAN_LINE} at most"


def test_every_part_keeps_to_its_budget() -> None:
    found = [*misfits({folder: count_lines(ROOT / folder) for folder in BUDGETS})]
    assert found == [], "\n".join(found)


def test_each_room_of_the_bot_has_a_budget() -> None:
    rooms = {f"bot/{file.parent.name}" for file in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms == {folder for folder in BUDGETS if folder.startswith("bot/")}


def test_what_does_not_fit_is_seen() -> None:
    fitting = {folder: (budget, 40 * budget) for folder, budget in BUDGETS.items()}
    assert list(misfits(fitting)) == []
    most = BUDGETS["tests"]
    for lines, length in ((most + 1, 40), (most * 9 // 10, 40), (most, 51)):
        assert len(list(misfits(fitting | {"tests": (lines, length * lines)}))) == 1
