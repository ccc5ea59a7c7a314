"""What the database of each release must contain: by name an SQL query for both kinds of databases that finds a row."""

from __future__ import annotations

from collections.abc import Mapping

WAITING = "select 1 from outbox where kind = '{}' and status in ('owed', 'sending')"
ONCE = ("change", "start", "round", "say", "request", "over", "vote", "rematch", "skipped")
"""The kinds of posts that must be sent in any case; the others may be replaced by later posts."""
POSTS = (*ONCE, "tell-voter", "offer", "call", "next-up")
POSTS_OF_1_0 = ("lobby", "hand-over", "board", "picture", "remove", "analysis", "update-call")
"""The kinds of posts of 1.0 that are messages, edited when needed, in later releases."""
MESSAGES = ("current", "lobby", "over", "surplus", "call", "direct-call")
"""The kinds of messages of 1.1."""
JOBS = ("call", "expire", "tell-voter", "skip-seat", "lobby-warn", "lobby-end", "lapse")
"""All kinds but `next-up`, see `ABSENT`."""

STONE_AGE_MODULES = ("base", "hard-winter", "wild-animals", "igloos", "style", "new-huts", "mammoths")
HUNTERS_MODULES = ("introductory", "normal", "survival", "even-items", "first-places")
STONE_AGE_ORDERS = (
    *("plan", "resolve", "tools", "feed", "decline", "cards", "buildings", "dice-bar", "hunt", "extra-card"),
    *("herd", "herd-fare", "bonus", "animal-reward", "choose"),
)
HUNTERS_ORDERS = (
    *("character", "use", "follow", "item-send", "wear", "mark", "lay", "spirits"),
    *("fire", "keep", "exchange", "lose", "recruit", "bonus", "herb-heath", "evening", "reveal"),
)

STONE_AGE_KINDS = ("resolve", "tools", "feed", "decline", "cards", "buildings", "hunt", "herd", "bonus")
HUNTERS_KINDS = ("use", "follow", "wear", "spirits", "fire", "keep", "exchange", "lose", "recruit")


def _orders(game: str, names: tuple[str, ...]) -> dict[str, str]:
    tables = "orders o join tables t on t.id = o.game"
    found = f"select 1 from {tables} where t.setup like '{{}} %' and o.name = '{{}}' and o.value not in ('', 'ask')"
    return {f"order {name} of {game}": found.format(game, name) for name in names}


def _modules(game: str, names: tuple[str, ...]) -> dict[str, str]:
    among = "replace(replace(setup, '=', ','), ' ', ',')"
    found = f"select 1 from tables where setup like '{{}} %' and status = '{{}}' and {among} like '%,{{}},%'"
    return {
        f"{name} {status}": found.format(game, status, name)
        for name in names
        for status in ("running", "over")
    }


def _prepared(wait_for_line: str, game: str = "") -> str:
    found = "select 1 from prepared p join tables t on t.id = p.game where t.setup like '{} %'"
    return f"{found} and p.answers like '%{{}}%'".format(game or "%", wait_for_line)


_PLAN = "select 1 from orders where name in ('plan', 'character') and value like '{}'"
_SEATS = "select 1 from seats s join tables t on t.id = s.game where t.status = 'running' and {}"

