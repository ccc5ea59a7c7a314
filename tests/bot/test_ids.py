"""What a control carries survives Discord, and what Discord delivers is read with suspicion."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.table_actions import DEEDS
from bot.messages.custom_ids import LONGEST, Control, Turn

numbers = st.integers(0, 10**18 - 1)
controls = st.builds(
    Control,
    kind=st.sampled_from(["do", "pick", "send", "which"]),
    game=numbers,
    deed=st.sampled_from(sorted(DEEDS)),
    argument=st.text(max_size=60),
)
turns = st.builds(Turn, seat=st.integers(0, 9), move=numbers, said=st.text(max_size=60))
almost = st.from_regex(r"(do|pick|x)?:?[0-9٣-]{0,25}:?[a-z.]{0,9}:?[^:]{0,9}", fullmatch=True)


@given(controls)
def test_a_control_is_read_as_it_was_written(control: Control) -> None:
    assert Control.read(str(control)) == control


@given(turns)
def test_a_turn_is_read_as_it_was_written(turn: Turn) -> None:
    assert Turn.read(str(turn)) == turn


@given(st.text() | almost)
def test_a_custom_id_is_one_of_ours_or_none(text: str) -> None:
    control = Control.read(text)
    assert control is None or str(control) == text


@given(st.text() | st.from_regex(r"[0-9.-]{0,40}[a-z. ]{0,9}", fullmatch=True))
def test_a_turn_is_one_or_a_value_error(text: str) -> None:
    try:
        turn = Turn.read(text)
    except ValueError:
        return
    assert str(turn) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "do",
        "do:1:press",
        "be:1:press:x",
        "do::press:x",
        "do:-1:press:x",
        "do:01:press:x",
        "do:٣:press:x",
        "do:1:Press:x",
        "do:1::x",
        f"do:{'9' * 19}:press:x",
        f"do:1:press:{'x' * LONGEST}",
    ],
)
def test_what_is_not_ours(text: str) -> None:
    assert Control.read(text) is None


def test_an_id_too_long_for_discord_is_not_sent() -> None:
    longest = Control("do", 1, "press", "x" * (LONGEST - len("do:1:press:")))
    assert len(str(longest)) == LONGEST
    with pytest.raises(ValueError, match="too long"):
        str(Control("do", 1, "press", longest.argument + "x"))
