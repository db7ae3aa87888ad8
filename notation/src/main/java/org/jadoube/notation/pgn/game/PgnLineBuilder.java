package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jspecify.annotations.Nullable;

/// Collects a line of play move by move.
final class PgnLineBuilder {
  private final List<PgnComment> before = new ArrayList<>();
  private final List<PgnMove> moves = new ArrayList<>();
  private final StringBuilder unread = new StringBuilder();

  /// What is written about the last move; null until there is a move.
  private @Nullable Annotations annotations;

  private boolean annotated;

  void move(Optional<Move> move) {
    endMove();
    moves.add(new PgnMove(move, List.of(), List.of(), List.of()));
  }

  void nag(int number) {
    if (!moves.isEmpty()) {
      annotations().nag(number);
    }
  }

  void comment(PgnComment comment) {
    if (moves.isEmpty()) {
      before.add(comment);
    } else {
      annotations().comment(comment);
    }
  }

  /// Keeps brackets without moves as comments.
  void variation(PgnLine variation) {
    if (variation.hasNoMoves()) {
      variation.comments().forEach(this::comment);
    } else if (!moves.isEmpty()) {
      annotations().variation(variation);
    }
  }

  void unread(String word) {
    unread.append(unread.isEmpty() ? "" : " ").append(word);
  }

  PgnLine line() {
    endMove();
    return new PgnLine(before, moves, unread.toString());
  }

  private Annotations annotations() {
    if (annotations == null) {
      annotations = new Annotations();
    }
    annotated = true;
    return annotations;
  }

  private void endMove() {
    if (annotated && annotations != null) {
      moves.add(annotations.about(moves.removeLast().move()));
      annotated = false;
    }
  }
}
