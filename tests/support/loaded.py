"""What a process of tests has loaded before it begins: the program, and the texts with which it says its commands."""

import gc

import bot.playground
import bot.running  # noqa: F401 - loaded for all that are forked
from bot.language.texts import Texts, ids, languages

for _message in ids():
    if _message.startswith(("command-", "option-")):
        for _language in languages():
            Texts(_language).knows(_message)

# As in tests/conftest.py: what is loaded stays, and the rest makes hardly any cycles.
gc.set_threshold(100_000, 50, 1000)
gc.collect()
gc.freeze()
