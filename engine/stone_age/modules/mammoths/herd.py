"""The mammoth herd: where it stands, who follows it, and who tames it (section 7)."""

from __future__ import annotations

from engine.core.actions import Drawn, Rolled, write_dice
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.steps import Acts, InCase
from engine.core.values import frozen
from engine.stone_age.actions import Gain, Move, Pay, Reward, write_goods
from engine.stone_age.base.civilising import ChooseResource, give_any_resource
from engine.stone_age.base.payments import give, list_gains, list_ways, spend_kept
from engine.stone_age.base.placing import is_shared_out
from engine.stone_age.components import BonusTile, Card
from engine.stone_age.rules import Reckoned, Space
from engine.stone_age.state import LastRoll, State

PLACE = "herd"
"""Where the people stand who follow the herd: at the open bonus tile."""
FIRST, ALL = Reward("first"), Reward("all")
Hand = tuple[int, ...]
"""A seat, then its dice, highest first."""


@frozen
class MoveHerd(Acts):
    """The herd goes to the place on the back of the top tile, which is turned up (M-START-01 to -03)."""

    def ask(self, s: State) -> None:
        if s.unseen:
            s.then(ShowBack(), TurnTile(), ShowBack())
        elif s.herd is not None:
            s.herd = None
            s.tell("herd-left")


@frozen
class ShowBack:
    """The backs are visible: whichever tile lies on top, one sees the resource on its back (M-SETUP-01)."""

    def ask(self, s: State) -> Draw | None:
        if s.next_back is not None or not s.unseen:
            return None
        backs = tuple(s.rules.bonus_tiles[tile].back for tile in s.unseen)
        return Draw(backs, f"herd/back/{len(s.unseen)}", where="back")

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        s.next_back = drawn.card
        if s.herd is not None:  # the very first tile is turned up at once
            s.tell("herd-next", what=drawn.card, left=len(s.unseen))


@frozen
class TurnTile:
    """The top tile is one of those with this back; turned up, it lies open for the round (M-START-01)."""

    def ask(self, s: State) -> Draw:
        fit = (tile for tile in s.unseen if s.rules.bonus_tiles[tile].back == s.next_back)
        return Draw(tuple(fit), f"herd/tile/{len(s.unseen)}", where="tile")

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        s.unseen.remove(drawn.card)
        s.bonus = drawn.card
        s.herd = next(
            space.id
            for space in s.rules.spaces.values()
            if space.group == "resource" and space.what == s.next_back
        )
        s.next_back = None
        s.tell("herd-moved", space=s.herd, tile=drawn.card)


def is_shared_out_without_herd(s: State, space: Space) -> bool:
    """Where the herd stands any number of players may come (M-COUNT-01)."""
    return space.id != s.herd and is_shared_out(s, space)


@frozen
class FollowHerd:
    """After gathering where the herd stands, people may move to the bonus tile (M-MOVE-01, M-MOVE-02, R-66).

    What cannot be paid cannot be moved; without a food or resource there is no question (M-MOVE-03).
    """

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        if s.herd != self.where:
            return None
        player = s.players[self.seat]
        most = min(self.people, player.food + sum(player.resources.values()))
        options = (*(Move(people) for people in range(most + 1)), *list_gains(s, self.seat))
        if len(options) == 1:
            return None
        about: dict[str, str | int] = {"space": self.where, "people": self.people}
        return (Decision(self.seat, "move", options, about),)

    def answer(self, s: State, seat: Seat, action: Move | Gain) -> None:
        if isinstance(action, Gain):
            spend_kept(s, seat, action)
            s.then(self)
        elif action.people:
            s.then(PayForMoving(seat, self.where, action.people))


@frozen
class PayForMoving:
    """One food for each person, each replaced by a resource at will (M-MOVE-03, R-60)."""

    seat: Seat
    where: str
    people: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        player = s.players[self.seat]
        stock = {"food": player.food, **player.resources}
        options = list_ways(Pay, stock, self.people)
        if len(options) == 1:
            self.move(s, options[0])
            return None
        return (Decision(self.seat, "pay-move", options, {"people": self.people}),)

    def answer(self, s: State, _seat: Seat, action: Pay) -> None:
        self.move(s, action)

    def move(self, s: State, paid: Pay) -> None:
        """They stay at the tile until taming is over; the others return (M-MOVE-04)."""
        give(s.players[self.seat], paid.goods)
        s.crowd[self.where][self.seat] -= self.people
        s.crowd[PLACE][self.seat] += self.people
        goods = write_goods(paid.goods)
        s.tell("moved", seat=self.seat, space=self.where, people=self.people, goods=goods)


@frozen
class TameHerd(Acts):
    """When all have acted, all players at the tile roll; with none there it goes to the box (M-TAME-01, -02, -08).

    Who is alone wins without a roll (R-65).
    """

    def ask(self, s: State) -> None:
        if s.bonus is None:
            return
        crowd = s.crowd[PLACE]
        seats = tuple(seat for seat in s.clockwise(s.start_player) if crowd[seat])
        if not seats:
            s.tell("herd-alone", tile=s.bonus)
            put_away(s)
        elif len(seats) == 1:
            s.then(*give_prizes(s, seats, seats[0]), LeaveHerd())
        else:
            s.then(RollToTame(seats, ()), LeaveHerd())


