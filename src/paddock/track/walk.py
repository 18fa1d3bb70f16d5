"""Follow a section list and lay out its spaces, lane by lane and in whole ticks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from msgspec.structs import replace

from paddock.track.errors import BadTrack
from paddock.track.forks import fork_problem, overlap, spread
from paddock.track.limits import MOST_SPACES
from paddock.track.plan import LANE, Cell, Piece, Plan
from paddock.track.sections import Bend, Section, TrackFile

LETTERS = {1: "M", 2: "LR", 3: "LMR"}


def lay_out(file: TrackFile, start: Sequence[float] = ()) -> Plan:
    """Lay out spaces lane by lane along the lap, in whole ticks; `start` is the default of the file's "start"."""
    if file.lanes not in LETTERS:
        raise BadTrack(f'"lanes" is {file.lanes}; a track has 1, 2 or 3 lanes')
    walk = Walk(file, file.start or (start[: file.lanes] if file.lanes > 1 else ()))
    for number, part in enumerate(file.parts):
        if not part.branch:  # branches are laid out with their fork
            walk.add(number)
    return walk.plan()


class Walk:
    """Follows the sections with a cursor for each lane; positions are exact fractions of a row."""

    def __init__(self, file: TrackFile, start: Sequence[float]) -> None:
        self.file = file
        self.parts = file.parts
        start = start or (0,) * file.lanes
        if len(start) != file.lanes:
            raise BadTrack(f'"start" has {len(start)} numbers for {file.lanes} lanes')
        self.start = [exact(row) for row in start]
        self.cursor = list(self.start)
        self.numbers: dict[str, int] = {}
        self.cells: list[tuple[Cell, Fraction, Fraction]] = []
        self.pieces: list[tuple[Piece, Fraction, Fraction]] = []
        self.tunnels: list[tuple[str, str]] = []
        self.hidden: list[str] = []  # the last space of each lane before a tunnel
        self.corners = 0

    def add(self, number: int) -> None:
        section = self.parts[number].section
        if section.forks:
            self._fork(number, section)
            return
        kinds = (section.straight is not None) + bool(section.corner) + (section.tunnel is not None)
        if kinds != 1:
            raise BadTrack(f'{self.called(number)}: give exactly one of "straight", "corner" and "tunnel"')
        width = self.width(number)
        if width != len(self.cursor):
            if len(set(self.cursor)) > 1:
                raise BadTrack(f"{self.called(number)}: the road cannot change its width where the lanes are staggered")
            self.cursor = [self.cursor[0]] * width
        if section.corner:
            for bend in section.corner:
                self._bend(number, bend)
            self.corners += 1
        elif section.straight is not None:
            self._straight(number, section.straight)
        else:
            self._tunnel(number, section.tunnel or 0)

    def _fork(self, number: int, section: Section) -> None:
        """TR-04: lay out the left branch, then the right one, from the same beginning to the same end."""
        if problem := fork_problem(self.file, number):
            raise BadTrack(f"{self.called(number)}: {problem}")
        if len(set(self.cursor)) > 1:
            raise BadTrack(f"{self.called(number)}: the road cannot fork where the lanes are staggered")
        begin, first_cell, first_piece = self.cursor[0], len(self.cells), len(self.pieces)
        lengths: dict[str, Fraction] = {}
        inner = number + 1
        for branch, sections in (("left", section.left), ("right", section.right)):
            self.cursor = [begin]
            for _ in sections:
                self.add(inner)
                inner += 1
            if len(set(self.cursor)) > 1:
                raise BadTrack(f"{self.called(number)}: the lanes of its {branch} branch end at different rows")
            lengths[branch] = self.cursor[0] - begin
        cells, pieces = self.cells[first_cell:], self.pieces[first_piece:]
        if overlap([cell for cell, _, _ in cells]):
            raise BadTrack(f"{self.called(number)}: its branches are wider than the road; make one of them narrower")
        length = max(lengths.values())
        scale = {branch: length / own for branch, own in lengths.items()}
        self.cells[first_cell:] = [
            (cell, *spread(begin, scale[cell.branch], back, front)) for cell, back, front in cells
        ]
        self.pieces[first_piece:] = [
            (replace(piece, scale=float(scale[piece.branch])), *spread(begin, scale[piece.branch], back, front))
            for piece, back, front in pieces
        ]
        self.cursor = [begin + length]

    def _straight(self, number: int, rows: int | tuple[int, ...]) -> None:
        counts = self.per_lane(number, rows, '"straight"')
        if min(counts) < 0 or max(counts) < 1:
            raise BadTrack(f"{self.called(number)}: a straight has at least one row")
        section = self.parts[number].section
        before, behind = self.taper_edges(number) if section.taper else (self.edges(number), self.edges(number))
        begin = list(self.cursor)
        for row in range(max(counts)):
            edges = [between(before, behind, Fraction(part, max(counts))) for part in (row, row + 1)]
            for lane, count in enumerate(counts):
                if row < count:
                    plain = not section.taper and not section.curve
                    self._space(number, lane, Fraction(1), edges[0], edges[1], rectangle=plain)
        self._piece(number, begin, Piece(number, bend=float(section.curve), straight=True))

    def _bend(self, number: int, bend: Bend) -> None:
        lengths = self.lengths(number, bend)
        edges = self.edges(number)
        begin = list(self.cursor)
        for lane, parts in enumerate(lengths):
            for length in parts:
                self._space(number, lane, length, edges, edges, turn=bend.turn)
        degrees = float(bend.degrees) if bend.turn == "right" else -float(bend.degrees)
        mean = sum(len(parts) for parts in lengths) / len(lengths)
        radius = None if bend.radius is None else float(bend.radius)
        self._piece(number, begin, Piece(number, degrees, False, mean, radius, edges))

    def lengths(self, number: int, bend: Bend) -> list[list[Fraction]]:
        """Return the length in rows of each space of a bend, by lane."""
        if bend.lengths:
            if bend.spaces or bend.rows is not None:
                raise BadTrack(f'{self.called(number)}: "lengths" takes the place of "spaces" and "rows"')
            self.per_lane(number, tuple(len(lane) for lane in bend.lengths), '"lengths"')
            found = [[exact(length) for length in lane] for lane in bend.lengths]
            if any(length <= 0 for lane in found for length in lane):
                raise BadTrack(f'{self.called(number)}: all "lengths" are more than 0')
            return found
        if not bend.spaces:
            raise BadTrack(f'{self.called(number)}: a bend needs "spaces", e.g. spaces = [3, 2, 1]')
        counts = self.per_lane(number, bend.spaces, '"spaces"')
        if min(counts) < 0 or max(counts) < 1:
            raise BadTrack(f"{self.called(number)}: a bend has at least one space")
        rows = bend.rows if bend.rows is not None else max(counts)
        reach = [exact(row) for row in (rows if isinstance(rows, tuple) else (rows,) * len(counts))]
        if len(reach) != len(counts):
            raise BadTrack(f'{self.called(number)}: "rows" has {len(reach)} numbers for {len(counts)} lanes')
        for count, row in zip(counts, reach, strict=True):
            if row < 0 or (row > 0) != (count > 0):
                raise BadTrack(
                    f"{self.called(number)}: a lane with {count} spaces cannot reach {row} rows along the lap"
                )
        return [[row / max(count, 1)] * count for row, count in zip(reach, counts, strict=True)]

    def _tunnel(self, number: int, rows: int) -> None:
        if rows < 1:
            raise BadTrack(f"{self.called(number)}: a tunnel hides at least one row")
        last = {cell.lane: cell.id for cell, _, _ in self.cells}
        self.hidden = [last.get(lane, "") for lane in range(len(self.cursor))]
        if not all(self.hidden):
            raise BadTrack(f"{self.called(number)}: a lap cannot begin with a tunnel")
        if self.parts[number - 1].branch:
            raise BadTrack(f"{self.called(number)}: a tunnel cannot begin where a fork ends")
        begin = list(self.cursor)
        self.cursor = [row + rows for row in self.cursor]
        self._piece(number, begin, Piece(number, straight=True, hidden=True))

    def _space(
        self,
        number: int,
        lane: int,
        length: Fraction,
        back: tuple[int, int],
        front: tuple[int, int],
        rectangle: bool = False,
        turn: str | None = None,
    ) -> None:
        width = len(self.cursor)
        if len(self.cells) == MOST_SPACES:
            raise BadTrack(f"{self.called(number)}: there are too many spaces; a track has at most {MOST_SPACES:,}")
        letter = self.letters(number)[lane]
        self.numbers[letter] = self.numbers.get(letter, 0) + 1
        begin, end = self.cursor[lane], self.cursor[lane] + length
        self.cursor[lane] = end
        cell = Cell(
            id=f"{letter}{self.numbers[letter]}",
            lane=lane,
            section=number,
            branch=self.parts[number].branch,
            turn=turn,
            rectangle=rectangle,
            corner=self.corners if turn else None,
            left_back=across(back, lane, width),
            right_back=across(back, lane + 1, width),
            left_front=across(front, lane, width),
            right_front=across(front, lane + 1, width),
        )
        if lane < len(self.hidden) and self.hidden[lane]:
            self.tunnels.append((self.hidden[lane], cell.id))
            self.hidden[lane] = ""
        self.cells.append((cell, begin, end))

    def _piece(self, number: int, begin: Sequence[Fraction], piece: Piece) -> None:
        """Note the position of a piece of road along the lap, as the mean of its lanes."""
        ends = self.cursor
        piece = replace(piece, branch=self.parts[number].branch)
        self.pieces.append((piece, sum(begin, Fraction(0)) / len(begin), sum(ends, Fraction(0)) / len(ends)))

    def plan(self) -> Plan:
        """Return everything in whole ticks, with enough ticks per row to make all cuts whole."""
        if not self.cells:
            raise BadTrack("the track has no section")
        if len(self.cursor) != len(self.start):
            raise BadTrack(f"the lap ends {len(self.cursor)} lanes wide but begins with {len(self.start)}")
        laps = [end - begin for begin, end in zip(self.start, self.cursor, strict=True)]
        for letter, lap in zip(LETTERS[len(laps)], laps, strict=True):
            if lap != laps[0]:
                lengths = f"lane {letter} is {float(lap):g} rows round, lane L {float(laps[0]):g}"
                raise BadTrack(f"{lengths}; they must be equal")
        cuts = [cut for _, begin, end in self.cells for cut in (begin, end)]
        cuts += [exact(row) for row in self.file.at.values()] + self.start
        row = 2 * lcm(*(cut.denominator for cut in cuts))
        ticked = [replace(cell, back=int(begin * row), front=int(end * row)) for cell, begin, end in self.cells]
        cells = tuple(sorted(ticked, key=lambda cell: (cell.back, cell.left_back)))
        pieces = tuple(
            replace(piece, back=float(begin * row), front=float(end * row)) for piece, begin, end in self.pieces
        )
        return Plan(row, int(laps[0] * row), cells, pieces, tuple(self.tunnels))

    def width(self, number: int) -> int:
        part = self.parts[number]
        width = part.section.width or (1 if part.branch else self.file.lanes)
        if not 1 <= width <= self.file.lanes:
            raise BadTrack(f'{self.called(number)}: "width" is {width}, the track has {self.file.lanes} lanes')
        return width

    def letters(self, number: int) -> str:
        """Return the letters of the lanes; in a fork, those of the road's lanes on that side."""
        width, branch = len(self.cursor), self.parts[number].branch
        if not branch:
            return LETTERS[width]
        return LETTERS[self.file.lanes][:width] if branch == "left" else LETTERS[self.file.lanes][-width:]

    def edges(self, number: int) -> tuple[int, int]:
        """Return the left and right edge of the road in twelfths of a lane."""
        part = self.parts[number]
        given = part.section.edges
        if given:
            left, right = (exact(edge) * LANE for edge in given)
            if left.denominator > 1 or right.denominator > 1 or not 0 <= left < right <= self.file.lanes * LANE:
                raise BadTrack(
                    f'{self.called(number)}: "edges" go from 0 to {self.file.lanes}, left first, in twelfths'
                )
            return int(left), int(right)
        width = self.width(number)
        free = Fraction(self.file.lanes - width)
        left = {"left": Fraction(0), "right": free}.get(part.branch, free / 2) * LANE
        return int(left), int(left) + width * LANE

    def taper_edges(self, number: int) -> tuple[tuple[int, int], tuple[int, int]]:
        parts = self.parts
        around = [(number - 1) % len(parts), (number + 1) % len(parts)]
        if any(parts[other].branch != parts[number].branch or parts[other].section.forks for other in around):
            raise BadTrack(f"{self.called(number)}: a taper cannot lie beside an end of a fork")
        if any(parts[other].section.taper for other in around):
            raise BadTrack(f"{self.called(number)}: two tapers in a row; give one of them more rows")
        return self.edges(around[0]), self.edges(around[1])

    def per_lane(self, number: int, given: int | tuple[int, ...], what: str) -> tuple[int, ...]:
        width = len(self.cursor)
        counts = given if isinstance(given, tuple) else (given,) * width
        if len(counts) != width:
            lanes = "1 lane" if width == 1 else f"{width} lanes"
            raise BadTrack(f"{self.called(number)}: {what} has {len(counts)} numbers for {lanes}")
        return counts

    def called(self, number: int) -> str:
        return self.parts[number].called


def exact(number: int | float) -> Fraction:
    """Return the exact value of a number in the file: 0.1 is a tenth, and 0.3333 a third."""
    found = Fraction(str(number))
    near = found.limit_denominator(120)
    return near if abs(near - found) < Fraction(1, 2000) else found


def across(edges: tuple[int, int], part: int, width: int) -> int:
    return edges[0] + (edges[1] - edges[0]) * part // width


def between(before: tuple[int, int], behind: tuple[int, int], part: Fraction) -> tuple[int, int]:
    left, right = (round(one + (other - one) * part) for one, other in zip(before, behind, strict=True))
    return left, right
