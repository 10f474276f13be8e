#!/usr/bin/env python3
"""The thesis's own way to the value of the Game of Cycles, as something to measure against.

A depth-first search over a stack of deep-copied boards; finished positions are remembered under their printed
dictionary; a value is the mex of a list. The same algorithm as the script in the appendix of Zandee, "The Game of
Cycles", which says what it does at each step; tests/naive/thesis_script.hpp says where it departs from the rules.

    thesis_cycles.py ab,ad,bc,...  abca,acba,...

The first argument names the board's edges, the second its cycle cells as closed strings, each in both directions. A
board without leaves gets the value of the game. Prints one line of JSON; seconds are of processor time.
"""

import json
import sys
import time
from copy import deepcopy


class Board:
    """Arrows (1 along, -1 against, 0 none) by vertex and neighbour, and the moves not yet ruled out."""

    def __init__(self, arrows, cycles):
        self.arrows = arrows
        self.cycles = cycles
        self.moves = [i + j for i in arrows for j in arrows[i]]

    def play(self, move):
        origin, destination = move
        self.arrows[origin][destination] = 1
        self.arrows[destination][origin] = -1
        self.moves.remove(move)
        if destination + origin in self.moves:
            self.moves.remove(destination + origin)
        around_origin = self.arrows[origin].values()
        if sum(around_origin) == len(around_origin) - 1:
            for other in self.moves:
                if other[0] == origin:
                    self.moves.remove(other)
        around_destination = self.arrows[destination].values()
        if sum(around_destination) == 1 - len(around_destination):
            for other in self.moves:
                if other[1] == destination:
                    self.moves.remove(other)

    def has_cycle_short_of(self, missing, move):
        for cycle in self.cycles:
            if move not in cycle:
                continue
            total = 0
            for i in range(len(cycle) - 1):
                total += self.arrows[cycle[i]][cycle[i + 1]]
            if total == len(cycle) - 1 - missing:
                return True
        return False


class Record:
    """A position on the stack: the board, its moves, how many were tried, its value, its followers' values."""

    def __init__(self, board):
        self.arrows = deepcopy(board.arrows)
        self.moves = deepcopy(board.moves)
        self.tried = 0
        self.value = None
        self.followers = []


def mex(values):
    for i in range(26):
        if i not in values:
            return i
    return None


def search(board):
    """The value of the board, and how many positions were remembered on the way."""
    stack = [Record(board)]
    remembered = {}
    while True:
        top = stack[-1]
        if board.moves != [] and top.tried < len(top.moves):
            move = top.moves[top.tried]
            top.tried += 1
            board.play(move)
            if board.has_cycle_short_of(1, move):
                board.arrows = deepcopy(top.arrows)
                board.moves = deepcopy(top.moves)
                continue
            stack.append(Record(board))
            if str(board.arrows) in remembered:
                stack[-1].value = remembered[str(board.arrows)]
                board.moves = []
            elif board.has_cycle_short_of(0, move):
                stack[-1].value = 0
                board.moves = []
        elif len(stack) == 1:
            return mex(top.followers), len(remembered)
        else:
            if top.value is None:
                top.value = mex(deepcopy(top.followers))
            if stack[-2].value is None:
                stack[-2].followers.append(top.value)
            remembered[str(top.arrows)] = top.value
            stack.pop()
            board.arrows = deepcopy(stack[-1].arrows)
            board.moves = deepcopy(stack[-1].moves)


def main():
    if len(sys.argv) != 3:
        sys.exit("expected two arguments: edges (ab,bc,ca) and closed cycles (abca,acba)")
    edges = sys.argv[1].split(",")
    cycles = [cycle for cycle in sys.argv[2].split(",") if cycle]
    arrows = {vertex: {} for vertex in sorted(set("".join(edges)))}
    for vertex, neighbours in arrows.items():
        for other in sorted(set("".join(edge for edge in edges if vertex in edge)) - {vertex}):
            neighbours[other] = 0
    start = time.process_time()
    value, positions = search(Board(arrows, cycles))
    seconds = time.process_time() - start
    print(json.dumps({"edges": len(edges), "value": value, "positions": positions, "seconds": round(seconds, 6)}))


if __name__ == "__main__":
    main()
