"""The private panels of the host before the start: a select for each choice, and the computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

import engine
from bot.language.names import plain, show_name
from bot.language.texts import Texts
from bot.messages.custom_ids import ComputerSeat, Control, Setting
from bot.messages.layouts import Screen
from bot.messages.lobby import at_stake, differences, effects
from bot.messages.views import (
    MOST_LABEL,
    MOST_OPTIONS,
    Select,
    list_of,
    option_of_list,
    plain_button,
    view_of,
)
from bot.storage.records import WordsRecord
from bot.tables.actions.choices import Choices, adapt_setup, extras_of, variant_of, variants, with_modules
from bot.tables.actions.hints import MOST
from bot.tables.model.computers import COMPUTERS, is_computer, level_of, seat_name
from bot.tables.model.pace import PACES
from bot.tables.model.table import Table
from engine.core.errors import RuleError, SetupError
from engine.core.match import Game, Setup

WHAT, MODULES, SEATS, PACE, RATED, HINTS = "what", "modules", "seats", "pace", "rated", "hints"


def panel(table: Table, texts: Texts, note: str = "", words: Sequence[WordsRecord] = ()) -> Screen:
    """The panel of all choices as they are now; to change some makes these words void."""
    chosen = Choices.of(table.record)
    lines = [texts.say("panel-heading"), *effects(texts, chosen), note or texts.say("panel-hint")]
    lines += at_stake(texts, words)
    selects = [each(table, texts, chosen) for each in (_what, _modules, _seats, _pace)]
    view = view_of(*filter(None, selects))
    rated = str(Setting(RATED, chosen.fingerprint))
    label = "button-unrated" if chosen.rated else "button-rated"
    view.add_item(plain_button(texts, label, table.record.id, "set", rated))
    for hints in MOST if not chosen.rated else ():
        if hints != chosen.hints:
            setting = str(Setting(f"{HINTS}-{hints}", chosen.fingerprint))
            view.add_item(plain_button(texts, f"button-hints-{hints}", table.record.id, "set", setting))
    return Screen("\n".join(lines), view)


def with_choice(now: Choices, setting: str, values: Sequence[str]) -> Choices:
    """These choices with one set, whether or not they go together; raises `RuleError` for what is no choice."""
    game, setup = engine.GAMES[now.setup.game], now.setup
    try:
        match setting:
            case "what":
                return replace(now, setup=_change_game(setup, *values[0].split("/")))
            case "modules":
                chosen = frozenset(values)
                return replace(now, setup=with_modules(game, setup, variant_of(game, setup), chosen))
            case "seats":
                return replace(now, setup=replace(setup, seats=int(values[0])))
            case "pace":
                return replace(now, pace=values[0])
            case "rated":
                return replace(now, rated=int(not now.rated))
            case "hints-free" | "hints-three" | "hints-none":
                return replace(now, hints=setting.removeprefix(f"{HINTS}-"))
    except (IndexError, KeyError, ValueError, TypeError):
        pass
    raise RuleError("error-nothing-asked")


def _change_game(setup: Setup, game: str, edition: str, variant: str) -> Setup:
    """Another game, edition or variant, with the modules that go on."""
    chosen = engine.GAMES[game]
    if edition not in chosen.editions or variant not in variants(chosen):
        raise ValueError(variant)
    seats = min(chosen.seats, key=lambda each: (abs(each - setup.seats), -each))
    begun = Setup(game, seats, (variant,), edition)
    return with_modules(chosen, begun, variant, extras_of(chosen, setup)) if game == setup.game else begun


# The selects


def _select(table: Table, texts: Texts, setting: str, options: Sequence[discord.SelectOption]) -> Select:
    carried = str(Setting(setting, Choices.of(table.record).fingerprint))
    custom_id = str(Control("pick", table.record.id, "set", carried))
    return list_of(custom_id, texts.say(f"panel-{setting}"), options[:MOST_OPTIONS])


def _what(table: Table, texts: Texts, chosen: Choices) -> Select | None:
    """Every game with its editions and variants, the game of this table first."""
    own = engine.GAMES[chosen.setup.game]
    games = [own, *(game for game in engine.GAMES.values() if game is not own)]
    options = [each for game in games for each in _ways_to_play(game, texts, chosen)]
    return _select(table, texts, WHAT, options) if len(options) > 1 else None


def _ways_to_play(game: Game, texts: Texts, chosen: Choices) -> Iterator[discord.SelectOption]:
    now = chosen.setup
    several = [len(game.editions) > 1, len(variants(game)) > 1]
    for edition in game.editions:
        for variant in variants(game):
            names = [f"edition-{edition}", f"module-{variant}"]
            said = [texts.say(name) for name, is_choice in zip(names, several, strict=True) if is_choice]
            effect = f"effect-{variant}" if several[1] or not several[0] else f"effect-{edition}"
            is_now = (now.game, now.edition) == (game.id, edition) and variant in now.modules
            label = " · ".join([texts.say(f"game-{game.id}"), *said])
            value = f"{game.id}/{edition}/{variant}"
            yield option_of_list(label, value, texts.say(effect), is_chosen=is_now)


def _modules(table: Table, texts: Texts, chosen: Choices) -> Select | None:
    """The modules that can be added, any number of them at once."""
    game, setup = table.game, chosen.setup
    now, options = extras_of(game, setup), list[discord.SelectOption]()
    for module in game.modules:
        asked = with_modules(game, setup, variant_of(game, setup), now | {module})
        if module not in variants(game) and (module in now or _is_possible(table, asked)):
            label, effect = texts.say(f"module-{module}"), texts.say(f"effect-{module}")
            options.append(option_of_list(label, module, effect, is_chosen=module in now))
    if not options:
        return None
    select = _select(table, texts, MODULES, options)
    select.min_values, select.max_values = 0, len(select.options)
    return select


def _seats(table: Table, texts: Texts, chosen: Choices) -> Select | None:
    """Every number of seats that leaves room for the people who sit there."""
    options = list[discord.SelectOption]()
    for seats in table.game.seats:
        asked = replace(chosen.setup, seats=seats)
        if seats >= len(table.seats) and _is_possible(table, asked):
            after = replace(chosen, setup=adapt_setup(chosen.setup, asked, len(table.seats)))
            also = texts.list_items([*differences(texts, replace(chosen, setup=asked), after)])
            is_now = seats == chosen.setup.seats
            label = texts.say("change-seats", seats=seats)
            options.append(option_of_list(label, str(seats), also, is_chosen=is_now))
    return _select(table, texts, SEATS, options) if len(options) > 1 else None


def _pace(table: Table, texts: Texts, chosen: Choices) -> Select:
    options = list[discord.SelectOption]()
    for each in PACES:
        label, effect = texts.say("change-pace", pace=texts.say(f"pace-{each}")), f"effect-pace-{each}"
        options.append(option_of_list(label, each, texts.say(effect), is_chosen=each == chosen.pace))
    return _select(table, texts, PACE, options)


def _is_possible(table: Table, asked: Setup) -> bool:
    try:
        adapt_setup(table.setup, asked, len(table.seats))
    except SetupError:
        return False
    return True


def computer_panel(table: Table, texts: Texts, note: str = "", words: Sequence[WordsRecord] = ()) -> Screen:
    """Who sits there, what each level is like, and the buttons, which make these words void; none to add where no seat
    is free.
    """
    view, game, free = view_of(), table.record.id, table.setup.seats - len(table.seats)
    lines = [texts.say("computers-heading"), note or texts.say("computers-free", free=free)]
    players = texts.list_items([show_name(name) for name in table.names_in(texts)])
    lines.append(texts.say("computers-players", players=players))
    lines += at_stake(texts, words)
    for level in COMPUTERS.values():
        if free > 0:
            label, effect = texts.say(f"level-{level}"), texts.say(f"effect-level-{level}")
            lines.append(f"-# {texts.say('lobby-effect', name=label, effect=effect)}")
            view.add_item(plain_button(texts, f"button-add-{level}", game, "addcomputer", level, row=0))
    for each in [each for each in table.seats if is_computer(each.member)]:
        label = texts.say("button-remove-computer", name=plain(seat_name(texts, each)))[:MOST_LABEL]
        given = str(ComputerSeat(each.seat, level_of(each.member)))
        danger, custom_id = discord.ButtonStyle.danger, str(Control("do", game, "removecomputer", given))
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, style=danger, row=1))
    return Screen("\n".join(lines), view if view.children else None)
