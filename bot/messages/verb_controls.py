"""The options of one verb as buttons and a list, with more or less room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import discord

from bot.messages.asking import Asking
from bot.messages.option_controls import (
    Part,
    distinct_names,
    is_two_fields,
    option_button,
    option_list,
    part_button,
    part_name,
    parts,
    takes_several,
)
from bot.messages.views import IN_A_ROW, MOST_OPTIONS, Button, Item, Select
from engine.core.actions import Action
from engine.core.facets import find_facets

AT_ONCE = 10
"""Up to so many options of a verb have a button each."""
USUAL = 4
"""Of more options than that, at most so many have one, in the order in which the game lists them."""
FIRST = 2
"""Of many options that stand in one list, such as payments, the first so many have a button, as the game lists them."""
FEW_LISTED = 2

ROOMY, TIGHT, BRIEF, TIGHTEST = range(4)
"""How much room there is: all in buttons, what is long in a list, options by their names, each verb in one row."""


class VerbControls:
    """The controls of one verb. What does not depend on the room is made once: to put options into words is a good part
    of what a move costs.
    """

    def __init__(self, ask: Asking, verb: str, options: Sequence[Action]) -> None:
        self.ask, self.verb, self.options = ask, verb, options
        listed = sorted(filter(ask.spec.listed, options), key=ask.spec.listed)
        is_listed = len(listed) > FEW_LISTED
        self.listed = listed if is_listed else []
        self.others = [each for each in options if not ask.spec.listed(each)] if is_listed else options

    def items(self, room: int) -> list[Item]:
        """Its buttons, then its list."""
        if room == TIGHTEST and len(self.others) > 1:
            shown: list[Item] = [option_list(self.ask, self._name, self.others, self.options)]
        else:
            shown = self._buttons(room)
        if not self.listed:
            return shown
        if any(isinstance(each, discord.ui.Select) for each in shown):
            return [self._whole_list]  # Discord refuses two lists of the same name
        return [*shown, self._list]

    @cached_property
    def _name(self) -> str:
        return self.ask.words.verb(self.ask.texts, self.verb)

    @cached_property
    def _list(self) -> Select:
        named = self.ask.words.verb(self.ask.texts, f"{self.verb}-listed")
        return option_list(self.ask, named, self.listed, self.options)

    @cached_property
    def _whole_list(self) -> Select:
        return option_list(self.ask, self._name, [*self.others, *self.listed], self.options)

    def _buttons(self, room: int) -> list[Item]:
        """The options that are not listed, as far as there is room: each its own, or one for each part of them."""
        options, count = self.others, len(self.others)
        if self.verb in self.ask.spec.in_one_list and count > IN_A_ROW:
            return self._first_and_others
        fields = find_facets(options) if count > IN_A_ROW else ()
        if is_two_fields(fields) and len(self._parts) < count:
            return [*(self._brief_parts if room == BRIEF else self._whole_parts)]
        if count <= (IN_A_ROW if room else AT_ONCE):
            names = distinct_names(self.ask, self.options)
            said = {each: names.get(each) or self.ask.label(each) for each in options if room == BRIEF}
            return [
                option_button(self.ask, each, names.get(each, ""), said.get(each, "")) for each in options
            ]
        picks = any(facet.many for facet in fields)
        if count <= MOST_OPTIONS and (room or picks):
            return [option_list(self.ask, self._name, options, self.options)]
        split = self._parts if count > IN_A_ROW else []
        most = min(USUAL, (1 + len(split) // IN_A_ROW) * IN_A_ROW - len(split))
        usual = [option_button(self.ask, option) for option in options[:most]]
        return [*usual, *(part_button(self.ask, self.verb, part, self._otherwise(part)) for part in split)]

    @cached_property
    def _first_and_others(self) -> list[Item]:
        """The first as buttons and the others in a list; of more than a list holds, one, and parts by short names."""
        options = self.others
        first: list[Item] = [option_button(self.ask, option) for option in options[:FIRST]]
        if len(options) <= FIRST + MOST_OPTIONS:
            otherwise = self.ask.texts.say("choice-otherwise", verb=self._name)
            return [*first, option_list(self.ask, otherwise, options[FIRST:], options)]
        named = [(part, part_name(self.ask, part) or self._range(part)) for part in self._parts]
        return [*first[:1], *(part_button(self.ask, self.verb, part, name) for part, name in named)]

    # Parts

    @cached_property
    def _parts(self) -> Sequence[Part]:
        return parts(self.others, find_facets(self.others))

    @cached_property
    def _by_room(self) -> Sequence[Part]:
        return sorted(self._parts, key=lambda part: len(part.options) == 1)

    @cached_property
    def _whole_parts(self) -> list[Item]:
        """A button for each part by its name; the option itself if there is only one."""
        return [
            part_button(self.ask, self.verb, part)
            if len(part.options) > 1
            else self._only_button(part, brief=False)
            for part in self._by_room
        ]

    @cached_property
    def _brief_parts(self) -> list[Item]:
        """The same, without what single options bring."""
        return [
            whole if len(part.options) > 1 else self._only_button(part, brief=True)
            for part, whole in zip(self._by_room, self._whole_parts, strict=True)
        ]

    def _only_button(self, part: Part, *, brief: bool) -> Button:
        (option,) = part.options
        name = self.ask.label(option) if takes_several(option) else part_name(self.ask, part)
        return option_button(self.ask, option, name, label=name if brief else "")

    def _otherwise(self, part: Part) -> str:
        named = part_name(self.ask, part)
        if named:
            return self.ask.texts.say("choice-part", verb=self._name, part=named)
        if len(part.options) == len(self.ask.offers):
            return self.ask.texts.say("choice-otherwise", verb=self._name)
        return self._range(part)

    def _range(self, part: Part) -> str:
        first, last = (self.ask.label(option) for option in (part.options[0], part.options[-1]))
        return self.ask.texts.say("choice-range", first=first, last=_without_verb(last, first))


def _without_verb(label: str, before: str) -> str:
    """A label without its first word if the one before it begins with the same."""
    word, _, rest = label.partition(" ")
    return rest if rest and before.startswith(f"{word} ") else label
