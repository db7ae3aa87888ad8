package org.jadoube.tournament.trf.record;

/// The results of a game that record 162 gives points to.
///
/// @since 0.1.0
public enum ScoredResult {
  /// A win, also by forfeit, and a full-point bye; 1.0 if not said.
  W(10),
  /// A draw and a half-point bye; 0.5 if not said.
  D(5),
  /// A loss on the board; 0.0 if not said.
  L(0),
  /// An absence: a zero-point bye or a loss by forfeit; 0.0 if not said.
  A(0),
  /// A pairing-allocated bye; as a win if not said.
  P(10),
  /// An unknown result, for instance of an adjourned game; as a draw if not said.
  X(5);

  private final int usualTenths;

  ScoredResult(int usualTenths) {
    this.usualTenths = usualTenths;
  }

  /// The points where wins and draws have their usual ones.
  public TrfPoints usual() {
    return new TrfPoints(usualTenths);
  }
}
