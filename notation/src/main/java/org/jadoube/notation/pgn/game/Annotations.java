package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.notation.pgn.command.PgnComment;

/// Collects the annotations of one move at a time. Values copy their lists, so a move is built only
/// once, when the next one comes.
final class Annotations {
  private final List<Integer> nags = new ArrayList<>();
  private final List<PgnComment> comments = new ArrayList<>();
  private final List<PgnLine> variations = new ArrayList<>();

  /// Comments after the last variation.
  private final List<PgnComment> behind = new ArrayList<>();

  void nag(int number) {
    nags.add(number);
  }

  void comment(PgnComment comment) {
    (variations.isEmpty() ? comments : behind).add(comment);
  }

  void variation(PgnLine variation) {
    endVariation();
    variations.add(variation);
  }

  private void endVariation() {
    if (!behind.isEmpty()) {
      variations.add(variations.removeLast().withBehind(behind));
      behind.clear();
    }
  }

  /// The move with everything collected about it. Later annotations are about another move.
  PgnMove about(Optional<Move> move) {
    endVariation();
    PgnMove annotated = new PgnMove(move, nags, comments, variations);
    nags.clear();
    comments.clear();
    variations.clear();
    return annotated;
  }
}
