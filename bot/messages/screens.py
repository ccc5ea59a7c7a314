"""What people get to see of a table in a message: words, controls, and what the picture says in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.games import SPECS
from bot.language.fitting import count_repeated, whole_sentences
from bot.language.names import remove_formatting, show_name
from bot.language.phrases import Phrases, mark_vote
from bot.language.texts import Texts, write_number
from bot.messages.analysis_words import MOST_ILLUSTRATED, luck_text
from bot.messages.asking import asking
from bot.messages.controls import answer_rows, board_controls
from bot.messages.kind_answers import add_always
from bot.messages.layouts import MOST_CONTENT, NEXT_PICTURE, Screen
from bot.messages.views import plain_button, view_of
from bot.storage.records import RequestRecord, WordsRecord
from bot.tables.actions.hints import can_hint, seats_with_hint
from bot.tables.actions.preparing import may_decide
from bot.tables.model.pace import NO_PACE
from bot.tables.model.posts import SayPost
from bot.tables.model.rounds import Round, TakenBack
from bot.tables.model.table import Table, must_agree
from bot.tables.model.verification import log_hash
from bot.tables.writing.words import LONGEST_WORDS
from engine.computer.analysis import can_be_analyzed
from engine.core.events import Event
from engine.core.questions import Decision, Seat
from engine.core.views import LuckView

TIME_STYLES: Mapping[str, str] = {"computers-play-simply": "t", "vote-unanswered": "R"}
"""How Discord writes the times of these sentences; of all others as a day."""
MOST_NEWS = 8
MOST_UNDONE = 3
MOST_STORY = 3
"""Lines of what happened above the picture that asks; all of it stands below *Since my last turn*."""


def words_of(table: Table) -> Phrases:
    return SPECS[table.setup.game].phrases


def luck_name(words: WordsRecord) -> str:
    """Who added words; without the names of erased people."""
    return show_name(words.name) if words.name else "–"


def shown_words(words: WordsRecord) -> str:
    return "–" if words.text is None else show_name(words.text, LONGEST_WORDS)


def finale(table: Table, texts: Texts, lucks: Sequence[LuckView], analysis: str = "") -> Screen:
    """The winners, every line of the count, how the dice fell as far as that is known, the seed, and the hash of the
    log; below the picture what was found out of the game.
    """
    heading = write_winners(table, texts)
    seed = texts.say("over-seed", seed=table.record.seed.hex(), log=log_hash(table))
    room = MOST_CONTENT - len(heading) - len(seed) - len("\n\n" * 2)
    standing = words_of(table).standing_text(texts, table.running.view(None), table.players_in(texts))[:room]
    luck = luck_text(texts, table.setup.game, lucks, table.players_in(texts))
    parts = [heading, standing, *([luck] if luck else []), seed]
    game = table.record.id
    analyzed = [plain_button(texts, "button-analysis", game, "analysis")] * can_be_analyzed(table.game)
    view = view_of(
        plain_button(texts, "button-mine", game, "mine"),
        plain_button(texts, "button-board-text", game, "text"),
        plain_button(texts, "button-replay", game, "replay"),
        plain_button(texts, "button-step", game, "step"),
        *analyzed,
        plain_button(texts, "button-rematch", game, "rematch"),
    )
    return Screen("\n\n".join(parts), view, question=analysis)


def write_winners(table: Table, texts: Texts) -> str:
    """Who has won a finished game, and with how many points."""
    result = table.running.over
    if result is None:
        raise AssertionError("the game is not over")
    winners = texts.list_items([show_name(table.players_in(texts)[seat]) for seat in result.winners])
    return texts.say(
        "over", count=len(result.winners), winners=winners, score=result.scores[result.winners[0]]
    )


def board(table: Table, texts: Texts, mention: Sequence[int], until: int | None) -> Screen:
    """The current message: what happened, who is asked what, and the controls of the one open decision.

    `until` is when the first of those who are asked runs out of time, in UNIX seconds.
    """
    match, spec = table.running, SPECS[table.setup.game]
    decisions = match.decisions
    story = table.position.story
    running = story.events if story else ()
    asked_for = {each.prompt for each in decisions}
    details = [
        each
        for each in table.position.shown.public()
        if each in running and each.kind in spec.details and spec.asked_with.get(each.kind) not in asked_for
    ]
    heading, *lines = [
        *_story(table, texts, match.round, running).splitlines(),
        *tell_events(table, texts, details),
    ]
    lines = [f"{heading} …" if len(lines) > MOST_STORY else heading, *lines[-MOST_STORY:]]
    early = may_decide(table) if decisions else []
    asked = [*_write_question(table, texts, decisions, mention, until), *_invite_early(table, texts, early)]
    if left := [show_name(seat.name) for seat in table.may_be_back]:
        asked.append(f"-# {texts.say('caretaker-board', names=texts.list_items(left))}")
    members = tuple(table.seats[seat].member for seat in mention if seat in table.present)
    controls = board_controls(table, texts, decisions, early)
    return Screen("\n".join(lines), controls, members, "\n".join(asked))


def _story(table: Table, texts: Texts, number: int, events: Sequence[Event]) -> str:
    """What was done in a round, under its heading."""
    public = [event for event in events if event.only is None]
    players = table.players_in(texts)
    lines = SPECS[table.setup.game].story(texts, public, players)
    names = texts.list_items([show_name(players[seat]) for seat in seats_with_hint(table, number)])
    hinted = [texts.say("story-hints", names=names)] if names else []
    return "\n".join([texts.say("log-round", round=number), *lines, *hinted])


def round_over(table: Table, texts: Texts, finished: Round) -> Screen:
    """The story of a finished round, which stays as a message."""
    return Screen(_story(table, texts, finished.number, finished.events), question="")


def _write_question(
    table: Table, texts: Texts, decisions: Sequence[Decision], mention: Sequence[int], until: int | None
) -> list[str]:
    """The question in bold, and its deadline. Players who are newly asked are mentioned; in an edit all are named."""
    if not decisions:
        return []
    who = [
        f"<@{table.seats[each.seat].member}>"
        if each.seat in mention and each.seat in table.present
        else show_name(table.names_in(texts)[each.seat])
        for each in decisions
    ]
    if all(table.level_at(each.seat) for each in decisions):
        return [texts.say("computer-thinks", count=len(who), names=texts.list_items(who))]
    words, time = words_of(table), "none" if until is None else f"<t:{until}:R>"
    if len(decisions) > 1:
        asked = words.together(texts, decisions[0].prompt)
        return [texts.say("hand-over-several", who=texts.list_items(who), asked=asked, until=time)]
    asked = words.prompt(texts.with_icons, decisions[0], table.running.view(None))
    return [texts.say("hand-over", who=who[0], asked=asked, until=time)]


def _invite_early(table: Table, texts: Texts, early: Sequence[Seat]) -> list[str]:
    """Who may decide ahead; they are named, not mentioned, since nobody waits for them yet."""
    names = [show_name(table.names_in(texts)[seat]) for seat in early]
    return [texts.say("ahead-invited", count=len(names), names=texts.list_items(names))] if names else []


def tell_events(table: Table, texts: Texts, events: Sequence[Event], most: int = MOST_NEWS) -> list[str]:
    """The latest events, one short line each, small."""
    lines = _lines(table, texts.with_icons, events, most)
    return lines if len("\n".join(lines)) <= MOST_ILLUSTRATED else _lines(table, texts, events, most)


def _lines(table: Table, texts: Texts, events: Sequence[Event], most: int) -> list[str]:
    return [f"-# {sentence}" for sentence in _sentences(table, texts, events)][-most:]


def _sentences(table: Table, texts: Texts, events: Sequence[Event]) -> list[str]:
    words, kept = words_of(table), SPECS[table.setup.game].remove_repeats(events)
    players = table.players_in(texts)
    said = (mark_vote(texts, each, words.event(texts, each, players)) for each in kept)
    return count_repeated(sentence for sentence in said if sentence)


def decision_screen(table: Table, texts: Texts, decision: Decision) -> Screen:
    """The open decision of one seat, for its owner alone."""
    ask = asking(table, texts, decision)
    rows = answer_rows(ask)
    is_sealed = table.is_sealed(decision.seat)
    if not is_sealed:
        add_always(rows, table, texts, decision)
    rows.add_item(plain_button(texts, "button-explain", table.record.id, "explain", row=4))
    if can_hint(table, decision.seat):
        rows.add_item(plain_button(texts, "button-hint", table.record.id, "hint", row=4))
    if not is_sealed:
        rows.add_item(plain_button(texts, "button-plan", table.record.id, "plan", row=4))
    said = (
        *happened_ahead(table, texts),
        texts.say("ahead-in-case") if table.in_case else "",
        ask.words.prompt(texts.with_icons, decision, ask.view),
        ask.words.hint(texts, decision, ask.view),
    )
    return Screen("\n".join(each for each in said if each)[:MOST_CONTENT], rows)


def happened_ahead(table: Table, texts: Texts) -> list[str]:
    """What followed from the last answer of somebody who decides ahead, such as a roll; else nothing."""
    return [] if table.ahead_of is None else tell_events(table, texts, table.position.shown.events)


def say_screen(table: Table, texts: Texts, said: SayPost) -> Screen:
    """One public sentence, perhaps with a button for an action."""
    values, button = {**said.values}, said.button
    if isinstance(until := values.get("until"), int):
        values["until"] = f"<t:{until}:{TIME_STYLES.get(said.text, 'D')}>"
    rows = [plain_button(texts, f"button-{button}", table.record.id, button)] if button else []
    return Screen(texts.say(said.text, **values), view_of(*rows) if rows else None)


def request(table: Table, texts: Texts, asked: RequestRecord, undone: TakenBack | None) -> Screen:
    """What a seat wants that needs the consent of others; `undone` is what an undo takes back."""
    others = [table.seats[seat] for seat in sorted(must_agree(table, asked) - {*asked.agreeing})]
    undoing = {} if undone is None else {"undone": undone_text(table, texts, undone)}
    content = texts.say(f"{asked.kind}-asked", **undoing)
    if asked.kind == "end" and table.record.pace == NO_PACE:
        content += f"\n{texts.say('end-no-pace')}"
    if agreed := [show_name(table.names_in(texts)[seat]) for seat in asked.agreeing if seat != asked.seat]:
        content += f"\n{texts.say('request-agreed', names=texts.list_items(agreed))}"
    view = view_of(
        plain_button(texts, "button-accept", asked.game, "yes", asked.id, discord.ButtonStyle.success),
        plain_button(texts, "button-refuse", asked.game, "no", asked.id),
    )
    return Screen(content, view, tuple(seat.member for seat in others))


def closed_request(table: Table, texts: Texts, asked: RequestRecord) -> Screen:
    """What became of a question to other seats; `left` is whose seat somebody else took meanwhile."""
    name = show_name(table.names_in(texts)[asked.seat])
    status = asked.status if asked.seat in asked.agreeing else "left"
    return Screen(texts.say(f"{asked.kind}-closed", name=name, status=status))


def undone_text(table: Table, texts: Texts, undone: TakenBack) -> str:
    """What an undo takes back: the choice, and later ones of others."""
    begins = SPECS[table.setup.game].begins
    done = [each for each in undone.events if each.kind not in begins]
    said = _sentences(table, texts, done)[:MOST_UNDONE] or [texts.say("undo-a-move")]
    lines = [f"> {sentence}" for sentence in said]
    if undone.later:
        counts = ((show_name(table.names_in(texts)[seat]), count) for seat, count in undone.later.items())
        names = ", ".join(name if count == 1 else f"{name}\u00a0×{count}" for name, count in counts)
        lines.append(texts.say("undo-later", count=sum(undone.later.values()), names=names))
    return "\n".join(lines)


def alt_text(table: Table, texts: Texts, finished: Round | None = None, *, alone: bool = False) -> str:
    """The public picture in words, that of a round or of now, `alone` as the current message shows it; a second one
    behind `NEXT_PICTURE`.
    """
    match = table.running
    if finished is None:
        about = SPECS[table.setup.game].places_asked_about(match.decisions) if alone else None
        return describe(table, texts, match.view(None), table.position.shown.public(), match.decisions, about)
    if finished.is_over:  # those whom the next round asks do not belong here
        return describe(table, texts, replace(finished.after, waiting=()), finished.events)
    return f"{texts.say('alt-ended-early')} {describe(table, texts, finished.after, finished.events)}"


def describe_end(table: Table, texts: Texts, courses: Sequence[Sequence[int]]) -> str:
    """The pictures of a finished game: the count, and by seat how the points grew where that is known."""
    view, names = table.running.view(None), table.players_in(texts)
    counted = words_of(table).standing_text(texts, view, names).splitlines()
    pictures = [[write_winners(table, texts), *counted]]
    if courses:
        grew = [
            texts.say("over-course", name=show_name(name), points=", ".join(map(write_number, course)))
            for name, course in zip(names, courses, strict=True)
        ]
        pictures.append([texts.say("over-courses", courses="; ".join(grew))])
    return NEXT_PICTURE.join(whole_sentences([*map(remove_formatting, said)]) for said in pictures)


def describe(
    table: Table,
    texts: Texts,
    view: Any,
    news: Sequence[Event],
    asked: Sequence[Decision] = (),
    about: Sequence[str] | None = None,
) -> str:
    """The pictures of a table as this view shows it; with `about` the only one that the painter draws then."""
    spec, names = SPECS[table.setup.game], table.names_in(texts) if asked else table.players_in(texts)
    pictures = [spec.phrases.alt_text(texts, view, names, news, asked)]
    if spec.second_picture is not None:
        pictures += filter(None, [spec.second_picture(texts, view, names, asked, about)])
    return pictures[-1] if about is not None else NEXT_PICTURE.join(pictures)
