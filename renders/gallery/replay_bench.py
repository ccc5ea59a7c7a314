"""How long a replay takes to draw and how large it is."""

from __future__ import annotations

from time import process_time

from engine.stone_age.view import TableView
from renders.gallery import module_samples, samples, story_samples
from renders.stone_age import draw_replay

_SCENES = 150


def replay_bench() -> dict[str, float]:
    """Processor seconds and bytes of a replay of 150 scenes: the base game of 4, and everything with 5 players."""
    whole = module_samples.table(5, "actions", module_samples.ALL)
    return {
        **_measure("replay", samples.table(4, "actions")),
        **_measure("modules_replay", whole),
    }


def _measure(name: str, table: TableView) -> dict[str, float]:
    scenes = story_samples.scenes(table, _SCENES)
    start = process_time()
    film = draw_replay(scenes, names=samples.NAMES)
    seconds = process_time() - start
    return {f"{name}_seconds": round(seconds, 2), f"{name}_bytes": len(film)}
