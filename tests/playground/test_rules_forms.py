"""Each rule for forms: a body that breaks it is refused, one just inside the limit is not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.messages import Json
from bot.playground.rules import modal
from tests.playground.test_rules import button, row, select


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Label", "component": component} | more


def field(custom_id: str = "t", **more: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1} | more


def form(*components: Json, **more: Any) -> Json:
    return {"title": "Title", "custom_id": "f", "components": list(components)} | more


MODALS = [
    pytest.param(form(label(field()), title="x" * 46), form(label(field()), title="x" * 45), id="title"),
    pytest.param(form(), form(label(field())), id="no field"),
    pytest.param(
        form(*(label(field(str(n))) for n in range(6))),
        form(*(label(field(str(n))) for n in range(5))),
        id="six",
    ),
    pytest.param(
        form(label(field("a")), label(field("a"))),
        form(label(field("a")), label(field("b"))),
        id="custom id twice",
    ),
    pytest.param(form(label(field(), label="x" * 46)), form(label(field(), label="x" * 45)), id="label"),
    pytest.param(
        form(label(field(), description="x" * 101)),
        form(label(field(), description="x" * 100)),
        id="description",
    ),
    pytest.param(form(label(field(max_length=4001))), form(label(field(max_length=4000))), id="max length"),
    pytest.param(
        form(label(field(placeholder="x" * 101))), form(label(field(placeholder="x" * 100))), id="hint"
    ),
    pytest.param(
        form(label(select(*(str(n) for n in range(26))))),
        form(label(select(*(str(n) for n in range(25))))),
        id="26 options",
    ),
    pytest.param(form(label(button())), form(label(select())), id="button"),
    pytest.param(form(row(select())), form(label(select())), id="row"),
]


@pytest.mark.parametrize(("broken", "valid"), MODALS)
def test_a_form(broken: Json, valid: Json) -> None:
    assert modal(broken).breaches
    assert modal(valid).breaches == []
