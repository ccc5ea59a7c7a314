"""The words of Stone Age: what `bot.language.phrases.Phrases` asks of a game."""

from __future__ import annotations

from bot.language.stone_age.alt import alt_text as alt_text
from bot.language.stone_age.board import board_text as board_text
from bot.language.stone_age.icons import icon as icon
from bot.language.stone_age.icons import icons as icons
from bot.language.stone_age.icons import value_icon as value_icon
from bot.language.stone_age.labels import action as action
from bot.language.stone_age.labels import field as field
from bot.language.stone_age.labels import hint as hint
from bot.language.stone_age.labels import preview as preview
from bot.language.stone_age.labels import remark as remark
from bot.language.stone_age.labels import value as value
from bot.language.stone_age.labels import verb as verb
from bot.language.stone_age.mistakes import explain as explain
from bot.language.stone_age.prepared import plan_part as plan_part
from bot.language.stone_age.prepared import plan_verdict as plan_verdict
from bot.language.stone_age.rulebook import credits_text as credits_text
from bot.language.stone_age.sentences import event as event
from bot.language.stone_age.sentences import prompt as prompt
from bot.language.stone_age.sentences import rules_text as rules_text
from bot.language.stone_age.sentences import together as together
from bot.language.stone_age.standing import own_text as own_text
from bot.language.stone_age.standing import standing_text as standing_text
