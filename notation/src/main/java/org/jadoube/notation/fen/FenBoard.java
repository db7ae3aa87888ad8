package org.jadoube.notation.fen;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Writes the first field of a FEN: the pieces, rank by rank from the eighth to the first. Knows
/// the letters of the pieces.
final class FenBoard {
  private static final String LETTERS = "pnbrqk";
  private static final List<File> FILES = List.of(File.values());
  private static final int SIDE = 8;

  /// Room for a piece on each square, and a separator after each rank.
  private static final int LONGEST = SIDE * (SIDE + 1);

  private FenBoard() {}

  static Optional<Piece> piece(char symbol) {
    int role = LETTERS.indexOf(Character.toLowerCase(symbol));
    Colour colour = Character.isUpperCase(symbol) ? Colour.WHITE : Colour.BLACK;
    return role < 0 ? Optional.empty() : Optional.of(Piece.of(colour, Role.values()[role]));
  }

  static char letter(Piece piece) {
    char letter = LETTERS.charAt(piece.role().ordinal());
    return piece.colour() == Colour.WHITE ? Character.toUpperCase(letter) : letter;
  }

  static String write(Board board) {
    char[] field = new char[LONGEST];
    int end = 0;
    for (int rank = SIDE - 1; rank >= 0; rank--) {
      end = writeRank(board, Rank.values()[rank], field, end);
      field[end++] = '/';
    }
    return String.valueOf(field, 0, end - 1);
  }

  /// Where the rank ends in the field.
  private static int writeRank(Board board, Rank rank, char[] field, int start) {
    int end = start;
    int empty = 0;
    for (File file : FILES) {
      Optional<Piece> piece = board.at(Square.of(file, rank));
      if (piece.isEmpty()) {
        empty++;
      } else {
        end = writeGap(empty, field, end);
        field[end++] = letter(piece.get());
        empty = 0;
      }
    }
    return writeGap(empty, field, end);
  }

  private static int writeGap(int squares, char[] field, int end) {
    if (squares == 0) {
      return end;
    }
    field[end] = (char) ('0' + squares);
    return end + 1;
  }
}
