package org.jadoube.notation.fen;

import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Square;
import org.jadoube.notation.Reading;

/// Reads the first field of a FEN, rank by rank from the eighth to the first.
final class FenBoardReader {
  private static final int SIDE = 8;

  private Board board = Board.empty();
  private int rank = SIDE - 1;
  private int file;
  private boolean afterDigit;

  private FenBoardReader() {}

  static Reading<Board> read(TextField field) {
    FenBoardReader reader = new FenBoardReader();
    for (int i = 0; i < field.length(); i++) {
      if (!reader.takes(field.at(i))) {
        return field.faultAt(i, reader.expected());
      }
    }
    return reader.rank == 0 && reader.isBehindRank()
        ? Reading.of(reader.board)
        : field.faultAt(field.length(), reader.expected());
  }

  private boolean isBehindRank() {
    return file == SIDE;
  }

  private boolean takes(char symbol) {
    boolean digit = '1' <= symbol && symbol <= '8';
    boolean taken = isBehindRank() ? endsRank(symbol) : digit ? skips(symbol - '0') : puts(symbol);
    afterDigit = taken ? digit : afterDigit;
    return taken;
  }

  private boolean endsRank(char symbol) {
    boolean ends = symbol == '/' && rank > 0;
    if (ends) {
      rank--;
      file = 0;
    }
    return ends;
  }

  private boolean skips(int squares) {
    boolean fits = !afterDigit && file + squares <= SIDE;
    file += fits ? squares : 0;
    return fits;
  }

  private boolean puts(char symbol) {
    Optional<Piece> piece = FenBoard.piece(symbol);
    piece.ifPresent(it -> {
      board = board.with(Square.of(File.values()[file], Rank.values()[rank]), it);
      file++;
    });
    return piece.isPresent();
  }

  private String expected() {
    if (isBehindRank()) {
      return rank == 0
          ? "a space after the last square of rank 1"
          : "/ after the last square of rank " + (rank + 1);
    }
    int left = SIDE - file;
    String gap = afterDigit ? "" : " or a number of empty squares, at most " + left + ",";
    return "a piece (one of KQRBNPkqrbnp)" + gap + " on rank " + (rank + 1);
  }
}
