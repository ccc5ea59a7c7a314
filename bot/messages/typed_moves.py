"""Typed moves: what a person wrote in a slash command becomes a line of the text form, and what could be meant. Its
arguments may be names in all our languages, in any order and number.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.language.fitting import cut
from bot.language.texts import Texts, languages
from bot.language.typed_names import Names, amounts, fold, nearest, same_amounts
from bot.messages.asking import Asking, argument, label
from bot.messages.controls import yield_hint
from engine.core.actions import NOBODY, Action, Form
from engine.core.errors import RuleError, Unreadable
from engine.core.facets import group_by_verb
from engine.core.values import frozen

LONGEST = 100
MOST_CHOICES = 25
CLOSE = re.compile(r"\b(\d+)(?=[a-z])")
"""A number that is not parted from what it counts: `2wood`."""
BETWEEN = re.compile(r"[\s,;+&]+")
"""What may stand between goods or ids; a minus before a number is no separator."""
NUMBERED = re.compile(r"\s*(?:(\d{1,4})\s*[x×]?\s*([^\W\d].*?)|(.*[^\W\d])\s+(\d{1,4}))\s*")
"""A name with a number before or behind it."""
WORD, DIGITS = re.compile(r"\w+"), re.compile(r"\d+")
STRANGE = re.compile(r"[-\N{MINUS SIGN}]\s*\d|[\x00-\x1f\x7f]")
"""What is no way of writing a name: a negative number, a control character."""
MOST_NAMED = 400
"""The most values that are compared by their names in all languages."""


@frozen
class TypedMove:
    """A verb, and its arguments by name as a person gave them; as text a line for each."""

    verb: str
    given: Mapping[str, str]

    def __str__(self) -> str:
        return "\n".join([self.verb, *(f"{name}={text}" for name, text in self.given.items())])

    @classmethod
    def read(cls, text: str) -> TypedMove:
        verb, *rest = text.split("\n")
        return cls(verb, dict(each.split("=", 1) for each in rest if "=" in each))


@frozen
class Interpretation:
    """What a typed move may mean: `line` in the text form, and the options among which must still be chosen."""

    line: str
    options: tuple[Action, ...] = ()
    chosen: str = ""
    near: str = ""
    """What was probably meant when nothing fits."""


def interpret(ask: Asking, move: TypedMove) -> Interpretation:
    """The option that was meant: by its id or its label; an argument left out is filled in if only one fits.

    When nothing fits, the line says what was typed, so that the refusal can name it.
    """
    if any(len(text) > LONGEST for text in move.given.values()):
        raise RuleError("error-text-too-long", limit=LONGEST)
    _require_asked(ask, move)
    fitting = tuple(_fitting(ask, ask.decision.options, move))
    if not fitting:
        move = TypedMove(move.verb, translate_arguments(ask, move.verb, move.given))
        fitting = tuple(_fitting(ask, ask.decision.options, move))
    if len(fitting) > 1:
        fitting = tuple(_fitting(ask, ask.offers, move)) or fitting
    if len(fitting) == 1:
        return Interpretation(str(fitting[0]))
    if not fitting:
        return _interpret_in_part(ask, move)
    chosen = ", ".join(label(ask, fitting[0], name) for name in move.given)
    return Interpretation(_line(ask, move), fitting, chosen)


def _interpret_in_part(ask: Asking, move: TypedMove) -> Interpretation:
    """What has all typed words in its name: for `1 to A` *1 to A Desert*, with these numbers; `A` is asked about."""
    options = group_by_verb(ask.offers).get(move.verb, [])
    for name, text in move.given.items():
        called = _names_of_values(_in_all_languages(ask), options, name)
        is_whole = text in ask.spec.names(ask.texts, move.verb, ask.view) or STRANGE.search(text)
        words = "" if is_whole else text
        having = {text, *(v for v, names in called.items() if any(has_words(each, words) for each in names))}
        options = [each for each in options if name in each.arguments and argument(each, name) in having]
    counted = _numbers(move.given.values())
    equal = [o for o in options if _numbers(label(ask, o, name) for name in move.given) == counted]
    if len(equal) == 1:
        return Interpretation(str(equal[0]))
    near = "" if options else nearest_label(ask, move.verb, move.given)
    return Interpretation(_line(ask, move), tuple(options), near=near)


def _numbers(said: Iterable[str]) -> list[str]:
    return sorted(DIGITS.findall(" ".join(said)))


def _require_asked(ask: Asking, move: TypedMove) -> None:
    """Raises `RuleError` for a verb of another game, or an argument that a shared one does not have at this table."""
    if move.verb not in ask.table.game.words.by_verb:
        raise Unreadable("error-unknown-verb", verb=ask.texts.say(f"command-{move.verb}"))
    asked = ask.table.game.words.by_verb[move.verb].arguments
    for name in move.given:
        if name not in asked:
            raise RuleError(
                "error-argument-not-asked",
                verb=ask.texts.say(f"command-{move.verb}"),
                given=_argument_name(ask, move.verb, name),
                count=len(asked),
                asked=ask.texts.list_items([_argument_name(ask, move.verb, each) for each in asked]),
            )


def _argument_name(ask: Asking, verb: str, name: str) -> str:
    message = f"option-{verb}-{name}"
    return ask.texts.say(message) if ask.texts.knows(message) else name


def _fitting(ask: Asking, options: Sequence[Action], move: TypedMove) -> list[Action]:
    """The options of the verb of a move that have everything that is given."""
    return [
        option
        for option in group_by_verb(options).get(move.verb, [])
        if all(_means(ask, option, name, text) for name, text in move.given.items())
    ]


def _line(ask: Asking, move: TypedMove) -> str:
    """The arguments as nearly to the text form as they can be read, each after the word that stands before it there.

    What was left out is as in the first option, so that the mistake can be explained, unless it cannot be read.
    """
    words = [move.verb]
    first = next(iter(group_by_verb(ask.decision.options).get(move.verb, [])), None)
    for name, asked in ask.table.game.words.by_verb[move.verb].arguments.items():
        usual = None if first is None or asked.may_be_left_out else argument(first, name)
        text = move.given.get(name, usual)
        if text is not None and not (asked.may_be_left_out and text == NOBODY):
            said = _read(asked.form, text.strip()) if asked.form.any_order else None
            words += [asked.before.removeprefix(move.verb), text if said is None else asked.form.write(said)]
    line = " ".join(filter(None, map(str.strip, words)))
    with suppress(Unreadable):
        ask.table.game.words.read(line)
        return line
    return " ".join([move.verb, *move.given.values()])


def _means(ask: Asking, option: Action, name: str, text: str) -> bool:
    if name not in option.arguments:
        return False
    value, typed = argument(option, name), " ".join(text.casefold().split())
    if typed in (value.casefold(), label(ask, option, name).casefold()):
        return True
    form = option.arguments[name].form
    said = _read(form, typed) if form.any_order else None
    return said is not None and form.is_same(said, form.read(value.casefold()))


@lru_cache(maxsize=64)
def _read(form: Form, typed: str) -> Any:
    """The value that is meant, whatever stands between its parts; None when it is not of this form."""
    spaced = BETWEEN.sub(" ", CLOSE.sub(r"\1 ", typed)).strip()
    for words in (typed, spaced, spaced.replace(" ", "+"), spaced.casefold()):
        if re.fullmatch(form.pattern, words, re.ASCII):
            return form.read(words)
    return None


def choices(ask: Asking, move: TypedMove, name: str, typed: str) -> list[tuple[str, str]]:
    """What may be typed for an argument now, as label and value: only what is legal, with price or yield. First what
    has the typed words in its name, the fewer others the better, then what has them as parts of words, then what is
    only described so.
    """
    others = {other: text for other, text in move.given.items() if other != name and text}
    found: dict[str, list[Action]] = {}
    for option in _fitting(ask, ask.offers, TypedMove(move.verb, others)):
        if name in option.arguments:
            found.setdefault(argument(option, name), []).append(option)
    # To describe hundreds of options would delay the answer to every key.
    few = len(found) <= MOST_CHOICES
    named, described = list[tuple[str, str]](), list[tuple[str, str]]()
    labels = {value: label(ask, own[0], name) for value, own in found.items()}
    words = {v: len(WORD.findall(said)) if has_words(said, typed) else LONGEST for v, said in labels.items()}
    for value, options in sorted(found.items(), key=lambda each: (each[0] != typed, words[each[0]])):
        by_name = has_all(f"{labels[value]} {value}", typed)
        if by_name or (few and has_all(_describe_value(ask, options, name), typed)):
            said = cut(_describe_value(ask, options, name), LONGEST)
            (named if by_name else described).append((said, value))
        if len(named) == MOST_CHOICES:
            break
    return [*named, *described][:MOST_CHOICES]


def has_all(text: str, typed: str) -> bool:
    """Whether every typed word is in the text, in any order, also without its accents."""
    return all(word in fold(text) for word in fold(typed).split())


def has_words(text: str, typed: str) -> bool:
    """Whether there are typed words and each is a word of the text: `1 to A` of `1 to A Mountains`."""
    words = Counter(WORD.findall(typed.casefold()))
    return bool(words) and words <= Counter(WORD.findall(text.casefold()))


def _describe_value(ask: Asking, options: Sequence[Action], name: str) -> str:
    """The name of a value, and what the options that have it cost or yield."""
    said, hint = label(ask, options[0], name), yield_hint(ask, options)
    return f"{said} · {hint}" if hint else said


def translate_arguments(ask: Asking, verb: str, given: Mapping[str, str]) -> dict[str, str]:
    """The arguments in the text form as far as known, also where not possible now; the reader's language first."""
    options, found = group_by_verb(ask.decision.options).get(verb, []), dict(given)
    for asks in ([ask], _in_all_languages(ask)):
        named = [each.spec.names(each.texts, verb, each.view) for each in asks]
        called = {value: [name for each in named for name in each[value]] for value in named[0]}
        for name, text in found.items():
            found[name] = _value(_names_of_values(asks, options, name), text) or _value(called, text) or text
        found = _with_number(asks, options, found)
    return found


