"""Games as text, each beside the same rules in Python: what the text says is not read here, only copied. From
docs/certificates.md and docs/language.md alone; shares nothing with the verifier or the engine."""

import itertools
import string

from plain_games import Game, items


class Position:
    def __init__(self, texts):
        self.marks = {}  # of each vertex
        self.edges = {}  # (arrow or None, marks) of each pair of vertices
        self.faces = set()
        for text in texts:
            head, *rest = text.split(" ")
            if rest == ["face"]:
                self.faces.add(frozenset(frozenset(head[i:i + 2]) for i in range(0, len(head), 2)))
                continue
            for v in head:
                self.marks.setdefault(v, set())
            if len(head) == 1:
                self.marks[head] |= set(rest)
            else:
                drawn = rest[:1] == [">"]
                self.edges[frozenset(head)] = (head if drawn else None, set(rest[drawn:]))

    def copy(self):
        other = Position([])
        other.marks = {v: set(marks) for v, marks in self.marks.items()}
        other.edges = {e: (arrow, set(marks)) for e, (arrow, marks) in self.edges.items()}
        other.faces = set(self.faces)
        return other

    def texts(self):
        ends = set().union(*self.edges)
        result = [" ".join([v] + sorted(marks)) for v, marks in self.marks.items() if marks or v not in ends]
        for e, (arrow, marks) in self.edges.items():
            pair = [arrow, ">"] if arrow else ["".join(sorted(e))]
            result.append(" ".join(pair + sorted(marks)))
        return result + ["".join(sorted("".join(sorted(e)) for e in face)) + " face" for face in self.faces
                         if face <= set(self.edges)]

    def near(self, v):
        return {w for e in self.edges if v in e for w in e if w != v}

    def closed(self, v):
        return self.near(v) | ({v} & set(self.marks))

    def parts(self):
        todo, parts = set(self.marks), []
        while todo:
            part = {min(todo)}
            while any(self.near(v) - part for v in part):
                part |= {w for v in part for w in self.near(v)}
            parts.append(part)
            todo -= part
        return parts

    def connected(self):
        return len(self.parts()) <= 1

    def without(self, vertices=(), edges=()):
        other = self.copy()
        for v in vertices:
            other.marks.pop(v, None)
        other.edges = {e: about for e, about in other.edges.items() if not e & set(vertices) and e not in edges}
        other.faces = {face for face in other.faces if face <= set(other.edges)}
        return other

    def marked(self, mark, vertices=(), edges=()):
        other = self.copy()
        for v in vertices:
            other.marks[v].add(mark)
        for e in edges:
            other.edges[e][1].add(mark)
        return other

    def directed(self, arrow):
        other = self.copy()
        if other.edges[frozenset(arrow)][0] is None:
            other.edges[frozenset(arrow)] = (arrow, other.edges[frozenset(arrow)][1])
        return other

    def contracted(self, edge):
        keep, gone = sorted(edge, key=string.ascii_letters.index)
        other = self.without(edges=[edge])
        edges, other.edges = other.edges, {}
        for e, (_, marks) in edges.items():
            e = frozenset(keep if v == gone else v for v in e)
            other.edges.setdefault(e, (None, set()))[1].update(marks)
        other.marks[keep] |= other.marks.pop(gone)
        return other

    def sets(self, *sizes):
        return [set(s) for n in sizes for s in itertools.combinations(self.marks, n)]

    def induced(self, vertices):
        return self.without(set(self.marks) - set(vertices))

    def paths(self, longest):
        """As lists of vertices, each once."""
        ways = [[v] for v in self.marks]
        for way in ways:
            if len(way) < longest:
                ways += [way + [w] for w in sorted(self.near(way[-1])) if w not in way]
        return [way for way in ways if way[0] <= way[-1]]

    def cycles(self):
        """As sets of edges."""
        found = set()
        for way in self.paths(len(self.marks)):
            if len(way) > 2 and way[0] in self.near(way[-1]):
                found.add(frozenset(map(frozenset, zip(way, way[1:] + way[:1]))))
        return found


class Written(Game):
    def __init__(self, name, text, options, whole=False, cleaning=None):
        self.name, self.text, self.options, self.whole = "written:" + name, text, options, whole
        self.cleaning = cleaning or (lambda position: position)

    def normal(self, texts):
        return ";".join(sorted(set(Position(texts).texts())))

    def components(self, position):
        if self.whole:
            return [position] if position else []
        return super().components(position)

    def moves(self, position):
        result = {}
        for part in self.components(position):
            rest = list(items(position))
            for item in items(part):
                rest.remove(item)
            for left in self.options(Position(items(part))):
                after = self.normal(rest + self.cleaning(left).texts())
                if after != position:
                    result[after] = after
        return result


