package org.jadoube.audit.finding;

import java.util.Locale;

/// The kinds of findings, in order of importance.
public enum FindingKind {
  /// Text after which a game could not be read any further.
  UNREADABLE,
  /// A move that the Laws do not allow.
  ILLEGAL_MOVE,
  /// A move that could be one of several.
  AMBIGUOUS_MOVE,
  /// Play that went on after the Laws had ended the game.
  PLAYED_ON,
  /// A result that the last position or a fallen flag contradicts.
  CONTRADICTED_RESULT,
  /// Different results in the tags and after the moves.
  DIFFERING_RESULTS,
  /// A win by a player who could no longer checkmate.
  IMPOSSIBLE_WIN,
  /// Text that is not proper PGN, though the moves could be read.
  MALFORMED,
  /// A draw that could have been claimed, which is no mistake.
  CLAIMABLE_DRAW;

  /// Its name in reports: `illegal-move`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Whether it only informs: nothing is wrong with the game.
  public boolean informs() {
    return this == CLAIMABLE_DRAW;
  }
}
