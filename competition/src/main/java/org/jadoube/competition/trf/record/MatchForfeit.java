package org.jadoube.competition.trf.record;

/// Which team forfeited a match.
public enum MatchForfeit {
  /// The team with Black on the first board: White's team wins.
  BLACK("+-"),
  /// The team with White on the first board: Black's team wins.
  WHITE("-+"),
  BOTH("--");

  private final String sign;

  MatchForfeit(String sign) {
    this.sign = sign;
  }

  /// As the file writes it.
  public String sign() {
    return sign;
  }
}
