"""What is done next so that Discord shows what a table says: from what is wanted and what is shown, nothing else.

As in a controller of Kubernetes, or in a plan of Terraform, it does not matter why the two differ: what may exist and
is unknown is looked for, what is missing is made, what differs is edited, and what is surplus is deleted.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from bot.language.icons import without_icons
from bot.messages.layouts import Screen
from bot.storage.messages import ABSENT, NO_PICTURE, MessageRecord
from engine.core.values import frozen

PLAIN, PLAIN_UPLOADS, PLAIN_STAYS, LAYOUT, LAYOUT_UPLOADS = range(5)
"""The forms of a message: with words that a locked phone shows, until an edit makes it a layout, or with a layout.

`…_UPLOADS`: Discord has refused to show a picture again that is there. `PLAIN_STAYS`: it makes no layout of this one.
"""
CONVERTIBLE = (PLAIN, PLAIN_UPLOADS)
EMOJI = re.compile(r', "emoji": \{[^{}]*\}')
"""The icon of a control in JSON, where it never comes first."""
HOUR = 3600 * 1000 << 22
"""In ids of Discord: messages that are older may be edited three times in six seconds, all of a channel together."""


@frozen
class Wanted:
    """What one message must show now."""

    kind: str
    about: int
    """Which message it is: a new one has another number."""
    place: int
    screen: Screen
    said: str
    """A hash of what it tells."""
    asked: str
    """A hash of what it asks, with its controls."""
    first: Screen | None = None
    """How it is made, complete by itself, where it notifies somebody, with words that a phone shows; or where it is to
    notify nobody, though an edit then mentions them.
    """
    tells: Mapping[str, int] = field(default_factory=dict[str, int])
    """The decisions of which people are to be notified, and whom."""
    alt: str = ""
    apology: str = ""
    picture: int = NO_PICTURE
    drawing: asyncio.Future[bytes] | None = None
    is_resting: bool = True
    """False while computers think: what they do may be shown when they have done it."""
    is_last: bool = False
    """Nothing will change any more once it shows this."""
    post: int = 0
    """Which post it is, if it is one: it is made once, and stays."""
    member: int = 0
    """Who gets it as a direct message, if they take any; its place follows from that."""

    @property
    def shows(self) -> str:
        return f"{self.said} {self.asked}"

    @property
    def is_drawn(self) -> bool:
        return self.drawing is None or self.drawing.done()


@frozen
class Find:
    """It may exist."""

    wanted: Wanted
    row: MessageRecord


@frozen
class Create:
    """It is missing; `row` is that of an attempt that came to nothing."""

    wanted: Wanted
    row: MessageRecord | None


@frozen
class Edit:
    """It shows something else."""

    wanted: Wanted
    row: MessageRecord


@frozen
class Delete:
    """Nobody wants it, and it exists or may come to exist yet."""

    row: MessageRecord


@frozen
class Forget:
    """It does not exist, or will not change any more."""

    row: MessageRecord


Request = Find | Create | Edit | Delete | Forget


def plan(wanted: Wanted | None, shown: Sequence[MessageRecord], newest: int = 0) -> Request | None:
    """The next request that makes what is shown equal to what is wanted; None where nothing is left to do, or a picture
    is waited for. `newest` is the newest id of Discord that is known.
    """
    own = _own(wanted, shown)
    if wanted is not None:
        for each in shown:
            if each.message is None:
                return Find(wanted, each)
        if own is None or not own.exists:
            return Create(wanted, own)
        if _must_be_edited(wanted, own, is_old=newest - (own.message or 0) > HOUR):
            return Edit(wanted, own)
    for each in shown:
        if each is not own:
            return Forget(each) if each.message == ABSENT and not each.after else Delete(each)
    if wanted is not None and own is not None and wanted.is_last and not differs(wanted, own):
        return Forget(own)
    return None


def _own(wanted: Wanted | None, shown: Sequence[MessageRecord]) -> MessageRecord | None:
    """The message that is to show what is wanted: the newest of those that are made for it."""
    if wanted is None:
        return None
    fitting = [each for each in shown if (each.about, each.place) == (wanted.about, wanted.place)]
    return max(fitting, key=lambda each: (each.message or ABSENT, each.id), default=None)


def differs(wanted: Wanted, own: MessageRecord) -> bool:
    """Whether a message shows something else than is wanted."""
    return has_other_words(wanted, own) or own.picture != wanted.picture


def has_other_words(wanted: Wanted, own: MessageRecord) -> bool:
    if own.form in CONVERTIBLE:
        return True
    return _asks_otherwise(wanted, own) or (wanted.is_resting and own.shows != wanted.shows)


def has_void_controls(wanted: Wanted, own: MessageRecord) -> bool:
    """Whether a message may have controls though nothing is to be pressed any more."""
    return wanted.screen.view is None and _asks_otherwise(wanted, own)


def _asks_otherwise(wanted: Wanted, own: MessageRecord) -> bool:
    return own.shows.split()[1:] != [wanted.asked]


def _must_be_edited(wanted: Wanted, own: MessageRecord, *, is_old: bool) -> bool:
    """Words first and the picture later where there is no limit to edits; what is complete by itself waits for it."""
    if wanted.is_drawn:
        return has_other_words(wanted, own) or (wanted.is_resting and own.picture != wanted.picture)
    return has_other_words(wanted, own) and not is_old and own.form not in CONVERTIBLE


def parts_of(screen: Screen) -> Any:
    """Its controls, to be compared."""
    return screen.view.to_components() if screen.view else []


def digest_of(*said: Any) -> str:
    """A short hash of what a message says, without its icons: nothing is edited because Discord has more of them."""
    words = without_icons(EMOJI.sub("", json.dumps(said, default=str, ensure_ascii=False)))
    return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()
