package org.jadoube.notation.san;

import java.util.List;
import java.util.Locale;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Writes a legal move in a [MoveStyle].
final class MoveWriter {
  private MoveWriter() {}

  /// `move`, legal in `position`, with its sign for check or checkmate.
  static String write(Position position, Move move, MoveStyle style) {
    return withoutCheckSign(position, move, style)
        .concat(checkSign(position, move, style))
        .concat(move instanceof Move.EnPassant ? style.enPassantSuffix() : "");
  }

  static String checkSign(Position position, Move move, MoveStyle style) {
    if (!position.givesCheck(move)) {
      return "";
    }
    return position.play(move).isCheckmate() ? style.mateSign() : "+";
  }

  static String withoutCheckSign(Position position, Move move, MoveStyle style) {
    return switch (move) {
      case Move.Castling castling -> style.castling(castling.side() == CastlingSide.KING_SIDE);
      case Move.Promotion promotion ->
          squares(position, move, style)
              + style.promotionSign()
              + style.letters().of(promotion.promoted());
      case Move.Normal ignored -> squares(position, move, style);
      case Move.EnPassant ignored -> squares(position, move, style);
    };
  }

  private static String squares(Position position, Move move, MoveStyle style) {
    String letter = move.role() == Role.PAWN ? "" : style.letters().of(move.role());
    String from = style.longForm() ? move.from().toString() : origin(position, move);
    String sign = move.captured().isPresent() ? style.captureSign() : style.longForm() ? "-" : "";
    return letter.concat(from).concat(sign).concat(move.to().toString());
  }

  /// As much of the departure square as the move needs: nothing, the file, the rank or both.
  static String origin(Position position, Move move) {
    if (move.role() == Role.PAWN) {
      return move.captured().isPresent() ? file(move.from()) : "";
    }
    List<Square> rivals = Rivals.of(position, move);
    if (rivals.isEmpty()) {
      return "";
    }
    if (rivals.stream().noneMatch(rival -> rival.file() == move.from().file())) {
      return file(move.from());
    }
    return rivals.stream().noneMatch(rival -> rival.rank() == move.from().rank())
        ? rank(move.from())
        : move.from().toString();
  }

  static String file(Square square) {
    return square.file().name().toLowerCase(Locale.ROOT);
  }

  static String rank(Square square) {
    return Integer.toString(square.rank().ordinal() + 1);
  }
}