@frozen
class RollToTame:
    """One die for each person at the tile, no tools; then the highest die wins (M-TAME-02, M-TAME-03, M-TAME-07)."""

    left: tuple[Seat, ...]
    hands: tuple[Hand, ...]

    def ask(self, s: State) -> Roll | None:
        if self.left:
            seat = self.left[0]
            return s.roll(s.crowd[PLACE][seat], seat, PLACE)
        seats = tuple(hand[0] for hand in self.hands)
        winner = find_tamer(self.hands)
        if winner is not None:
            s.then(*give_prizes(s, seats, winner))
            return None
        tile = put_away(s)
        s.tell("herd-tie", tile=tile)
        s.then(*(TakeAll(seat, tile) for seat in seats))
        return None

    def answer(self, s: State, _seat: None, rolled: Rolled) -> None:
        seat = self.left[0]
        s.last_roll = LastRoll(seat, PLACE, rolled.dice, 0, max(rolled.dice))
        s.tell("rolled", seat=seat, where=PLACE, dice=write_dice(rolled.dice))
        s.then(RollToTame(self.left[1:], (*self.hands, (seat, *sorted(rolled.dice, reverse=True)))))


def find_tamer(hands: tuple[Hand, ...]) -> Seat | None:
    """Whose dice are the highest, compared one by one; a missing die loses, None when all are equal (R-61, R-62)."""
    best = max(hand[1:] for hand in hands)
    seats = [hand[0] for hand in hands if hand[1:] == best]
    return seats[0] if len(seats) == 1 else None


def give_prizes(s: State, seats: tuple[Seat, ...], winner: Seat) -> list[ChooseBonus | TakeAll]:
    """The winner takes the tile and chooses first, the others follow clockwise (M-TAME-04 to -06, R-64)."""
    tile = s.bonus or ""
    s.bonus = None
    s.players[winner].bonus_tiles.append(tile)
    s.tell("tamed", seat=winner, tile=tile)
    others = (seat for seat in s.clockwise(winner) if seat in seats and seat != winner)
    return [ChooseBonus(winner, tile), *(TakeAll(seat, tile) for seat in others)]


def put_away(s: State) -> str:
    """The open tile goes to the box."""
    tile = s.bonus or ""
    s.box.append(tile)
    s.bonus = None
    return tile


@frozen
class ChooseBonus:
    """The winner takes the first bonus, or the one for all instead (M-TAME-04, D-14)."""

    seat: Seat
    tile: str

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        tile = s.rules.bonus_tiles[self.tile]
        if tile.first == tile.all:
            take_bonus(s, self.seat, tile, FIRST)
            return None
        return (Decision(self.seat, "bonus", (FIRST, ALL), {"tile": self.tile}),)

    def answer(self, s: State, seat: Seat, action: Reward) -> None:
        take_bonus(s, seat, s.rules.bonus_tiles[self.tile], action)

    def gift(self, s: State, action: Reward) -> Card:
        """This bonus in the words of a card."""
        return make_bonus(s.rules.bonus_tiles[self.tile], action)


@frozen
class TakeAll(Acts):
    """Who took part but did not win takes the bonus for all (M-TAME-05, M-TAME-07)."""

    seat: Seat
    tile: str

    def choices(self, s: State) -> tuple[ChooseResource, ...]:
        """What the seat will be asked about it: each resource of choice (M-BON-05)."""
        gift = make_bonus(s.rules.bonus_tiles[self.tile], ALL)
        chosen = s.rules.effects[gift.top["kind"]] is give_any_resource
        return (ChooseResource(self.seat, gift.id),) * gift.top["amount"] if chosen else ()

    def ask(self, s: State) -> None:
        take_bonus(s, self.seat, s.rules.bonus_tiles[self.tile], ALL)


def take_bonus(s: State, seat: Seat, tile: BonusTile, which: Reward) -> None:
    """The bonus is given at once; what cannot be given is lost (M-BON-01 to -08)."""
    s.tell("bonus", seat=seat, tile=tile.id, what=which.what)
    gift = make_bonus(tile, which)
    s.rules.effects[gift.top["kind"]](s, seat, gift)


def make_bonus(tile: BonusTile, which: Reward) -> Card:
    top = tile.first if which == FIRST else tile.all
    return Card(f"{tile.id}/{which.what}", {**top, "line": PLACE}, {})


def list_bonuses(s: State, seat: Seat) -> tuple[InCase]:
    """What this seat will be asked if it tames the herd, and what everybody there may be (M-TAME-04, M-TAME-05)."""
    if s.bonus is None:
        return (InCase(()),)
    return (InCase((ChooseBonus(seat, s.bonus), *TakeAll(seat, s.bonus).choices(s))),)


@frozen
class LeaveHerd(Acts):
    """Afterwards all people return to the tableaus (M-TAME-09)."""

    def ask(self, s: State) -> None:
        crowd = s.crowd[PLACE]
        for seat, player in enumerate(s.players):
            player.tableau += crowd[seat]
            crowd[seat] = 0


def score_majority(s: State, seat: Seat) -> Reckoned:
    """Ten points for the most bonus tiles, for each of those who tie; none for nothing (M-FIN-01, R-63)."""
    own = len(s.players[seat].bonus_tiles)
    most = max(len(player.bonus_tiles) for player in s.players)
    return Reckoned(s.rules.numbers.majority if own and own == most else 0)
