package org.jadoube.notation.fen;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// Writes the six fields of a FEN.
final class FenWriter {
  private FenWriter() {}

  static String write(Setup setup, FenDialect dialect, EnPassantField enPassant) {
    return fourFields(setup, dialect, enPassant)
        + " "
        + setup.halfmoveClock()
        + " "
        + setup.moveNumber();
  }

  static String fourFields(Setup setup, FenDialect dialect, EnPassantField enPassant) {
    return String.join(
        " ",
        FenBoard.write(setup.board()),
        setup.turn() == Colour.WHITE ? "w" : "b",
        castling(setup, dialect),
        enPassant(setup, enPassant).map(Square::toString).orElse("-"));
  }

  private static String castling(Setup setup, FenDialect dialect) {
    String letters =
        Stream.of(Colour.WHITE, Colour.BLACK)
            .map(colour -> castling(setup, dialect, colour))
            .collect(Collectors.joining());
    return letters.isEmpty() ? "-" : letters;
  }

  /// The castling letters, king's side first: rooks from the h-file to the a-file.
  private static String castling(Setup setup, FenDialect dialect, Colour colour) {
    String letters =
        setup.castlingRooks().stream()
            .filter(rook -> rook.rank() == colour.backRank())
            .sorted(Comparator.comparing(Square::file).reversed())
            .map(rook -> letter(setup.board(), rook, colour, dialect))
            .collect(Collectors.joining());
    return colour == Colour.WHITE ? letters.toUpperCase(Locale.ROOT) : letters;
  }

  private static String letter(Board board, Square rook, Colour colour, FenDialect dialect) {
    CastlingSide side = CastlingRooks.sideOf(board, rook, colour);
    if (dialect == FenDialect.SHREDDER || CastlingRooks.outermost(board, colour, side) != rook) {
      return rook.file().name().toLowerCase(Locale.ROOT);
    }
    return side == CastlingSide.KING_SIDE ? "k" : "q";
  }

  private static Optional<Square> enPassant(Setup setup, EnPassantField when) {
    return switch (when) {
      case AS_GIVEN -> setup.enPassant();
      case IF_ATTACKED -> setup.enPassant().filter(square -> isAttacked(setup, square));
      case IF_CAPTURABLE -> setup.position().flatMap(Position::enPassant);
    };
  }

  private static boolean isAttacked(Setup setup, Square passed) {
    Optional<Piece> pawn = Optional.of(Piece.of(setup.turn(), Role.PAWN));
    return Stream.of(-1, 1)
        .flatMap(files -> passed.plus(files, -setup.turn().forward()).stream())
        .anyMatch(square -> setup.board().at(square).equals(pawn));
  }
}
