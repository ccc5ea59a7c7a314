"""What posts say: a class for each kind. A post is sent exactly once, and stays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Self

from bot.storage.records import PostRecord
from bot.tables.model.content import Content
from engine.core.values import frozen


@frozen
class Post(Content):
    """What a post says."""


@frozen
class StartPost(Post):
    """The first message of a game."""

    kind = "start"


@frozen
class ChangePost(Post):
    """What the host of a lobby has changed: the `Choices` before and after, as text."""

    kind = "change"
    before: str
    after: str


@frozen
class WordsVoidPost(Post):
    """Words for luck at these places are void; `why` is `joined` or `left` (with the `name`), `changed` (with the
    `Choices` before and after) or `updated`.
    """

    kind = "luck-void"
    why: str
    words: tuple[int, ...] = ()
    name: str = ""
    before: str = ""
    after: str = ""


@frozen
class RoundPost(Post):
    """The story of the round that ended with this row of the log; at an early end that of the `running` one."""

    kind = "round"
    row: int = 0
    running: bool = False


@frozen
class SayPost(Post):
    """One public sentence, perhaps with a button for an action, or in a `place` that the table has left. `values` are
    those of the text: names as they are shown, hashes, and moments in UNIX seconds (up to 1.2 as Discord writes times).
    """

    kind = "say"
    text: str
    button: str = ""
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    place: int = 0

    @classmethod
    def from_plain(cls, stored: Mapping[str, Any]) -> Self:
        values = {name: each for name, each in stored.items() if name not in ("text", "button", "place")}
        return cls(stored["text"], stored.get("button", ""), values, stored.get("place", 0))

    def to_plain(self) -> dict[str, Any]:
        more = {"button": self.button, "place": self.place}
        return {"text": self.text, **{name: each for name, each in more.items() if each}, **self.values}


@frozen
class RequestPost(Post):
    """A request of a seat to the others, by its id."""

    kind = "request"
    request: int


@frozen
class OverPost(Post):
    """The end of a game with its result."""

    kind = "over"


@frozen
class VotePost(Post):
    """A vote about a late seat, by its id: whether it is the first about this question, and mentions nobody."""

    kind = "vote"
    vote: int
    first: bool = False
    quiet: bool = False


@frozen
class TellVotersPost(Post):
    """Notifies these voters of a vote: one person by direct message, or some in the thread (`where`); or `again`."""

    kind = "tell-voter"
    vote: int
    seats: tuple[int, ...]
    where: str
    again: bool = False


@frozen
class OfferPost(Post):
    """A seat that is on offer, in the thread or `elsewhere`; `others` are the ids of the other posts of this offer."""

    kind = "offer"
    seat: int
    elsewhere: bool = False
    others: tuple[int, ...] = ()

    @classmethod
    def from_plain(cls, stored: Mapping[str, Any]) -> Self:
        others = stored.get("others") or stored.get("beside", ())  # the name up to 1.2
        return cls(stored["seat"], stored.get("elsewhere", False), tuple(others))


@frozen
class RematchPost(Post):
    """The table `next` is open for a rematch, with the seats kept until this moment."""

    kind = "rematch"
    next: int
    until: int


@frozen
class NotificationPost(Post):
    """Notifies a person, `where` they want that, of the tables that wait for them; of some of these `again`. `late`: as
    their time is up and the others vote.
    """

    kind = "call"
    member: int
    where: str
    games: tuple[int, ...]
    again: tuple[int, ...] = ()
    late: bool = False

    @classmethod
    def from_plain(cls, stored: Mapping[str, Any]) -> Self:
        games, again = tuple(stored["games"]), stored.get("again", ())  # of 1.0: whether all are reminders
        named = games if again is True else tuple(again or ())
        return cls(stored["member"], stored["where"], games, named, stored.get("late", False))


@frozen
class NextUpPost(Post):
    """Tells this person that they will probably be asked next."""

    kind = "next-up"
    member: int


@frozen
class SkippedPost(Post):
    """Tells a late player what was chosen for their seat after this row of the log."""

    kind = "skipped"
    seat: int
    after: int


@frozen
class RemovedPost(Post):
    """Tells this person that their table rests, as the bot was removed from its server, and when it is erased (UNIX
    seconds, 0: never). No other post is made meanwhile.
    """

    kind = "removed"
    member: int
    until: int


POSTS: Mapping[str, type[Post]] = {each.kind: each for each in Post.__subclasses__()}
"""The class of each kind."""
NAMING_MEMBER = (NotificationPost.kind, NextUpPost.kind, RemovedPost.kind)
"""The kinds whose content names their recipient as `member`; they are deleted when that person is erased."""
FOLLOWING_QUESTION = (VotePost.kind, TellVotersPost.kind, NotificationPost.kind, NextUpPost.kind)
"""The kinds that are sent below the current message; all others stand above it."""


def read_post(record: PostRecord) -> Any:
    """What a stored post says."""
    return POSTS[record.kind].read(record.content)


def rename_people(post: Post, names: Mapping[str, str]) -> Post:
    """The same post where people have other names."""
    plain = post.to_plain()
    renamed = {key: names[each] for key, each in plain.items() if isinstance(each, str) and each in names}
    return post.from_plain({**plain, **renamed})
