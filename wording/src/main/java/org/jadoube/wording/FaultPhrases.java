package org.jadoube.wording;

import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Square;

/// Phrases for the faults of a setup, as clauses.
final class FaultPhrases {
  private FaultPhrases() {}

  static Phrase of(Fault fault) {
    Phrase phrase = Phrase.of(MessageKeys.of("fault", fault));
    return switch (fault) {
      case Fault.KingMissing(Colour colour) -> phrase.with("colour", colour);
      case Fault.SeveralKings kings -> counted(phrase, kings.colour(), kings.kings());
      case Fault.PawnOnBackRank(Square square) -> phrase.with("square", square);
      case Fault.OpponentInCheck check ->
          Squares.in(phrase.with("colour", check.colour()), check.checkers());
      case Fault.TooManyPieces pieces -> counted(phrase, pieces.colour(), pieces.pieces());
      case Fault.TooManyPawns pawns -> counted(phrase, pawns.colour(), pawns.pawns());
      case Fault.TooManyPromoted promoted ->
          counted(phrase, promoted.colour(), promoted.promoted())
              .with("pawns", promoted.missingPawns());
      case Fault.CastlingRightWithoutRook rook -> withoutRook(phrase, rook);
      case Fault.CastlingRightWithoutKing(Square rook) -> phrase.with("square", rook);
      case Fault.SeveralCastlingRights several ->
          phrase.with("colour", several.colour()).with("side", several.side());
      case Fault.EnPassantImpossible(Square square) -> phrase.with("square", square);
      case Fault.ImpossibleCheck check -> Squares.in(phrase, check.checkers());
      case Fault.NoLastMove(Colour mover) -> phrase.with("colour", mover);
      case Fault.TooFewCaptures(int needed, int captures) ->
          phrase.with("needed", needed).with("captures", captures);
      case Fault.ImpossiblePawnStructure(int captures) -> phrase.with("captures", captures);
    };
  }

  private static Phrase withoutRook(Phrase phrase, Fault.CastlingRightWithoutRook fault) {
    boolean white = fault.square().rank() == Colour.WHITE.backRank();
    Phrase placed =
        phrase.with("square", fault.square()).with("colour", white ? Colour.WHITE : Colour.BLACK);
    return fault
        .side()
        .map(side -> placed.with("side", side))
        .orElseGet(() -> placed.with("side", "none"));
  }

  private static Phrase counted(Phrase phrase, Colour colour, int count) {
    return phrase.with("colour", colour).with("count", count);
  }
}
