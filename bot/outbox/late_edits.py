"""Edits whose end this process has not seen: one that was suspended with a request under way sends it when it goes on.
What another process has shown meanwhile is covered by something older then, and must be shown again.
"""

from __future__ import annotations

import json
from collections import deque

from bot.storage.records import Change, PostRecord
from bot.tables.tables import Tables

EDITS = frozenset({"lobby", "board", "picture", "update-call"})
"""The kinds of posts that change a message; done again, they show what is true then."""


class LateEdits:
    """At most one for each table, as its posts go out one after the other."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._under_way: dict[int, PostRecord] = {}

    def __contains__(self, game: int) -> bool:
        return game in self._under_way

    def begins(self, post: PostRecord) -> None:
        """The edit may reach Discord at any time from now on."""
        if post.kind in EDITS:
            self._under_way[post.game] = post

    def ended(self, game: int) -> None:
        """Whatever this table showed was ours to show until now."""
        self._under_way.pop(game, None)

    async def repeat(self, game: int, queue: deque[PostRecord]) -> None:
        """Owe the edit again if another process has taken over meanwhile; the queue is what is owed now."""
        post = self._under_way.get(game)
        if post is None or any(each.id == post.id for each in queue):
            return
        content = json.loads(post.content)
        if "row" in content and post.kind == "board":  # one that shows no more than the last is passed over
            content["row"] = len((await self._tables.registry.get(game)).rows) + 1
        again = self._tables.committer.post(game, post.kind, **content)
        await self._tables.committer.store.write(Change((again,)))
        queue.append(again)
        self.ended(game)
