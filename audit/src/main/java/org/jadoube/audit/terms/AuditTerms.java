package org.jadoube.audit.terms;

import org.jadoube.chess.domain.Require;

/// Facts known about the events whose games are audited, beyond the games themselves.
///
/// @param movesBeforeDraw how many moves both players must have made before they may agree to a
///   draw (Article 9.1.1), if that is more than the Laws ask for; 0 if it is unknown
/// @param onlineUnderE04 whether games that were played online are judged by FIDE's Online Chess
///   Regulations instead of the Laws; servers have rules of their own, so it is not assumed
/// @since 0.1.0
public record AuditTerms(int movesBeforeDraw, boolean onlineUnderE04) {
  /// Longer than any game.
  public static final int MOST_MOVES = 10_000;

  /// Nothing is known.
  public static final AuditTerms UNKNOWN = new AuditTerms(0, false);

  public AuditTerms {
    Require.within(0, MOST_MOVES, movesBeforeDraw, "movesBeforeDraw");
  }
}
