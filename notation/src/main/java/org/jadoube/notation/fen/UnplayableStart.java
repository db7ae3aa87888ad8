package org.jadoube.notation.fen;

import java.util.Locale;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Validation;

/// Words for a start from which no game can be played.
final class UnplayableStart {
  private UnplayableStart() {}

  /// The expectation that such a start fails.
  static String expectation(Validation.Unplayable start) {
    return start.faults().stream()
        .filter(Fault::unplayable)
        .map(UnplayableStart::words)
        .collect(Collectors.joining(", ", "a position that can be played, not one with ", ""));
  }

  private static String words(Fault fault) {
    return switch (fault) {
      case Fault.KingMissing(Colour colour) -> "no " + piece(colour);
      case Fault.SeveralKings(Colour colour, int kings) -> kings + " " + piece(colour) + "s";
      case Fault.PawnOnBackRank(var square) -> "a pawn on " + square;
      case Fault.OpponentInCheck(Colour colour, var ignored) ->
          name(colour) + " in check and " + name(colour.opposite()) + " to move";
      default -> fault.toString(); // a game can be played despite any other fault
    };
  }

  private static String piece(Colour colour) {
    return name(colour).toLowerCase(Locale.ROOT) + " king";
  }

  private static String name(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }
}
