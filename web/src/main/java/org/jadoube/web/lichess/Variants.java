package org.jadoube.web.lichess;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;
import org.jadoube.play.lobby.Variant;
import org.jadoube.web.view.Chess960Number;

/// Variants, as Lichess names them.
final class Variants {
  private Variants() {}

  /// A variant.
  ///
  /// @param shortName for where there is little room
  record Named(String key, String name, @JsonProperty("short") String shortName) {}

  static Named named(Variant variant) {
    return switch (variant) {
      case STANDARD -> new Named("standard", "Standard", "Std");
      case CHESS960 -> new Named("chess960", "Chess960", "960");
      case FROM_POSITION -> new Named("fromPosition", "From Position", "FEN");
    };
  }

  /// The variant of games from a position.
  static Variant of(Setup start) {
    if (start.equals(Setup.standard())) {
      return Variant.STANDARD;
    }
    return Chess960Number.of(start).isPresent() ? Variant.CHESS960 : Variant.FROM_POSITION;
  }

  /// The variant of that name; empty if there is no such variant here.
  static Optional<Variant> read(String key) {
    return switch (key) {
      case "standard" -> Optional.of(Variant.STANDARD);
      case "chess960" -> Optional.of(Variant.CHESS960);
      case "fromPosition" -> Optional.of(Variant.FROM_POSITION);
      default -> Optional.empty();
    };
  }

  /// The start as Lichess writes it.
  static String start(Setup start) {
    return start.equals(Setup.standard()) ? "startpos" : Fen.write(start);
  }
}
