"""Parse what people write for a time of day and for where they live; the time zone that a locale suggests."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.language.typed_names import fold
from engine.core.errors import RuleError

HOUR, DAY = 60, 24 * 60
"""In minutes."""
TIME = re.compile(
    r"(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|uhr|uur|o['\N{RIGHT SINGLE QUOTATION MARK}]?clock)?\s*(am|pm)?"
)
WORDS: Mapping[str, int] = {
    **dict.fromkeys(("midnight", "mitternacht", "middernacht", "24", "24:00", "24 uhr"), 0),
    **dict.fromkeys(("noon", "mittag", "mittags", "middag"), 12 * HOUR),
}
GERMAN = ("eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf")
DUTCH = ("een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf")
NUMBERS: Mapping[str, int] = {word: at for words in (GERMAN, DUTCH) for at, word in enumerate(words, start=1)}
HALF = re.compile(r"(?:halb\s+(\d{1,2}|\w+)|half\s+([^\W\d]+))(?:\s*(?:uhr|uur))?(\s*[ap]m)?")
"""`halb acht` and `half acht` are half past seven; an English "half eight" would be later, so it is asked again."""
PARTS_OF_THE_DAY: Mapping[str, str] = {
    **dict.fromkeys(("in the morning", "morgens", "früh", "vormittags", "'s ochtends", "'s morgens"), "am"),
    **dict.fromkeys(("in the afternoon", "nachmittags", "'s middags"), "pm"),
    **dict.fromkeys(("in the evening", "abends", "'s avonds"), "pm"),
}
OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-]|\N{MINUS SIGN})\s*(\d{1,2})(?::?00)?")

NAMES: Mapping[str, str] = {
    **dict.fromkeys(
        ("germany", "deutschland", "duitsland", "munich", "münchen", "hamburg", "cologne", "köln"),
        "Europe/Berlin",
    ),
    **dict.fromkeys(("frankfurt", "stuttgart", "leipzig", "cet", "cest", "mez", "mesz"), "Europe/Berlin"),
    **dict.fromkeys(("austria", "österreich", "oostenrijk", "wien", "wenen", "graz"), "Europe/Vienna"),
    **dict.fromkeys(
        ("switzerland", "schweiz", "zwitserland", "zürich", "bern", "basel", "genf"), "Europe/Zurich"
    ),
    **dict.fromkeys(
        ("netherlands", "niederlande", "nederland", "holland", "rotterdam", "utrecht"), "Europe/Amsterdam"
    ),
    **dict.fromkeys(
        ("belgium", "belgien", "belgië", "brussel", "brüssel", "antwerpen", "gent"), "Europe/Brussels"
    ),
    **dict.fromkeys(
        ("uk", "england", "great britain", "großbritannien", "groot-brittannië"), "Europe/London"
    ),
    **dict.fromkeys(("france", "frankreich", "frankrijk", "lyon", "marseille"), "Europe/Paris"),
    **dict.fromkeys(("italy", "italien", "italië", "rom", "roma", "milan", "mailand"), "Europe/Rome"),
    **dict.fromkeys(("spain", "spanien", "spanje", "barcelona"), "Europe/Madrid"),
    **dict.fromkeys(("poland", "polen", "warschau", "krakow", "krakau"), "Europe/Warsaw"),
    **dict.fromkeys(("nyc", "est", "edt", "boston", "washington", "atlanta", "miami"), "America/New_York"),
    **dict.fromkeys(("cst", "cdt", "dallas", "houston", "austin"), "America/Chicago"),
    **dict.fromkeys(("mst", "mdt", "salt lake city"), "America/Denver"),
    **dict.fromkeys(
        ("pst", "pdt", "la", "san francisco", "seattle", "california", "kalifornien"), "America/Los_Angeles"
    ),
    **dict.fromkeys(("japan", "osaka", "kyoto"), "Asia/Tokyo"),
    **dict.fromkeys(("india", "indien", "mumbai", "delhi", "new delhi", "bangalore"), "Asia/Kolkata"),
    **dict.fromkeys(("china", "beijing", "peking"), "Asia/Shanghai"),
}
"""Places and abbreviations that people write but that are no names of time zones."""

BY_LOCALE: Mapping[str, str] = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "en-US": "America/New_York",
    "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
"""The time zone in which most people live whose Discord has this locale."""


def minute(text: str) -> int:
    """Parse `22:30`, `7`, `22 Uhr`, `10pm` or `halb acht abends` to a minute of the day; raises `RuleError`."""
    said = " ".join(text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    if said in WORDS:
        return WORDS[said]
    said = said.replace("a.m.", "am").replace("p.m.", "pm")
    part = next((each for each in PARTS_OF_THE_DAY if said.endswith(f" {each}")), "")
    said = said.removesuffix(part).rstrip()
    if (halved := HALF.fullmatch(said)) is not None:
        said = _half_past(halved)
    found = TIME.fullmatch(said)
    if found is None or not said.isascii():
        raise RuleError("error-time", time=text)
    hours, minutes = int(found[1]), int(found[2] or 0)
    # "22 Uhr abends" is in 24-hour time already
    half = found[3] or (PARTS_OF_THE_DAY.get(part) if hours <= 12 else None)
    if half:
        hours = hours % 12 + 12 * (half == "pm") if 1 <= hours <= 12 else 24
    if hours >= 24 or minutes >= HOUR:
        raise RuleError("error-time", time=text)
    return hours * HOUR + minutes


def _half_past(halved: re.Match[str]) -> str:
    """`halb acht` as `7:30`; a text that names no hour is returned as it is."""
    named = halved[1] or halved[2]
    hour = int(named) if named.isdecimal() else NUMBERS.get(named, 0)
    return f"{(hour - 1) or 12}:30{halved[3] or ''}" if 1 <= hour <= 12 else halved[0]


def zone_of(text: str) -> str:
    """The time zone of a zone name, a city, a country of our players or `UTC+2`; raises `RuleError`."""
    said = " ".join(text.casefold().split())
    if (offset := OFFSET.fullmatch(said)) and int(offset[2]) <= 12:
        sign = "-" if offset[1] == "+" else "+"  # the sign is reversed in names like Etc/GMT-2
        return f"Etc/GMT{sign}{int(offset[2])}" if int(offset[2]) else "UTC"
    known = {**zones(), **NAMES}
    alike = {known[said]} if said in known else {known[each] for each in known if fold(each) == fold(said)}
    if len(alike) == 1:
        return alike.pop()
    near = get_close_matches(said.replace(" ", "_"), known, 1, 0.75)
    if near:
        raise RuleError("error-zone-near", zone=text, near=_city(zones().get(near[0], near[0].title())))
    raise RuleError("error-zone", zone=text)


@cache
def zones() -> Mapping[str, str]:
    """All time zones by their full names and by their cities, both in lower case."""
    names = sorted(available_timezones())
    cities = {_city(name).casefold().replace(" ", "_"): name for name in reversed(names) if "/" in name}
    return cities | {name.casefold(): name for name in names}


def zones_like(typed: str) -> list[str]:
    """The time zones that match what was typed so far, by name, city or country."""
    wanted = fold(typed)
    found = {zone for name, zone in zones().items() if wanted in fold(name)}
    return sorted(found | {zone for name, zone in NAMES.items() if fold(name).startswith(wanted)})


def zone_for(locale: str) -> str:
    """The time zone to propose to somebody whose Discord has this locale."""
    return BY_LOCALE.get(locale) or BY_LOCALE.get(locale.partition("-")[0]) or "UTC"


def _city(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")