ALWAYS: Mapping[str, str] = {
    **{f"waiting {kind}": WAITING.format(kind) for kind in POSTS},
    **{
        f"{status} post": f"select 1 from outbox where status = '{status}'"
        for status in ("owed", "sending", "sent", "passed")
    },
    **{f"due {kind}": f"select 1 from due where kind = '{kind}'" for kind in JOBS},
    **{
        f"{each} table": f"select 1 from tables where status = '{each}'"
        for each in ("lobby", "running", "over", "ended")
    },
    **_modules("stone_age", STONE_AGE_MODULES),
    **_modules("hunters_scouts", HUNTERS_MODULES),
    **{
        f"edition 2008 {status}": f"select 1 from tables where setup like '%edition=2008%' and status = '{status}'"
        for status in ("running", "over")
    },
    "habit counted": "select 1 from habits where counts like '{\"%'",
    "habit refused for all tables": "select 1 from habits where counts = 'never'",
    **{
        f"{kind} {status}": f"select 1 from requests where kind = '{kind}' and status = '{status}'"
        for kind, status in (
            *(("undo", each) for each in ("open", "accepted", "refused", "void")),
            *(("end", each) for each in ("open", "accepted", "refused")),
        )
    },
    "open request with a yes": "select 1 from requests where status = 'open' and agreed like '%,%'",
    **{
        f"{status} vote": f"select 1 from votes where status = '{status}'"
        for status in ("open", "decided", "void")
    },
    **{
        f"vote {choice}": f"select 1 from votes where answers like '%\"{choice}\"%'"
        for choice in ("wait", "skip", "substitute", "computer", "end")
    },
    "seat offered by its owner": "select 1 from offers where asked = 0",
    "seat offered by a vote": "select 1 from offers where asked > 0",
    "former player": "select 1 from former_players",
    "substitute who has not moved": _SEATS.format("s.first_move = -1"),
    "substitute who has moved": _SEATS.format("s.first_move > 0"),
    "caretaker": _SEATS.format("s.caretaker <> ''"),
    **{f"computer {-member}": _SEATS.format(f"s.member = {member}") for member in (-1, -2, -3, -4)},
    "choice of a computer": "select 1 from log where computer <> ''",
    "rematch": "select 1 from rematches",
    "rotation": "select 1 from rotations",
    "hint": "select 1 from hints",
    "table with hints": "select 1 from tables where hints = 'three' and status = 'running'",
    "rated result": "select 1 from results where rated = 1",
    "result with computers": "select 1 from results where computers > 0",
    "analysis done": "select 1 from analyses where result <> ''",
    "analysis owed": "select 1 from analyses where result = ''",
    "words": "select 1 from words w join tables t on t.id = w.game where t.status = 'lobby' and w.text <> ''",
    "words forgotten": "select 1 from words where text is null",
    "player forgotten": "select 1 from seats where member = 0",
    "lesson of Stone Age": "select 1 from lessons where setup like 'stone_age %'",
    "lesson of Jäger und Späher": "select 1 from lessons where setup like 'hunters_scouts %'",
    "automatic answer": "select 1 from log where automatic = 1",
    "obvious answer": "select 1 from log where automatic = 2",
    "answer by vote": "select 1 from log where automatic = 3",
    "undo in the log": "select 1 from log where action like 'undo %'",
    "snapshot": "select 1 from snapshots",
    "notification": "select 1 from notifications",
    "by direct message": "select 1 from people where calls = 'dm'",
    "never notified": "select 1 from people where calls = 'none'",
    "quiet hours": "select 1 from people where quiet_from <> quiet_to and zone <> 'UTC'",
    "away": "select 1 from people where away_to > 0",
    "snoozed": "select 1 from people where snoozed > 0",
    "next up": "select 1 from people where next_up = 1",
    "substitute allowed": "select 1 from people where substitute = 1",
    "wish for one table": "select 1 from people_tables",
    "language chosen": "select 1 from chosen_languages",
    "languages of people": "select 1 from locales where locale in ('de', 'nl')",
    "keeps results": "select 1 from record_keepers",
    "paces": "select 1 from tables where pace = '8h' and status = 'running'",
    "activity": "select 1 from activity where answers > 0",
}

