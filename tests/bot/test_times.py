"""What people write for hours and places is read; what is not is answered with what is possible."""

from __future__ import annotations

import pytest

from bot.tables.model.times import BY_LOCALE, NAMES, minute, zone_for, zone_of, zones, zones_like
from engine.core.errors import RuleError


@pytest.mark.parametrize(
    ("text", "hours", "minutes"),
    [
        ("22:30", 22, 30),
        ("7", 7, 0),
        ("07", 7, 0),
        ("22 Uhr", 22, 0),
        ("22:30 Uhr", 22, 30),
        ("22.30", 22, 30),
        ("22h30", 22, 30),
        ("22h", 22, 0),
        ("10pm", 22, 0),
        ("10 PM", 22, 0),
        ("10:15 p.m.", 22, 15),
        ("12am", 0, 0),
        ("12 pm", 12, 0),
        ("10 uur", 10, 0),
        ("6 o'clock", 6, 0),
        ("midnight", 0, 0),
        ("Mitternacht", 0, 0),
        ("24:00", 0, 0),
        (" noon ", 12, 0),
        ("10 Uhr abends", 22, 0),
        ("22 Uhr abends", 22, 0),
        ("7 Uhr morgens", 7, 0),
        ("12 Uhr morgens", 0, 0),
        ("halb acht", 7, 30),
        ("halb 8 abends", 19, 30),
        ("half elf \u2019s avonds", 22, 30),
        ("10 in the evening", 22, 0),
    ],
)
def test_hours(text: str, hours: int, minutes: int) -> None:
    assert minute(text) == hours * 60 + minutes


@pytest.mark.parametrize(
    "text",
    [
        "",
        "25",
        "22:60",
        "13pm",
        "0pm",
        "late",
        "-1",
        "\u0667",
        "7:5",
        "1e1",
        "22:30:10",
        "half eight",
        "halb 13",
        "half 8",
    ],
)
def test_no_hours(text: str) -> None:
    with pytest.raises(RuleError) as refusal:
        minute(text)
    assert refusal.value.id == "error-time"


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("Los  Angeles", "America/Los_Angeles"),
        ("UTC", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("gmt -3", "Etc/GMT+3"),
        ("+1", "Etc/GMT-1"),
        ("UTC+0", "UTC"),
        ("utc+02:00", "Etc/GMT-2"),
    ],
)
def test_zones(text: str, zone: str) -> None:
    assert zone_of(text) == zone


def test_a_mistyped_city_is_answered_with_the_nearest() -> None:
    with pytest.raises(RuleError) as refusal:
        zone_of("Berln")
    assert (refusal.value.id, refusal.value.params["near"]) == ("error-zone-near", "Berlin")


@pytest.mark.parametrize("text", ["", "Mordor", "UTC+13", "x" * 100])
def test_no_zones(text: str) -> None:
    with pytest.raises(RuleError) as refusal:
        zone_of(text)
    assert refusal.value.id == "error-zone"


def test_every_zone_that_is_named_or_proposed_is_one() -> None:
    assert {*NAMES.values(), *BY_LOCALE.values()} <= {*zones().values()}
    assert (zone_for("de"), zone_for("en-GB"), zone_for("xx")) == ("Europe/Berlin", "Europe/London", "UTC")


def test_typing_finds_zones_by_city_and_country() -> None:
    assert zones_like("berl") == ["Europe/Berlin"]
    assert "Europe/Berlin" in zones_like("deutsch")
    assert "America/New_York" in zones_like("new yo")
    assert zones_like("münch") == zones_like("munch") == zones_like("muench") == ["Europe/Berlin"]
