"""Loads the program and the texts of its commands, once for all processes that are forked afterwards."""

import gc

import bot.playground
import bot.running  # noqa: F401 - loaded for all that are forked
from bot.language.texts import Texts, ids, languages

for _message in ids():
    if _message.startswith(("command-", "option-")):
        for _language in languages():
            Texts(_language).knows(_message)

# As in tests/conftest.py: loaded objects stay, and the others make hardly any reference cycles.
gc.set_threshold(100_000, 50, 1000)
gc.collect()
gc.freeze()
