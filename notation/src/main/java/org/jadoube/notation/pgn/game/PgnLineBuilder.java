package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.notation.pgn.command.PgnComment;

/// Collects a line of play move by move.
final class PgnLineBuilder {
  private final List<PgnComment> before = new ArrayList<>();
  private final List<PgnMove> moves = new ArrayList<>();
  private final StringBuilder unread = new StringBuilder();

  void move(Optional<Move> move) {
    moves.add(new PgnMove(move, List.of(), List.of(), List.of()));
  }

  void nag(int number) {
    if (!moves.isEmpty()) {
      changeLast(moves.getLast().withNags(with(moves.getLast().nags(), number)));
    }
  }

  void comment(PgnComment comment) {
    if (moves.isEmpty()) {
      before.add(comment);
    } else {
      changeLast(moves.getLast().commentedLast(List.of(comment)));
    }
  }

  /// Brackets without moves are comments.
  void variation(PgnLine variation) {
    if (variation.hasNoMoves()) {
      variation.comments().forEach(this::comment);
    } else if (!moves.isEmpty()) {
      changeLast(moves.getLast().withVariations(with(moves.getLast().variations(), variation)));
    }
  }

  void unread(String word) {
    unread.append(unread.isEmpty() ? "" : " ").append(word);
  }

  PgnLine line() {
    return new PgnLine(before, moves, unread.toString());
  }

  private void changeLast(PgnMove move) {
    moves.set(moves.size() - 1, move);
  }

  private static <T> List<T> with(List<T> list, T item) {
    List<T> more = new ArrayList<>(list);
    more.add(item);
    return more;
  }
}
