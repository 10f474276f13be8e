#!/usr/bin/env python3
"""Writes the certificates of this folder, from docs/certificates.md alone (plain_games.py has the games); what has been
found in two ways has to agree. Shares nothing with the verifier or the engine."""

import functools
import hashlib
import itertools
import pathlib
import sys

from plain_boards import all_boards, board_of, weight_of_all
from plain_games import mex, labels, first_letters, Octal, Systems, Girth, Loops, Sprouts, Board
from plain_written import WRITTEN, Position

HERE = pathlib.Path(__file__).parent / "certificates"


class Writer:
    def __init__(self, game, kind):
        self.game, self.kind = game, kind
        self.lines = ["sprague-certificate\t4\t%s\t%s" % (kind, game.name)]
        if kind != "induction" and game.name.startswith("written:"):
            self.lines.append("rules\t" + game.text)
        self.entries = []  # (component, what is proved)
        self.values = {}

    def value(self, position):
        """A nimber, or sorted lengths."""
        if position not in self.values:
            found = [self.value(after) for after in self.game.moves(position).values()]
            self.values[position] = (tuple(sorted({n + 1 for f in found for n in f} or {0})) if self.kind == "lengths"
                                     else mex(set(found)))
        return self.values[position]

    def shown(self, value):
        return ",".join(map(str, value)) if self.kind == "lengths" else str(value)

    def reference(self, component):
        for pass_ in (0, 1):
            for number, entry in enumerate(self.entries):
                relabelling = self.game.relabelling(entry, component)
                if relabelling is not None:
                    return "%d[%s]" % (number, relabelling)
            if not pass_:
                self.write(self.game.renamed(component, first_letters(labels(component))))
        raise AssertionError

    def references(self, position):
        parts = self.game.components(position)
        texts = [None] * len(parts)
        for i, part in enumerate(parts):
            if texts[i] is None and self.kind != "lengths":
                for j in range(i + 1, len(parts)):
                    relabelling = self.game.relabelling(part, parts[j])
                    if texts[j] is None and relabelling is not None:
                        texts[i], texts[j] = "-", "=%d[%s]" % (i, relabelling)
                        break
            if texts[i] is None:
                texts[i] = self.reference(part)
        return " ".join(texts)

    def write(self, component):
        """Smaller values by options; of the rest, a reply that is found at once. Replies are for nimbers alone."""
        value = self.value(component)
        moves = self.game.moves(component)
        seen, lines = set(), []
        for move in sorted(moves):
            option = self.value(moves[move])
            answers = self.game.moves(moves[move])
            back = [a for a in sorted(answers) if self.kind != "lengths" and self.value(answers[a]) == value]
            if back and (option > value or option in seen):
                lines.append("reply\t%s\t%s\t%s" % (move, back[0], self.references(answers[back[0]])))
            else:
                lines.append("option\t%s\t%s" % (move, self.references(moves[move])))
                seen.add(option)
        self.lines += ["entry\t%s\t%s" % (self.shown(value), component)] + lines
        self.entries.append(component)

    def start(self, text, position=None, what=None, against=None):
        """What is said of it, or what follows from the kind. Without a position the text says it as it is."""
        if position is None:
            position = self.game.normal(text.split(";"))
        value = self.value(position)
        if what is None:
            what = "lengths" if self.kind == "lengths" else "nimber" if self.kind == "value" else \
                "first" if value else "second"
        if what == "first":
            moves = self.game.moves(position)
            move = min(m for m in moves if self.value(moves[m]) == 0)
            fact = "first\t%s\t%s" % (move, self.references(moves[move]))
        elif what == "second":
            assert value == 0
            fact = "second\t" + self.references(position)
        else:
            fact = "%s\t%s\t%s" % (what, self.shown(value), self.references(position))
        self.lines += ["start\t" + text, fact] + (["against\t" + against] if against else [])
        return value

    def play(self, position, moves):
        self.lines.append("start\t" + position)
        for move in moves:
            position = self.game.moves(position)[move]
            self.lines.append("move\t" + move)
        self.lines.append("%s\t%d" % ("open" if self.game.moves(position) else "over", len(moves)))

    def save(self, name):
        (HERE / (name + ".cert")).write_text("\n".join(self.lines + ["end"]) + "\n")


