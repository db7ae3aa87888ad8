package org.jadoube.notation.fen;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/// Writes the fields of a FEN one after the other, without intermediate strings: archives have
/// millions of FENs.
final class FenWriter {
  /// Longer than nearly all FENs.
  private static final int USUAL_LENGTH = 96;

  private FenWriter() {}

  static String write(Setup setup, FenDialect dialect, EnPassantField enPassant) {
    return fourFields(setup, dialect, enPassant)
        .append(' ')
        .append(setup.halfmoveClock())
        .append(' ')
        .append(setup.moveNumber())
        .toString();
  }

  static StringBuilder fourFields(Setup setup, FenDialect dialect, EnPassantField enPassant) {
    StringBuilder fen = new StringBuilder(USUAL_LENGTH);
    fen.append(FenBoard.write(setup.board())).append(setup.turn() == Colour.WHITE ? " w " : " b ");
    castling(setup, dialect, fen);
    fen.append(' ');
    Optional<Square> passed = enPassant(setup, enPassant);
    return passed.isPresent() ? fen.append(passed.get()) : fen.append('-');
  }

  private static void castling(Setup setup, FenDialect dialect, StringBuilder fen) {
    int start = fen.length();
    if (!setup.castlingRooks().isEmpty()) {
      castling(setup, dialect, Colour.WHITE, fen);
      castling(setup, dialect, Colour.BLACK, fen);
    }
    if (fen.length() == start) {
      fen.append('-');
    }
  }

  /// The castling letters, king's side first: rooks from the h-file to the a-file.
  private static void castling(Setup setup, FenDialect dialect, Colour colour, StringBuilder fen) {
    for (int file = File.values().length - 1; file >= 0; file--) {
      Square rook = Square.of(File.values()[file], colour.backRank());
      if (setup.castlingRooks().contains(rook)) {
        char letter = letter(setup.board(), rook, colour, dialect);
        fen.append(colour == Colour.WHITE ? Character.toUpperCase(letter) : letter);
      }
    }
  }

  private static char letter(Board board, Square rook, Colour colour, FenDialect dialect) {
    CastlingSide side = CastlingRooks.sideOf(board, rook, colour);
    if (dialect == FenDialect.SHREDDER || CastlingRooks.outermost(board, colour, side) != rook) {
      return (char) ('a' + rook.file().ordinal());
    }
    return side == CastlingSide.KING_SIDE ? 'k' : 'q';
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
