"""What only Jäger und Späher can say of itself: its pieces (section 9, invariants) and its secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from engine.hunters_scouts.base.characters import LayCard
from engine.hunters_scouts.base.setting_up import ChooseStarter, LayDisplay, LayPlaces
from engine.hunters_scouts.state import Deck, State

MEMBERS = 5


def assert_pieces(s: State) -> None:
    """Nothing is lost and nothing comes from nowhere (section 9, the invariants to test)."""
    assert_members(s)
    assert_characters(s)
    assert_cards(s.wilderness, [card for card in s.fields if s.rules.locations[card].group == "wilderness"])
    assert_cards(s.hunting, [card for card in s.fields if s.rules.locations[card].group == "hunting"])
    assert_items(s)
    for card, free in s.fields.items():
        printed = dict(s.rules.locations[card].fields)
        assert any(free.values()), f"{card} lies open without a free field"
        assert all(0 <= free[kind] <= printed[kind] for kind in printed)
    for tribe in s.tribes:
        assert tribe.vp == sum(tribe.gained.values()) >= 0
        assert tribe.hunger >= 0
        assert tribe.passed == sorted({*tribe.passed})
    assert all(pieces >= 0 for pieces in s.today.pool.values())


def assert_members(s: State) -> None:
    assert {*s.crowd} == {*s.fields, *s.places}
    for seat, tribe in enumerate(s.tribes):
        assert tribe.village + tribe.camp + tribe.supply + s.count_out(seat) == MEMBERS
        assert min(tribe.village, tribe.camp, tribe.supply) >= 0
    for where, members in s.crowd.items():
        assert min(members) >= 0
        if where in s.fields:
            assert sum(members) <= 3
        else:
            assert 0 in members, f"both tribes stand at {where}"
        assert s.active is None or s.today.locked.get(where, 0) <= members[s.active]
    assert {*s.today.locked} <= {*s.crowd}


def assert_characters(s: State) -> None:
    on_the_way = [step.card for step in s.stack if isinstance(step, LayCard)]
    cards = [*chain(*s.display), *chain(*(tribe.hand for tribe in s.tribes)), *on_the_way]
    setting_up = any(isinstance(step, ChooseStarter | LayDisplay) for step in s.stack)
    if not setting_up:
        assert len(cards) == 2 * len(s.rules.hand) + 6
    for name in s.rules.characters:
        assert cards.count(name) <= {"shaman": 3, "advanced-scout": 3}.get(name, 2)
    if not any(isinstance(step, ChooseStarter | LayDisplay | LayPlaces) for step in s.stack):
        assert len({s.rules.places[place] for place in s.places}) == s.rules.numbers.places


def assert_cards(deck: Deck, lying: Sequence[str]) -> None:
    cards = [*deck.unseen, *deck.discard, *lying]
    assert len(cards) == len({*cards}) == 18


def assert_items(s: State) -> None:
    owned = chain(*([*tribe.items, *tribe.created] for tribe in s.tribes))
    items = [*s.items.unseen, *s.items.discard, *owned]
    assert len(items) == 31
    assert all(items.count(item.id) == item.copies for item in s.rules.items.values())


def change_secrets(s: State, viewer: int | None, *, remembers: bool = False) -> None:
    """Deal anew what this viewer cannot know: hidden items of the others, and the order of everything unseen.

    Who remembers knows the items that others had when these were shuffled.
    """
    s.wilderness.unseen.reverse()
    s.hunting.unseen.reverse()
    others = [tribe for seat, tribe in enumerate(s.tribes) if seat != viewer]
    known = {id(tribe): [*(tribe.known or ())] if remembers else [] for tribe in others}
    held = Counter(item for tribe in others for item in tribe.items)
    held.subtract(item for items in known.values() for item in items)
    pool = [*s.items.unseen, *held.elements()][::-1]
    for tribe in others:
        count = len(tribe.items) - len(known[id(tribe)])
        tribe.items, pool = [*pool[:count], *known[id(tribe)]], pool[count:]
        tribe.known = tribe.known if remembers else ()
    s.items.unseen = pool


def lose_a_card(s: State) -> None:
    s.items.unseen.pop()
