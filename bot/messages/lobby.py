"""The public lobby and the first message of a game: what is played and by whom, what a change means, luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

import engine
from bot.language.fitting import cut
from bot.language.names import show_name
from bot.language.texts import Texts
from bot.messages.layouts import MOST_CONTENT, Screen
from bot.messages.screens import luck_name, shown_words, write_winners
from bot.messages.table_names import show_title
from bot.messages.views import plain_button, view_of
from bot.storage.records import WordsRecord
from bot.tables.actions.choices import Choices, extras_of, variant_of, variants
from bot.tables.actions.hints import USUAL, hints_allowed
from bot.tables.actions.lobby import KEPT
from bot.tables.model.computers import is_computer
from bot.tables.model.pace import NO_PACE
from bot.tables.model.posts import WordsVoidPost
from bot.tables.model.table import Table, host_name
from bot.tables.writing.words import Luck
from engine.core.origin import SEALED


def screen(
    table: Table, texts: Texts, luck: Luck, days: int | None = None, kept: Sequence[int] = ()
) -> Screen:
    """Who sits at a table and how to join it, for which people free seats are kept, and how many days the game will
    probably take.
    """
    lines = [_heading(table, texts), *effects(texts, _choices_in_force(table)), _seats(table, texts)]
    lines += _tell_reserved(table, texts, kept)
    if days is not None:
        lines.append(f"-# {texts.say('lobby-days', days=days)}")
    lines.append(f"-# {texts.say('lobby-sealed', hash=luck.fixed)}")
    for said, words in (("lobby-luck", luck.words), ("lobby-luck-void", luck.lapsed)):
        if words:
            lines.append(f"-# {texts.say(said, names=texts.list_items([luck_name(each) for each in words]))}")
    return Screen(cut("\n".join(lines), MOST_CONTENT), _buttons(table, texts))


def _heading(table: Table, texts: Texts) -> str:
    setup = table.setup
    return texts.say(
        "lobby-heading",
        title=show_title(table),
        game=texts.say(f"game-{setup.game}"),
        edition=texts.say(f"edition-{setup.edition}"),
        modules=texts.list_items([texts.say(f"module-{module}") for module in setup.modules]),
    )


def _choices_in_force(table: Table) -> Choices:
    """What the host has chosen, without a pace where only one person can play, as no time runs out then (PACE-7)."""
    chosen, people = Choices.of(table.record), [each for each in table.seats if not is_computer(each.member)]
    can_join = table.record.status == "lobby" and len(table.seats) < table.setup.seats
    return chosen if can_join or len(people) > 1 else replace(chosen, pace=NO_PACE)


def effects(texts: Texts, chosen: Choices) -> Iterator[str]:
    """What each choice that is not the usual one does, a small line each."""
    game, setup = engine.GAMES[chosen.setup.game], chosen.setup
    usual = () if len(variants(game)) > 1 else variants(game)
    for module in setup.modules:
        if module not in usual:
            named = texts.say(f"module-{module}")
            yield f"-# {texts.say('lobby-effect', name=named, effect=texts.say(f'effect-{module}'))}"
    if chosen.pace != NO_PACE:
        named = texts.say(f"pace-{chosen.pace}")
        yield f"-# {texts.say('lobby-effect', name=named, effect=texts.say(f'effect-pace-{chosen.pace}'))}"
    if chosen.hints != USUAL and not chosen.rated:
        named, effect = texts.say(f"hints-{chosen.hints}"), texts.say(f"effect-hints-{chosen.hints}")
        yield f"-# {texts.say('lobby-effect', name=named, effect=effect)}"
    if chosen.rated:
        yield f"-# {texts.say('lobby-effect', name=texts.say('rated-yes'), effect=texts.say('effect-rated'))}"


def _tell_others(texts: Texts, chosen: Choices) -> Iterator[str]:
    """The choices that no line of `effects` says."""
    if chosen.pace == NO_PACE:
        yield texts.say("change-pace", pace=texts.say("pace-none"))
    if not chosen.rated:
        yield texts.say("rated-no")
    if chosen.hints == USUAL or chosen.rated:
        yield texts.say(f"hints-{hints_allowed(chosen.hints, chosen.rated)}")


def _seats(table: Table, texts: Texts) -> str:
    taken, record = len(table.seats), table.record
    return texts.say(
        "lobby",
        host=show_name(host_name(table)),
        taken=taken,
        seats=table.setup.seats,
        choices=" · ".join(_tell_others(texts, Choices.of(record))),
        free=table.setup.seats - taken,
        players=texts.list_items([show_name(name) for name in table.names_in(texts)]) or "–",
    )


def _tell_reserved(table: Table, texts: Texts, kept: Sequence[int]) -> Iterator[str]:
    """For whom the free seats of a rematch are reserved, without a notification, and until when."""
    count = min(len(kept), table.setup.seats - len(table.seats))
    if count > 0:
        names = texts.list_items([f"<@{member}>" for member in kept])
        yield texts.say("lobby-kept", count=count, names=names, until=f"<t:{table.record.opened + KEPT}:f>")


def _buttons(table: Table, texts: Texts) -> discord.ui.View:
    game, style = table.record.id, discord.ButtonStyle
    join = style.success if len(table.seats) < table.setup.seats else style.secondary
    return view_of(
        plain_button(texts, "button-join", game, "join", style=join),
        plain_button(texts, "button-leave", game, "leave"),
        plain_button(texts, "button-start", game, "start", style=style.primary),
        plain_button(texts, "button-luck", game, "luck"),
        plain_button(texts, "button-change", game, "change"),
        plain_button(texts, "button-computers", game, "computers"),
    )


def closed_screen(table: Table, texts: Texts, fixed: str) -> Screen:
    """The lobby after joining has ended: its heading, and what became of it, whatever is played meanwhile. `fixed` is
    the hash of all that was fixed before words.
    """
    heading, record = _heading(table, texts), table.record
    if record.status == "ended":
        note = "end-lobby" if table.match is None else "end-done"
        return Screen(f"{heading}\n{texts.say('lobby-closed' if not table.seats else note)}")
    hashes = [texts.say("lobby-sealed" if record.scheme == SEALED else "lobby-chance", hash=fixed)]
    if record.fingerprint:
        hashes.append(texts.say("lobby-fingerprint", hash=record.fingerprint))
    lines = [heading, *_became(table, texts), *(f"-# {each}" for each in hashes)]
    if record.status != "running":
        return Screen("\n".join(lines))
    return Screen("\n".join(lines), view_of(plain_button(texts, "button-watch", record.id, "board")))


def _became(table: Table, texts: Texts) -> Iterator[str]:
    """Where the game is played and by whom; of a finished one who has won, and how many points all have."""
    record, names = table.record, [show_name(name) for name in table.names_in(texts)]
    thread = f"<#{record.thread}>" if record.thread not in (None, record.channel) else ""
    if table.match is not None and (over := table.match.over) is not None:
        played = texts.say("lobby-over", thread=thread) if thread else ""
        yield " ".join(filter(None, (write_winners(table, texts), played)))
        best = sorted(range(len(names)), key=lambda seat: (seat not in over.winners, -over.scores[seat]))
        yield " · ".join(
            texts.say("over-course", name=names[each], points=over.scores[each]) for each in best
        )
        return
    players = texts.list_items(names)
    if thread and record.status == "running":
        yield texts.say("lobby-running", thread=thread)
        yield texts.say("lobby-seats", players=players)
    else:
        yield texts.say("lobby-began", players=players)


def change_screen(table: Table, texts: Texts, before: Choices, after: Choices) -> Screen:
    """One line for people who sit here already: what the host has changed."""
    said = texts.list_items([*differences(texts, before, after)])
    return Screen(f"-# {texts.say('lobby-changed', host=show_name(host_name(table)), changes=said)}")


def differences(texts: Texts, before: Choices, after: Choices) -> Iterator[str]:
    """What differs afterwards, a few words each."""
    yield from _tell_setup_changes(texts, before, after)
    if before.setup.seats != after.setup.seats:
        yield texts.say("change-seats", seats=after.setup.seats)
    if before.pace != after.pace:
        yield texts.say("change-pace", pace=texts.say(f"pace-{after.pace}"))
    if before.rated != after.rated:
        yield texts.say("rated-yes" if after.rated else "rated-no")
    hints = hints_allowed(after.hints, after.rated)
    if hints_allowed(before.hints, before.rated) != hints:
        yield texts.say(f"hints-{hints}")


def _tell_setup_changes(texts: Texts, before: Choices, after: Choices) -> Iterator[str]:
    then, now = before.setup, after.setup
    game = engine.GAMES[now.game]
    if then.game != now.game:
        modules = texts.list_items([texts.say(f"module-{module}") for module in now.modules])
        yield texts.say("change-game", game=texts.say(f"game-{now.game}"), modules=modules)
        return
    if variant_of(game, then) != variant_of(game, now):
        yield texts.say(f"module-{variant_of(game, now)}")
    if then.edition != now.edition:
        yield texts.say(f"edition-{now.edition}")
    for module in game.modules:
        if module in extras_of(game, now) - extras_of(game, then):
            yield texts.say("change-added", module=texts.say(f"module-{module}"))
        if module in extras_of(game, then) - extras_of(game, now):
            yield texts.say("change-removed", module=texts.say(f"module-{module}"))


def void_words(table: Table, texts: Texts, void: WordsVoidPost) -> Screen:
    """Say what has changed, so that words are void; those who added them can add new ones."""
    said = texts.say("luck-void", why=_reason(table, texts, void))
    return Screen(said, add_button(table, texts) if table.record.status == "lobby" else None)


def _reason(table: Table, texts: Texts, void: WordsVoidPost) -> str:
    """What has changed."""
    match void.why:
        case "changed":
            changes = differences(texts, Choices.read(void.before), Choices.read(void.after))
            return texts.say(
                "lobby-changed", host=show_name(host_name(table)), changes=texts.list_items([*changes])
            )
        case "joined":
            return texts.say("luck-void-joined", name=void.name)
        case "left":
            return texts.say("luck-void-left", name=void.name)
        case _:
            return texts.say("luck-void-updated")


def add_button(table: Table, texts: Texts) -> discord.ui.View:
    """The button that opens the form."""
    return view_of(plain_button(texts, "button-luck", table.record.id, "luck"))


def confirm_start(table: Table, texts: Texts, lapsed: Sequence[WordsRecord]) -> Screen:
    """Ask the host whether to start without the words that are void."""
    names = texts.list_items([luck_name(each) for each in lapsed])
    places, red = ",".join(str(each.place) for each in lapsed), discord.ButtonStyle.danger
    start = plain_button(texts, "button-start-without", table.record.id, "start", places, red)
    return Screen(texts.say("luck-start-without", names=names), view_of(start))


def at_stake(texts: Texts, words: Sequence[WordsRecord]) -> list[str]:
    """A warning to the host before a change that makes words void; empty without any."""
    if not words:
        return []
    names = texts.list_items([luck_name(each) for each in words])
    return [f"-# {texts.say('luck-at-stake', names=names)}"]


def first_message(table: Table, texts: Texts) -> Screen:
    """Who plays with which letter, the goal, what each module does, and the hash that fixes all dice and cards."""
    from renders.names import initials  # with its typeface, which nothing else here needs

    record, game = table.record, table.setup.game
    lettered = zip(table.names_in(texts), initials(table.names), strict=True)
    players = texts.list_items([f"{show_name(name)} ({letter})" for name, letter in lettered])
    first = show_name(table.names_in(texts)[table.running.view(None).start_player])
    people = dict.fromkeys(each.member for each in table.seats if not is_computer(each.member))
    lines = [
        texts.say("start", players=players, first=first),
        texts.say("start-goal", game=texts.say(f"game-{game}"), goal=texts.say(f"goal-{game}")),
        *effects(texts, _choices_in_force(table)),
        texts.say("start-learn"),
        f"-# {texts.say('start-sealed', hash=record.fingerprint or record.posted_commitment)}",
    ]
    if people:
        mentioned = texts.list_items([f"<@{who}>" for who in people])
        lines.append(f"-# {texts.say('start-seated', who=mentioned)}")
    return Screen("\n".join(lines), view_of(plain_button(texts, "button-sealed", record.id, "sealed")))


def sealed_dice(table: Table, texts: Texts, luck: Luck) -> str:
    """What all chance follows from, fixed before the first placement, and what that proves."""
    record, words = table.record, luck.words
    is_sealed = record.scheme == SEALED
    fixed = texts.say("chance-sealed" if is_sealed else "chance-commitment", hash=luck.fixed)
    lines = [texts.say("chance-fixed"), fixed]
    lines += [
        texts.say("chance-words", number=number, name=luck_name(each), words=shown_words(each))
        for number, each in enumerate(words, 1)
    ]
    if record.fingerprint:
        lines.append(texts.say("chance-fingerprint", hash=record.fingerprint))
    proves = "chance-proves-sealed" if is_sealed else "chance-proves"
    lines.append(texts.say(proves, last=luck_name(words[-1])) if words else texts.say("chance-trusts"))
    lines.append(texts.say("chance-ahead"))
    return "\n".join(lines)
