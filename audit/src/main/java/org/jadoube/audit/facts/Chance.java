package org.jadoube.audit.facts;

import org.jadoube.chess.fate.Fate;

/// Whether a player can still checkmate by any series of legal moves.
///
/// @since 0.1.0
public enum Chance {
  YES,
  NO,
  /// Not decided within the audit's limit of effort.
  UNDECIDED;

  /// The chance that a fate stands for.
  public static Chance of(Fate fate) {
    return switch (fate) {
      case Fate.Winnable _ -> YES;
      case Fate.Unwinnable _ -> NO;
      case Fate.Undecided _ -> UNDECIDED;
    };
  }
}
