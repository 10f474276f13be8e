"""Plane boards, from docs/certificates.md alone: how they are read, which ones there are, and how many by the formula.

Shares nothing with the verifier or the engine. Words are tuples of vertices, numbered from 0, as in the document's
letters. All maps are found by adding a leaf or an edge to those with one edge less, in all ways."""

import math

from plain_games import Board


def read(words, start, end):
    """The words as they are read from an arrow."""
    met, first = [start, end], [end, start]
    for vertex in met:
        for other in turned(words[vertex], first[met.index(vertex)]):
            if other not in met:
                met.append(other)
                first.append(vertex)
    return tuple(tuple(met.index(other) for other in turned(words[vertex], first[i])) for i, vertex in enumerate(met))


def turned(word, first):
    return word[word.index(first):] + word[:word.index(first)]


def face(words, start, end):
    """The vertices of the walk around the face to the left of an arrow."""
    walk = [start]
    while True:
        word = words[end]
        start, end = end, word[(word.index(start) + 1) % len(word)]
        if (start, end) == (walk[0], (walk + [start])[1]):
            return walk
        walk.append(start)


def arrows(words):
    return [(v, w) for v, word in enumerate(words) for w in word]


def steps(walk):
    return list(zip(walk, walk[1:] + walk[:1]))


def board_readings(words):
    """Of the board with the outer face to the left of the arrow from 0 to 1, and of its mirror image."""
    mirrored = [word[::-1] for word in words]
    along = steps(face(words, 0, 1))
    return {read(words, v, w) for v, w in along} | {read(mirrored, w, v) for v, w in along}


def text(words):
    return ",".join("".join(chr(97 + w) for w in word) for word in words)


def rooted_maps(edges):
    """All simple connected maps, read from every arrow."""
    if edges == 1:
        return {((1,), (0,))}
    found = []

    def with_edge(words, corners):
        """A corner is an arrow that comes in, of a face: the new edge is next to it."""
        added = [list(word) for word in words]
        for (start, vertex), other in corners:
            added[vertex].insert(added[vertex].index(start) + 1, other)
        return added

    for words in rooted_maps(edges - 1):
        for corner in arrows(words):
            found.append(with_edge(words, [(corner, len(words))]) + [[corner[1]]])
            around = steps(face(words, *corner))
            found += [with_edge(words, [(corner, other[1]), (other, corner[1])]) for other in around
                      if other[1] != corner[1] and other[1] not in words[corner[1]]]
    return {read(words, v, w) for words in found for v, w in arrows(words)}


def is_2_connected(words):
    def connected(left):
        reached, more = set(), {left[0]}
        while more:
            reached |= more
            more = {w for v in more for w in words[v] if w in left} - reached
        return len(reached) == len(left)

    return len(words) > 2 and all(connected([v for v in range(len(words)) if v != gone]) for gone in range(len(words)))


def all_boards(edges, two_connected):
    """The least text of each, in their order, with its weight."""
    found = {}
    for words in rooted_maps(edges):
        if is_2_connected(words) or not two_connected:
            all_of_it = board_readings(words)
            found[min(map(text, all_of_it))] = len(all_of_it)
    return sorted(found.items())


def weight_of_all(edges, two_connected):
    """By the formula."""
    def maps(n):
        f = math.factorial
        if two_connected:
            return 1 if n == 1 else 2 * f(3 * n - 3) // (f(n) * f(2 * n - 1))
        return 2 * f(4 * n + 1) // (f(n + 1) * f(3 * n + 2))

    def sums(n, parts):
        """The ways to write n as a sum of so many numbers, 0 and above, each weighed by its maps; 0 by 1."""
        if parts == 0:
            return int(n == 0)
        return sum((maps(i) if i else 1) * sums(n - i, parts - 1) for i in range(n + 1))

    simple = {}
    for n in range(1, edges + 1):
        simple[n] = maps(n) - sum(simple[k] * sums(n - k, k) for k in range(1, n))
    return 0 if two_connected and edges == 1 else simple[edges]


def board_of(least):
    """Of the Game of Cycles, the cells being boundary walks."""
    words = [tuple(ord(c) - 97 for c in word) for word in least.split(",")]
    cells, seen = [], set(steps(face(words, 0, 1)))
    for arrow in arrows(words):
        walk = face(words, *arrow)
        if arrow not in seen and not any(step[::-1] in steps(walk) for step in steps(walk)):
            cells.append(walk)
        seen |= set(steps(walk))
    return Board([(v, w) for v, w in arrows(words) if v < w], range(len(words)), cells)
