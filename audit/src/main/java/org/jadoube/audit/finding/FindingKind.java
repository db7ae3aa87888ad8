package org.jadoube.audit.finding;

import java.util.Locale;

/// The kinds of findings, in order of importance.
public enum FindingKind {
  /// Text after which a game could not be read any further.
  UNREADABLE(Severity.ERROR),
  /// A move that the Laws do not allow.
  ILLEGAL_MOVE(Severity.ERROR),
  /// A move that could be one of several.
  AMBIGUOUS_MOVE(Severity.WARNING),
  /// Play that went on after the Laws had ended the game.
  PLAYED_ON(Severity.ERROR),
  /// A result that the last position or a fallen flag contradicts.
  CONTRADICTED_RESULT(Severity.ERROR),
  /// Different results in the tags and after the moves.
  DIFFERING_RESULTS(Severity.ERROR),
  /// A win by a player who could no longer checkmate.
  IMPOSSIBLE_WIN(Severity.ERROR),
  /// A stated reason for the end of the game that the moves or the result contradict.
  CONTRADICTED_TERMINATION(Severity.ERROR),
  /// A draw that was agreed before the Laws or the event allowed it.
  EARLY_DRAW(Severity.WARNING),
  /// Rights to castle, or an en passant square, that do not fit the position at the start.
  INCONSISTENT_START(Severity.WARNING),
  /// A start to which no game can lead.
  UNREACHABLE_START(Severity.WARNING),
  /// Times on a clock that cannot be read, or cannot be true.
  IMPOSSIBLE_CLOCK(Severity.WARNING),
  /// A game that was there before.
  DUPLICATE_GAME(Severity.WARNING),
  /// A player with two games in one round of a round robin.
  TWICE_IN_ROUND(Severity.WARNING),
  /// A game that a round robin should have, and lacks.
  MISSING_GAME(Severity.WARNING),
  /// A game that a round robin has too many.
  SURPLUS_GAME(Severity.WARNING),
  /// A tag whose value cannot be understood or cannot be true.
  MALFORMED_TAG(Severity.WARNING),
  /// Text that is not proper PGN, though the moves could be read.
  MALFORMED(Severity.WARNING),
  /// Tags that every game should have, and this one lacks.
  MISSING_TAGS(Severity.NOTE),
  /// A game that goes on after a move that could not be played, and was judged from there on.
  RESUMED(Severity.NOTE),
  /// A draw that could have been claimed, which is no mistake.
  CLAIMABLE_DRAW(Severity.NOTE);

  private final Severity severity;

  FindingKind(Severity severity) {
    this.severity = severity;
  }

  /// Its name in reports: `illegal-move`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// How much it matters.
  public Severity severity() {
    return severity;
  }

  /// Whether it only informs: nothing is wrong with the game.
  public boolean informs() {
    return severity == Severity.NOTE;
  }
}
