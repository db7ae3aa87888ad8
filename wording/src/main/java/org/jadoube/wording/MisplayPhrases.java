package org.jadoube.wording;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.event.Misplay;

/// Clauses for irregularities on the board.
final class MisplayPhrases {
  private MisplayPhrases() {}

  /// @param attempt the move that was tried, as it is to be written
  static Phrase of(Colour by, Misplay.Kind kind, Optional<?> attempt, List<Breach> breaches) {
    return Phrase.of("misplay")
        .with("by", by)
        .with("kind", kind)
        .with("attempt", attempt)
        .with("count", breaches.size())
        .with("reasons", FactPhrases.reasons(breaches));
  }

  /// A move with its number: `8…Qd1xd3`.
  static Phrase numbered(Tried tried, int ply) {
    return Phrase.of("numbered").with("ply", new PlyNumber(ply)).with("attempt", tried);
  }
}