def arrows(p):
    return [a + b for e in p.edges for a, b in itertools.permutations(e)]


def one_per_arrow(p):
    def bound(q, v):
        drawn = [arrow for arrow, _ in q.edges.values() if arrow]
        degree = len(q.near(v))
        return degree == 1 or sum(a[1] == v for a in drawn) < degree and sum(a[0] == v for a in drawn) < degree

    for a in arrows(p):
        if p.edges[frozenset(a)][0] is None:
            q = p.directed(a)
            if all(bound(q, v) for v in a):
                yield q


def without_ends(p):
    while True:
        alone = [v for v in p.marks if not p.near(v)]
        if alone:
            p = p.without(alone)
        tips = [e for e in p.edges if any(len(p.near(v)) == 1 for v in e)]
        if not alone and not tips:
            return p
        p = p.without(edges=tips)


def undominated(p):
    dominated = {w for v in p.marks if "chosen" in p.marks[v] for w in p.closed(v)}
    return [p.marked("chosen", [v]) for v in p.marks if not p.closed(v) <= dominated]


def painted(p):
    """Edges of which no neighbour is painted, first; then both ends of a painted edge go."""
    for e in p.edges:
        if "painted" in p.edges[e][1]:
            yield p.without(e)
        elif not any("painted" in p.edges[f][1] for f in p.edges if e & f):
            yield p.marked("painted", edges=[e])


def merged(p):
    for e in p.edges:
        if not any("used" in p.marks[v] for v in e):
            q = p.contracted(e)
            yield q.marked("used", [v for v in e if v in q.marks])


WRITTEN = [Written(*game) for game in (
    ("kayles", "game kayles on graphs: move vertex v: delete closed(v)",
     lambda p: [p.without(p.closed(v)) for v in p.marks]),
    ("arc", "game arc on graphs: move edge e: delete ends(e)", lambda p: [p.without(e) for e in p.edges]),
    ("trimmed", "game trimmed on graphs: move arrow a where not directed(a) keeping every(v in ends(a): degree(v) = 1 "
     "or indegree(v) < degree(v) and outdegree(v) < degree(v)): direct a", one_per_arrow),
    ("domination", "game domination on graphs whole: mark chosen on vertices move vertex v where not closed(v) within "
     "closed(chosen): mark v chosen", undominated, True),
    ("cuts", "game cuts on graphs: move connected s with size in {1, 3} keeping connected: delete s",
     lambda p: [q for s in p.sets(1, 3) if p.induced(s).connected() for q in [p.without(s)] if q.connected()]),
    ("odds", "game odds on graphs: move vertex v where degree(v) is odd: delete v",
     lambda p: [p.without([v]) for v in p.marks if len(p.near(v)) % 2]),
    ("merge", "game merge on graphs: mark used on vertices move edge e where every(v in ends(e): v not in used): mark "
     "ends(e) used, contract e", merged),
    ("prune", "game prune on graphs: move edge e: delete e after move: delete vertices v where degree(v) = 0 after "
     "move: delete edges e where some(v in ends(e): leaf(v))", lambda p: [p.without(edges=[e]) for e in p.edges], False,
     without_ends),
    ("walks", "game walks on graphs: move path p with size in 2..3: delete edges(p)",
     lambda p: [p.without(edges=list(map(frozenset, zip(w, w[1:])))) for w in p.paths(3) if len(w) > 1]),
    ("rings", "game rings on graphs: move cycle c: delete edges(c) move vertex v where degree(v) = 3: delete v",
     lambda p: [p.without(edges=c) for c in p.cycles()] + [p.without([v]) for v in p.marks if len(p.near(v)) == 3]),
    ("cliques", "game cliques on graphs: move clique k with size at most 3: delete k",
     lambda p: [p.without(s) for s in p.sets(1, 2, 3) if all(s <= p.closed(v) for v in s)]),
    ("shells", "game shells on boards: move face f: delete edges(f) move edge e where every(v in ends(e): degree(v) > "
     "2): delete e", lambda p: [p.without(edges=f) for f in p.faces] +
     [p.without(edges=[e]) for e in p.edges if all(len(p.near(v)) > 2 for v in e)]),
    ("paint", "game paint on graphs: mark painted on edges move edge e where e in painted: delete ends(e) move edge e "
     "where not some(f in painted: some(v in ends(e): v in ends(f))): mark e painted", painted))]
