"""`python -m engine verify`: whether a published game holds, what does not, and what no file can show."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import engine
from engine import GAMES
from engine.arguments import text_of
from engine.computer.recomputing import ComputerChoices
from engine.core import published, verifying
from engine.core.origin import SALTED, SEALED, WORDED, Misfit, Occupant, Origin
from engine.core.value_overrides import WrongOverrides
from engine.core.verifying import Verified
from engine.value_overrides import override

SENTENCES = {
    "no-head": "this is a plain transcript, which does not say where its chance came from:"
    " `python -m engine replay FILE` checks its moves; files of `/verify` say more",
    "unreadable": "this line cannot stand here: {found}",
    "wrong-head": "here stands “{found}”, but it must be “{expected}”",
    "wrong-seed": "the commitment is {found}, but the SHA-256 of this seed is {expected}",
    "wrong-sealed": "commitment and setup give “{expected}”, not “{found}”",
    "wrong-seats": "it names {found} seats, but {expected} play",
    "wrong-fingerprint": "commitment, setup and words give “{expected}”, not “{found}”",
    "wrong-question": "it says “{found}”, but the rules ask “{expected}”",
    "wrong-chance": "it says “{found}”, but seed and words give “{expected}” at this occasion of the rules",
    "wrong-move": "the rules do not allow this now: {found}",
    "wrong-undo": "this is not what can be taken back now: {found}",
    "wrong-scores": "it says “{found}”, but the game gives “{expected}”",
    "no-mark": "a computer player ({expected}) has this seat, but the file does not say that it chose this: {found}",
    "wrong-level": "it says that {found} chose, but the computer player of this seat is {expected}",
    "wrong-choice": "it says “{found}”, but computed again it is “{expected}”",
    "no-check": "here must stand “{expected}”",
    "wrong-check": "this row was changed, or one before it was left out, added or moved: {found}\n"
    "With all rows before it the check below it would be “{expected}”",
    "wrong-log": "here stands “{found}”, but all rows of the file give “{expected}”",
    "cut-off": "the file ends here, but the game does not",
    "not-posted": "no hash of this file is the one that was posted: {found}",
}
BY_THE_RULES = (
    *("wrong-question", "wrong-chance", "wrong-move", "wrong-undo", "wrong-scores", "cut-off"),
    *("no-mark", "wrong-choice"),
)


def verify_file(chosen: argparse.Namespace) -> int:
    """Check a published file by the games of its values, and say what came of it."""
    file, text, source = chosen.file, text_of(chosen.file), None
    choices = ComputerChoices(0 if chosen.quick else None)
    try:
        source = verifying.source_of(published.read(text))
        games = override(f"{file}, its house lines", source.house) if source.house else GAMES
        found = verifying.verify(games, text, choices)
        for posted in chosen.posted:
            if posted not in (*source.hashes, found.log):
                raise Misfit(1, "not-posted", posted)
    except Misfit as misfit:
        first, *more = explain_refusal(misfit, source)
        print("\n".join([f"{file}:{misfit.line}: {first}", *more]), file=sys.stderr)
        return 1
    except WrongOverrides as mistake:
        print(mistake, file=sys.stderr)
        return 1
    print("\n".join(explain_acceptance(found, choices)))
    return 0


def explain_refusal(misfit: Misfit, source: Origin | None) -> Iterator[str]:
    """Why a file does not hold, and whether other rules may be the reason."""
    yield SENTENCES[misfit.why].format(found=misfit.found, expected=misfit.expected)
    if source is not None and misfit.why in BY_THE_RULES and source.rules != engine.RULES:
        yield (
            f"This game began with version {source.rules} of the rules, and this program plays version {engine.RULES}:"
            " a correction may be the reason. A program of that time can tell."
        )


def explain_acceptance(found: Verified, choices: ComputerChoices) -> Iterator[str]:
    """What holds, and with what it must be compared."""
    source, over = found.origin, found.over
    result = " : ".join(map(str, over.scores)) if over else "ended early, without a result"
    yield f"Everything in this file fits ({found.setup})."
    yield "- The seed belongs to the commitment."
    if source.scheme == SEALED:
        yield "- Commitment, setup and seats were fixed before the words, and give the fingerprint with them."
    elif source.scheme == WORDED:
        yield "- Commitment, game and words give the fingerprint."
    yield f"- All {found.moves} moves are allowed by the rules; {found.undone} times something was taken back."
    yield (
        f"- All {found.chances} rolls and cards follow from seed and words, at the occasions and from the pools that"
        " the rules give."
    )
    yield f"- Result: {result}."
    yield from explain_choices(choices, found.origin)
    if found.corrected:
        yield f"- {found.corrected} rows were taken back when a rule was corrected; they are not checked."
    if source.house:
        yield "- It was played with these values of the operator, which the file names itself:"
        yield from (f"    {line}" for line in source.house.splitlines())
    yield from _to_compare(found)


def explain_choices(choices: ComputerChoices, source: Origin) -> Iterator[str]:
    """What is known of the choices of computer players, and what is not."""
    if not choices.count:
        return
    yield f"- {choices.same} of {choices.count} choices of computer players are the same when they are computed again."
    if choices.left_out:
        yield f"    {choices.left_out} were not computed again: without --quick they are."
    if choices.others:
        made = ", ".join(sorted(choices.others))
        yield f"    {choices.others.total()} cannot be computed again by this version, so they are not proved: {made}."
        yield from (f"    Release {each} computes its own again." for each in sorted(choices.releases))
    if choices.instead:
        lines = ", ".join(map(str, choices.instead))
        yield f"    At these lines a simpler level chose than the one that has the seat, as it had failed: {lines}."
    if not source.seats:
        yield "    This file does not say which seats they have: only the hash of the log shows that no mark is gone."


def _to_compare(found: Verified) -> Iterator[str]:
    source = found.origin
    yield "What no file can show by itself: compare these with what was posted on Discord."
    yield f"  log, posted when the game ended (since version 1.1): {found.log}"
    if not found.is_checked:
        yield "  This file is from before logs had a hash. If none was posted, nothing proves that no row is missing"
        yield "  or added that the rules allow, nor that no mark of a computer player is missing."
    yield f"  commitment, posted when the table opened: {source.commitment}"
    if source.scheme == SALTED:
        yield "  This game has the first scheme: the commitment was posted at the start, and the bot drew all salts. So"
        yield "  the operator could have chosen the dice before the start, but could not change them afterwards."
        return
    if source.scheme == SEALED:
        yield f"  sealed, posted whenever somebody added words: {source.sealed_hash}"
        yield from (f"  seat {seat}: {_occupant(each)}" for seat, each in enumerate(source.seats))
    yield f"  fingerprint, posted at the start: {source.fingerprint}"
    for place, each in enumerate(source.words, 1):
        yield f"  words {place}: {each.text if each.text is not None else f'forgotten, SHA-256 {each.digest}'}"
    if source.words and source.scheme == SEALED:
        yield "  Whoever saw the sealed hash before the last words and trusts their author knows that no one chose the"
        yield "  dice."
    elif source.words:
        yield "  Whoever saw the commitment before the last words and trusts their author knows: no one chose the dice,"
        yield "  unless somebody left, joined or was seated after these words; this scheme does not fix that."
    else:
        yield "  Nobody added words: the operator could have chosen the dice before the start."
    yield "  The moves: compare them with the thread of the table. The operator could have looked ahead."


def _occupant(occupant: Occupant) -> str:
    return "a person" if occupant.person else f"a computer player, {occupant.level} {occupant.version}"
