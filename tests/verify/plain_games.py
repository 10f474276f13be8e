"""Octal games, arrow systems, the Game of Cycles, Sprouts and Brussels Sprouts, from docs/certificates.md alone.

Shares nothing with the verifier or the engine. Positions are texts, and tiny: relabellings are found by trying. For the
Game of Cycles the winner is found a second time by the thesis's own rules, cells completed and all; for Brussels
Sprouts nimbers and lengths by the graph itself."""

import functools
import itertools
import math
import string


def mex(values):
    return next(n for n in itertools.count() if n not in values)


def items(position):
    return position.split(";") if position else []


def labels(position):
    """In alphabetical order."""
    used = "".join(item.split(" ")[0] for item in items(position))
    return [c for c in string.ascii_letters if c in used]


def first_letters(letters):
    """Names for them: the first small letters for small ones, the first capital letters for capital ones."""
    small, capital = ([c for c in letters if c.islower() == wanted] for wanted in (True, False))
    return {**dict(zip(small, string.ascii_lowercase)), **dict(zip(capital, string.ascii_uppercase))}


class Game:
    """What all have in common. The rules are `moves`: what each leaves, in normal form, by its name."""

    def item(self, text):
        """An item's normal form."""
        return "".join(sorted(text))

    def normal(self, texts):
        return ";".join(sorted(map(self.item, texts)))

    def components(self, position):
        parts = []
        for item in items(position):
            linked = [part for part in parts if set(labels(item)) & set(labels(";".join(part)))]
            parts = [part for part in parts if part not in linked] + [sum(linked, [item])]
        return sorted(map(self.normal, parts))

    def renamed(self, position, names):
        def item(text):
            head, space, tail = text.partition(" ")
            return "".join(names.get(c, c) for c in head) + space + tail

        return self.normal(map(item, items(position)))

    def relabelling(self, entry, component):
        """The labels of the component that those of the entry stand for; None if the two are not the same."""
        def role(label, item):
            head, _, tail = item.partition(" ")
            return sorted("#" if c == label else "?" if c.isalpha() else c for c in head), tail

        def roles(position):
            return {label: sorted(role(label, item) for item in items(position) if label in item.split(" ")[0])
                    for label in labels(position)}

        def extended(names, todo):
            done = [item for item in items(entry) if not set(labels(item)) & set(todo)]
            if not set(items(self.renamed(";".join(done), names))) <= set(items(component)):
                return None
            if not todo:
                return names if self.renamed(entry, names) == component else None
            images = (other for other in theirs if theirs[other] == mine[todo[0]] and other not in names.values())
            return next(filter(None, (extended({**names, todo[0]: other}, todo[1:]) for other in images)), None)

        mine, theirs = roles(entry), roles(component)
        if not mine:
            return "" if entry == component else None
        if sorted(mine.values()) != sorted(theirs.values()):
            return None
        names = extended({}, sorted(mine, key=lambda label: (label.lower(), label.isupper())))
        return names and "".join(names[label] for label in mine)


class Octal(Game):
    def __init__(self, code):
        self.name = "octal:" + code
        self.digits = [int(c) for c in code[2:]]

    def induced(self, position, kept):
        edges = [item for item in items(position) if len(item) == 2 and set(item) <= set(kept)]
        return self.normal(edges + [v for v in kept if not any(v in edge for edge in edges)])

    def moves(self, position):
        result = {}
        for part in self.components(position):
            for size, digit in enumerate(self.digits, 1):
                for removed in itertools.combinations(sorted(labels(part)), size):
                    if len(self.components(self.induced(part, removed))) != 1:
                        continue
                    count = len(self.components(self.induced(part, set(labels(part)) - set(removed))))
                    if digit & (1 if count == 0 else 2 if count == 1 else 4):
                        result["".join(removed)] = self.induced(position, set(labels(position)) - set(removed))
        return result


