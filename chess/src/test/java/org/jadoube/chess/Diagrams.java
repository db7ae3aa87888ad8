package org.jadoube.chess;

import java.util.Locale;
import java.util.Optional;

/// Reads well-formed FEN, X-FEN and Shredder-FEN for the tests of this module; the real reader is
/// in the notation module.
public final class Diagrams {
  private Diagrams() {}

  /// The position of a FEN; fails if the FEN is faulty.
  public static Position position(String fen) {
    return switch (setup(fen).validate()) {
      case Validation.Playable playable -> playable.position();
      case Validation.Unplayable unplayable -> throw new AssertionError(fen + unplayable);
    };
  }

  /// The setup of a FEN.
  public static Setup setup(String fen) {
    String[] fields = fen.strip().split(" ", -1);
    Board board = board(fields[0]);
    return new Setup(
        board,
        fields[1].equals("w") ? Colour.WHITE : Colour.BLACK,
        castlingRooks(board, fields[2]),
        Square.named(fields[3]),
        fields.length > 4 ? Integer.parseInt(fields[4]) : 0,
        fields.length > 5 ? Integer.parseInt(fields[5]) : 1);
  }

  static Board board(String placement) {
    Board board = Board.empty();
    int index = 56;
    for (int at = 0; at < placement.length(); at++) {
      char letter = placement.charAt(at);
      if (letter == '/') {
        index -= 16;
      } else if (Character.isDigit(letter)) {
        index += letter - '0';
      } else {
        board = board.with(Square.of(index), piece(letter));
        index++;
      }
    }
    return board;
  }

  static Piece piece(char letter) {
    Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
    int role = "pnbrqk".indexOf(Character.toLowerCase(letter));
    return Piece.of(colour, Role.values()[role]);
  }

  private static SquareSet castlingRooks(Board board, String letters) {
    long rooks = 0;
    for (char letter : letters.replace("-", "").toCharArray()) {
      Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
      rooks |= 1L << rook(board, colour, Character.toUpperCase(letter)).ordinal();
    }
    return SquareSet.of(rooks);
  }

  private static Square rook(Board board, Colour colour, char letter) {
    if (letter <= 'H') {
      return Square.of(File.valueOf(String.valueOf(letter)), colour.backRank());
    }
    var rooks =
        board.squares(Piece.of(colour, Role.ROOK)).stream()
            .filter(rook -> rook.rank() == colour.backRank())
            .toList();
    return letter == 'K' ? rooks.getLast() : rooks.getFirst();
  }

  static Square square(String name) {
    return Square.named(name).orElseThrow();
  }

  /// The legal move in UCI notation: `e2e4`, `a7a8q`; castling as the king's move or as the king
  /// capturing its own rook.
  static Move move(Position position, String uci) {
    Optional<Role> promotion =
        uci.length() == 5
            ? Optional.of(piece(uci.toLowerCase(Locale.ROOT).charAt(4)).role())
            : Optional.empty();
    return position
        .move(square(uci.substring(0, 2)), square(uci.substring(2, 4)), promotion)
        .orElseThrow();
  }

  static Position play(Position position, String... moves) {
    Position last = position;
    for (String move : moves) {
      last = last.play(move(last, move));
    }
    return last;
  }
}
