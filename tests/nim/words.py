"""The texts of Nim: implements `bot.language.phrases.Phrases`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.names import plain, show_name
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Decision, Seat
from tests.nim.rules import View

icons: frozenset[str] = frozenset()


def icon(chosen: Action, view: View, seat: Seat) -> str:
    del chosen, view, seat
    return ""


def value_icon(name: str, chosen: int | str, view: View) -> str:
    del name, chosen, view
    return ""


def verb(texts: Texts, word: str) -> str:
    return texts.say(f"nim-verb-{word}")


def field(texts: Texts, name: str) -> str:
    return texts.say(f"nim-field-{name}")


def value(texts: Texts, name: str, chosen: int | str, view: View, seat: Seat) -> str:
    del view, seat
    if name == "answer-next":
        _, heap, stones = str(chosen).split()
        return _taking(texts, int(heap), int(stones))
    return texts.say(f"nim-{name}", count=chosen)


def _taking(texts: Texts, heap: int, stones: int) -> str:
    return texts.say("nim-taking", stones=texts.say("nim-stones", count=stones), heap=heap)


def action(texts: Texts, chosen: Action, view: View, seat: Seat) -> str:
    del view, seat
    fields = chosen.fields()
    return _taking(texts, int(str(fields["heap"])), int(str(fields["stones"])))


def preview(texts: Texts, shown: Event) -> str:
    del texts, shown
    return ""


def remark(texts: Texts, chosen: Action, view: View) -> str:
    del texts, chosen, view
    return ""


def hint(texts: Texts, decision: Decision, view: View) -> str:
    del texts, decision, view
    return ""


def event(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    said = happened.params
    taken = _taking(texts, int(said["heap"]), int(said["stones"]))
    return texts.say("nim-event", name=show_name(names[int(said["seat"])]), taken=taken)


def story(texts: Texts, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    return [event(texts, each, names) for each in events]


def prompt(texts: Texts, decision: Decision, view: View, address: str | None = None) -> str:
    del decision, view
    if address is None:
        return texts.say("nim-prompt")
    return texts.say("nim-prompt.named", name=address)


def together(texts: Texts, prompt_id: str) -> str:
    del prompt_id
    return texts.say("nim-prompt")


def explain(texts: Texts, line: str, decision: Decision, view: View) -> str | None:
    del line, decision
    return texts.say("nim-too-many", heaps=_heaps(texts, view))


def _heaps(texts: Texts, view: View) -> str:
    return texts.list_items([texts.say("nim-stones", count=stones) for stones in view.heaps])


def alt_text(
    texts: Texts, view: View, names: Sequence[str], news: Sequence[Event], asked: Sequence[Decision] = ()
) -> str:
    del news
    turn = [texts.say("nim-prompt.named", name=plain(names[each.seat])) for each in asked]
    return " ".join([*turn, texts.say("nim-board", heaps=_heaps(texts, view))])


def board_text(texts: Texts, view: View, names: Sequence[str]) -> str:
    del names
    return texts.say("nim-board", heaps=_heaps(texts, view))


def standing_text(texts: Texts, view: View, names: Sequence[str]) -> str:
    rows = [
        texts.say("nim-standing", name=show_name(names[row.seat]), rank=row.rank) for row in view.standing
    ]
    return "\n".join(rows)


def own_text(texts: Texts, view: View) -> str:
    return board_text(texts, view, ())


def plan_verdict(texts: Texts, part: Event) -> str:
    del part
    return texts.say("nim-gone")


def plan_part(texts: Texts, way: str, said: str, view: View, seat: Seat) -> str:
    del way
    return value(texts, "answer-next", said, view, seat)


def rules_text(texts: Texts) -> str:
    return texts.say("nim-help")


def credits_text(texts: Texts) -> str:
    return texts.say("nim-credits")
