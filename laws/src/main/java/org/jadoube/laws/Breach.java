package org.jadoube.laws;

import org.jadoube.chess.Reason;

/// One reason why a move is illegal, and the provision it breaks.
public record Breach(Citation citation, Reason reason) {
  /// What a move that is illegal for this reason breaks in `edition`.
  public static Breach of(Edition edition, Reason reason) {
    return Article03Moves.breach(edition, reason);
  }
}
