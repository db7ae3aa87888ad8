package org.jadoube.tournament.norm;

/// The demands on a norm.
///
/// @since 0.1.0
public enum Requirement {
  /// Enough games.
  GAMES("B01 1.4.1", false),
  /// Opponents from other federations than the player's.
  FOREIGN_FEDERATIONS("B01 1.4.3", false),
  /// Not too many opponents from the player's federation.
  OWN_FEDERATION("B01 1.4.4", true),
  /// Not too many from any federation.
  ONE_FEDERATION("B01 1.4.4", true),
  /// Opponents with titles.
  TITLED("B01 1.4.5a", false),
  /// Opponents with high titles; which, depends on the norm.
  HIGH_TITLES("B01 1.4.5", false),
  /// Enough players, if they meet twice.
  PLAYERS("B01 1.4.5f", false),
  /// 35 per cent.
  SCORE("B01 1.4.8b", false),
  /// The average of the opponents.
  AVERAGE("B01 1.4.8a", false),
  /// The performance.
  PERFORMANCE("B01 1.4.8", false),
  /// Two hours a player for 60 moves, in minutes; 0 if only known to be less.
  TIME("B01 1.1.3", false),
  /// Not too many rounds a day.
  ROUNDS_A_DAY("B01 1.1.2", true),
  /// A way of pairing that needs no approval.
  SYSTEM("B01 1.4.2e", false);

  private final String article;
  private final boolean most;

  Requirement(String article, boolean most) {
    this.article = article;
    this.most = most;
  }

  /// The Article that demands it.
  public String article() {
    return article;
  }

  /// Whether it demands a most, not a least.
  public boolean isMost() {
    return most;
  }
}