def sha256(data):
    return hashlib.sha256(data).digest()


def tree(leaves):
    """The root over some digests of leaves (RFC 6962, Section 2.1), and for each of them the digests that lead there."""
    if len(leaves) == 1:
        return leaves[0], [[]]
    half = 1
    while 2 * half < len(leaves):
        half *= 2
    (left, left_paths), (right, right_paths) = tree(leaves[:half]), tree(leaves[half:])
    return (sha256(b"\1" + left + right), [path + ["right\t" + right.hex()] for path in left_paths] +
            [path + ["left\t" + left.hex()] for path in right_paths])


def path(n):
    return [(v, v + 1) for v in range(n - 1)]


def ring(n):
    return sorted(path(n) + [(0, n - 1)])


def star(*legs):
    """Vertex 0 and paths of so many vertices, one after the other."""
    starts = [sum(legs[:i]) for i in range(len(legs))]
    return sorted((0 if v in starts else v, v + 1) for v in range(sum(legs)))


def octal():
    writer = Writer(Octal("0.33"), "value")
    assert writer.start(Board(path(4)).text()) == 1 and writer.start(Board(star(1, 1, 3)).text()) == 0
    assert writer.start(Board(star(2, 2, 1)).text()) >= 0 and writer.start(Board(path(5)).text()) == 2  # Proposition 8
    writer.save("octal-value")
    writer = Writer(Octal("0.07"), "outcome")
    assert writer.start(Board(path(6)).text()) != 0 and writer.start(Board(path(5)).text()) == 0  # A002187
    assert writer.start(Board(path(6) + [(0, 5)]).text()) == 0
    assert writer.start("Aa") != 0  # capital letters come before small ones
    writer.save("octal-outcome")
    writer = Writer(Octal("0.33"), "lengths")
    assert writer.start(Board(star(1, 1, 1)).text()) == (3, 4)  # worked by hand
    writer.start(Board(path(3)).text())
    writer.save("octal-lengths")


def arrows():
    game = Systems("arrows")
    writer = Writer(game, "value")
    twig = Board(path(5), [1, 2, 3], marks=[(3, 4)])
    assert writer.start(twig.text(), twig.system(game)) == 3  # Proposition 5.4
    spider = Board(star(2, 1, 2), [0, 1, 4], marks=[(4, 5)])
    writer.start(spider.text(), spider.system(game))
    writer.save("arrows-value")
    game = Systems("arrows:full")
    writer = Writer(game, "outcome")
    board = Board(star(3, 2, 2), range(8))
    assert (writer.start(board.text(), board.system(game)) != 0) == board.first_player_wins()
    writer.save("arrows-outcome")


def cycles():
    # Seven edges. To the left of ab, bc and ca is the outer face; to the left of ac, bd and ce, by hand:
    text = "bc,acd,adeb,bec,cd outer=a>b"
    edges = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4)]
    board = Board(edges, range(5), [[0, 2, 3, 1], [1, 3, 4, 2], [2, 4, 3]])
    assert not board.first_player_wins()
    game = Systems("cycles")
    writer = Writer(game, "counterexample")
    assert writer.start(text, board.system(game), "second", "CY-2CON\tall edges") == 0
    writer.save("cycles-counterexample")
    game = Systems("cycles:simple")
    writer = Writer(game, "outcome")
    diamond = [(0, 1), (0, 2), (0, 3), (1, 2), (2, 3)]
    for text, marks in (("bcd,ca,dab,ac outer=a>b", []), ("bcd,ca,dab,ac outer=a>b; a>c", [(0, 2)])):
        board = Board(diamond, range(4), [[0, 1, 2], [0, 2, 3]], marks)  # to the right of ab and ac
        assert (writer.start(text, board.system(game)) != 0) == board.first_player_wins()
    writer.save("cycles-outcome")
    sweep("cycles", True, range(3, 6), "CY-2CON\tall edges", (0, 2, 4))
    sweep("connected", False, range(1, 7), "CY-C2.1\tmarkable edges")


