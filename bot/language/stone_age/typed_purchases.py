"""What people write about buying, in all our languages: what it may cost, and how it is paid for."""

from __future__ import annotations

import re

from bot.language.stone_age.typed_places import goods_called
from bot.language.typed_names import folded, named
from engine.core.errors import RuleError
from engine.stone_age.orders.plans import CHEAPEST, DEAREST, MOST, ONLY, RESOURCES

VERB = r"pay(?:ing|s)?|paid|(?:be)?zahl(?:en?|t)?|betaald?|betalen?"
CHEAP = r"cheap\w*|billig\w*|g(?:ü|ue)nstig\w*|goedkoop\w*"
RICH = r"valuable|wertvoll\w*|waardevol\w*"
DEAR = rf"{RICH}|expensive\w*|dearest|teuer\w*|duur\w*|waarde|points|punkte\w*|punten"
MUCH = r"most|much|many|viele?|meisten?|veel|meeste"
ALONE = r"only|just|nur|alleen"
LEADING = r"and|und|en|am|so|zo|as|with|mit|met|the|m(?:ö|oe)glichst"
SPOKEN = rf"(?:\b(?:{LEADING})\s+)*\b(?:{{}})\b"
FOR_SURE = re.compile(SPOKEN.format(f"{VERB}|{CHEAP}|{RICH}"))
PERHAPS = re.compile(SPOKEN.format(f"{VERB}|{CHEAP}|{DEAR}|{MUCH}|{ALONE}"))
LATE_VERB = SPOKEN.format(rf"(?:{MUCH}|{ALONE})\b[^,;\n]*\b(?:{VERB})")
BEFORE_PAYING = re.compile(rf",(?=\s*(?:{FOR_SURE.pattern}|{LATE_VERB}))")
BUYING = re.compile(r"\b(?:buy|kaufe?n?|koop|kopen)\b")
COSTING = re.compile(r"\b(?:costs?|price|kostet|kosten|preis|kost|prijs)\b")


def payment_in(said: str, pattern: re.Pattern[str]) -> tuple[str, str]:
    """What is left of these words without how it is paid, and how; raises `RuleError` where that cannot be read."""
    found = pattern.search(said)
    if found is None:
        return said, ""
    rest = said[found.start() :]
    how = _manner(rest)
    if how:
        return said[: found.start()], how
    if _says(VERB, rest):
        raise RuleError("error-plan-payment", payment=rest.strip()[:40])
    return said, ""


def _manner(said: str) -> str:
    what = resource_in(said)
    if _says(CHEAP, said):
        return CHEAPEST
    if what and _says(MUCH, said):
        return f"{MOST} {what}"
    if what and (_says(ALONE, said) or _says(VERB, said)):
        return f"{ONLY} {what}"
    return DEAREST if _says(DEAR, said) else ""


def _says(words: str, said: str) -> bool:
    return re.search(rf"\b(?:{words})\b", said) is not None


def resource_in(said: str) -> str:
    """The one resource that is named; empty for none or several."""
    called = {what: names for what, names in goods_called().items() if what in RESOURCES}
    found = {named(word, called) for word in folded(said).split() if len(word) > 2} - {None}
    return str(*found) if len(found) == 1 else ""


def price_in(said: str) -> str:
    """The condition that something costs so much; empty where these words are not about that."""
    counted = re.search(r"([<>=]?)\s*(\d{1,2})", said)
    if COSTING.search(said) is None or counted is None:
        return ""
    return f"price {counted[1] or '='} {counted[2]}"
