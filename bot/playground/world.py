"""A small Discord held in memory: who is there, what was said, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from bot.playground.clock import Snowflakes, WorldClock, moment
from bot.playground.messages import Json, Message, Push


class Permission(IntFlag):
    """Discord's permission bits, by the names the official documents use."""

    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = Permission((1 << 53) - 1)

BOT_START = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)

PEOPLE_START = BOT_START | Permission.USE_APPLICATION_COMMANDS


FIRST_ID = 1_191_000_000_000_000_000
"""What is there at the start has the same ids in every run: a stored game finds its players again."""

ENGLISH = "en-US"
COMMUNITY = "COMMUNITY"
"""Only servers with this feature have set a language themselves."""
START_PEOPLE = ("Anna", "Ben", "Carla", "David")


class ChannelKind(IntEnum):
    """Discord's channel types, as far as they occur here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(slots=True)
class User:
    """A person or the bot."""

    id: str
    name: str
    bot: bool = False
    dms_closed: bool = False
    locale: str = ENGLISH
    chose_locale: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a direct conversation with the bot."""

    id: str
    kind: ChannelKind
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    owner_id: str | None = None
    created: float = 0.0
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    denied: Permission = Permission(0)
    """What it denies the bot."""
    denied_people: Permission = Permission(0)
    members: list[str] = field(default_factory=list)
    messages: dict[str, Message] = field(default_factory=dict)
    deleted: list[str] = field(default_factory=list)
    """The ids of messages that were deleted."""

    @property
    def latest(self) -> float:
        """When something was last written here."""
        return moment(next(reversed(self.messages))) if self.messages else self.created

    @property
    def is_thread(self) -> bool:
        return self.kind in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        return self.kind is ChannelKind.DM


@dataclass(slots=True)
class Guild:
    """A server: its members, and what the bot's role may do there."""

    id: str
    name: str
    owner_id: str
    people_role: str
    bot_role: str
    bot_permissions: Permission = BOT_START
    bot_has_role: bool = True
    locale: str = ENGLISH
    features: tuple[str, ...] = ()
    is_away: bool = False
    """An outage of Discord."""
    members: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Emoji:
    """A small picture of the application, which only its bot may use."""

    id: str
    name: str
    picture: bytes


@dataclass(slots=True)
class Modal:
    """A form that one person has open."""

    interaction_id: str
    body: Json


