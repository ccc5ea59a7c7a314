"""The texts that every game must provide, about its table, events and mistakes; and defaults that most games use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from bot.language.names import quote, show_name
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.errors import Illegal, RuleError, Unreadable
from engine.core.events import VOTED, Event
from engine.core.facets import group_by_verb
from engine.core.questions import Decision, Seat

FEW = 4
"""The most options that an explanation lists."""
LONGEST = 160
"""The most characters that a mistake quotes, enough for the names of a whole table."""


def mark_vote(texts: Texts, happened: Event, said: str) -> str:
    """The sentence about an event, with a note if the answer was chosen by vote."""
    return texts.say("event-by-vote", said=said) if said and happened.params.get(VOTED) else said


class Phrases(Protocol):
    """The words of one game; a module with these functions implements it.

    `view` is the game's view as the reader may see it, `names` are the display names by seat, unescaped.
    The results are texts for messages (Markdown, names escaped); labels and `alt_text` are plain.
    """

    icons: frozenset[str]
    """The icons that may stand next to its words: pictures of `renders.emoji`, uploaded to Discord."""

    def icon(self, chosen: Action, view: Any, seat: Seat) -> str:
        """The icon of an option of this seat; empty for none."""
        ...

    def value_icon(self, name: str, chosen: int | str, view: Any) -> str:
        """The icon of one value of a field; empty for none."""
        ...

    def verb(self, texts: Texts, word: str) -> str:
        """What all options of one verb do, or (`<verb>-listed`) those of them that are in a list."""
        ...

    def field(self, texts: Texts, name: str) -> str:
        """The question for one field of an action, (`answer-…`) of a kind, or (`plan-…`) for a way of adding
        to a plan that only this game has.
        """
        ...

    def value(self, texts: Texts, name: str, chosen: int | str, view: Any, seat: Seat) -> str:
        """The label of one value of a field or of a prepared answer."""
        ...

    def action(self, texts: Texts, chosen: Action, view: Any, seat: Seat) -> str:
        """The label of an option of this seat, at most 80 characters, plain."""
        ...

    def preview(self, texts: Texts, shown: Event) -> str:
        """What an option costs or yields, short and plain."""
        ...

    def remark(self, texts: Texts, chosen: Action, view: Any) -> str:
        """What else the reader of the view should know about an option, short and plain; empty when nothing."""
        ...

    def hint(self, texts: Texts, decision: Decision, view: Any) -> str:
        """What only the viewer should see with this decision; empty when nothing."""
        ...

    def event(self, texts: Texts, happened: Event, names: Sequence[str]) -> str:
        """One sentence about what happened."""
        ...

    def prompt(self, texts: Texts, decision: Decision, view: Any, address: str | None = None) -> str:
        """What the seat is asked; with a name, used as it is, it is addressed."""
        ...

    def together(self, texts: Texts, prompt_id: str) -> str:
        """What several seats are asked at the same time."""
        ...

    def explain(self, texts: Texts, line: str, decision: Decision, view: Any) -> str | None:
        """Why this action is not among the options, if there is more to say than what they are; else None."""
        ...

    def alt_text(
        self,
        texts: Texts,
        view: Any,
        names: Sequence[str],
        news: Sequence[Event],
        asked: Sequence[Decision] = (),
    ) -> str:
        """A description of the picture in at most 1,024 plain characters, the most important in the first 250."""
        ...

    def board_text(self, texts: Texts, view: Any, names: Sequence[str]) -> str:
        """The whole public board in lines; it may need several messages."""
        ...

    def standing_text(self, texts: Texts, view: Any, names: Sequence[str]) -> str:
        """The final standings with every line of the score."""
        ...

    def own_text(self, texts: Texts, view: Any) -> str:
        """What only the viewer may see, and what it counts now."""
        ...

    def plan_part(self, texts: Texts, way: str, said: str, view: Any, seat: Seat) -> str:
        """What one part of a plan says (`engine.core.plans.PlanPart`): a move, the condition of a move or stop …"""
        ...

    def plan_verdict(self, texts: Texts, part: Event) -> str:
        """What a part of a plan would do now, or when the plan applies (`engine.core.question_kinds`), for events of
        this game only.
        """
        ...

    def rules_text(self, texts: Texts) -> str:
        """The game in one minute, as a part of the help."""
        ...

    def credits_text(self, texts: Texts) -> str:
        """Which values of the game are made up because no source gives the printed ones."""
        ...


def error(
    texts: Texts, words: Phrases, mistake: RuleError, decision: Decision | None = None, view: Any = None
) -> str:
    """One private sentence for a player's mistake; with the open decision it says what is possible."""
    said = {
        key: quote(value, LONGEST) if isinstance(value, str) else value
        for key, value in mistake.params.items()
    }
    if decision is None or not isinstance(mistake, Illegal | Unreadable):
        return texts.say(mistake.id, **{"line": "…", **said})

    def label(option: Action) -> str:
        return words.action(texts, option, view, decision.seat)

    by_verb = group_by_verb(decision.options)
    if isinstance(mistake, Unreadable):
        verb, _, typed = str(mistake.params.get("line", "")).partition(" ")
        if texts.knows(f"command-{verb}") and verb not in by_verb:
            return texts.say("error-other-question", prompt=words.prompt(texts, decision, view))
        sentence = texts.say(mistake.id, **{**said, "line": quote(typed or verb, LONGEST)})
        options = decision.options if len(decision.options) <= FEW else by_verb.get(verb, decision.options)
        return texts.say("error-and-you-can", error=sentence, options=few(texts, options, label))
    line = str(mistake.params.get("action", ""))
    if not line:
        return texts.say("error-illegal-options", options=few(texts, decision.options, label))
    if (why := words.explain(texts, line, decision, view)) is not None:
        return why
    if of_verb := by_verb.get(line.partition(" ")[0]):
        return texts.say("error-choice", options=few(texts, of_verb, label))
    return texts.say("error-other-question", prompt=words.prompt(texts, decision, view))


