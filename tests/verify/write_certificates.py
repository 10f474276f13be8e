#!/usr/bin/env python3
"""Writes the certificates of this folder for octal games, arrows, cycles and Brussels Sprouts with a girth, from
docs/certificates.md alone.

Shares nothing with the verifier or the engine. Positions are tiny: isomorphisms are found by trying all. For the Game of
Cycles the winner is found a second time by the thesis's own rules, cells completed and all, and has to agree; for Brussels
Sprouts nimbers and lengths by the graph itself."""

import functools
import hashlib
import itertools
import math
import pathlib
import string
import sys

HERE = pathlib.Path(__file__).parent / "certificates"


def mex(values):
    return next(n for n in itertools.count() if n not in values)


class Octal:
    """Positions are (edges of the whole graph, vertices left)."""

    def __init__(self, code):
        self.name = "octal:" + code
        self.digits = [int(c) for c in code[2:]]

    @staticmethod
    def parts(edges, left):
        rest, parts = set(left), []
        while rest:
            part, todo = set(), [min(rest)]
            while todo:
                v = todo.pop()
                if v in part:
                    continue
                part.add(v)
                todo += [w for e in edges if v in e for w in e if w in rest]
            rest -= part
            parts.append(tuple(sorted(part)))
        return parts

    def components(self, position):
        edges, left = position
        return [(edges, part) for part in self.parts(edges, left)]

    def moves(self, position):
        edges, left = position
        result = {}
        for _, part in self.components(position):
            for size, digit in enumerate(self.digits, 1):
                for removed in itertools.combinations(part, size):
                    if len(self.parts(edges, removed)) != 1:
                        continue
                    count = len(self.parts(edges, set(part) - set(removed)))
                    if digit & (1 if count == 0 else 2 if count == 1 else 4):
                        rest = tuple(v for v in left if v not in removed)
                        result[",".join(map(str, removed))] = (edges, rest)
        return result

    def text(self, component):
        edges, left = component
        bits = [int(frozenset((left[i], left[j])) in edges) for j in range(len(left)) for i in range(j)]
        bits += [0] * (-len(bits) % 6)
        sixes = [int("".join(map(str, bits[i:i + 6])), 2) for i in range(0, len(bits), 6)]
        return "".join(chr(63 + six) for six in [len(left)] + sixes)

    def entry(self, component):
        edges, left = component
        index = {v: i for i, v in enumerate(left)}
        return (frozenset(frozenset(index[v] for v in e) for e in edges if e <= set(left)), tuple(range(len(left))))

    def relabelling(self, entry, component):
        edges, left = component
        if len(left) != len(entry[1]):
            return None
        for image in itertools.permutations(left):
            if all((frozenset((image[i], image[j])) in edges) == (frozenset((i, j)) in entry[0])
                   for j in range(len(left)) for i in range(j)):
                return ",".join(map(str, image))
        return None


