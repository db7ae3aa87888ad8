package org.jadoube.tournament.trf.conversion;

/// In which records a file says what pairing depends on.
///
/// @since 0.1.0
public enum TrfDialect {
  /// TRF16 with JaVaFo's additions, known as TRF(x).
  JAVAFO,
  /// TRF16 with those that bbpPairings reads, known as TRF(bx).
  BBP_PAIRINGS,
  /// TRF26, which needs no additions.
  TRF26
}
