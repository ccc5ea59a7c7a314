"""The words of Jäger und Späher: what `bot.language.phrases.Phrases` asks of a game."""

from __future__ import annotations

from bot.language.hunters_scouts.alt import alt_text as alt_text
from bot.language.hunters_scouts.asking import field as field
from bot.language.hunters_scouts.asking import hint as hint
from bot.language.hunters_scouts.asking import preview as preview
from bot.language.hunters_scouts.asking import remark as remark
from bot.language.hunters_scouts.asking import value as value
from bot.language.hunters_scouts.asking import verb as verb
from bot.language.hunters_scouts.board import board_text as board_text
from bot.language.hunters_scouts.icons import icon as icon
from bot.language.hunters_scouts.icons import icons as icons
from bot.language.hunters_scouts.icons import value_icon as value_icon
from bot.language.hunters_scouts.labels import action as action
from bot.language.hunters_scouts.mistakes import explain as explain
from bot.language.hunters_scouts.plans import plan_part as plan_part
from bot.language.hunters_scouts.plans import plan_verdict as plan_verdict
from bot.language.hunters_scouts.rulebook import credits_text as credits_text
from bot.language.hunters_scouts.sentences import event as event
from bot.language.hunters_scouts.sentences import prompt as prompt
from bot.language.hunters_scouts.sentences import rules_text as rules_text
from bot.language.hunters_scouts.sentences import together as together
from bot.language.hunters_scouts.standing import own_text as own_text
from bot.language.hunters_scouts.standing import standing_text as standing_text