class Systems(Game):
    def __init__(self, name):
        self.name = name

    @staticmethod
    def parts(position):
        """Edges, closed sets and cells, as sets of arrows."""
        return [{frozenset(item.strip("!*")) for item in items(position) if item[0] in marks}
                for marks in (string.ascii_letters, "!", "*")]

    def written(self, edges, closed, cells):
        """By rules 2 to 5."""
        assert all(closed) and all(len(cell) > 1 for cell in cells)
        barred = {arrow for arrows in closed if len(arrows) == 1 for arrow in arrows}

        def live(sets):
            return {arrows for arrows in sets
                    if len(arrows) == 1 or not (arrows & barred or any(a.swapcase() in arrows for a in arrows)
                                                or any(other < arrows for other in sets))}

        closed, cells = live(closed), live(cells)
        edges = {edge for edge in edges if not edge <= barred}
        closed = {arrows for arrows in closed if not any(len(arrows) == 1 and a.swapcase() in barred for a in arrows)}
        needed = [{b for a in arrows for b in (a, a.swapcase())} for arrows in closed | cells]
        closed = {arrows for arrows in closed if len(arrows) > 1 or sum(arrows <= others for others in needed) > 1}
        return self.normal(prefix + "".join(arrows) for prefix, sets in (("", edges), ("!", closed), ("*", cells))
                           for arrows in sets)

    @staticmethod
    def drawn(arrow, edges, *sets):
        """By rule 1."""
        sets = [{arrows - {arrow} for arrows in group if arrow.swapcase() not in arrows} for group in sets]
        return {edge for edge in edges if arrow not in edge}, *sets

    def moves(self, position):
        edges, closed, cells = self.parts(position)
        return {arrow: self.written(*self.drawn(arrow, edges, closed, cells)) for edge in edges for arrow in edge
                if {arrow} not in closed and not any(len(cell) == 2 and arrow in cell for cell in cells)}


class Girth(Game):
    """Brussels Sprouts on the sphere. Regions are lists of their boundaries' words, distances a function."""

    def __init__(self, girth):
        self.name = "brussels:%d" % girth
        self.girth = girth

    def item(self, text):
        if text[0] != "(":
            return "".join(sorted(text[:2])) + text[2:]
        return self.region(text[1:-1].split("),("))

    @staticmethod
    def region(words):
        def text(words):
            return ",".join(sorted("(%s)" % min([w[i:] + w[:i] for i in range(len(w))] or [w]) for w in words))

        return min(text(words), text([word[::-1] for word in words]))

    @staticmethod
    def read(position):
        known = {item[:2]: int(item[2:]) for item in items(position) if item[0] != "("}
        return ([item[1:-1].split("),(") for item in items(position) if item[0] == "("],
                lambda u, v: 0 if u == v else known.get(u + v, known.get(v + u, math.inf)))

    def written(self, regions, d):
        """In normal form."""
        regions = [[word for word in region if word] for region in regions]
        inside = [labels(self.region(region)) for region in regions]
        kept = [(region, letters) for region, letters in zip(regions, inside)
                if any(d(u, v) >= self.girth - 2 for u, v in itertools.combinations(letters, 2))]
        result = [self.region(region) for region, _ in kept]
        for u, v in itertools.combinations(labels(";".join(result)), 2):
            together = any(u in letters and v in letters for _, letters in kept)
            if d(u, v) < (self.girth - 2 if together else self.girth - 4):
                result.append("%s%s%d" % (u, v, d(u, v)))
        return self.normal(result)

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

    def moves(self, position):
        regions, d = self.read(position)
        crossbar = next(c for c in string.ascii_letters if c not in labels(position))
        result = {}
        for x, y, left in self.curves(regions, crossbar):
            def after(u, v):
                if crossbar in (u, v):
                    return 0 if u == v else 1 + min(d(u if v == crossbar else v, end) for end in (x, y))
                return min(d(u, v), 2 + d(u, x) + d(y, v), 2 + d(u, y) + d(x, v))

            if x != y and d(x, y) >= self.girth - 2:
                option = self.written(left, after)
                result[option] = option
        return result

    def components(self, position):
        regions, d = self.read(position)
        parts = []
        for region in regions:
            linked = [part for part in parts if any(d(u, v) < self.girth - 4 for u in "".join(region)
                                                    for other in part for v in "".join(other))]
            parts = [part for part in parts if part not in linked] + [sum(linked, [region])]
        return sorted(self.written(part, d) for part in parts)

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
            options = [found(tuple(sorted(map(self.region, left))), edges | {x + crossbar, y + crossbar})
                       for x, y, left in self.curves([text[1:-1].split("),(") for text in regions], crossbar)
                       if x != y and steps(edges, x, y) >= self.girth - 2]
            lengths = {length + 1 for _, lengths in options for length in lengths}
            return mex({nimber for nimber, _ in options}), frozenset(lengths or {0})

        nimber, lengths = found((self.region([c * n for c, n in zip(string.ascii_letters, tips)]),), frozenset())
        return nimber, tuple(sorted(lengths))


