"""Archives of finished games: the log and the last snapshots, compressed into one value."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import field, fields
from typing import Any, TypeVar

from bot.storage.kinds import keep_in
from bot.storage.records import LogRecord, SnapshotRecord

Record = TypeVar("Record", LogRecord, SnapshotRecord)
BEST = 9
"""The highest level of compression, as each game is compressed once, in the background."""


@keep_in("archives", "game")
class ArchiveRecord:
    """Log and snapshots of a game as `pack` encodes them; `ended` is when its last row was written."""

    game: int
    ended: int
    content: bytes = field(repr=False)


def pack(log: Sequence[LogRecord], snapshots: Sequence[SnapshotRecord]) -> ArchiveRecord:
    """Compress all rows of a game's log, in order, and the snapshots to keep, newest first."""
    content = {"log": _columns(log), "snapshots": _columns(snapshots)}
    packed = zlib.compress(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(), BEST)
    return ArchiveRecord(log[-1].game, log[-1].at, packed)


def unpack(archive: ArchiveRecord) -> tuple[list[LogRecord], list[SnapshotRecord]]:
    """The rows and snapshots that `pack` has compressed."""
    content = json.loads(zlib.decompress(archive.content))
    return (
        _records(LogRecord, archive.game, content["log"]),
        _records(SnapshotRecord, archive.game, content["snapshots"]),
    )


def _columns(records: Sequence[Any]) -> dict[str, list[Any]]:
    """Values by column: columns added later get their defaults, and similar values next to each other compress best."""
    names = [each.name for each in fields(records[0])][1:] if records else []
    return {name: [getattr(each, name) for each in records] for name in names}


def _records(kind: type[Record], game: int, columns: dict[str, list[Any]]) -> list[Record]:
    rows = zip(*columns.values(), strict=True)
    return [kind(game, **dict(zip(columns, row, strict=True))) for row in rows]
