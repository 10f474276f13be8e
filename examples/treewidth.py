"""Reads graphs in graph6, one a line, and prints the treewidth of each.

The dynamic program over sets of vertices is the one of Bodlaender, Fomin, Koster, Kratsch and Thilikos (2012): the best order
of elimination of a set, by its last vertex. It takes 2^n steps, which is good enough for small graphs.
"""
import sys
from functools import lru_cache


def neighbours(line):
    data = [ord(c) - 63 for c in line]
    n, data = data[0], data[1:]
    bits = [d >> (5 - i) & 1 for d in data for i in range(6)]
    result = [0] * n
    for v in range(n):
        for u in range(v):
            if bits[v * (v - 1) // 2 + u]:
                result[u] |= 1 << v
                result[v] |= 1 << u
    return result


def treewidth(line):
    adjacent = neighbours(line)
    n = len(adjacent)

    def behind(gone, v):
        """How many vertices can be reached from v through vertices that are gone."""
        seen, queue, reached = 1 << v, [v], 0
        while queue:
            new = adjacent[queue.pop()] & ~seen
            seen |= new
            for u in range(n):
                if new >> u & 1:
                    if gone >> u & 1:
                        queue.append(u)
                    else:
                        reached += 1
        return reached

    @lru_cache(maxsize=None)
    def best(gone):
        last = [v for v in range(n) if gone >> v & 1]
        return min((max(best(gone & ~(1 << v)), behind(gone & ~(1 << v), v)) for v in last), default=-1)

    return max(best((1 << n) - 1), 0)


for graph in sys.stdin:
    print(treewidth(graph.strip()), flush=True)
