#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds spec/positions.json against a plain reading of Article 3, square by square.

    spec/runner/positions.py

It counts the legal moves, tells checkmate, stalemate and positions without enough material, and
tries the given moves. It cannot tell that a position with pawns is dead. It knows nothing of the
program in this repository, so it is a second opinion, and an example of how to use the file.
Nothing but Python's standard library is needed. Exit code 0: no difference.
"""

import json
import pathlib
import sys

KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
LINES = {"r": STRAIGHT, "b": DIAGONAL, "q": STRAIGHT + DIAGONAL}
CASTLING = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}


def square(name):
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def name(at):
    return "abcdefgh"[at[0]] + str(at[1] + 1)


def on_board(at):
    return 0 <= at[0] < 8 and 0 <= at[1] < 8


class Position:
    """Pieces by their squares; capitals are White's, as in FEN."""

    def __init__(self, fen):
        rows, turn, self.rights, passing = fen.split()[:4]
        self.white, self.board = turn == "w", {}
        self.passing = None if passing == "-" else square(passing)
        for down, row in enumerate(rows.split("/")):
            file = 0
            for each in row:
                if each.isdigit():
                    file += int(each)
                else:
                    self.board[file, 7 - down] = each
                    file += 1

    def own(self, at):
        return at in self.board and self.board[at].isupper() == self.white

    def attacked(self, board, at, by_white):
        """Article 3.1.2: even by a piece that could not move there (3.1.3)."""
        return any(at in self.reach(board, each) for each, piece in board.items() if piece.isupper() == by_white)

    def reach(self, board, at):
        """The squares that the piece attacks."""
        piece, (file, rank) = board[at], at
        kind = piece.lower()
        if kind in LINES:
            found = []
            for right, up in LINES[kind]:
                to = file + right, rank + up
                while on_board(to):
                    found.append(to)
                    if to in board:
                        break
                    to = to[0] + right, to[1] + up
            return found
        ahead = 1 if piece.isupper() else -1
        steps = {"n": KNIGHT, "k": STRAIGHT + DIAGONAL, "p": [(-1, ahead), (1, ahead)]}[kind]
        return [(file + right, rank + up) for right, up in steps if on_board((file + right, rank + up))]

    def tries(self):
        """Moves as UCI, with the board after each, whether or not the king is safe there."""
        for at in [each for each in self.board if self.own(each)]:
            if self.board[at].lower() == "p":
                yield from self.pawn(at)
            else:
                yield from ((name(at) + name(to), self.after(at, to)) for to in self.reach(self.board, at) if not self.own(to))
        yield from self.castling()

    def pawn(self, at):
        ahead, first, last = (1, 1, 7) if self.white else (-1, 6, 0)
        file, rank = at
        one, two = (file, rank + ahead), (file, rank + 2 * ahead)
        targets = [one] if one not in self.board else []
        if targets and rank == first and two not in self.board:
            targets.append(two)
        for to in self.reach(self.board, at):
            if to in self.board and not self.own(to) or to == self.passing:
                targets.append(to)
        for to in targets:
            for role in "qrbn" if to[1] == last else [""]:
                board = self.after(at, to)
                if to == self.passing and to[0] != file:
                    del board[to[0], rank]
                if role:
                    board[to] = role.upper() if self.white else role
                yield name(at) + name(to) + role, board

    def castling(self):
        for right in self.rights:
            if right == "-" or right.isupper() != self.white:
                continue
            king, rook = map(square, CASTLING[right])
            towards = 1 if rook > king else -1
            path = [(king[0] + each * towards, king[1]) for each in range(3)]
            between = [(file, king[1]) for file in range(min(king[0], rook[0]) + 1, max(king[0], rook[0]))]
            if any(each in self.board for each in between):
                continue
            if any(self.attacked(self.board, each, not self.white) for each in path):
                continue
            board = self.after(king, path[2])
            board[path[1]] = board.pop(rook)
            yield name(king) + name(path[2]), board

    def after(self, at, to):
        board = dict(self.board)
        board[to] = board.pop(at)
        return board

    def safe(self, board):
        king = next(at for at, piece in board.items() if piece == ("K" if self.white else "k"))
        return not self.attacked(board, king, not self.white)

    def legal(self):
        return {move for move, board in self.tries() if self.safe(board)}

    def insufficient(self):
        """Whether there are kings alone, with one knight, or with bishops on squares of one colour."""
        rest = [(piece.lower(), sum(at) % 2) for at, piece in self.board.items() if piece.lower() != "k"]
        if [piece for piece, _ in rest] == ["n"]:
            return True
        return all(piece == "b" for piece, _ in rest) and len({colour for _, colour in rest}) < 2


def status(position, legal):
    if not legal:
        return "stalemate" if position.safe(position.board) else "checkmate"
    return "insufficient" if position.insufficient() else "none"


def differences(case):
    position = Position(case["fen"])
    legal = position.legal()
    found = status(position, legal)
    if found != case["status"] and not (found == "none" and case["status"] == "dead"):
        yield f"status: expected {case['status']}, found {found}"
    if len(legal) != case["legalMoves"]:
        yield f"legalMoves: expected {case['legalMoves']}, found {len(legal)}"
    for move in case.get("moves", []):
        if move["legal"] != (move["uci"] in legal):
            yield f"{move['uci']}: expected {'legal' if move['legal'] else 'illegal'}"


def main():
    file = pathlib.Path(__file__).resolve().parent.parent / "positions.json"
    cases = json.loads(file.read_text(encoding="utf-8"))
    found = [f"{case['case']}: {each}" for case in cases for each in differences(case)]
    print("\n".join([*found, f"{len(cases)} positions, {len(found)} differences"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