def sweep(name, two_connected, sizes, claim, shown=()):
    """All boards of these sizes; then the members with these numbers alone."""
    game = Systems("cycles:walk")
    writer, single = Writer(game, "sweep"), Writer(game, "member")
    family = "2-connected plane boards" if two_connected else "connected plane boards"
    head, members = ["family\t" + family, "claim\t" + claim], []
    writer.lines += head
    for size in sizes:
        boards = all_boards(size, two_connected)
        assert sum(weight for _, weight in boards) == weight_of_all(size, two_connected)
        rows, against = [], 0
        for text, weight in boards:
            board = board_of(text)
            result = "first" if board.first_player_wins() else "second"
            ends = [v for pair in board.pairs for v in pair]
            counted = [pair for pair in board.pairs if "all" in claim or min(map(ends.count, pair)) > 1]
            against += (result == "second") != (len(counted) % 2 == 0)
            rows.append((size, result, weight, text + " outer=a>b"))
        head.append("size\t%d\t%d\t%d\t%d" % (size, len(rows), weight_of_all(size, two_connected), against))
        writer.lines += head[-1:] + ["member\t%s\t%d\t%s" % row[1:] for row in rows]
        members += rows
    leaves = ["\t".join(map(str, (game.name,) + row)) for row in members]
    top, paths = tree([sha256(b"\0" + leaf.encode()) for leaf in leaves])
    root = sha256(b"\1" + sha256(b"\0" + "\n".join([game.name] + head).encode()) + top)
    writer.lines.append("root\t" + root.hex())
    writer.save(name + "-sweep")
    for index in shown:
        size, result, weight, text = members[index]
        assert (single.start(text, board_of(text.split(" ")[0]).system(game)) != 0) == (result == "first")
        single.lines += ["member\t%d\t%d" % (size, weight)] + paths[index] + head + ["root\t" + root.hex()]
    if shown:
        single.save(name + "-member")


def brussels():
    for name, girth, starts in (("girth4", 4, ((2, 3), (1, 1, 2))), ("girth5", 5, ((2, 2, 2),))):
        for kind in ("value", "lengths"):
            game = Girth(girth)
            writer = Writer(game, kind)
            for tips in starts:
                nimber, lengths = game.by_the_graph(*tips)
                found = writer.start(",".join("(%s)" % (c * n) for c, n in zip("abc", tips)))
                assert found == (nimber if kind == "value" else lengths)
            writer.save("%s-%s" % (name, kind))


def sprouts():
    writer = Writer(Sprouts(), "value")
    assert writer.start("(1ab);(2ab)") == writer.start("(1ab);(2ab) on T1")  # Proposition 2
    assert writer.start("(2a2b);(ab)") == 2 and writer.start("(2a2b) on T1;(ab)") == 3  # Section 7.1
    assert writer.start("1 on T1") == 0  # two moves, whatever they are
    writer.save("surfaces-value")