class Systems:
    """Positions are (edges, closed sets, cells); arrows are letters."""

    def __init__(self, name):
        self.name = name

    @staticmethod
    def reduce(edges, closed, cells):
        barred = {next(iter(s)) for s in closed if len(s) == 1}

        def live(sets, blocked):
            return {s for s in sets
                    if not any(a.swapcase() in s for a in s) and not (len(s) > 1 and s & blocked)
                    and not any(t < s for t in sets)}

        closed, cells = live(closed, barred), live(cells, barred)
        gone = {a for a in barred if a.swapcase() in barred}
        edges = {e for e in edges if e not in gone}
        closed = {s for s in closed if not s <= gone}
        return (frozenset(edges), frozenset(closed), frozenset(cells))

    @staticmethod
    def draw(position, arrow):
        edges, *sets = position
        sets = [{s - {arrow} for s in group if arrow.swapcase() not in s} for group in sets]
        return ({e for e in edges if e != arrow.lower()}, *sets)

    def moves(self, position):
        edges, closed, cells = position
        return {a: self.reduce(*self.draw(position, a)) for e in edges for a in (e, e.upper())
                if frozenset(a) not in closed and not any(len(c) == 2 and a in c for c in cells)}

    def components(self, position):
        edges, closed, cells = position
        rest, parts = set(edges), []
        while rest:
            part, before = {min(rest)}, None
            while part != before:
                before = set(part)
                for s in closed | cells:
                    if {a.lower() for a in s} & part:
                        part |= {a.lower() for a in s}
            rest -= part
            mine = [frozenset(s for s in group if {a.lower() for a in s} <= part) for group in (closed, cells)]
            parts.append((frozenset(part), *(mine if len(part) > 1 else (frozenset(), frozenset()))))
        return parts

    @staticmethod
    def text(component):
        edges, *groups = component
        lists = [",".join(sorted("".join(sorted(s, key=lambda a: (a.lower(), a.isupper()))) for s in group))
                 for group in groups]
        return "system(%d;%s;%s)" % (len(edges), *lists)

    @staticmethod
    def renamed(component, names):
        names = {**names, **{a.upper(): b.swapcase() for a, b in names.items()}}
        edges, *groups = component
        return (frozenset(names[e].lower() for e in edges),
                *(frozenset(frozenset(names[a] for a in s) for s in group) for group in groups))

    def entry(self, component):
        return self.renamed(component, {e: chr(97 + i) for i, e in enumerate(sorted(component[0]))})

    def relabelling(self, entry, component):
        sizes = [sorted(map(len, group)) for group in component[1:]]
        if len(entry[0]) != len(component[0]) or sizes != [sorted(map(len, group)) for group in entry[1:]]:
            return None
        for image in itertools.permutations(sorted(component[0])):
            for flips in itertools.product((False, True), repeat=len(image)):
                arrows = [a.upper() if flip else a for a, flip in zip(image, flips)]
                if self.renamed(entry, dict(zip(sorted(entry[0]), arrows))) == component:
                    return "".join(arrows)
        return None


