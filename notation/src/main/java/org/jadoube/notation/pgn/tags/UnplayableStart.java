package org.jadoube.notation.pgn.tags;

import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Validation;

/// What to say of a start from which no game can be played.
final class UnplayableStart {
  private UnplayableStart() {}

  /// What was expected instead.
  static String expectation(Validation.Unplayable start) {
    return start.faults().stream()
        .filter(Fault::unplayable)
        .map(UnplayableStart::words)
        .collect(Collectors.joining(", ", "a position that can be played, not one with ", ""));
  }

  private static String words(Fault fault) {
    return switch (fault) {
      case Fault.KingMissing(Colour colour) -> "no king of " + name(colour);
      case Fault.SeveralKings(Colour colour, int kings) -> kings + " kings of " + name(colour);
      case Fault.PawnOnBackRank(var square) -> "a pawn on " + square;
      case Fault.OpponentInCheck(Colour colour, var _) -> name(colour) + " in check, not to move";
      default -> fault.toString(); // with any other fault games can be played
    };
  }

  private static String name(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
