package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import org.jadoube.notation.pgn.PgnText;

/// Rewrites moves in another notation without looking at the board, from a reader's reports alone.
@FunctionalInterface
public interface PgnMoveWriter {
  /// Writes a move just as it was written.
  PgnMoveWriter AS_WRITTEN = (ignored, san, out) -> san.writeTo(out);

  /// Writes moves in coordinates: `g1f3`, `e7e8q`. Castling is as in [Uci#write(Move)].
  PgnMoveWriter UCI =
      (packed, san, out) -> {
        out.writeBytes(Uci.write(Move.unpacked(packed)).getBytes(UTF_8));
      };

  /// Writes moves with both squares: `Ng1-f3`.
  PgnMoveWriter LONG =
      (packed, san, out) ->
          out.writeBytes(
              spelled(Move.unpacked(packed), san, Language.ENGLISH.letters(), "-").getBytes(UTF_8));

  /// Writes a move.
  ///
  /// @param packed the move
  /// @param san how it was written
  void write(int packed, PgnText san, ByteArrayOutputStream out);

  /// Writes moves with these letters for the pieces. Good SAN changes only its letters; anything
  /// else is written with both squares.
  static PgnMoveWriter lettered(PieceLetters letters) {
    return lettered(Language.ENGLISH.letters(), letters);
  }

  /// Rewrites moves from the letters `from` to the letters `to`.
  static PgnMoveWriter lettered(PieceLetters from, PieceLetters to) {
    return new Relettering(from, to);
  }

  private static String squares(Move move, String sign) {
    return move.from() + sign + move.to();
  }

  /// The move with both squares, keeping its signs for check and its evaluation.
  static String spelled(Move move, PgnText san, PieceLetters letters, String stroke) {
    String sign = move.captured().isPresent() ? "x" : stroke;
    String letter = move.role() == Role.PAWN ? "" : letters.of(move.role());
    return checked(
        san,
        switch (move) {
          case Move.Castling castling ->
              castling.side() == CastlingSide.KING_SIDE ? "O-O" : "O-O-O";
          case Move.Promotion promotion ->
              squares(move, sign) + "=" + letters.of(promotion.promoted());
          case Move.Normal ignored -> letter + squares(move, sign);
          case Move.EnPassant ignored -> letter + squares(move, sign);
        });
  }

  private static String checked(PgnText san, String text) {
    String written = san.toString();
    int end = written.length();
    while (end > 0 && Relettering.SIGNS.indexOf(written.charAt(end - 1)) >= 0) {
      end--;
    }
    return text + written.substring(end);
  }
}