class Girth:
    """Brussels Sprouts on the sphere. Positions are (regions, distances): regions as their boundaries' words, distances as
    pairs of letters with a number."""

    def __init__(self, girth):
        self.name = "brussels:%d" % girth
        self.girth = girth

    @staticmethod
    def curves(regions, crossbar):
        """The junctions that a curve joins, and the regions that it leaves."""
        for here, region in enumerate(regions):
            others = [other for there, other in enumerate(regions) if there != here]
            tips = [(b, i) for b, word in enumerate(region) for i in range(len(word))]
            for (b, i), (c, j) in itertools.combinations(tips, 2):
                ends = region[b][i], region[c][j]
                rest = [word for k, word in enumerate(region) if k not in (b, c)]
                one, two = region[b][i + 1:] + region[b][:i], region[c][j + 1:] + region[c][:j]
                if b != c:
                    yield *ends, others + [rest + [one + crossbar + two + crossbar]]
                    continue
                one, two = region[b][i + 1:j] + crossbar, region[b][j + 1:] + region[b][:i] + crossbar
                for sides in itertools.product((0, 1), repeat=len(rest)):
                    left, right = ([word for word, side in zip(rest, sides) if side == s] for s in (0, 1))
                    yield *ends, others + [left + [one], right + [two]]

    @staticmethod
    def in_order(regions):
        def region(words):
            return tuple(sorted(min([w[i:] + w[:i] for i in range(len(w))] or [w]) for w in words))

        return tuple(sorted(min(region(words), region([w[::-1] for w in words])) for words in regions))

    @staticmethod
    def letters(regions):
        return [c for c in string.ascii_letters if any(c in word for region in regions for word in region)]

    def normal(self, regions, d):
        regions = [[word for word in region if word] for region in regions]
        regions = [r for r in regions if any(d(u, v) >= self.girth - 2 for u in self.letters([r]) for v in self.letters([r]))]
        written = []
        for pair in itertools.combinations(self.letters(regions), 2):
            together = any(set(pair) <= set(self.letters([region])) for region in regions)
            if d(*pair) < (self.girth - 2 if together else self.girth - 4):
                written.append(("".join(pair), d(*pair)))
        return self.in_order(regions), tuple(written)

    @staticmethod
    def distance(position):
        known = dict(position[1])
        return lambda u, v: 0 if u == v else known.get(u + v, known.get(v + u, math.inf))

    def moves(self, position):
        d = self.distance(position)
        used = self.letters(position[0])
        crossbar = next(c for c in string.ascii_letters if c not in used)
        result = {}
        for x, y, left in self.curves(position[0], crossbar):
            def after(u, v):
                if crossbar in (u, v):
                    return 0 if u == v else 1 + min(d(u if v == crossbar else v, end) for end in (x, y))
                return min(d(u, v), 2 + d(u, x) + d(y, v), 2 + d(u, y) + d(x, v))

            if x != y and d(x, y) >= self.girth - 2:
                option = self.normal(left, after)
                result[self.text(option)] = option
        return result

    def components(self, position):
        d = self.distance(position)
        parts = []
        for region in position[0]:
            linked = [part for part in parts if any(d(u, v) < self.girth - 4 for u in self.letters([region])
                                                    for v in self.letters(part))]
            parts = [part for part in parts if part not in linked] + [sum(linked, [region])]
        return sorted((self.normal(part, d) for part in parts), key=self.text)

    @staticmethod
    def text(position):
        regions, written = position
        text = " | ".join(",".join("(%s)" % word for word in region) for region in regions)
        return text + (" ; " if written else "") + ",".join("%s%d" % pair for pair in written)

    def renamed(self, position, names):
        regions = [["".join(names[c] for c in word) for word in region] for region in position[0]]
        d, back = self.distance(position), {new: old for old, new in names.items()}
        return self.normal(regions, lambda u, v: d(back[u], back[v]))

    def entry(self, component):
        return self.renamed(component, dict(zip(self.letters(component[0]), string.ascii_letters)))

    def relabelling(self, entry, component):
        letters = self.letters(component[0])
        if sorted(map(len, entry[0])) != sorted(map(len, component[0])) or len(letters) != len(self.letters(entry[0])):
            return None
        return next(("".join(image) for image in itertools.permutations(letters)
                     if self.renamed(entry, dict(zip(self.letters(entry[0]), image))) == component), None)

    def spots(self, *tips):
        words = [letter * count for letter, count in zip(string.ascii_letters, tips)]
        return self.normal([words], lambda u, v: 0 if u == v else math.inf)

    def by_the_graph(self, *tips):
        """Nimber and lengths, with the whole graph at hand: no region goes, and no distance is left out."""
        def steps(edges, u, v):
            reached, count = {u}, 0
            while v not in reached:
                reached, count = reached | {w for e in edges if set(e) & reached for w in e}, count + 1
                if count > len(edges):
                    return math.inf
            return count

        @functools.lru_cache(maxsize=None)
        def found(regions, edges):
            crossbar = string.ascii_letters[len(tips) + len(edges) // 2]
            options = [found(self.in_order(left), edges | {x + crossbar, y + crossbar})
                       for x, y, left in self.curves(regions, crossbar)
                       if x != y and steps(edges, x, y) >= self.girth - 2]
            return mex({nimber for nimber, _ in options}), frozenset(n + 1 for _, n_s in options for n in n_s) or frozenset({0})

        nimber, lengths = found(((tuple(c * n for c, n in zip(string.ascii_letters, tips))),), frozenset())
        return nimber, tuple(sorted(lengths))


class Board:
    """Vertices in pairs, which of them may be no sink or source, cells as walks of vertices, marks as pairs."""

    def __init__(self, pairs, bound, cells=(), marks=()):
        self.pairs, self.bound, self.cells, self.marks = pairs, bound, cells, list(marks)

    def arrow(self, v, w):
        letter = chr(97 + self.pairs.index((min(v, w), max(v, w))))
        return letter if v < w else letter.upper()

    def system(self):
        ends = self.pairs + [(w, v) for v, w in self.pairs]
        closed = {frozenset(self.arrow(v, w) for v, w in ends if v == u) for u in self.bound}
        closed |= {frozenset(self.arrow(v, w) for v, w in ends if w == u) for u in self.bound}
        cells = {frozenset(self.arrow(*step) for step in zip(walk, walk[1:] + walk[:1])) for walk in self.cells}
        cells |= {frozenset(a.swapcase() for a in cell) for cell in cells}
        position = ({self.arrow(v, w) for v, w in self.pairs}, closed, cells)
        for v, w in self.marks:
            position = Systems.draw(position, self.arrow(v, w))
        return Systems.reduce(*position)

    def first_player_wins(self):
        """By the rules as the papers have them: no sinks or sources, who completes a cell wins, and who moves last."""

        @functools.lru_cache(maxsize=None)
        def wins(marks):
            for v, w in [p for pair in self.pairs for p in (pair, pair[::-1])]:
                if (v, w) in marks or (w, v) in marks:
                    continue
                after = marks | {(v, w)}
                bad = any(all((x, u) in after for x, _ in around) or all((u, x) in after for x, _ in around)
                          for u in self.bound
                          for around in [[(a if b == u else b, u) for a, b in self.pairs if u in (a, b)]])
                if bad:
                    continue
                complete = any(all(step in after for step in zip(walk, walk[1:] + walk[:1]))
                               for cell in self.cells for walk in (cell, cell[::-1]))
                if complete or not wins(after):
                    return True
            return False

        return wins(frozenset(self.marks))


class Writer:
    def __init__(self, game, kind):
        self.game, self.kind = game, kind
        self.lines = ["sprague-certificate\t2\t%s\t%s" % (kind, game.name)]
        self.entries = []  # (component, what is proved)
        self.values = {}

    def value(self, position):
        """A nimber, or sorted lengths."""
        position = tuple(position)
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
                self.write(self.game.entry(component))
        raise AssertionError

    def references(self, position):
        parts = self.game.components(position)
        texts = [None] * len(parts)
        for i, part in enumerate(parts):
            if texts[i] is None and self.kind != "lengths":
                for j in range(i + 1, len(parts)):
                    relabelling = self.game.relabelling(self.game.entry(part), parts[j])
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
        self.lines += ["entry\t%s\t%s" % (self.shown(value), self.game.text(component))] + lines
        self.entries.append(component)

    def start(self, text, position, what=None, against=None):
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
    return (frozenset(frozenset((i, i + 1)) for i in range(n - 1)), tuple(range(n)))


def star(*legs):
    edges, n = set(), 1
    for leg in legs:
        for i in range(leg):
            edges.add(frozenset((0 if i == 0 else n - 1, n)))
            n += 1
    return (frozenset(edges), tuple(range(n)))


def pairs(edges):
    return sorted(tuple(sorted(e)) for e in edges)


def octal():
    writer = Writer(Octal("0.33"), "value")
    assert writer.start("P4", path(4)) == 1 and writer.start("S(1,1,3)", star(1, 1, 3)) == 0
    assert writer.start("S(2,2,1)", star(2, 2, 1)) >= 0 and writer.start("P5", path(5)) == 2  # Proposition 8
    writer.save("octal-value")
    writer = Writer(Octal("0.07"), "outcome")
    assert writer.start("P6", path(6)) != 0 and writer.start("P5", path(5)) == 0  # A002187
    assert writer.start("C6", (path(6)[0] | {frozenset((0, 5))}, path(6)[1])) == 0
    writer.save("octal-outcome")
    writer = Writer(Octal("0.33"), "lengths")
    assert writer.start("S(1,1,1)", star(1, 1, 1)) == (3, 4)  # worked by hand
    writer.start("g6:" + Octal("0.33").text(path(3)), path(3))
    writer.save("octal-lengths")


def arrows():
    writer = Writer(Systems("arrows"), "value")
    twig = Board(pairs(path(5)[0]), [1, 2, 3], marks=[(3, 4)])
    assert writer.start("P5; 3>4", twig.system()) == 3  # Proposition 5.4
    spider = star(2, 1, 2)
    assert writer.start("S[2,1,^1]", Board(pairs(spider[0]), [0, 1, 4], marks=[(4, 5)]).system()) >= 0
    writer.save("arrows-value")
    writer = Writer(Systems("arrows:full"), "outcome")
    spider = star(3, 2, 2)
    board = Board(pairs(spider[0]), list(spider[1]))
    assert (writer.start("S[3,2,2]", board.system()) != 0) == board.first_player_wins()
    writer.save("arrows-outcome")


def cycles():
    # Seven edges. To the left of ab, bc and ca is the outer face; to the left of ac, bd and ce, by hand:
    text = "bc,acd,adeb,bec,cd outer=a>b"
    edges = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4), (3, 4)]
    board = Board(edges, range(5), [[0, 2, 3, 1], [1, 3, 4, 2], [2, 4, 3]])
    assert not board.first_player_wins()
    writer = Writer(Systems("cycles"), "counterexample")
    assert writer.start(text, board.system(), "second", "CY-2CON\tall edges") == 0
    writer.save("cycles-counterexample")
    writer = Writer(Systems("cycles:simple"), "outcome")
    diamond = [(0, 1), (0, 2), (0, 3), (1, 2), (2, 3)]
    for text, marks in (("bcd,ca,dab,ac outer=a>b", []), ("bcd,ca,dab,ac outer=a>b; a>c", [(0, 2)])):
        board = Board(diamond, range(4), [[0, 1, 2], [0, 2, 3]], marks)  # to the right of ab and ac
        assert (writer.start(text, board.system()) != 0) == board.first_player_wins()
    writer.save("cycles-outcome")
    sweep()


