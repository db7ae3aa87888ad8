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

  /// The annotations of the last move; null until there is a move.
  private @Nullable Annotations annotations;

  private boolean annotated;

  void move(Optional<Move> move) {
    keepUnread();
    endMove();
    moves.add(new PgnMove(move, List.of(), List.of(), List.of()));
  }

  /// Keeps a glyph before the first move as a comment.
  void nag(int number) {
    if (moves.isEmpty()) {
      comment(new PgnComment("$" + number));
    } else {
      annotations().nag(number);
    }
  }

  void comment(PgnComment comment) {
    keepUnread();
    if (moves.isEmpty()) {
      before.add(comment);
    } else {
      annotations().comment(comment);
    }
  }

  /// Keeps brackets without moves as comments.
  void variation(PgnLine variation) {
    if (variation.moves().isEmpty()) {
      variation.comments().forEach(this::comment);
      unread(variation.unread());
      keepUnread();
    } else if (!moves.isEmpty()) {
      keepUnread();
      annotations().variation(variation);
    }
  }

  void unread(String word) {
    unread.append(unread.isEmpty() || word.isEmpty() ? "" : " ").append(word);
  }

  boolean hasUnread() {
    return !unread.isEmpty();
  }

  /// Keeps words that something else follows, in their place, as a comment.
  private void keepUnread() {
    if (!unread.isEmpty()) {
      PgnComment words = PgnComment.unread(unread.toString());
      unread.setLength(0);
      comment(words);
    }
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
