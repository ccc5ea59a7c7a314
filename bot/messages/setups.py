"""What a new table is set up with: modules in any order, defaults that fit together, and what autocomplete offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from bot.language.names import quote, remove_formatting
from bot.language.phrases import unknown
from bot.language.texts import Texts, languages
from bot.language.typed_names import Names, fold, nearest, several
from bot.tables.actions.choices import fits
from engine.core.errors import SetupError
from engine.core.match import Game, Setup

USUAL_SEATS = 4
MOST_CHOICES = 25
MOST_TEXT = 100


def chosen_setup(game: Game, seats: int | None, modules: str, edition: str | None) -> Setup:
    """The setup that is asked for; what is left open is the first that fits the rest.

    When nothing fits, the setup has the defaults, and the game says what is wrong with it.
    """
    chosen = in_order(game, modules)
    numbers = (seats,) if seats else sorted(game.seats, key=lambda n: (n > USUAL_SEATS, -n))
    editions = (edition,) if edition else game.editions
    setups = [Setup(game.id, number, chosen, each) for each, number in product(editions, numbers)]
    return next((setup for setup in setups if fits(game, setup)), setups[0])


def in_order(game: Game, modules: str) -> tuple[str, ...]:
    """The modules of a list, with what always belongs to them, in the order of the game.

    They are named as in any of our languages. Unknown ones come last, to be refused.
    """
    wanted = several(modules, names_of(game))
    known = game.complete(tuple(module for module in game.modules if module in wanted))
    return (*known, *sorted({*wanted} - {*game.modules}))


def names_of(game: Game) -> Names:
    """What the modules of a game are called in all languages."""
    return {
        module: [Texts(language).say(f"module-{module}") for language in languages()]
        for module in game.modules
    }


def offers(game: Game, texts: Texts, typed: str) -> list[tuple[str, str]]:
    """Lists of modules that continue what was typed, as name and value; a single new one says what it does."""
    *before, last = [each.strip() for each in typed.split(",")]
    chosen = [each for each in several(",".join(before), names_of(game)) if each in game.modules]
    whole = next((module for module in game.modules if fold(last) in _names_of_module(game, module)), None)
    if whole is not None:
        chosen.append(whole)
        last = ""
    new = [each for each in open_modules(game, chosen) if _matches(game, each, last)]
    found = [_offer(game, texts, chosen, each) for each in new]
    if chosen and not last:
        found.insert(0, (_names(texts, chosen), ",".join(_sort_modules(game, chosen))))
    return [offer for offer in found if len(offer[1]) <= MOST_TEXT][:MOST_CHOICES]


def _names_of_module(game: Game, module: str) -> list[str]:
    """Every name of a module, folded."""
    return [fold(each) for each in (module, *names_of(game)[module])]


def open_modules(game: Game, chosen: Sequence[str]) -> list[str]:
    """The modules that are a choice, besides those chosen, and go together with them in some number of seats and some
    edition.
    """
    together = {each: ",".join(_sort_modules(game, [*chosen, each])) for each in game.modules}
    return [
        each
        for each in game.modules
        if each not in chosen
        and not all(each in game.complete((other,)) for other in game.modules)
        and (not chosen or fits(game, chosen_setup(game, None, together[each], None)))
    ]


def _offer(game: Game, texts: Texts, chosen: list[str], new: str) -> tuple[str, str]:
    value = ",".join(_sort_modules(game, [*chosen, new]))
    if chosen:
        return _names(texts, [*chosen, new]), value
    said = texts.say("lobby-effect", name=texts.say(f"module-{new}"), effect=texts.say(f"effect-{new}"))
    return remove_formatting(said)[:MOST_TEXT], value


def _matches(game: Game, module: str, wanted: str) -> bool:
    """Whether this begins a word of any of its names."""
    return any(f" {fold(wanted)}" in f" {name}" for name in _names_of_module(game, module))


def _names(texts: Texts, modules: list[str]) -> str:
    """The list of them; where it would be too long, its first names are left out, as the last one is new."""
    names = [texts.say(f"module-{each}") for each in modules]
    shorter = (["…", *names[first:]] for first in range(1, len(names)))
    lists = map(texts.list_items, (names, *shorter))
    return next((said for said in lists if len(said) <= MOST_TEXT), names[-1][:MOST_TEXT])


def _sort_modules(game: Game, modules: Sequence[str]) -> list[str]:
    return [each for each in game.modules if each in modules]


def refusal(texts: Texts, game: Game, setup: Setup, mistake: SetupError) -> str:
    """Why a setup is refused, with names instead of ids, and which condition would have to be met."""
    if mistake.id == "error-setup-unknown-module":
        return _no_such_module(texts, game, str(mistake.params["module"]))
    known = {
        key: _name_value(texts, game, key, value) if isinstance(value, str) else value
        for key, value in mistake.params.items()
    }
    said = texts.say(mistake.id, **known)
    module = mistake.params.get("module")
    if module not in game.modules and not fits(game, setup):
        added = ((each, tuple(_sort_modules(game, [*setup.modules, each]))) for each in game.modules)
        module = next((each for each, all_of in added if fits(game, replace(setup, modules=all_of))), None)
    return said if module not in game.modules else f"{said} {texts.say(f'needs-{module}')}"


def _no_such_module(texts: Texts, game: Game, module: str) -> str:
    """The refusal of an unknown module: which one may be meant, and which there are."""
    near = nearest(module, names_of(game))
    there = [texts.say(f"module-{each}") for each in open_modules(game, ())]
    return unknown(
        texts,
        texts.say("error-setup-unknown-module", module=quote(module)),
        texts.say(f"module-{near}") if near else "",
        texts.say("error-there-is", options=texts.list_items(there)),
    )


def _name_value(texts: Texts, game: Game, key: str, value: str) -> str:
    if key == "modules":
        return texts.list_items([_name_value(texts, game, "module", each) for each in value.split(",")])
    if key in ("module", "needs", "other") and value in game.modules:
        return texts.say(f"module-{value}")
    if key == "edition" and value in game.editions:
        return texts.say(f"edition-{value}")
    return quote(value)
