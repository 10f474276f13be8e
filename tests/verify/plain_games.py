"""Octal games, arrow systems, the Game of Cycles and Brussels Sprouts with a girth, from docs/certificates.md alone.

Shares nothing with the verifier or the engine. Positions are tiny: isomorphisms are found by trying all. For the Game of
Cycles the winner is found a second time by the thesis's own rules, cells completed and all; for Brussels Sprouts nimbers
and lengths by the graph itself."""

import functools
import itertools
import math
import string


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
        regions = [region for region in regions
                   if any(d(u, v) >= self.girth - 2 for u in self.letters([region]) for v in self.letters([region]))]
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
        return text + ("; " if written else "") + ",".join("%s%d" % pair for pair in written)

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
            lengths = {length + 1 for _, lengths in options for length in lengths}
            return mex({nimber for nimber, _ in options}), frozenset(lengths or {0})

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
