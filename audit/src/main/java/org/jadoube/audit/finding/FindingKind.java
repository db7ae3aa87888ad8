package org.jadoube.audit.finding;

import java.util.Locale;

/// The kinds of findings, those first that say most about an archive.
public enum FindingKind {
  /// Text from which on a game could not be read.
  UNREADABLE,
  /// A move that the Laws do not allow.
  ILLEGAL_MOVE,
  /// A move that could be one of several.
  AMBIGUOUS_MOVE,
  /// Play that went on after the Laws had ended the game.
  PLAYED_ON,
  /// A result other than the one the last position has.
  CONTRADICTED_RESULT,
  /// A result that is not the same in the tags and behind the moves.
  DIFFERING_RESULTS,
  /// A win by a player who could not checkmate any more.
  IMPOSSIBLE_WIN,
  /// Text that is not as PGN has it, though the moves could be read.
  MALFORMED,
  /// A draw that could have been claimed; to know, not to object to.
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
