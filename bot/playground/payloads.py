"""The JSON in which Discord shows its world."""

from __future__ import annotations

from bot.playground.clock import moment, write_time
from bot.playground.messages import Flag, Json, Message
from bot.playground.world import PEOPLE_START, Channel, ChannelKind, Emoji, Guild, Permission, User, World

ATTACHMENT_LIMIT = 10 * 1024 * 1024
"""Bytes per file."""


def user(person: User) -> Json:
    return {
        "id": person.id,
        "username": person.name,
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(world: World, guild: Guild, user_id: str) -> Json:
    if user_id == world.bot.id:
        held = [guild.bot_role] if guild.bot_has_role else []
    else:
        held = [guild.people_role]
    return {
        "user": user(world.users[user_id]),
        "nick": None,
        "avatar": None,
        "roles": held,
        "joined_at": write_time(moment(guild.id)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }


def emoji(world: World, shown: Emoji) -> Json:
    return {
        "id": shown.id,
        "name": shown.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def role(role_id: str, name: str, position: int, permissions: Permission) -> Json:
    return {
        "id": role_id,
        "name": name,
        "position": position,
        "permissions": str(int(permissions)),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def bot_role(guild: Guild) -> Json:
    return role(guild.bot_role, "Bot", 2, guild.bot_permissions) | {"managed": True}


def roles(guild: Guild) -> list[Json]:
    people = role(guild.people_role, "Players", 1, PEOPLE_START)
    return [role(guild.id, "@everyone", 0, Permission(0)), people, bot_role(guild)]


def channel(world: World, place: Channel) -> Json:
    """A channel, thread or direct conversation."""
    if place.is_dm:
        return _dm(world, place)
    shared = {
        "id": place.id,
        "type": int(place.kind),
        "guild_id": place.guild_id,
        "parent_id": place.parent_id,
        "name": place.name,
        "last_message_id": next(reversed(place.messages), None),
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    return shared | (_thread(world, place) if place.is_thread else _text(world, place))


def _dm(world: World, place: Channel) -> Json:
    others = [user(world.users[who]) for who in place.members if who != world.bot.id]
    return {
        "id": place.id,
        "type": int(place.kind),
        "last_message_id": next(reversed(place.messages), None),
        "recipients": others,
        "flags": 0,
    }


def _text(world: World, place: Channel) -> Json:
    guild = world.guilds[place.guild_id or ""]
    denied = ((guild.bot_role, place.denied), (guild.people_role, place.denied_people))
    overwrites = [
        {"id": who, "type": 0, "allow": "0", "deny": str(int(what))} for who, what in denied if what
    ]
    return {"position": 0, "nsfw": False, "topic": None, "permission_overwrites": overwrites}


def _thread(world: World, thread: Channel) -> Json:
    count = len(thread.messages)
    shape: Json = {
        "owner_id": thread.owner_id,
        "message_count": count,
        "total_message_sent": count + len(thread.deleted),
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.auto_archive,
            "archive_timestamp": write_time(thread.created),
            "create_timestamp": write_time(thread.created),
        },
    }
    if thread.kind is ChannelKind.PRIVATE_THREAD:
        shape["thread_metadata"]["invitable"] = False
    if world.bot.id in thread.members:
        shape["member"] = thread_member(thread, world.bot.id)
    return shape


def thread_member(thread: Channel, user_id: str) -> Json:
    return {"id": thread.id, "user_id": user_id, "join_timestamp": write_time(thread.created), "flags": 1}


def guild(world: World, place: Guild) -> Json:
    """The whole of GUILD_CREATE."""
    texts = [c for c in world.channels.values() if c.guild_id == place.id and not c.is_thread]
    threads = [c for c in world.threads(place.id) if world.may_see(world.bot.id, c)]
    return {
        "id": place.id,
        "name": place.name,
        "icon": None,
        "owner_id": place.owner_id,
        "joined_at": write_time(moment(place.id)),
        "large": False,
        "unavailable": False,
        "member_count": len(place.members),
        "roles": roles(place),
        "channels": [channel(world, c) for c in texts],
        "threads": [channel(world, c) for c in threads],
        "members": [member(world, place, who) for who in place.members],
        "emojis": [],
        "stickers": [],
        "features": list(place.features),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "preferred_locale": place.locale,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "afk_timeout": 300,
        "afk_channel_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "splash": None,
        "discovery_splash": None,
    }


def guild_update(place: Guild) -> Json:
    """GUILD_UPDATE, as far as anything here can change."""
    return {
        "id": place.id,
        "name": place.name,
        "owner_id": place.owner_id,
        "features": list(place.features),
        "preferred_locale": place.locale,
        "roles": roles(place),
        "emojis": [],
        "stickers": [],
    }


def message(world: World, post: Message) -> Json:
    """A message as it goes to the bot and, if it may be seen, to people.

    Files that components show are not listed as attachments, as in Discord.
    """
    shape: Json = {
        "id": post.id,
        "channel_id": post.channel_id,
        "type": int(post.kind),
        "author": user(world.users[post.author_id]),
        "content": post.content,
        "timestamp": write_time(moment(post.id)),
        "edited_timestamp": write_time(post.edited) if post.edited else None,
        "tts": False,
        "mention_everyone": post.mention_everyone,
        "mentions": [user(world.users[who]) for who in post.mentions],
        "mention_roles": post.mention_roles,
        "attachments": [] if Flag.COMPONENTS_V2 in post.flags else post.attachments,
        "embeds": [],
        "components": post.components,
        "pinned": False,
        "flags": int(post.flags),
    }
    for key, value in (
        ("nonce", post.nonce),
        ("application_id", post.application_id),
        ("webhook_id", post.webhook_id),
        ("interaction_metadata", post.metadata and _without_name(post.metadata)),
    ):
        if value is not None:
            shape[key] = value
    if Flag.HAS_THREAD in post.flags and post.id in world.channels:
        shape["thread"] = channel(world, world.channels[post.id])
    return shape


def _without_name(metadata: Json) -> Json:
    """The interaction metadata of a message without the name of command or control, which only the page shows."""
    inner = metadata.get("triggering_interaction_metadata")
    unnamed = {key: value for key, value in metadata.items() if key != "name"}
    return unnamed | ({"triggering_interaction_metadata": _without_name(inner)} if inner else {})


def message_event(world: World, post: Message) -> Json:
    """A message as the gateway shows it: with its guild and the author's membership."""
    place = world.channels[post.channel_id]
    shape = message(world, post)
    if place.guild_id:
        home = world.guilds[place.guild_id]
        author = {k: v for k, v in member(world, home, post.author_id).items() if k != "user"}
        shape |= {"guild_id": place.guild_id, "member": author}
    return shape


def application(world: World) -> Json:
    """What oauth2/applications/@me tells."""
    owner = world.users[world.guild.owner_id]
    return {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "rpc_origins": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "team": None,
        "owner": user(owner),
        "flags": 0,
        "flags_new": "0",
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "integration_types_config": {"0": {}},
    }
