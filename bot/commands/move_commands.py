"""The slash commands of the moves, one for each verb, completed with what is legal at the table, and `/plan`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

import engine
from bot.commands.parts import ENGLISH, Choices, Command, Find, command, group, suggest
from bot.interactions.reply import Reply
from bot.interactions.router import WhichTable, at_table, find
from bot.language.names import plain, remove_formatting
from bot.language.texts import Texts
from bot.messages.asking import Asking, asking
from bot.messages.custom_ids import KindAnswer
from bot.messages.kind_answers import answer_name, question_name, ready_answers, useful_questions
from bot.messages.typed_moves import LONGEST, MOST_CHOICES, TypedMove, choices, has_all
from bot.messages.verbs import CommandOption, build_commands, options_of
from bot.services import Services
from bot.tables.model.table import Table
from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.facets import group_by_verb

NOTHING = "–"
"""The value of a suggestion that only says whose turn it is: choosing it is refused in a sentence."""


def move_commands() -> Iterator[Command | app_commands.Group]:
    """A command for each verb; those of a further game are in a group."""
    commands = build_commands(engine.GAMES.values())
    for verb, actions in commands.shared.items():
        yield _verb_command(verb, actions)
    for game, verbs in commands.groups.items():
        yield group(game, *(_verb_command(verb, actions) for verb, actions in verbs.items()))


def _verb_command(verb: str, actions: Sequence[type[Action]]) -> Command:
    """The command of one verb; all arguments but the first may be left out when only one value fits."""
    options = options_of(actions)
    names = [each.name for each in options]

    async def move(services: Services, reply: Reply, table: int | None = None, **given: Any) -> None:
        await at_table(services, reply, table, "typed", _read_typed(verb, given))

    carry_out: Any = move
    carry_out.__signature__ = _signature(options)
    built = command(verb)(carry_out)
    for each in options:
        suggest(built, each.name)(_legal(verb, each, names))
    return built


def _read_typed(verb: str, given: dict[str, Any]) -> TypedMove:
    return TypedMove(verb, {n: " ".join(str(each).split()) for n, each in given.items() if each is not None})


def _signature(options: Sequence[CommandOption]) -> Signature:
    """The parameters from which discord.py makes the options of a command."""
    kind = Parameter.POSITIONAL_OR_KEYWORD
    return Signature(
        [
            Parameter("services", kind),
            Parameter("reply", kind),
            *(
                Parameter(each.name, kind, annotation=_kind(each.limits))
                if each.required
                else Parameter(each.name, kind, annotation=_kind(each.limits) | None, default=None)
                for each in options
            ),
            Parameter("table", kind, annotation=int | None, default=None),
        ]
    )


def _kind(limits: range | None) -> Any:
    """The type of an argument with its limits, so that Discord itself refuses others.

    Of numbers one less than the minimum is allowed, too: the value of a suggestion that only says whose turn it is.
    """
    ranged: Any = app_commands.Range
    if limits is None:
        return ranged[str, 1, LONGEST]
    return ranged[int, _no_number(limits), limits[-1]]


def _no_number(limits: range) -> int:
    return limits[0] - 1


def _legal(verb: str, option: CommandOption, names: Sequence[str]) -> Find:
    """Autocomplete for one argument: only legal values, with price or yield; else why there are none."""

    async def legal(services: Services, interaction: discord.Interaction, typed: str) -> Choices:
        ask, space = await _find_asking(services, interaction), interaction.namespace
        nothing: Any = NOTHING if option.limits is None else _no_number(option.limits)
        if isinstance(ask, str):
            return [app_commands.Choice(name=ask[:LONGEST], value=nothing)]
        if verb not in group_by_verb(ask.decision.options):
            return [app_commands.Choice(name=_question(ask)[:LONGEST], value=nothing)]
        given = {name: getattr(space, ENGLISH.say(f"option-{verb}-{name}"), None) for name in names}
        found = choices(ask, _read_typed(verb, given), option.name, typed)
        return [
            app_commands.Choice(name=text, value=value if option.limits is None else int(value))
            for text, value in found
        ]

    return legal


async def _find_asking(services: Services, interaction: discord.Interaction) -> Asking | str:
    """What this person is asked at the table that they mean; else a sentence why they are asked nothing."""
    texts = Texts.for_locale(str(interaction.locale))
    try:
        table = await find_table(services, interaction, interaction.namespace.table)
        table = await services.tables.preparing.at(table, interaction.user.id)
        decision = table.decision_of(interaction.user.id, texts)
    except WhichTable:
        return texts.say("autocomplete-no-turn")
    except RuleError as mistake:
        if mistake.id == "error-not-your-decision":
            names = ", ".join(plain(name) for name in str(mistake.params["names"]).split(", "))
            return texts.say("autocomplete-turn", count=mistake.params["count"], names=names)
        return texts.say(mistake.id, **mistake.params)
    return asking(table, texts, decision)


def _question(ask: Asking) -> str:
    """The open question as plain text, for a verb that does not answer it."""
    return remove_formatting(ask.words.prompt(ask.texts, ask.decision, ask.view))


async def find_table(services: Services, interaction: discord.Interaction, number: Any) -> Table:
    """The table meant for a move; among several, the first that waits for this person."""
    try:
        return await find(services, interaction, number if isinstance(number, int) else None, "typed")
    except WhichTable as which:
        for table in which.tables:
            if any(table.seats[seat].member == interaction.user.id for seat in table.running.waiting):
                return table
        raise


@command("plan")
async def plan(
    services: Services,
    reply: Reply,
    question: app_commands.Range[str, 1, LONGEST] | None = None,
    answer: app_commands.Range[str, 1, LONGEST] | None = None,
    table: int | None = None,
) -> None:
    """`/plan question: answer:`."""
    if answer is not None and question is None:
        raise RuleError("error-which-question")
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
        seat, _ = table.unsealed_seat_of(interaction.user.id), table.playing
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
