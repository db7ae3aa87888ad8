package org.jadoube.notation.fen;

import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Reading;

/// The first field of a FEN: the pieces, rank by rank from the eighth to the first.
final class FenBoard {
  private static final int SIDE = 8;
  private static final String LETTERS = "pnbrqk";

  private FenBoard() {}

  static Reading<Board> read(TextField field) {
    Board board = Board.empty();
    int rank = SIDE - 1;
    int file = 0;
    boolean afterDigit = false;
    for (int i = 0; i < field.length(); i++) {
      char symbol = field.at(i);
      Optional<Piece> piece = piece(symbol);
      if (file == SIDE || (rank > 0 && symbol == '/')) {
        if (symbol != '/' || file != SIDE || rank == 0) {
          return field.faultAt(i, afterRank(rank, file));
        }
        rank--;
        file = 0;
      } else if (piece.isPresent()) {
        board = board.with(Square.of(File.values()[file], Rank.values()[rank]), piece.get());
        file++;
      } else if (isGap(symbol) && !afterDigit && file + symbol - '0' <= SIDE) {
        file += symbol - '0';
      } else {
        return field.faultAt(i, insideRank(rank, SIDE - file, afterDigit));
      }
      afterDigit = isGap(symbol);
    }
    return rank == 0 && file == SIDE
        ? Reading.of(board)
        : field.faultAt(field.length(), file == SIDE ? "/" : insideRank(rank, SIDE - file, false));
  }

  private static boolean isGap(char symbol) {
    return '1' <= symbol && symbol <= '8';
  }

  private static String afterRank(int rank, int file) {
    if (file < SIDE) {
      return insideRank(rank, SIDE - file, false);
    }
    return rank == 0
        ? "a space after the last square of rank 1"
        : "/ after the last square of rank " + (rank + 1);
  }

  private static String insideRank(int rank, int left, boolean afterDigit) {
    String pieces = "a piece (one of KQRBNPkqrbnp)";
    String gap = afterDigit ? "" : " or a number of empty squares, at most " + left + ",";
    return pieces + gap + " on rank " + (rank + 1);
  }

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
    for (int rank = SIDE - 1; rank >= 0; rank--) {
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
