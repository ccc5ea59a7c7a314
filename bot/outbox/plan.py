"""Plans the next request that makes Discord show what a table wants, from what is wanted and what is shown alone.

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
"""The forms of a message: plain words, which a locked phone shows, until an edit converts it; or a layout.

`…_UPLOADS`: Discord has refused to show an attached picture again. `PLAIN_STAYS`: it is not converted.
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
    """The number of the message within its kind: another one asks for a new message."""
    place: int
    screen: Screen
    said: str
    """A hash of its words: content and description of the picture."""
    asked: str
    """A hash of its question and controls."""
    first: Screen | None = None
    """How it is created, complete by itself, where that differs: to notify people, with words that a locked phone
    shows; to notify nobody, without the mentions that an edit adds.
    """
    tells: Mapping[str, int] = field(default_factory=dict[str, int])
    """The decisions of which people are to be notified, each with the member."""
    alt: str = ""
    apology: str = ""
    picture: int = NO_PICTURE
    drawing: asyncio.Future[bytes] | None = None
    is_resting: bool = True
    """False while computers think: other words and pictures may then wait until they have moved."""
    is_last: bool = False
    """Nothing will change any more once it shows this."""
    post: int = 0
    """The id of the post, 0 if it is none: a post is made once, and stays."""
    member: int = 0
    """Who gets it as a direct message, if they accept any, which sets its place; 0 for a message on the server."""

    @property
    def shows(self) -> str:
        return f"{self.said} {self.asked}"

    @property
    def is_drawn(self) -> bool:
        return self.drawing is None or self.drawing.done()


Ways = Sequence[Wanted]
"""The ways to say a post now, best first; none where nobody wants it any more."""


@frozen
class Find:
    """Search for a message that may exist."""

    wanted: Wanted
    row: MessageRecord


@frozen
class Create:
    """Create a message that is missing; `row` is that of one that failed or was deleted."""

    wanted: Wanted
    row: MessageRecord | None


@frozen
class Edit:
    """Edit a message that shows something else than is wanted."""

    wanted: Wanted
    row: MessageRecord


@frozen
class Delete:
    """Delete a message that is not wanted, and that exists or may still come to exist."""

    row: MessageRecord


@frozen
class Forget:
    """Drop the row of a message that does not exist, or will not change any more."""

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
        if _needs_edit(wanted, own, is_old=newest - (own.message or 0) > HOUR):
            return Edit(wanted, own)
    for each in shown:
        if each is not own:
            return Forget(each) if each.message == ABSENT and not each.after else Delete(each)
    if wanted is not None and own is not None and wanted.is_last and not differs(wanted, own):
        return Forget(own)
    return None


def _own(wanted: Wanted | None, shown: Sequence[MessageRecord]) -> MessageRecord | None:
    """The message that is to show what is wanted: the newest of those that were made for it."""
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
    return _has_other_question(wanted, own) or (wanted.is_resting and own.shows != wanted.shows)


def has_void_controls(wanted: Wanted, own: MessageRecord) -> bool:
    """Whether a message may have controls though none is wanted any more."""
    return wanted.screen.view is None and _has_other_question(wanted, own)


def _has_other_question(wanted: Wanted, own: MessageRecord) -> bool:
    return own.shows.split()[1:] != [wanted.asked]


def _needs_edit(wanted: Wanted, own: MessageRecord, *, is_old: bool) -> bool:
    """Words are edited before the picture is there, unless edits are limited or it is complete as it was created."""
    if wanted.is_drawn:
        return has_other_words(wanted, own) or (wanted.is_resting and own.picture != wanted.picture)
    return has_other_words(wanted, own) and not is_old and own.form not in CONVERTIBLE


def parts_of(screen: Screen) -> Any:
    """The controls of a screen as plain values, to be compared."""
    return screen.view.to_components() if screen.view else []


def digest_of(*said: Any) -> str:
    """A short hash of what a message says, without its icons: nothing is edited because Discord has more of them."""
    words = without_icons(EMOJI.sub("", json.dumps(said, default=str, ensure_ascii=False)))
    return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()
