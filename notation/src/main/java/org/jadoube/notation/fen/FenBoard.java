package org.jadoube.notation.fen;

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
    StringBuilder field = new StringBuilder();
    for (int rank = Rank.values().length - 1; rank >= 0; rank--) {
      writeRank(board, Rank.values()[rank], field);
      field.append(rank == 0 ? "" : "/");
    }
    return field.toString();
  }

  private static void writeRank(Board board, Rank rank, StringBuilder field) {
    int empty = 0;
    for (File file : File.values()) {
      Optional<Piece> piece = board.at(Square.of(file, rank));
      if (piece.isEmpty()) {
        empty++;
      } else {
        field.append(gap(empty)).append(letter(piece.get()));
        empty = 0;
      }
    }
    field.append(gap(empty));
  }

  private static String gap(int squares) {
    return squares == 0 ? "" : Integer.toString(squares);
  }
}