OF_1_0: Mapping[str, str] = {
    **{f"waiting {kind}": WAITING.format(kind) for kind in POSTS_OF_1_0},
    **_orders("stone_age", STONE_AGE_ORDERS),
    **_orders("hunters_scouts", HUNTERS_ORDERS),
    "plan for this round": _PLAN.format("round %: %"),
    "plan for ever": _PLAN.format("always: %"),
    "plan with an alternative": _PLAN.format("% else %"),
    "plan with a condition": _PLAN.format("% if %"),
    "plan that stops": _PLAN.format("%stop if %"),
    "plan of characters alone": _PLAN.format("hunter scout%"),
    "draft of a plan": "select 1 from orders where name = 'draft' and value <> ''",
    "draft that cannot be read": "select 1 from orders where name = 'draft' and value like 'moon%'",
    "early answers": "select 1 from orders where name = 'ahead' and length(value) > 10",
    "dice seen early": "select 1 from orders where name = 'ahead' and value like 'seen%'",
    "order changed after dice": "select 1 from orders where name like 'before-%' and value <> ''",
    "held after an undo": "select 1 from orders where name = 'held' and value <> ''",
    "notification by a message": "select 1 from notifications where message > 0",
}
OF_1_1: Mapping[str, str] = {
    **{f"{kind} of stone_age": _prepared(f'"question": "{kind}"', "stone_age") for kind in STONE_AGE_KINDS},
    **{
        f"{kind} of hunters_scouts": _prepared(f'"question": "{kind}"', "hunters_scouts")
        for kind in HUNTERS_KINDS
    },
    "plan with an alternative": _prepared(" else "),
    "plan with a condition": _prepared(" if "),
    "plan that stops": _prepared("stop if "),
    "plan for ever": _prepared('"answer": "always: '),
    "plan that is being built": _prepared('"is_active": false'),
    "plan that cannot be read": _prepared('"answer": "moon '),
    "answer for one round": _prepared('"until": '),
    "answer to exactly one question": _prepared('"is_exact": true'),
    "dice seen ahead": _prepared('"has_looked": true'),
    "paused after an undo": _prepared('"is_paused": true'),
    "answer at every table": "select 1 from usual_answers",
    **{f"{kind} message": f"select 1 from messages where kind = '{kind}'" for kind in MESSAGES},
    "message that may exist": "select 1 from messages where message is null",
    "table that differs from what is shown": "select 1 from pending",
    "compressed game": "select 1 from archives",
    "visit": "select 1 from visits",
    "conversation": "select 1 from conversations",
}
OF_1_3: Mapping[str, str] = {
    **OF_1_1,
    "language of who opened a table": "select 1 from tables where language <> ''",
    "place of a post": "select 1 from outbox where place > 0",
}


def required(name: str) -> Mapping[str, str]:
    """The queries for the database of this name, by what they look for."""
    return {**ALWAYS, **{"1.1": OF_1_1, "1.3": OF_1_3}.get(name.partition("-")[0], OF_1_0)}


ABSENT = {
    "due next-up": "it is due in the moment in which it is written, so it rests in no database that has a bot",
    "told_of_rules": "only a correction of rules writes it, and none lies between these releases",
    "orders named unasked-": "they were last written before 1.0",
}
"""What no database contains, and why."""

_STORED_EARLIER = dict.fromkeys(
    (
        "order bonus of stone_age",
        *(f"order {name} of hunters_scouts" for name in ("herb-heath", "evening", "reveal")),
        "held after an undo",
        "void vote",
    ),
    "its scene was written after this story was played",
)
_NEVER_REACHED: Mapping[str, str] = dict.fromkeys(
    (
        *("waiting next-up", "sending post", "passed post", "exchange of hunters_scouts"),
        *("paused after an undo", "surplus message"),
    ),
    "the scenes, made for 1.0, do not come to it in 1.1 and 1.3",
)
_NEVER_IN_1_1: Mapping[str, str] = {
    **_NEVER_REACHED,
    "analysis done": "none was done before the end",
}
LACKING: Mapping[str, Mapping[str, str]] = {
    "1.0-sqlite": _STORED_EARLIER,
    "1.0-postgresql": _STORED_EARLIER,
    "1.1-sqlite": _NEVER_IN_1_1,
    "1.1-postgresql": _NEVER_IN_1_1,
    "1.3-sqlite": _NEVER_REACHED,
    "1.3-postgresql": _NEVER_REACHED,
    "1.0.0-postgresql": {
        "order mark of hunters_scouts": "nobody could give it in the scenes as they were then",
        "order changed after dice": "a changed order held at once, also for dice that its owner had seen",
    },
}
"""What single databases lack, by the name of the database and of the query, and why."""
