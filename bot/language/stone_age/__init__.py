"""The words of Stone Age: what `bot.language.phrases.Phrases` asks of a game."""

from __future__ import annotations

from bot.language.stone_age.alt import alt_text
from bot.language.stone_age.board import board_text
from bot.language.stone_age.icons import icon, icons, value_icon
from bot.language.stone_age.labels import (
    action,
    field,
    hint,
    preview,
    remark,
    value,
    verb,
)
from bot.language.stone_age.mistakes import explain
from bot.language.stone_age.prepared import plan_part, plan_verdict
from bot.language.stone_age.rulebook import credits_text
from bot.language.stone_age.sentences import event, prompt, rules_text, together
from bot.language.stone_age.standing import own_text, standing_text

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
