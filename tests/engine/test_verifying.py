"""A published game is played again by the rules: the first line that somebody forged is named."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

import engine
from engine import GAMES, verdict
from engine.core import chance, checks, origin, published, transcripts
from engine.core.log import effective_rows, find_last_choice
from engine.core.match import Match, Row, Setup
from engine.core.match import replay as replayed
from engine.core.origin import SALTED, SEALED, WORDED, Misfit, Occupant, Origin, Words
from engine.core.questions import Draw, Roll
from engine.core.verifying import publish, source_of, verify
from tests.support.command_line import Ran, run_engine

ROOT = Path(__file__).parents[2]
SEED = bytes(range(32))
SETUP = Setup("stone_age", 2, ("base",), "jubilee")
TRIES = 20_000
MOST_UNDONE = 200
"""So many rows a log may have for another undo: each plays all of it again."""


PEOPLE = (Occupant(person="a1" * 32), Occupant(person="b2" * 32))


def sealed(*words: str, seed: bytes = SEED) -> Origin:
    said = tuple(Words(chance.digest(each), each) for each in words)
    return Origin(SEALED, chance.commitment(seed), seed, SETUP, words=said, rules=engine.RULES, seats=PEOPLE)


SALTS = Origin(SALTED, chance.commitment(SEED), SEED, SETUP, salts=(b"first", b"second"))
LUCK = sealed("cat on the keyboard", "rain  in Ulm")
SECOND = replace(LUCK, scheme=WORDED, seats=())
"""The same words as they were added in the second scheme."""


def played(source: Origin, setup: Setup = SETUP, moves: int = 3000) -> tuple[Match, list[Row]]:
    """A game of random moves, now and then one is taken back; it ends early after so many moves."""
    match, rows, choose = Match.start(GAMES[setup.game], setup), list[Row](), Random(5)
    while match.over is None and (moves or match.chance is not None):
        if match.chance is not None:
            rows.append(match.supply(chance.answer(source.key, match.chance)))
            continue
        seat = choose.randrange(setup.seats)
        keep = find_last_choice(rows, seat)
        if keep is not None and len(rows) < MOST_UNDONE and choose.random() < 0.1:
            rows.append(Row(seat, f"undo {keep}"))
            match = replayed(match.game, setup, [rows[number - 1] for number in effective_rows(rows)])
            continue
        moves -= 1
        decision = choose.choice(match.decisions)
        rows.append(match.play(decision.seat, str(choose.choice(decision.options))))
    return match, rows


@pytest.fixture(scope="module")
def whole() -> str:
    match, rows = played(LUCK)
    return publish(LUCK, match, rows)


@pytest.fixture(scope="module")
def short() -> str:
    """Sixty moves of a game that was ended early; undone ones are among them."""
    match, rows = played(LUCK, moves=60)
    assert any(row.text.startswith("undo") for row in rows)
    return publish(LUCK, match, rows)


def misfit(text: str) -> Misfit:
    with pytest.raises(Misfit) as wrong:
        verify(GAMES, text)
    return wrong.value


def line_of(text: str, start: str, skipped: int = 0) -> int:
    """The number (from 1) of the line that begins like this, the first after so many others."""
    found = [at for at, line in enumerate(text.splitlines(), 1) if line.startswith(start)]
    return found[skipped]


def changed(text: str, at: int, *lines: str) -> str:
    """The file with these lines in place of line `at` (from 1)."""
    kept = text.splitlines()
    return "\n".join([*kept[: at - 1], *lines, *kept[at:]]) + "\n"


def rechecked(text: str) -> str:
    """The file with checks and a hash of the log that fit its rows."""
    said = published.read(text)
    source = source_of(said)
    before, *after = checks.running_checks(source.begun_hash, source.setup, (line.row for line in said.lines))
    fitting = iter([published.check_line(each) for each in after])
    lines = [next(fitting) if line.startswith("# check ") else line for line in text.splitlines()]
    log = f"{published.LOG}{[before, *after][-1]}"
    return "\n".join(log if line.startswith(published.LOG) else line for line in lines) + "\n"


def small_script(text: str, folder: Path) -> int:
    """What `verify_dice.py` says to it, which knows no rules."""
    file = folder / "table.txt"
    file.write_text(text, "utf-8")
    script = ROOT / "bot" / "tables" / "model" / "verify_dice.py"
    return subprocess.run([sys.executable, "-I", "-S", script, file], check=False, timeout=60).returncode


def command(text: str, folder: Path, *more: str) -> Ran:
    """`python -m engine verify` on this file."""
    file = folder / "table.txt"
    file.write_text(text, "utf-8")
    return run_engine("verify", file, *more)


# What holds


@pytest.mark.long
@pytest.mark.parametrize(
    "source", [LUCK, sealed(), SECOND, SALTS], ids=["words", "nobody", "second", "salts"]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_as_it_was_played_holds(game: str, source: Origin) -> None:
    setup = Setup(game, 2, GAMES[game].complete([]), GAMES[game].editions[0])
    source = replace(source, setup=setup)
    match, rows = played(source, setup, 300)
    found = verify(GAMES, publish(source, match, rows))
    assert (found.origin, found.setup, found.over) == (source, setup, match.over)
    undone = sum(row.text.startswith("undo ") for row in rows)
    asked = sum(row.seat is None for row in rows)
    assert (found.undone, found.chances, found.moves) == (undone, asked, len(rows) - undone - asked)
    assert undone


def test_the_file_is_a_transcript_too(whole: str) -> None:
    match, _ = played(LUCK)
    assert transcripts.replay(GAMES, whole).over == match.over


def test_files_from_before_there_were_schemes_hold() -> None:
    match, rows = played(SALTS, moves=40)
    counting = [rows[number - 1] for number in effective_rows(rows)]
    lines = publish(SALTS, match, counting).splitlines()
    assert [line.split()[1] for line in lines[1:3]] == ["scheme", "rules"]
    assert verify(GAMES, "\n".join([*lines[3:]])).origin == SALTS


def test_words_that_are_forgotten_leave_their_hash(whole: str) -> None:
    match, rows = played(LUCK)
    forgotten = replace(LUCK, words=(LUCK.words[0], replace(LUCK.words[1], text=None)))
    text = publish(forgotten, match, rows)
    assert "Ulm" not in text
    assert verify(GAMES, text).over == verify(GAMES, whole).over


def test_rows_that_a_corrected_rule_took_back_are_not_followed(short: str) -> None:
    """The bot takes back what the rules of today do not lead to; it stays in the log."""
    match, rows = played(LUCK, moves=60)
    keep = max(number for number in effective_rows(rows) if rows[number - 1].seat is not None)
    rows += [Row(0, "place moon 9"), Row(None, f"undo {keep}")]
    match = replayed(match.game, SETUP, [rows[number - 1] for number in effective_rows(rows)])
    while match.chance is not None:
        rows.append(match.supply(chance.answer(LUCK.key, match.chance)))
    found = verify(GAMES, publish(LUCK, match, rows))
    assert found.corrected >= 1
    assert found.origin == verify(GAMES, short).origin


# The three forgeries that the small script takes for good


def test_occasions_that_give_sixes_are_refused(short: str, tmp_path: Path) -> None:
    """Every roll is one of sixes alone, at an occasion with a name that was searched for."""
    lines, found = short.splitlines(), 0
    for at, line in enumerate(lines):
        if not line.startswith("# dice ") or line.split()[2] not in ("1", "2", "3"):
            continue
        n, occasion = int(line.split()[2]), line.split()[4]
        named = (f"{occasion}/{each}" for each in count())
        lucky = next(each for each in named if set(outcome(LUCK.key, Roll(n, each)).split("+")) == {"6"})
        lines[at : at + 2] = [f"# dice {n} at {lucky}", f"chance roll {'+'.join('6' * n)}"]
        found += 1
    forged = rechecked("\n".join(lines))
    assert found >= 3
    assert small_script(forged, tmp_path) == 0
    first = next(at for at, (a, b) in enumerate(zip(short.splitlines(), lines, strict=True), 1) if a != b)
    wrong = misfit(forged)
    assert (wrong.line, wrong.why) == (first, "wrong-question")
    silent = "\n".join(line for line in lines if not line.startswith("# dice "))
    assert misfit(silent).why == "wrong-chance"


def outcome(key: bytes, question: Roll | Draw) -> str:
    return str(chance.answer(key, question)).partition(" ")[2]


def test_a_pool_whose_order_picks_the_card_is_refused(short: str, tmp_path: Path) -> None:
    at = line_of(short, "# pool ", 3)
    _, _, pool, _, occasion = short.splitlines()[at - 1].split(" ")
    cards = pool.split(",")
    drawn = short.splitlines()[at].split()[2]
    picked = next(card for card in cards if card != drawn)
    place = cards.index(drawn)
    cards[cards.index(picked)], cards[place] = drawn, picked
    forged = changed(short, at, f"# pool {','.join(cards)} at {occasion}")
    forged = changed(forged, at + 1, f"chance draw {picked}")
    log = line_of(forged, "# log ")
    head = [*forged.splitlines()[: at + 2], forged.splitlines()[log - 1], "# ended early"]
    assert small_script(rechecked("\n".join(head)), tmp_path) == 0
    assert (misfit(forged).line, misfit(forged).why) == (at, "wrong-question")
    without = changed(forged, at)
    assert (misfit(without).line, misfit(without).why) == (at, "wrong-chance")


@pytest.mark.parametrize("source", [LUCK, SALTS], ids=["words", "salts"])
def test_words_and_salts_that_were_searched_for_are_refused(source: Origin, tmp_path: Path) -> None:
    """Of many words, those with the best first roll; each outcome recomputed as the file says it was asked."""
    match, rows = played(source, moves=60)
    lines = publish(source, match, rows).splitlines()
    first = next(line for line in lines if line.startswith("# dice "))
    question = Roll(int(first.split()[2]), first.split()[4])
    best = max((ground(source, str(n)) for n in range(TRIES // 20)), key=lambda each: pips(each, question))
    for at, line in enumerate(lines):
        if line.startswith("# dice "):
            lines[at + 1] = f"chance roll {outcome(best.key, Roll(int(line.split()[2]), line.split()[4]))}"
        if line.startswith("# pool "):
            lines[at + 1] = (
                f"chance draw {outcome(best.key, Draw(line.split()[2].split(','), line.split()[4]))}"
            )
    head = [line for line in publish(best, match, []).splitlines() if line.startswith("# ")][:-2]
    body = lines[next(at for at, line in enumerate(lines) if line.startswith("setup ")) :]
    forged = rechecked("\n".join([*head, *body]))
    assert small_script(forged, tmp_path) == 0
    assert misfit(forged).why in ("wrong-question", "wrong-move")


def ground(source: Origin, word: str) -> Origin:
    if source.scheme == SALTED:
        return replace(source, salts=(source.salts[0], word.encode()))
    return replace(source, words=(source.words[0], Words(chance.digest(word), word)))


def pips(source: Origin, question: Roll) -> int:
    return sum(int(die) for die in outcome(source.key, question).split("+"))


def test_a_whole_game_with_other_words_differs_from_what_was_posted(tmp_path: Path) -> None:
    """Played anew by the rules: no file can show that, so the hash to compare with is printed, or compared."""
    other = sealed("cat on the keyboard", "searched for")
    text = publish(other, *played(other, moves=60))
    found = command(text, tmp_path)
    assert found.returncode == 0
    for said in (other.commitment, other.fingerprint, "words 2: searched for", "compare"):
        assert said in found.stdout
    assert command(text, tmp_path, "--posted", other.fingerprint).returncode == 0
    refused = command(text, tmp_path, "--posted", LUCK.fingerprint)
    assert refused.returncode == 1
    assert "no hash of this file is the one that was posted" in refused.stderr
    assert LUCK.fingerprint in refused.stderr


# More of our own


def test_no_row_can_be_left_out(short: str) -> None:
    """Each line that counts, one after the other; those that were taken back, too."""
    kept = [at for at, line in enumerate(short.splitlines(), 1) if re.match(r"setup|chance|\d", line)]
    assert not [at for at in kept if holds(changed(short, at))]


def holds(text: str) -> bool:
    try:
        verify(GAMES, text)
    except Misfit:
        return False
    return True


@pytest.mark.parametrize("keep", [-1, 0, 5, 12, 9999])
def test_an_undo_cannot_be_slipped_in(short: str, keep: int) -> None:
    at = line_of(short, "0 place", 1)
    lines = short.splitlines()
    row = sum(bool(re.match(r"chance|\d", line)) for line in lines[: at - 1])
    forged = changed(short, at, lines[at - 1], f"1 undo {row + 1 if keep == -1 else keep}")
    assert misfit(forged).line == at + 1


def test_a_taken_back_roll_cannot_come_out_better(short: str) -> None:
    """Rows that were taken back count as well: the same occasion, the same dice."""
    match, rows = played(LUCK, moves=60)
    undone = {n for n in range(len(rows)) if n + 1 not in effective_rows(rows)}
    rolled = min(n for n in undone if rows[n].seat is None)
    text = rows[rolled].text
    other = f"{text[:-1]}{int(text[-1]) % 6 + 1}" if text.startswith("roll") else "draw C01"
    rows[rolled] = Row(None, other)
    assert misfit(publish(LUCK, match, rows)).why in ("wrong-chance", "wrong-move")
    verify(GAMES, short)


Forge = Callable[[str], str]


def swap_seats(text: str) -> str:
    names = {"0": "1", "1": "0"}
    return re.sub(r"^([01]) ", lambda found: f"{names[found[1]]} ", text, flags=re.MULTILINE)


def reseeded(text: str) -> str:
    """Another seed with its own commitment and the fingerprint that belongs to it."""
    other = sealed("cat on the keyboard", "rain  in Ulm", seed=b"x" * 32)
    for old, new in (
        (LUCK.commitment, other.commitment),
        (SEED.hex(), other.seed.hex()),
        (LUCK.sealed_hash, other.sealed_hash),
        (LUCK.fingerprint, other.fingerprint),
    ):
        text = text.replace(old, new)
    return text


def with_words(*words: str) -> Forge:
    """These words, with the fingerprint that belongs to them."""

    def forge(text: str) -> str:
        lines = [line for line in text.splitlines() if not re.match("# (words|fingerprint) ", line)]
        at = next(n for n, line in enumerate(lines) if line.startswith("# seed ")) + 1
        said = [f"# words {place} {each}" for place, each in enumerate(words, 1)]
        return (
            "\n".join([*lines[:at], *said, f"# fingerprint {sealed(*words).fingerprint}", *lines[at:]]) + "\n"
        )

    return forge


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (swap_seats, "wrong-move"),
        (lambda text: text.replace("jubilee", "2008"), "wrong-sealed"),
        (lambda text: text.replace("seats=2", "seats=3"), "wrong-sealed"),
        (lambda text: text.replace("modules=base", "modules=base,igloos"), "wrong-sealed"),
        (lambda text: text.replace("stone_age", "chess"), "wrong-sealed"),
        (lambda text: text.replace(LUCK.commitment, "0" * 64), "wrong-sealed"),
        (lambda text: text.replace(SEED.hex(), SEED.hex().replace("0", "1")), "wrong-seed"),
        (lambda text: text.replace(LUCK.fingerprint, "0" * 64), "wrong-fingerprint"),
        (lambda text: text.replace("keyboard", "Keyboard"), "wrong-fingerprint"),
        (lambda text: text.replace("rain  in", "rain in"), "wrong-fingerprint"),
        (reseeded, "wrong-check"),
        (with_words(), "wrong-chance"),
        (with_words("rain  in Ulm", "cat on the keyboard"), "wrong-chance"),
        (with_words("cat on the keyboard"), "wrong-chance"),
        (with_words("cat on the keyboard", "rain  in Ulm", "added later"), "wrong-chance"),
        (lambda text: text.replace("# scheme 3", "# scheme 1"), "wrong-head"),
        (lambda text: text.replace("# scheme 3", "# scheme 2"), "wrong-head"),
        (lambda text: text.replace("# scheme 3", "# scheme 4"), "unreadable"),
        (lambda text: text.replace("# scheme 3\n", ""), "wrong-head"),
        (lambda text: text.replace(f"# rules {engine.RULES}\n", ""), "wrong-head"),
        (lambda text: text.replace("# seed", "# seed 00\n# seed"), "wrong-head"),
        (lambda text: text.replace("# words 2", "# words 3"), "wrong-head"),
        (lambda text: text.replace("# seed " + SEED.hex(), "# seed zz"), "unreadable"),
        (
            lambda text: re.sub(
                "^# (scheme|rules|seed|comm|seat|sealed|words|finger).*\n", "", text, flags=re.M
            ),
            "no-head",
        ),
        (lambda text: f"{text}# words 3 too late\n", "unreadable"),
        (lambda text: f"{text}# dice 3 at r1/hunt\n", "unreadable"),
        (lambda text: f"{text}0 place hunt 1\n", "unreadable"),
        (lambda text: text.replace("# ended early\n", ""), "cut-off"),
        (lambda text: text.replace("# ended early", "= 0 61\n= 1 58"), "wrong-scores"),
        (lambda text: "".join(text.splitlines(keepends=True)[:40]), "cut-off"),
        (lambda _: "", "cut-off"),
    ],
)
def test_whatever_is_forged_is_named(short: str, forge: Forge, why: str) -> None:
    forged = forge(short)
    assert forged != short
    wrong = misfit(forged)
    assert wrong.why == why
    assert 1 <= wrong.line <= len(forged.splitlines()) + 1


HOUSE = "[igloos.igloo.I1]\n# a comment counts, too\npoints = 17"
WHOLE_HEAD = replace(
    LUCK,
    setup=Setup("stone_age", 3, ("base", "igloos"), "jubilee"),
    house=HOUSE,
    words=(*LUCK.words, Words("c3" * 32)),
    seats=(*PEOPLE, Occupant(level="strong", version="1.1")),
)


def believed(head: list[str], setup: Setup) -> Origin | None:
    """The origin that a head says, None if it is refused."""
    try:
        return origin.read([*enumerate(head, 1)], setup)
    except Misfit:
        return None


@pytest.mark.long
def test_no_line_of_the_head_can_be_changed_left_out_doubled_or_moved(tmp_path: Path) -> None:
    """Where the hashes are made to fit, too, they differ from those that were posted."""
    head, setup = [*origin.write(WHOLE_HEAD)], WHOLE_HEAD.setup
    assert believed(head, setup) == WHOLE_HEAD
    for at, line in enumerate(head):
        others = [[*head[:at], *head[at + 1 :]], [*head[:at], line, *head[at:]]]
        others += [[*head[:at], changed_at(line, n), *head[at + 1 :]] for n in range(2, len(line))]
        others += [[*head[:at], f"{line}x", *head[at + 1 :]]]
        rest = [*head[:at], *head[at + 1 :]]
        others += [[*rest[:to], line, *rest[to:]] for to in range(len(head)) if to != at]
        for other in others:
            assert believed(other, setup) is None, (line, other)
    for other in (replace(setup, seats=2), replace(setup, edition="2008"), replace(setup, modules=("base",))):
        assert believed(head, other) is None
    seats = WHOLE_HEAD.seats
    for other in (seats[::-1], (*seats[:2], Occupant(level="expert", version="1.1")), seats[:2]):
        forged = replace(WHOLE_HEAD, seats=other)
        assert not {forged.sealed_hash, forged.fingerprint} & {WHOLE_HEAD.sealed_hash, WHOLE_HEAD.fingerprint}
    text = publish(WHOLE_HEAD, *played(WHOLE_HEAD, setup, 5))
    assert small_script(text, tmp_path) == 0
    for line in head[:-1]:
        assert small_script(text.replace(line, changed_at(line, len(line) - 1)), tmp_path) == 1, line


def changed_at(line: str, place: int) -> str:
    """The line with another character at this place."""
    return line[:place] + ("1" if line[place] != "1" else "2") + line[place + 1 :]


@pytest.mark.parametrize(
    "forge",
    [
        lambda text: re.sub(r"^= 0 \d+$", "= 0 999", text, flags=re.MULTILINE),
        lambda text: re.sub(r"^= 1 .*\n", "", text, flags=re.MULTILINE),
        lambda text: f"{text}= 2 0\n",
        lambda text: re.sub(r"^= .*\n", "", text, flags=re.MULTILINE),
        lambda text: f"{re.sub(r'^= .*', '', text, flags=re.MULTILINE)}# ended early\n",
    ],
)
def test_the_scores_are_those_of_the_game(whole: str, forge: Forge) -> None:
    assert misfit(forge(whole)).why == "wrong-scores"


# The command


def test_the_command_says_what_holds_and_what_to_compare(whole: str, tmp_path: Path) -> None:
    found = command(whole, tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    over = verify(GAMES, whole).over
    assert over is not None
    for said in (
        " : ".join(map(str, over.scores)),
        LUCK.commitment,
        LUCK.fingerprint,
        "rain  in Ulm",
        "looked ahead",
    ):
        assert said in found.stdout


def test_the_command_names_the_first_wrong_line(short: str, tmp_path: Path) -> None:
    at = line_of(short, "chance roll", 2)
    found = command(changed(short, at, "chance roll 6+6+6+6+6"), tmp_path)
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith(f"{tmp_path / 'table.txt'}:{at}: it says “chance roll 6+6+6+6+6”, but ")


def test_a_plain_transcript_is_called_one(short: str, tmp_path: Path) -> None:
    found = command("".join(line for line in short.splitlines(True) if not line.startswith("#")), tmp_path)
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith(
        f"{tmp_path / 'table.txt'}:1: this is a plain transcript, which does not say"
    )
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("source", "said"), [(sealed(), "Nobody added words"), (SALTS, "the bot drew all salts")]
)
def test_the_command_says_what_is_not_proved(source: Origin, said: str, tmp_path: Path) -> None:
    found = command(publish(source, *played(source, moves=5)), tmp_path)
    assert found.returncode == 0
    assert said in found.stdout
    assert "ended early, without a result" in found.stdout


def test_older_rules_are_named_where_they_may_be_the_reason(short: str, tmp_path: Path) -> None:
    older = replace(LUCK, rules=engine.RULES + 1)
    text = publish(older, *played(older, moves=20))
    assert command(text, tmp_path).returncode == 0
    found = command(changed(text, line_of(text, "0 place"), "0 place moon 1"), tmp_path)
    assert f"version {older.rules} of the rules" in found.stderr
    assert "version" not in "\n".join(verdict.explain_refusal(Misfit(1, "wrong-move"), LUCK))
    verify(GAMES, short)


def test_values_of_the_host_are_used_and_shown(tmp_path: Path) -> None:
    house = "[igloos.igloo.I1]\ncost = { wood = 2, gold = 1 }\npoints = 17"
    setup = Setup("stone_age", 2, ("base", "igloos"), "jubilee")
    source = replace(LUCK, house=house, setup=setup)
    text = publish(source, *played(source, setup, moves=20))
    found = command(text, tmp_path)
    assert found.returncode == 0, found.stderr
    assert "points = 17" in found.stdout
    assert command(text.replace("points = 17", "points = 16"), tmp_path).returncode == 1
    impossible = replace(source, house=house.replace("17", "1700"))
    wrong = command(publish(impossible, *played(impossible, setup, moves=20)), tmp_path)
    assert wrong.returncode == 1
    assert "I1" in wrong.stderr


def obvious_answer() -> tuple[Match, list[Row], int]:
    """A game up to a choice after which the same seat has answered what was obvious; the number of that choice."""
    match, rows, choose = Match.start(GAMES[SETUP.game], SETUP), list[Row](), Random(7)
    chosen = 0
    while True:
        if match.chance is not None:
            rows.append(match.supply(chance.answer(LUCK.key, match.chance)))
        elif match.obvious is not None:
            seat, action = match.obvious
            rows.append(replace(match.play(seat, str(action)), obvious=True))
            if chosen and rows[chosen - 1].seat == seat:
                return match, rows, chosen
        else:
            decision = match.decisions[0]
            rows.append(match.play(decision.seat, str(choose.choice(decision.options))))
            chosen = len(rows)


def test_a_seat_may_go_back_over_obvious_answers() -> None:
    match, rows, chosen = obvious_answer()
    seat = rows[chosen - 1].seat
    assert seat is not None
    keep = find_last_choice(rows, seat)
    assert keep is not None
    assert keep < chosen < len(rows)
    rows.append(Row(seat, f"undo {keep}"))
    match = replayed(match.game, SETUP, [rows[number - 1] for number in effective_rows(rows)])
    assert verify(GAMES, publish(LUCK, match, rows)).undone == 1


def test_a_seat_may_not_go_back_over_two_choices() -> None:
    match, rows, chosen = obvious_answer()
    seat = rows[chosen - 1].seat
    earlier = max(number for number in range(1, chosen) if rows[number - 1].seat == seat)
    rows.append(Row(seat, f"undo {earlier - 1}"))
    match = replayed(match.game, SETUP, [rows[number - 1] for number in effective_rows(rows)])
    with pytest.raises(Misfit):
        verify(GAMES, publish(LUCK, match, rows))
