package org.jadoube.wording;

import org.jadoube.chess.Piece;
import org.jadoube.laws.BoardEvent;
import org.jadoube.laws.Misplay;

/// What is said of things that happen with the pieces on a real board.
final class BoardPhrases {
  private BoardPhrases() {}

  static Phrase of(BoardEvent event, Phrase phrase) {
    return switch (event) {
      case BoardEvent.PieceTouched touched ->
          piece(phrase.with("by", touched.by()), touched.piece()).with("square", touched.square());
      case BoardEvent.PiecesAdjusted adjusted ->
          Squares.in(phrase.with("by", adjusted.by()), adjusted.squares());
      case BoardEvent.PieceLifted lifted ->
          piece(phrase.with("by", lifted.by()), lifted.piece()).with("square", lifted.square());
      case BoardEvent.PiecePlaced placed ->
          piece(phrase.with("by", placed.by()), placed.piece())
              .with("square", placed.square())
              .with("fresh", placed.fresh() ? "yes" : "no");
      case BoardEvent.PieceReleased released ->
          piece(phrase.with("by", released.by()), released.piece())
              .with("square", released.square());
      case BoardEvent.ContactExcused excused -> phrase.with("square", excused.square());
      case BoardEvent.TouchMoveBroken broken ->
          phrase.with("by", broken.by()).with("squares", broken.touched());
      case BoardEvent.PieceDisplaced displaced ->
          piece(phrase.with("by", displaced.by()), displaced.piece())
              .with("square", displaced.square());
      case BoardEvent.PiecesPutBack back -> phrase.with("by", back.by());
      case BoardEvent.BoardSetUp setUp ->
          phrase
              .with("turned", setUp.boardTurned() ? "yes" : "no")
              .with("reversed", setUp.coloursReversed() ? "yes" : "no");
      case BoardEvent.IllegalMoveCompleted completed ->
          misplay(phrase.with("by", completed.by()), completed.what());
      case BoardEvent.IllegalMoveStands stands -> phrase.with("by", stands.by());
      case BoardEvent.IllegalPositionSeen _, BoardEvent.IllegalPositionGone _ -> phrase;
    };
  }

  private static Phrase misplay(Phrase phrase, Misplay what) {
    return phrase
        .with("kind", what.kind())
        .with("attempt", what.attempt())
        .with("count", what.breaches().size())
        .with("reasons", FactPhrases.reasons(what.breaches()));
  }

  private static Phrase piece(Phrase phrase, Piece piece) {
    return phrase
        .with("piece", piece.role())
        .with("role", Keys.choice(piece.role()))
        .with("colour", piece.colour());
  }
}