class Loops(Game):
    """Brussels Sprouts in which two tips of one junction are joined."""

    name = "brussels:loops"

    def item(self, text):
        return text

    def moves(self, position):
        tips = [int(item) for item in items(position)]
        options = [[*tips[:i], t - 2, *tips[i + 1:], 2] for i, t in enumerate(tips)]
        return {option: option for option in (self.written(tips) for tips in options)}

    def written(self, tips):
        return self.normal(str(t) for t in tips if t >= 2)


class Sprouts(Game):
    """On spheres with handles, all regions keeping theirs. A region is how many it has, and the words of its boundaries,
    "0" for an undrawn spot; a vertex that a curve kills is a dot as long as it takes to draw it."""

    name = "sprouts:surfaces"

    def item(self, text):
        return self.region(*self.read(text)[0])

    @staticmethod
    def region(handles, words):
        def text(words):
            least = sorted("(%s)" % min(w[i:] + w[:i] for i in range(len(w))) for w in words if w != "0")
            return ",".join([str(words.count("0"))] * ("0" in words) + least)

        on = " on T%d" % handles if handles else ""
        return min(text(words), text([word[::-1] for word in words])) + on

    @staticmethod
    def read(position):
        regions = []
        for item in items(position):
            text, _, surface = item.partition(" on ")
            assert not surface or surface[0] == "T"
            parts = text.split(",")
            spots = int(parts[0]) if parts[0].isdigit() else 0
            regions.append((int(surface[1:] or 0), ["0"] * spots + [part[1:-1] for part in parts[spots > 0:]]))
        return regions

    @staticmethod
    def lives(words):
        """Letters count once."""
        text = "".join(words)
        return 3 * text.count("0") + 2 * text.count("1") + text.count("2") + len(labels(text))

    def reduced(self, regions):
        """By rules 1 to 5."""
        def joined(word):
            for i in range(len(word)):
                if len(word) > 1 and word[i] == word[i - 1] and word[i].isalpha():
                    rest = word[i + 1:] + word[:i - 1] if i else word[1:-1]
                    return joined("2" + rest)
            return "22" if word == "1" else word

        regions = [(handles, [joined(word) for word in words if word]) for handles, words in regions]
        regions = [(handles, words) for handles, words in regions if self.lives(words) > 1]
        corners = "".join(word for _, words in regions for word in words)
        single = {c: "2" for c in corners if c.isalpha() and corners.count(c) == 1}
        return [(handles, ["".join(single.get(c, c) for c in word) for word in words]) for handles, words in regions]

    def written(self, regions):
        return ";".join(sorted(self.region(*region) for region in self.reduced(regions)))

    @staticmethod
    def curves(regions, new, names):
        """The regions that a curve leaves, its vertex named `new`, and those that it gives a second corner `names`."""
        def ends(corner, name):
            """The corners of an end's vertex before and after the curve, as the boundary is read."""
            return ("1", "") if corner == "0" else (name, name) if corner == "1" else (".", ".")

        def cuts(word, other, i, j):
            """The one boundary that two become, or the two that one becomes."""
            if other is not None:
                (a, b), (c, d) = ends(word[i], names[0]), ends(other[j], names[1])
                return [b + word[i + 1:] + word[:i] + a + new + d + other[j + 1:] + other[:j] + c + new]
            if i == j:
                loop = names[0] if word == "0" else "."
                return [loop + new, loop + new + word[i + 1:] + word[:i]]
            (a, b), (c, d) = ends(word[i], names[0]), ends(word[j], names[1])
            return [b + word[i + 1:j] + c + new, d + word[j + 1:] + word[:i] + a + new]

        for here, (handles, words) in enumerate(regions):
            others = [region for there, region in enumerate(regions) if there != here]
            places = [(b, i) for b, word in enumerate(words) for i in range(len(word))]
            for (b, i), (c, j) in itertools.combinations_with_replacement(places, 2):
                corners = words[b][i], words[c][j]
                if (b, i) == (c, j) and corners[0] not in "01" or corners[0] == corners[1] and corners[0].isalpha():
                    continue
                dead = {corner for corner in corners if corner.isalpha()}
                cut = cuts(words[b], None if b == c else words[c], i, j)
                rest = [word for k, word in enumerate(words) if k not in (b, c)]
                ways = [[(handles, rest + cut)]] if b != c else [[(handles - 1, rest + cut)]] if handles else []
                if b == c:
                    for left, sides in itertools.product(range(handles + 1),
                                                         itertools.product((0, 1), repeat=len(rest))):
                        parts = [[word for word, side in zip(rest, sides) if side == s] + [cut[s]] for s in (0, 1)]
                        ways.append([(left, parts[0]), (handles - left, parts[1])])
                for way in ways:
                    yield [(h, ["".join(x for x in word if x != "." and x not in dead) for word in ws])
                           for h, ws in others + way]

    def moves(self, position):
        unused = [c for c in string.ascii_letters if c not in labels(position)]
        result = {}
        for left in self.curves(self.read(position), "!", "?:"):
            corners = "".join(word for _, words in left for word in words)
            fresh = [c for c in "!?:" if c in corners]
            texts = []
            for order in itertools.permutations(unused[:len(fresh)]):
                names = dict(zip(fresh, order))
                texts.append(self.written([(h, ["".join(names.get(c, c) for c in word) for word in words])
                                           for h, words in left]))
            result[min(texts)] = min(texts)
        return result


