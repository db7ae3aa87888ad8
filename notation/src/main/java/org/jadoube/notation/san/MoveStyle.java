package org.jadoube.notation.san;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.PieceLetters;

/// A style of writing moves: its letters and signs, short or long.
///
/// ```java
/// Position start = Position.standard();
/// Move move = start.move(Square.G1, Square.F3).orElseThrow();
/// MoveStyle.LONG.write(start, move); // => Ng1-f3
/// MoveStyle.PGN.with(PieceLetters.FIGURINES).write(start, move); // => ♘f3
/// ```
///
/// @param letters the letters of the pieces
/// @param longForm whether the departure square is always written: `Ng1-f3`
/// @param castling whether castling is written with letters or zeros
/// @param promotionSign the sign between the square and the promoted piece: `=` or nothing
/// @param captureSign the sign for a capture: `x`, or nothing
/// @param mateSign the sign for checkmate: `#` or `++`
/// @param enPassantSuffix the suffix of an en passant capture: nothing or ` e.p.`
/// @since 0.1.0
public record MoveStyle(
    PieceLetters letters,
    boolean longForm,
    CastlingStyle castling,
    String promotionSign,
    String captureSign,
    String mateSign,
    String enPassantSuffix)
    implements MoveNotation {

  /// How castling is written.
  public enum CastlingStyle {
    /// `O-O` and `O-O-O`, as in PGN
    LETTERS,
    /// `0-0` and `0-0-0`, as in the Laws
    ZEROS
  }

  /// Standard algebraic notation as in PGN (PGN standard, 8.2.3): `Nf3`, `O-O`, `e8=Q+`, `exd6`.
  public static final MoveStyle PGN =
      new MoveStyle(Language.ENGLISH.letters(), false, CastlingStyle.LETTERS, "=", "x", "#", "");

  /// Algebraic notation as in the Laws (Appendix C, with the customary signs): `Nf3`, `0-0`,
  /// `e8Q+`, `exd6 e.p.`.
  public static final MoveStyle LAWS =
      new MoveStyle(Language.ENGLISH.letters(), false, CastlingStyle.ZEROS, "", "x", "#", " e.p.");

  /// Long algebraic notation: `Ng1-f3`, `e5xd6`.
  public static final MoveStyle LONG =
      new MoveStyle(Language.ENGLISH.letters(), true, CastlingStyle.LETTERS, "=", "x", "#", "");

  @Override
  public String write(Position position, Move move) {
    return MoveWriter.write(position, move, this);
  }

  /// This style with other letters.
  public MoveStyle with(PieceLetters letters) {
    return new MoveStyle(
        letters, longForm, castling, promotionSign, captureSign, mateSign, enPassantSuffix);
  }

  /// This style with the letters of `language`.
  public MoveStyle in(Language language) {
    return with(language.letters());
  }

  String castling(boolean kingSide) {
    String sign = castling == CastlingStyle.LETTERS ? "O" : "0";
    return kingSide ? sign + "-" + sign : sign + "-" + sign + "-" + sign;
  }
}
