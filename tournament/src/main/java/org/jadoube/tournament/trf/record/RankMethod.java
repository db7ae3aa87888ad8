package org.jadoube.tournament.trf.record;

/// By which rating the starting ranks were given, in record 172.
///
/// @since 0.1.0
public enum RankMethod {
  /// The FIDE rating alone.
  FIDE,
  /// The national rating alone.
  NRO,
  /// The FIDE rating, or else the national one.
  FIDON,
  /// The national rating, or else FIDE's.
  NIDOF,
  /// The higher of the two.
  HBFN,
  /// The lower of the two.
  LBFN,
  /// Something else.
  OTHER
}
