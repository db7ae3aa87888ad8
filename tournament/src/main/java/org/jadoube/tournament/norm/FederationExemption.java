package org.jadoube.tournament.norm;

/// The tournaments in which opponents' federations do not matter (B01, 1.4.3a to d, and 1.4.3e for
/// 1.4.4).
///
/// @since 0.1.0
public enum FederationExemption {
  /// The final of a national championship, for players of the federation that registers it.
  NATIONAL_FINAL("B01 1.4.3a", true),
  /// A national team championship, for the same.
  NATIONAL_TEAMS("B01 1.4.3b", true),
  /// A zonal or sub-zonal tournament.
  ZONAL("B01 1.4.3c", false),
  /// A Swiss with 20 rated foreigners from three federations, ten of them with high titles.
  STRONG_SWISS("B01 1.4.3d", false);

  private final String article;
  private final boolean forOwnPlayers;

  FederationExemption(String article, boolean forOwnPlayers) {
    this.article = article;
    this.forOwnPlayers = forOwnPlayers;
  }

  /// The Article that exempts it.
  public String article() {
    return article;
  }

  /// Whether only players of the federation that registers the tournament have it.
  public boolean isForOwnPlayers() {
    return forOwnPlayers;
  }
}
