package org.jadoube.wording;

import org.jadoube.chess.Reason;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Breach;

/// Phrases for the reasons why a move is illegal, as clauses.
final class ReasonPhrases {
  private ReasonPhrases() {}

  /// A reason with the Article broken.
  static Phrase of(Breach breach) {
    return Phrase.of("breach")
        .with("reason", of(breach.reason()))
        .with("article", CitationPhrases.article(breach.citation()));
  }

  static Phrase of(Reason reason) {
    Phrase phrase = Phrase.of(key(reason));
    return switch (reason) {
      case Reason.NoPieceThere(Square square) -> phrase.with("square", square);
      case Reason.OpponentsPiece theirs ->
          phrase
              .with("square", theirs.square())
              .with("piece", theirs.piece().role())
              .with("role", MessageKeys.choice(theirs.piece().role()))
              .with("colour", theirs.piece().colour());
      case Reason.OwnPieceThere(Square square) -> phrase.with("square", square);
      case Reason.PieceInTheWay(Square square) -> phrase.with("square", square);
      case Reason.PawnBlocked(Square square, boolean _) -> phrase.with("square", square);
      case Reason.NotHowThePieceMoves how ->
          phrase
              .with("role", MessageKeys.choice(how.role()))
              .with("from", how.from())
              .with("to", how.to());
      case Reason.NothingToCapture(Square square) -> phrase.with("square", square);
      case Reason.NoEnPassantNow(Square square) -> phrase.with("square", square);
      case Reason.KingLeftInCheck left -> Squares.in(phrase, left.attackers());
      case Reason.KingWouldBeInCheck would -> Squares.in(phrase, would.attackers());
      case Reason.CastlingRightLost lost -> phrase.with("side", lost.side());
      case Reason.CastlingThroughPiece(Square square) -> phrase.with("square", square);
      case Reason.CastlingOutOfCheck out -> Squares.in(phrase, out.attackers());
      case Reason.CastlingThroughCheck through ->
          Squares.in(phrase.with("square", through.square()), through.attackers());
      case Reason.CastlingIntoCheck into ->
          Squares.in(phrase.with("square", into.square()), into.attackers());
      case Reason.PromotionPieceMissing(Square square) -> phrase.with("square", square);
      case Reason.PromotionNotAllowed not -> phrase.with("role", MessageKeys.choice(not.role()));
      case Reason.NoPromotionHere _ -> phrase;
    };
  }

  /// A pawn is told of a piece in its way as other pieces are; the Article differs.
  private static String key(Reason reason) {
    return reason instanceof Reason.PawnBlocked
        ? "reason.piece-in-the-way"
        : MessageKeys.of("reason", reason);
  }
}