def written():
    games = {game.name.partition(":")[2]: game for game in WRITTEN}
    ring_with_chord = Board(ring(5) + [(0, 2)]).text()
    square = "ab;bc;cd;ad;ac;abacbc face;acadcd face"
    starts = {"kayles": [Board(path(7)).text(), Board(ring(6)).text(), Board(star(1, 1, 2)).text()],
              "arc": [Board(path(8)).text(), Board(ring(6)).text(), ring_with_chord],
              "trimmed": [Board(path(4)).text(), Board(star(1, 1, 1)).text(), "ab;ac;cb >", "ab;bc;ac >;cd"],
              "domination": [Board(path(4)).text(), Board(ring(5)).text(), "ab;c;d", "a chosen;ab;bc"],
              "cuts": [Board(path(5)).text(), Board(star(1, 1, 2)).text(), ring_with_chord],
              "odds": [ring_with_chord, Board(star(1, 1, 2)).text()],
              "merge": [Board(path(6)).text(), Board(ring(5)).text(), "ba;bc;c used;cd;ad;bd"],
              "prune": [ring_with_chord, "ab;bc;ac;cd;de;ce", Board(path(4)).text()],
              "walks": [Board(path(5)).text(), Board(star(1, 2, 2)).text(), Board(ring(4)).text()],
              "rings": ["ab;ac;ad;bc;bd;cd", "ab;bc;ac;cd;de;ce"],
              "cliques": [Board(path(5)).text(), ring_with_chord],
              "shells": [square, "ab;bc;cd;ad;abadbccd face"],
              "paint": [Board(path(5)).text(), Board(ring(5)).text(), "ab painted;bc;cd;de"]}
    for name, game in games.items():
        for kind in ("value", "lengths") if name in ("merge", "trimmed", "prune") else ("value",):
            writer = Writer(game, kind)
            for start in starts[name]:
                writer.start(start)
            writer.save("written-%s-%s" % (name, kind))
    for name in ("arc", "shells"):
        writer = Writer(games[name], "outcome")
        for start in starts[name]:
            writer.start(start)
        writer.save("written-%s-outcome" % name)
    # Dawson's Kayles, A002187: of arc kayles from n = 0 on, of Node Kayles one vertex earlier.
    dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3]
    for n in range(2, 9):
        for name, value in (("arc", dawson[n]), ("kayles", dawson[n + 1])):
            assert Writer(games[name], "value").value(games[name].normal(Board(path(n)).text().split(";"))) == value
    writer = Writer(games["merge"], "play")
    first = games["merge"].normal(Board(path(5)).text().split(";"))
    left = max(games["merge"].moves(first))
    writer.play(first, [left, min(games["merge"].moves(left))])
    writer.save("written-merge-play")


def loops():
    writer = Writer(Loops(), "play")
    writer.play("1;2;5", ["2;2;3", "2;2;2", "2;2;2"])
    writer.save("loops-play")


@functools.lru_cache(None)
def star_nimber(legs):
    """Under 0.33, by plain recursion: with three legs no move takes the hub, with fewer a star is a path."""
    if len(legs) <= 2:
        return (1 + sum(legs)) % 3  # Proposition 8
    shorter = [sorted(legs[:i] + legs[i + 1:] + ((leg - cut,) if leg > cut else ()))
               for i, leg in enumerate(legs) for cut in (1, 2) if cut <= leg]
    return mex({star_nimber(tuple(legs)) for legs in shorter})


def inductions():
    octal_033 = Octal("0.33")
    for legs in ((1, 1, 1), (1, 2, 3), (1, 1, 4), (2, 2, 2), (1, 1, 2, 2)):
        position = octal_033.normal(Board(star(*legs)).text().split(";"))
        assert Writer(octal_033, "value").value(position) == star_nimber(legs)
    writer = Writer(octal_033, "induction")
    writer.lines += ["family\tpaths", "axis\t2\t3\tvertices", "move\t-1\t1", "move\t-2\t2", "values\t0,1,2,0,1"]
    writer.save("paths-induction")
    # Each axis with its start and period, and what its legs become: other axes, or nothing.
    axes = {"longer_ones_0": (3, 2, ("zeros_0", "twos_0")), "zeros_0": (3, 1, ("twos_0", "ones_0")),
            "twos_0": (4, 2, ("ones_0", None)), "ones_0": (3, 2, (None,))}
    names = list(axes)
    writer = Writer(octal_033, "induction")
    writer.lines += ["family\tstars"] + ["axis\t%d\t%d\t%s" % (axes[name][0], axes[name][1], name) for name in names]
    for name in names:
        for after in axes[name][2]:
            change = ["-1" if other == name else "1" if other == after else "0" for other in names]
            needs = ["1" if other == name else "0" for other in names]
            writer.lines.append("move\t%s\t%s" % (",".join(change), ",".join(needs)))
    writer.lines.append("domain\t3\t0,1,2,3")
    # As many legs as that, of 4, 3, 2 and 1 vertices.
    for longer, zeros, twos in itertools.product(range(5), range(4), range(6)):
        values = [star_nimber((1,) * ones + (2,) * twos + (3,) * zeros + (4,) * longer) for ones in range(5)]
        writer.lines.append("values\t" + ",".join(map(str, values)))
    writer.save("stars-induction")


if __name__ == "__main__":
    sys.setrecursionlimit(10000)
    octal()
    arrows()
    cycles()
    brussels()
    sprouts()
    loops()
    written()
    inductions()
