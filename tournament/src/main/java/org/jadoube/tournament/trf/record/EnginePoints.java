package org.jadoube.tournament.trf.record;

/// The results to which bbpPairings' records BBW to BBU give points.
///
/// @since 0.1.0
public enum EnginePoints {
  WIN("BBW", ScoredResult.W),
  DRAW("BBD", ScoredResult.D),
  /// A game played and lost.
  LOSS("BBL", ScoredResult.L),
  ZERO_POINT_BYE("BBZ", ScoredResult.A),
  FORFEIT_LOSS("BBF", ScoredResult.A),
  PAIRING_ALLOCATED_BYE("BBU", ScoredResult.P);

  private final String code;
  private final ScoredResult scored;

  EnginePoints(String code, ScoredResult scored) {
    this.code = code;
    this.scored = scored;
  }

  /// The three characters at the beginning of the line.
  public String code() {
    return code;
  }

  /// Which value of a TRF26 point system it is.
  public ScoredResult scored() {
    return scored;
  }
}
