"""Loads the program and the texts of its commands, and draws its icons and a board of each game, once for all processes
that are forked afterwards.
"""

import gc
from functools import cache

import bot.playground
import bot.running  # noqa: F401 - loaded for all that are forked
import engine
import renders.emoji
from bot.games import SPECS
from bot.language.texts import Texts, ids, languages
from bot.operations import orders  # noqa: F401 - loaded for all that are forked
from engine.core.match import Match, Setup

for _message in ids():
    if _message.startswith(("command-", "option-")):
        for _language in languages():
            Texts(_language).knows(_message)
Texts("en").say("button-more")  # loads what formats texts

# A bot on a new database draws all icons to learn which of them Discord has: most of the work of its first minute.
renders.emoji.emoji = cache(renders.emoji.emoji)
for _game, _spec in SPECS.items():
    for _icon in sorted(_spec.phrases.icons):
        renders.emoji.emoji(_icon)
    _rules = engine.GAMES[_game]
    _match = Match.start(_rules, Setup(_game, 2, _rules.modules[:1], _rules.editions[0]))
    _spec.painter.draw(_match.view(None), names=("Anna", "Ben"), since=None, about=None)

# As in tests/conftest.py: loaded objects stay, and the others make hardly any reference cycles.
gc.set_threshold(100_000, 50, 1000)
gc.collect()
gc.freeze()
