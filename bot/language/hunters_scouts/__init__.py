"""The words of Jäger und Späher: what `bot.language.phrases.Phrases` asks of a game."""

from __future__ import annotations

from bot.language.hunters_scouts.alt import alt_text
from bot.language.hunters_scouts.asking import (
    field,
    hint,
    preview,
    remark,
    value,
    verb,
)
from bot.language.hunters_scouts.board import board_text
from bot.language.hunters_scouts.icons import icon, icons, value_icon
from bot.language.hunters_scouts.labels import action
from bot.language.hunters_scouts.mistakes import explain
from bot.language.hunters_scouts.plans import plan_part, plan_verdict
from bot.language.hunters_scouts.rulebook import credits_text
from bot.language.hunters_scouts.sentences import event, prompt, rules_text, together
from bot.language.hunters_scouts.standing import own_text, standing_text

__all__ = [
    "action",
    "alt_text",
    "board_text",
    "credits_text",
    "event",
    "explain",
    "field",
    "hint",
    "icon",
    "icons",
    "own_text",
    "plan_part",
    "plan_verdict",
    "preview",
    "prompt",
    "remark",
    "rules_text",
    "standing_text",
    "together",
    "value",
    "value_icon",
    "verb",
]
