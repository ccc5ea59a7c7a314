"""What a control carries survives Discord, and what Discord delivers is read with suspicion."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.personal_actions import PERSONAL_ACTIONS
from bot.interactions.table_actions import TABLE_ACTIONS
from bot.messages.custom_ids import LONGEST, Control, FirstField, KindAnswer, PlanStep, Press, Topic, Vote
from bot.messages.typed_moves import TypedMove

ACTIONS = {**TABLE_ACTIONS, **PERSONAL_ACTIONS}
numbers = st.integers(0, 10**18 - 1)
controls = st.builds(
    Control,
    kind=st.sampled_from(["do", "pick", "send", "which"]),
    game=numbers,
    action=st.sampled_from(sorted(TABLE_ACTIONS)),
    argument=st.text(max_size=60),
)
presses = st.builds(Press, seat=st.integers(0, 9), move=numbers, line=st.text(max_size=60))


@given(controls)
def test_a_control_is_read_as_it_was_written(control: Control) -> None:
    assert Control.read(str(control)) == control


@given(presses)
def test_a_press_is_read_as_it_was_written(press: Press) -> None:
    assert Press.read(str(press)) == press


@given(
    st.sampled_from(sorted(ACTIONS)), st.text() | st.from_regex(r"[0-9.]{0,9}[a-z =.]{0,20}", fullmatch=True)
)
def test_what_an_action_takes_is_read_or_refused(name: str, text: str) -> None:
    """The router refuses a `ValueError`; what is read is written as it was."""
    try:
        value = ACTIONS[name].read(text)
    except ValueError:
        return
    if isinstance(value, Press | Vote | KindAnswer | PlanStep | TypedMove):
        assert ACTIONS[name].read(str(value)) == value


@pytest.mark.parametrize(
    ("custom_id", "chosen", "value"),
    [
        ("do:12:join:", "", None),
        ("do:12:board:", "", None),
        ("do:12:press:0.7.place forest 3", "", Press(0, 7, "place forest 3")),
        ("pick:12:press:0.7.resolve", "resolve hut", Press(0, 7, "resolve hut")),
        ("pick:12:narrow:0.7.place", "where=forest", FirstField(Press(0, 7, "place"), "where", "forest")),
        ("do:12:vote:5.skip", "", Vote(5, "skip")),
        ("do:12:yes:9", "", 9),
        ("do:12:substitute:2", "", 2),
        ("do:12:openplan:", "", ""),
        ("pick:12:plan:", "tools", "tools"),
        ("pick:12:answer:tools.", "never", KindAnswer("tools", "never")),
        ("do:12:answer:feed.round starve", "", KindAnswer("feed", "starve", "round")),
        ("do:12:planstep:1f..else.", "", PlanStep("1f", None, "else")),
        ("do:12:planstep:1f..then.place forest 3", "", PlanStep("1f", None, "then", "place forest 3")),
        ("pick:12:planstep:1f.2.if.", "food < 4", PlanStep("1f", 2, "if", "food < 4")),
        ("do:12:step:14.back", "", 14),
        ("do:12:step:", "", None),
        ("which:0:typed:place\nwhere=forest", "12", TypedMove("place", {"where": "forest"})),
        ("which:0:answer:tools. never", "12", KindAnswer("tools", "never")),
        ("own:0:mygames:1", "", 1),
        ("own:0:snooze:", "", 8),
        ("own:0:topic:stone_age", "bot/host", Topic("stone_age", "bot/host")),
        ("own:0:learn:again", "", "again"),
    ],
)
def test_ids_that_are_posted_mean_what_they_meant(custom_id: str, chosen: str, value: object) -> None:
    """On messages that earlier versions sent; they must be read for ever."""
    control = Control.read(custom_id)
    assert control is not None
    assert str(control) == custom_id
    assert ACTIONS[control.action].read(control.complete(chosen)) == value


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
