"""Checks that no message is lost or sent twice: those on the playground are those in the database."""

from __future__ import annotations

from collections import Counter

from bot.messages.custom_ids import Control
from bot.playground.clock import moment
from bot.playground.messages import Message
from tests.week.facts import Facts
from tests.week.people import DAY

KEPT = 6 * DAY
"""The age of the messages that are compared: sent posts are pruned after a week."""


def find_mistakes(facts: Facts) -> list[str]:
    """Descriptions of messages of the last days that exist twice, are missing, or are not in the database."""
    world, since = facts.playground.world, facts.process.clock.now - KEPT
    known = Counter(
        facts.read(
            str,
            f"select message from outbox where status = 'sent' and message is not null and game in {facts.ours}"
            f" union all select message from messages where kind = 'current' and message <> 0 and game in {facts.ours}",
        )
    )
    known.update({str(each.lobby): 1 for each in facts.tables() if each.lobby is not None})
    channels = [each for each in world.channels.values() if facts.is_theirs(each)]
    there = {post: message for channel in channels for post, message in channel.messages.items()}
    deleted = {post for channel in channels for post in channel.deleted}
    own = [each for each in there.values() if each.author_id == world.bot.id and each.metadata is None]
    said = [f"{post} was sent for {facts.kinds(post)}" for post, count in known.items() if count > 1]
    said += [f"{post} is missing" for post in known if post not in there and post not in deleted]
    said += [f"twice: {each.text}" for each in own if each.id not in known and moment(each.id) > since]
    for record in facts.tables():
        channel = world.channels[str(record.place)]
        current = [each.id for each in channel.messages.values() if _is_current(each)]
        if record.status == "running" and current != [str(record.board)]:
            said.append(f"{record.title} has the current messages {current}, not {record.board}")
    return said


def _is_current(message: Message) -> bool:
    """Whether a message has the control *More …*, as only the current message of a running game does."""
    controls = [Control.read(part.get("custom_id") or "") for part in message.buttons]
    return message.owner_id is None and any(each is not None and each.action == "more" for each in controls)
