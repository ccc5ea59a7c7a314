"""`/plan`: the panel in which a person plans ahead, or one answer to a kind of question."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.move_commands import find_table
from bot.commands.parts import Choices, command, suggest
from bot.interactions.reply import Reply
from bot.interactions.router import at_table
from bot.language.texts import Texts
from bot.messages.custom_ids import KindAnswer
from bot.messages.kind_answers import answer_name, question_name, ready_answers, useful_questions
from bot.messages.typed_moves import LONGEST, MOST_CHOICES, has_all
from bot.services import Services
from engine.core.errors import RuleError


@command("plan")
async def plan(
    services: Services,
    reply: Reply,
    question: app_commands.Range[str, 1, LONGEST] | None = None,
    answer: app_commands.Range[str, 1, LONGEST] | None = None,
    table: int | None = None,
) -> None:
    """`/plan question: answer:`."""
    if question is None or answer is None:
        await at_table(services, reply, table, "plan", question or "")
    else:
        await at_table(services, reply, table, "answer", KindAnswer(question, answer))


@suggest(plan, "question")
async def _questions(services: Services, interaction: discord.Interaction, typed: str) -> Choices:
    return await _on_offer(services, interaction, typed, None)


@suggest(plan, "answer")
async def _answers(services: Services, interaction: discord.Interaction, typed: str) -> Choices:
    return await _on_offer(services, interaction, typed, str(interaction.namespace.question or ""))


async def _on_offer(
    services: Services, interaction: discord.Interaction, typed: str, question: str | None
) -> Choices:
    """The kinds of questions of this table, or the answers to one of them."""
    texts = Texts.for_locale(str(interaction.locale))
    try:
        table = await find_table(services, interaction, interaction.namespace.table)
        seat, _ = table.insider(interaction.user.id), table.playing
    except RuleError:
        return []
    questions = {each: question_name(table, texts, each) for each in useful_questions(table, seat)}
    if question is None:
        found = [(name, each) for each, name in questions.items()]
    elif question in questions:
        answers = ready_answers(table, seat, question)
        found = [(answer_name(table, texts, seat, question, each), each) for each in answers]
    else:
        return []
    fitting = [(name, value) for name, value in found if has_all(f"{name} {value}", typed)]
    return [app_commands.Choice(name=name[:100], value=value) for name, value in fitting[:MOST_CHOICES]]
