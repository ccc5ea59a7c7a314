"""The end of the game: section END of the golden cases."""

from tests.engine.stone_age.table import card, dice, faces, play, player, result, supply, table


def test_gc_end_01_display_cannot_be_filled() -> None:
    match = table(phase="new round", display=["K1", "K2", None, None], deck=["X"], wood=[3])
    supply(match, card("X"))
    assert result(match).scores == (3, 0, 0, 0), (
        "one point for each wood left: the final scoring has been done"
    )
    assert match.view(None).phase == "over"
    assert all(each.people == (0, 0, 0, 0) for each in match.view(None).spaces)


def test_gc_end_01_the_start_player_figure_has_not_moved_on() -> None:
    """B-NEW-01, B-END-01: the round could not begin, so nothing of it is reported or shown."""
    match = table(phase="new round", start=2, display=["K1", "K2", None, None], deck=["X"])
    supply(match, card("X"))
    assert match.view(None).start_player == 2
    assert "start-player" not in [event.kind for event in match.take_events()]


def test_gc_end_02_the_start_player_figure_moves_on_with_the_last_cards() -> None:
    match = table(phase="new round", start=2, display=["K1", "K2", None, None], deck=["X", "Y"])
    assert match.view(None).start_player == 3
    assert "start-player" in [event.kind for event in match.take_events()]


def test_gc_end_02_display_just_filled() -> None:
    match = table(phase="new round", display=["K1", "K2", None, None], deck=["X", "Y"])
    supply(match, card("X"), card("Y"))
    assert faces(match) == ["K1", "K2", "X", "Y"]
    assert match.view(None).deck == 0
    assert match.view(None).phase == "placing"
    assert match.waiting == (1,)


def test_gc_end_03_building_stack_runs_out() -> None:
    match = table(
        phase="actions",
        tops=["H10", "H01", "H12", "H13"],
        stacks=[7, 1, 7, 7],
        crowd={"building 2": [1], "card 1": [1], "hunt": [0, 1], "forest": [0, 0, 1], "quarry": [0, 0, 0, 1]},
        food=[12, 12, 12, 0],
        wood=[3],
        brick=[1],
        score=[0, 0, 0, 12],
    )
    play(match, 0, "resolve card 1")
    play(match, 0, "pay 1 wood")
    play(match, 0, "pay 2 wood 1 brick")
    assert match.view(None).stacks[1].left == 0
    assert match.view(None).stacks[1].building is None
    for where in ("seat1/hunt", "seat2/forest", "seat3/quarry"):
        assert match.chance is not None
        assert match.chance.key == f"r1/{where}"
        supply(match, dice(2))
    assert [player(match, seat).food for seat in range(4)] == [7, 8, 7, 0]
    assert player(match, 3).score == 2
    assert result(match).scores == (10, 0, 0, 2)
    view = match.view(None)
    assert (view.round, view.start_player) == (1, 0)
    assert faces(match) == [None, "K2", "K3", "K4"]
    assert view.deck == 32


def test_gc_end_04_last_tile_blocked_but_not_bought() -> None:
    match = table(
        phase="actions", tops=["H01", "H11", "H12", "H13"], stacks=[1, 7, 7, 7], crowd={"building 1": [1]},
        wood=[2], brick=[1],
    )  # fmt: skip
    play(match, 0, "decline")
    assert match.view(None).stacks[0].left == 1
    assert match.round == 2
    assert match.view(None).phase == "placing"


def test_stacks_removed_at_setup_do_not_end_the_game() -> None:
    match = table(2, phase="feeding")
    assert len(match.view(None).stacks) == 2
    assert (match.round, match.over) == (2, None)


def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    match = table(phase="feeding", deck=[])
    assert (match.round, match.over) == (2, None)


def test_an_empty_stack_ends_the_game_before_the_cards_are_looked_at() -> None:
    """Both ends at once: no new round is begun (B-END-03)."""
    match = table(
        phase="feeding", stacks=[0, 7, 7, 7], tops=[None, "H11", "H12", "H13"], display=[None] * 4, deck=[]
    )
    assert result(match).winners == (0, 1, 2, 3)
    assert match.view(None).round == 1
