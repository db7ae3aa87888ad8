package org.jadoube.tournament.trf.record;

import java.util.Optional;
import java.util.Set;

/// The results to which JaVaFo's record XXS gives points.
///
/// @since 0.1.0
public enum PointCode {
  /// A win with White.
  WW,
  /// A win with Black.
  BW,
  /// A draw with White.
  WD,
  /// A draw with Black.
  BD,
  /// A loss with White.
  WL,
  /// A loss with Black.
  BL,
  /// A zero-point bye.
  ZPB,
  /// A half-point bye.
  HPB,
  /// A full-point bye.
  FPB,
  /// A pairing-allocated bye.
  PAB,
  /// A win by forfeit.
  FW,
  /// A loss by forfeit.
  FL,
  /// WW, BW, FW and FPB.
  W,
  /// WD, BD and HPB.
  D;

  /// The codes that this one sets.
  public Set<PointCode> sets() {
    return switch (this) {
      case W -> Set.of(WW, BW, FW, FPB);
      case D -> Set.of(WD, BD, HPB);
      default -> Set.of(this);
    };
  }

  /// The points as long as none are given.
  public TrfPoints usual() {
    return switch (this) {
      case WW, BW, FW, FPB, PAB, W -> ScoredResult.W.usual();
      case WD, BD, HPB, D -> ScoredResult.D.usual();
      case WL, BL, ZPB, FL -> TrfPoints.ZERO;
    };
  }

  /// The code with that name.
  public static Optional<PointCode> named(String name) {
    for (PointCode code : values()) {
      if (code.name().equals(name)) {
        return Optional.of(code);
      }
    }
    return Optional.empty();
  }
}