def sweep():
    """All 2-connected boards of three to five edges; that these are all is not for this script to say."""
    def ring(n):
        return sorted((min(i, (i + 1) % n), max(i, (i + 1) % n)) for i in range(n))

    diamond = [(0, 1), (0, 2), (0, 3), (1, 2), (2, 3)]
    # Size, text, weight (see docs/certificates.md: directed arrows along the outer face by automorphisms), board.
    members = [
        (3, "bc,ac,ab outer=a>b", 6 // 6, Board(ring(3), range(3), [[0, 1, 2]])),
        (4, "bd,ac,bd,ac outer=a>b", 8 // 8, Board(ring(4), range(4), [[0, 1, 2, 3]])),
        (5, "bcd,ca,dab,ac outer=a>b", 8 // 4, Board(diamond, range(4), [[0, 1, 2], [0, 2, 3]])),
        (5, "bcd,ca,dab,ac outer=b>a", 6 // 2, Board(diamond, range(4), [[0, 2, 3], [0, 1, 2, 3]])),
        (5, "be,ac,bd,ce,ad outer=a>b", 10 // 10, Board(ring(5), range(5), [[0, 1, 2, 3, 4]])),
    ]
    results = ["first" if board.first_player_wins() else "second" for *_, board in members]
    root, paths = tree([sha256(b"\0" + ("cycles:walk\t%d\t%s\t%d\t%s" % (size, result, weight, text)).encode())
                        for (size, text, weight, _), result in zip(members, results)])
    writer = Writer(Systems("cycles:walk"), "sweep")
    writer.lines += ["family\t2-connected plane boards", "claim\tCY-2CON\tall edges"]
    for size in (3, 4, 5):
        rows = [(row, result) for row, result in zip(members, results) if row[0] == size]
        against = sum((result == "second") != (size % 2 == 0) for _, result in rows)
        writer.lines.append("size\t%d\t%d\t%d\t%d" % (size, len(rows), sum(row[2] for row, _ in rows), against))
        writer.lines += ["member\t%s\t%d\t%s" % (result, row[2], row[1]) for row, result in rows]
    writer.lines.append("root\t" + root.hex())
    writer.save("cycles-sweep")
    writer = Writer(Systems("cycles:walk"), "member")
    for index in (0, 2, 4):
        size, text, weight, board = members[index]
        assert (writer.start(text, board.system()) != 0) == (results[index] == "first")
        writer.lines += ["member\t%d\t%d" % (size, weight)] + paths[index] + ["root\t" + root.hex()]
    writer.save("cycles-member")


def brussels():
    for name, girth, tips in (("girth", 4, (2, 3)), ("girth5", 5, (2, 2, 2))):
        game = Girth(girth)
        nimber, lengths = game.by_the_graph(*tips)
        for kind, found in (("value", nimber), ("lengths", lengths)):
            writer = Writer(game, kind)
            assert writer.start(",".join(map(str, tips)), game.spots(*tips)) == found
            writer.save("%s-%s" % (name, kind))


if __name__ == "__main__":
    sys.setrecursionlimit(10000)
    octal()
    arrows()
    cycles()
    brussels()