class Board:
    """Vertices in pairs, which of them may be no sink or source, cells as walks of vertices, marks as pairs."""

    def __init__(self, pairs, bound=(), cells=(), marks=()):
        self.pairs, self.bound, self.cells, self.marks = pairs, bound, cells, list(marks)

    def arrow(self, v, w):
        return chr(97 + self.pairs.index((v, w))) if (v, w) in self.pairs else self.arrow(w, v).upper()

    def text(self):
        """As a starting position of the Game of Arrows, or of octal games."""
        return ";".join(chr(97 + v) + (">" if (v, w) in self.marks else "") + chr(97 + w) for v, w in self.pairs)

    def system(self, game):
        ends = self.pairs + [(w, v) for v, w in self.pairs]
        closed = {frozenset(self.arrow(v, w) for v, w in ends if v == u) for u in self.bound}
        closed |= {frozenset(self.arrow(v, w) for v, w in ends if w == u) for u in self.bound}
        cells = {frozenset(self.arrow(*step) for step in zip(walk, walk[1:] + walk[:1])) for walk in self.cells}
        cells |= {frozenset(arrow.swapcase() for arrow in cell) for cell in cells}
        parts = ({frozenset((self.arrow(v, w), self.arrow(w, v))) for v, w in self.pairs}, closed, cells)
        for mark in self.marks:
            parts = game.drawn(self.arrow(*mark), *parts)
        return game.written(*parts)

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