class World:
    """Everything that Discord would remember."""

    def __init__(self, clock: WorldClock | None = None) -> None:
        self.clock = clock or WorldClock()
        self.ids = Snowflakes(self.clock)
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: list[Json] = []
        self.emojis: dict[str, Emoji] = {}
        self.modals: dict[str, Modal] = {}
        self.chosen: dict[tuple[str, str, str], tuple[list[str], int]] = {}
        """What the clients show as chosen in a select until the message is edited, by person, message and custom id:
        the values, and how often it was edited before.
        """
        self.pings: list[tuple[str, str]] = []
        self.pushes: dict[str, list[Push]] = {}
        self.reuses_attachments = True
        """Whether an edit may show a file that the message has already: nobody has proven it for layouts."""
        self.edits_galleries = True
        """Whether an edit may bring a file for a gallery: many bots do it, and discord-api-docs#7529 (open) says no."""
        self.quarantines = False
        """Whether the bot counts as one that spams: it may write to nobody new (tmerc-cogs#111)."""
        self.refuses_threads = 0
        """The code with which no thread is opened, 0: they are."""
        self.unread: list[tuple[str, str, str]] = []
        self.watchers: list[Callable[[], None]] = []
        self.settled = False
        self._fixed = FIRST_ID
        self.bot = self._settle("Stone Age", bot=True)
        self.guild = self._create_guild("The Cave")
        self.general = self.add_channel("general", self._fixed_id())
        self.games = self.add_channel("games", self._fixed_id())

    def notify_watchers(self) -> None:
        """Notify all watchers of a change."""
        for watcher in tuple(self.watchers):
            watcher()

    def _fixed_id(self) -> str:
        self._fixed += 1 << 22
        return str(self._fixed)

    def _settle(self, name: str, bot: bool = False) -> User:
        return self._enter(User(self._fixed_id(), name, bot=bot))

    def _enter(self, user: User) -> User:
        self.users[user.id] = user
        return user

    def _create_guild(self, name: str) -> Guild:
        people = [self._settle(person).id for person in START_PEOPLE]
        guild = Guild(self._fixed_id(), name, people[0], self._fixed_id(), self._fixed_id())
        guild.members = [self.bot.id, *people]
        self.guilds[guild.id] = guild
        return guild

    def shares_server(self, user_id: str) -> bool:
        """Whether this user is on a server with the bot: only then it may write to them."""
        return any({user_id, self.bot.id} <= {*guild.members} for guild in self.guilds.values())

    @property
    def people(self) -> list[User]:
        """All people, without the bot, in order of arrival."""
        return [user for user in self.users.values() if not user.bot]

    def settle_in(self, locale: str) -> None:
        """The first visitor's language becomes that of the guild, and of all who have chosen none."""
        self.settled = True
        self.guild.locale = locale
        self.guild.features = () if locale == ENGLISH else (COMMUNITY,)
        for user in self.people:
            if not user.chose_locale:
                user.locale = locale

    def join(self, name: str) -> User:
        """A new person enters the guild."""
        user = self._enter(User(self.ids.next(), name, locale=self.guild.locale))
        self.guild.members.append(user.id)
        return user

    def add_channel(self, name: str, channel_id: str | None = None) -> Channel:
        """A new text channel of the guild."""
        channel = Channel(channel_id or self.ids.next(), ChannelKind.TEXT, name, guild_id=self.guild.id)
        channel.created = self.clock.now()
        self.channels[channel.id] = channel
        return channel

    def add_thread(self, parent: Channel, name: str, owner_id: str, thread_id: str | None = None) -> Channel:
        """A new public thread, with its owner as first member."""
        thread = Channel(
            thread_id or self.ids.next(),
            ChannelKind.PUBLIC_THREAD,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner_id,
            created=self.clock.now(),
            members=[owner_id],
        )
        self.channels[thread.id] = thread
        return thread

    def add_emoji(self, name: str, picture: bytes) -> Emoji:
        """A new emoji of the application."""
        emoji = Emoji(self.ids.next(), name, picture)
        self.emojis[emoji.id] = emoji
        return emoji

    def dm(self, user_id: str) -> Channel:
        """The direct conversation of the bot and one person, made when it is first needed."""
        found = self.find_dm(user_id)
        if found:
            return found
        channel = Channel(self.ids.next(), ChannelKind.DM, "", members=[user_id, self.bot.id])
        channel.created = self.clock.now()
        self.channels[channel.id] = channel
        return channel

    def find_dm(self, user_id: str) -> Channel | None:
        return next((c for c in self.channels.values() if c.is_dm and user_id in c.members), None)

    def starter(self, thread: Channel) -> Message | None:
        """The message that a thread hangs from."""
        return self.channels[thread.parent_id].messages.get(thread.id) if thread.parent_id else None

    def quiet_threads(self) -> list[Channel]:
        """Threads in which nobody has written for as long as they stay open."""
        now = self.clock.now()
        threads = [c for c in self.channels.values() if c.is_thread and not c.archived]
        return [each for each in threads if each.latest + each.auto_archive * 60 <= now]

    def threads(self, guild_id: str) -> Iterator[Channel]:
        """The guild's threads that are not archived."""
        return (
            c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread and not c.archived
        )

    def permissions(self, user_id: str, channel: Channel) -> Permission:
        """What a user may do in a channel."""
        if channel.guild_id is None:
            return PEOPLE_START if user_id in channel.members else Permission(0)
        guild = self.guilds[channel.guild_id]
        if user_id == guild.owner_id:
            return EVERYTHING
        if user_id not in guild.members:
            return Permission(0)
        parent = self.channels.get(channel.parent_id or "", channel)
        if user_id != self.bot.id:
            return PEOPLE_START & ~parent.denied_people
        granted = guild.bot_permissions if guild.bot_has_role else Permission(0)
        return granted & ~parent.denied & ~channel.denied

    def may_see(self, user_id: str, channel: Channel) -> bool:
        """Whether a user may open a channel: a private thread its members and those who manage threads (documents,
        threads), while an interaction in it says of the others that they may do what the channel above it allows.
        """
        powers = self.permissions(user_id, channel)
        if channel.kind is ChannelKind.PRIVATE_THREAD and user_id not in channel.members:
            return Permission.MANAGE_THREADS | Permission.VIEW_CHANNEL in powers
        return Permission.VIEW_CHANNEL in powers

    def channels_of(self, user_id: str) -> list[Channel]:
        """The channels that a user may see."""
        return [channel for channel in self.channels.values() if self.may_see(user_id, channel)]

    def list_visible(self, user_id: str, channel: Channel, since: int = 0) -> list[Message]:
        """The messages of a channel that a user may see, oldest first: of private answers those that came since their
        client was loaded, a moment in ids; it forgets them when it is loaded anew (help page "Ephemeral Messages").
        """
        if not self.may_see(user_id, channel):
            return []
        mine = (m for m in channel.messages.values() if m.owner_id in (None, user_id))
        return [m for m in mine if m.owner_id is None or int(m.id) > since]

    def find_message(self, message_id: str) -> Message | None:
        return next(
            (c.messages[message_id] for c in self.channels.values() if message_id in c.messages), None
        )

    def add_message(self, message: Message) -> None:
        self.channels[message.channel_id].messages[message.id] = message

    def read(self, user_id: str, channel_id: str) -> None:
        """The person has looked at this channel. Only that resets the count of what is unread, the deletion of a
        message does not (userdoccers, read state; python-discord/bot#1696).
        """
        self.unread = [note for note in self.unread if (note[0], note[2]) != (channel_id, user_id)]
