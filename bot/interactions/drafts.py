"""An option that is built up by taps: each tap says all parts chosen so far, so a restart loses nothing."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.moves import decision_at, press
from bot.interactions.reply import Reply
from bot.language.drafting import Draft
from bot.messages.asking import Asking, asking
from bot.messages.custom_ids import Press
from bot.messages.drafts import draft_rows, is_drafted, left_of, so_far
from bot.messages.screens import MOST_CONTENT
from bot.services import Services
from bot.tables.model.table import Table
from engine.core.actions import Action
from engine.core.errors import Illegal
from engine.core.facets import by_verb


async def draft(services: Services, reply: Reply, table: Table, pressed: Press) -> None:
    """Play the option when it is whole, else ask privately for the next part."""
    whole = await go_on_drafting(
        reply, asking(table, reply.texts, decision_at(reply, table, pressed)), pressed.line
    )
    if whole is not None:
        await press(services, reply, table, replace(pressed, line=str(whole)))


async def go_on_drafting(reply: Reply, ask: Asking, line: str) -> Action | None:
    """The option that a draft has become; None when the next part had to be asked."""
    said = Draft.read(line)
    if not is_drafted(ask, said.verb):
        raise Illegal
    now = left_of(ask, said)
    if not now.options:
        raise Illegal
    only = now.options[0][0] if said.chosen and len(now.options) == 1 else None
    whole = now.whole if said.done else only
    if whole is None and said.done:
        raise Illegal
    if whole is None:
        await reply.ask_further(question(ask, said), draft_rows(ask, said, now))
    return whole


def question(ask: Asking, said: Draft) -> str:
    """What is asked, what is needed to answer it, and what is chosen already."""
    words, alone = ask.words, len(by_verb(ask.decision.options)) == 1
    asked = words.prompt(ask.texts, ask.decision, ask.view) if alone else words.verb(ask.texts, said.verb)
    lines = (
        words.hint(ask.texts, ask.decision, ask.view),
        f"**{asked}**",
        so_far(ask, said),
    )
    return "\n".join(line for line in lines if line)[:MOST_CONTENT]