def unknown(texts: Texts, error: str, near: str, possible: str = "") -> str:
    """A refusal of a name, with the nearest one if there is any, and with what is possible."""
    meant = texts.say("error-did-you-mean", name=quote(near, LONGEST)) if near else ""
    return " ".join(filter(None, (error, meant, possible)))


def few(texts: Texts, options: Sequence[Action], label: Callable[[Action], str]) -> str:
    """The labels of the first options as a list."""
    labels = [label(option) for option in options[:FEW]]
    if len(options) <= FEW:
        return texts.list_items(labels)
    return texts.say("list-cut", list=texts.list_items(labels, "list-comma"))


Outlook = Callable[[Texts, Any, Any, Seat], Iterable[str]]
"""`outlook(texts, before, view, seat)`: what has changed on the public table since `before`, and what this seat can do
now, by its own view, in a few lines.
"""

Story = Callable[[Texts, Sequence[Event], Sequence[str]], list[str]]
"""`story(texts, events, names)`: what happened in a round, finished or running, or since a moment, in a few lines;
`events` are those that the reader may know.
"""
RemoveRepeats = Callable[[Sequence[Event]], Sequence[Event]]
"""Removes the events that another one implies."""


def all_of(events: Sequence[Event]) -> Sequence[Event]:
    """All events, for games in which none implies another."""
    return events


def turn_by_turn(
    event: Callable[[Texts, Event, Sequence[str]], str], begins: str, remove_repeats: RemoveRepeats = all_of
) -> Story:
    """The story of a game with long turns: a paragraph for each turn, whose first sentence, about `begins`, is bold.

    A player who does several things in a row is named once.
    """

    def story(texts: Texts, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        turns, acting = [""], None
        for each in remove_repeats(events):
            if not (said := mark_vote(texts, each, event(texts, each, names))):
                continue
            seat = each.params.get("seat")
            subject = f"{show_name(names[seat])} " if isinstance(seat, int) else ""
            if each.kind == begins:
                turns.append(f"**{said}**")
            elif subject and said.startswith(subject):
                turns[-1] = _go_on(turns[-1], said, subject if seat == acting else "")
            else:
                turns[-1], seat = _go_on(turns[-1], said, ""), None
            acting = seat
        return [turn for turn in turns if turn]

    return story


def _go_on(paragraph: str, said: str, subject: str) -> str:
    """The paragraph with one more sentence, without repeating its subject: `Anna plays a card · draws an item.`"""
    if not subject:
        return f"{paragraph} {said}".lstrip()
    deed = said.removeprefix(subject)
    if paragraph.endswith(".**"):
        return f"{paragraph.removesuffix('.**')}** {deed}"
    return f"{paragraph.removesuffix('.')} · {deed}"
