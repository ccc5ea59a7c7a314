"""Notifications that are out: a table that does not wait for their reader any more is taken out of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from bot.storage.people import NotificationRecord
from bot.storage.records import PostRecord
from bot.tables.committer import Committer


def notified(post: PostRecord) -> NotificationRecord:
    """A notification that is about to go out."""
    content = json.loads(post.content)
    return NotificationRecord(post.id, post.game, content["member"], json.dumps(content["games"]))


async def taken_out(committer: Committer, member: int, is_over: Callable[[int], bool]) -> list[object]:
    """What is written when some tables do not wait for a person any more, or another notification names them."""
    ours = committer.store.shards.having_table("game")  # those of other processes name other tables
    known = await committer.store.find(NotificationRecord, f"member = ? and {ours}", member)
    left = {
        each.id: json.dumps([game for game in json.loads(each.games) if not is_over(game)]) for each in known
    }
    return [replace(each, games=left[each.id]) for each in known if left[each.id] != each.games]