def _value(called: Names, text: str) -> str | None:
    """The only value of an argument that the text names."""
    if text in called:
        return text
    if STRANGE.search(text):
        return None
    fitting = [value for value, labels in called.items() if any(same_amounts(text, each) for each in labels)]
    return fitting[0] if len(fitting) == 1 else None


def _in_all_languages(ask: Asking) -> list[Asking]:
    return [replace(ask, texts=Texts(language)) for language in languages()]


def _names_of_values(asks: Sequence[Asking], options: Sequence[Action], name: str) -> dict[str, list[str]]:
    """The values of an argument that are possible now, each with its names in the languages of `asks`."""
    by_value = {argument(option, name): option for option in options if name in option.arguments}
    few = [*by_value.items()][:MOST_NAMED]
    none = [word for each in asks for word in each.texts.say("typed-none").split(", ")]
    found = dict[str, list[str]]()
    for value, option in few:
        found[value] = [value, *(label(each, option, name) for each in asks)]
        if not getattr(option, name):
            found[value] += none
    return found


def _with_number(asks: Sequence[Asking], options: Sequence[Action], given: dict[str, str]) -> dict[str, str]:
    """`3 forest` for a place says how many people, too, where that is asked and was not said."""
    forms = [form for option in options[:1] for form in option.arguments.items()]
    missing = [each for each, form in forms if form.limits is not None and each not in given]
    for name, text in given.items():
        found = NUMBERED.fullmatch(text)
        if found is None or len(missing) != 1 or text in (called := _names_of_values(asks, options, name)):
            continue
        number, words = found[1] or found[4], found[2] or found[3]
        if (value := _value(called, words)) is not None:
            return {**given, name: value, missing[0]: number}
    return given


def nearest_label(ask: Asking, verb: str, given: Mapping[str, str]) -> str:
    """What an argument that names nothing possible probably meant, but never none; empty if nothing is like it."""
    options = group_by_verb(ask.decision.options).get(verb, [])
    for name, text in given.items():
        called = _names_of_values(_in_all_languages(ask), options, name)
        is_known = text in called or text in ask.spec.names(ask.texts, verb, ask.view)
        some = {argument(each, name): each for each in options if getattr(each, name, "")}
        near = None if is_known else nearest(text, {each: called[each] for each in called if each in some})
        if near is not None and _without_numbers(text) not in map(_without_numbers, called[near]):
            return label(ask, some[near], name)
    return ""


def _without_numbers(text: str) -> list[tuple[str, ...]]:
    """The words of amounts without their numbers: another number of the same is no misspelling."""
    return sorted(words for _, words in amounts(text))
