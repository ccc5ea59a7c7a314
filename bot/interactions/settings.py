"""The panel of a person's preferences, and what they can do about what is stored of them."""

from __future__ import annotations

import logging

import discord

from bot.interactions.reply import Reply
from bot.messages.custom_ids import OWN
from bot.messages.settings_panel import (
    FORMS,
    MOST_WRITTEN,
    NEVER,
    OTHER,
    everywhere_panel,
    form,
    offer_form,
    panel,
    time_of_day,
)
from bot.messages.views import plain_button, view_of
from bot.outbox.sender import OpeningTooFast
from bot.services import Services
from bot.storage.records import Change
from bot.tables.actions import erasure, personal_export, preferences
from bot.tables.actions.preparing import answers_everywhere
from bot.tables.model.times import zone_for
from engine.core.errors import RuleError

log = logging.getLogger(__name__)
UNSET_ZONE = "UTC"


async def show(services: Services, reply: Reply, note: str = "") -> None:
    """Show the panel as everything is set now, below a `note`."""
    interaction = reply.interaction
    person = await services.tables.people.person(interaction.user.id)
    screen = panel(reply.texts, person, services.tables.clock(), str(interaction.locale))
    await reply.choose("\n".join(filter(None, (note, screen.content))), screen.view)


async def set_notifications(services: Services, reply: Reply, where: str) -> None:
    """Set where this person is notified."""
    await preferences.notify_at(services.tables, reply.member, where)
    await show(services, reply)


async def set_quiet_hours(services: Services, reply: Reply, chosen: str) -> None:
    """Set usual quiet hours or none, or offer a form; in the zone that their language suggests if none was set."""
    if chosen == OTHER:
        await reply.show(offer_form(reply.texts, "writequiet"))
        return
    begins, _, ends = ("0-0" if chosen == NEVER else chosen).partition("-")
    await _set_quiet(services, reply, begins, ends)


async def write_quiet_hours(services: Services, reply: Reply, _opening: str) -> None:
    """Set the quiet hours of a form that was sent."""
    await _set_quiet(services, reply, *(reply.field(each, MOST_WRITTEN) for each in ("begins", "ends")))


async def _set_quiet(services: Services, reply: Reply, begins: str, ends: str) -> None:
    member, locale = reply.member, str(reply.interaction.locale)
    person = await services.tables.people.person(member)
    zone = zone_for(locale) if person.zone == UNSET_ZONE and begins != ends else person.zone
    await preferences.set_quiet_hours(services.tables, member, zone, begins, ends)
    await show(services, reply)


async def set_zone(services: Services, reply: Reply, chosen: str) -> None:
    """Set a time zone, or offer a form for another one."""
    if chosen == OTHER:
        await reply.show(offer_form(reply.texts, "writezone"))
        return
    await _set_zone(services, reply, chosen)


async def write_zone(services: Services, reply: Reply, _opening: str) -> None:
    """Set the time zone of a form that was sent."""
    await _set_zone(services, reply, reply.field("place", MOST_WRITTEN))


async def _set_zone(services: Services, reply: Reply, zone: str) -> None:
    person = await services.tables.people.person(reply.member)
    begins, ends = time_of_day(person.quiet_from), time_of_day(person.quiet_to)
    await preferences.set_quiet_hours(services.tables, reply.member, zone, begins, ends)
    await show(services, reply)


async def open_form(_services: Services, reply: Reply, action: str) -> None:
    """Open the form of this action."""
    await reply.open_form(form(reply.texts, action, reply.interaction.id))


def read_form(text: str) -> str:
    """The action of a form, from a control that opens it; raises `ValueError`."""
    if text not in FORMS:
        raise ValueError(text)
    return text


async def set_away(services: Services, reply: Reply, days: int) -> None:
    """Set this person away for so many days from now on; 0: they are back."""
    await preferences.set_away(services.tables, reply.member, days)
    await show(services, reply)


async def let_computers_play(services: Services, reply: Reply, _nothing: str) -> None:
    """Let computers play for this person at all their tables until they are back."""
    count = await preferences.let_computers_play(services.tables, reply.member)
    await show(services, reply, reply.texts.say("caretakers-set", count=count))


async def set_next_up(services: Services, reply: Reply, wanted: int) -> None:
    """Set whether this person gets a note when the player before them is asked."""
    await preferences.prefer(services.tables, reply.member, next_up=wanted)
    await show(services, reply)


async def set_substitute(services: Services, reply: Reply, allowed: int) -> None:
    """Set whether one player alone may look for a substitute for this person."""
    await preferences.prefer(services.tables, reply.member, substitute=allowed)
    await show(services, reply)


async def send_test(services: Services, reply: Reply, _nothing: str) -> None:
    """Send a direct message, so that a person sees whether those of the bot arrive."""
    user = reply.interaction.user
    services.tables.limits.count("test", user.id)
    try:
        channel = await services.outbox.sender.conversations.of(user.id)
        await channel.send(
            reply.texts.say("panel-test-message"), allowed_mentions=discord.AllowedMentions.none()
        )
        said = "panel-test-sent"
    except OpeningTooFast:
        said = "panel-test-later"
    except discord.Forbidden as error:
        log.info("no direct message to %s possible: %s", user.id, error)
        said = "panel-test-refused"
    await show(services, reply, reply.texts.say(said))


async def show_everywhere(services: Services, reply: Reply, _nothing: str) -> None:
    """Show what is answered for this person at all their tables that begin."""
    await reply.show(everywhere_panel(reply.texts, await answers_everywhere(services.store, reply.member)))


async def drop_everywhere(services: Services, reply: Reply, named: str) -> None:
    """Ask this person again at tables that begin from now on."""
    (game, _, question), member = named.partition(" "), reply.member
    known = await answers_everywhere(services.store, member)
    dropped = tuple(each for each in known if (each.game, each.question) == (game, question))
    await services.tables.committer.write(Change(remove=dropped))
    await show_everywhere(services, reply, "")


def read_flag(text: str) -> int:
    """1 if a control says that something is wanted, else 0; raises `ValueError`."""
    if text not in ("0", "1"):
        raise ValueError(text)
    return int(text)


async def ask_to_forget(services: Services, reply: Reply) -> None:
    """Say what forgetting means; it takes a second tap."""
    danger = discord.ButtonStyle.danger
    sure = plain_button(reply.texts, "button-forget", 0, "forget", reply.member, style=danger, kind=OWN)
    said = reply.texts.say(
        "privacy-forget",
        running=await personal_export.running(services.tables, reply.member),
        former=services.languages.default.say("former-player", number=1),
    )
    await reply.choose(_with_policy(services, reply, said), view_of(sure))


async def export(services: Services, reply: Reply) -> None:
    """Answer with the file of all that is stored of this person."""
    services.tables.limits.count("export", reply.member)
    await reply.think()
    found = await personal_export.export(services.tables, reply.member)
    said = _with_policy(services, reply, reply.texts.say("privacy-export"))
    await reply.say(said, ("my-games.json", found))


def _with_policy(services: Services, reply: Reply, said: str) -> str:
    """The same, with the address of the host's privacy policy if there is one."""
    if not services.privacy_url:
        return said
    return f"{said}\n{reply.texts.say('privacy-policy', url=services.privacy_url)}"


async def forget(services: Services, reply: Reply, who: str) -> None:
    """Erase this person after the second tap, by the person who asked."""
    if who != str(reply.member):
        raise RuleError("error-nothing-asked")
    services.languages.forget(reply.member)
    count = await erasure.forget(services.tables, services.languages.default, reply.member)
    await reply.choose(reply.texts.say("privacy-forgotten", count=count), None)
