package org.jadoube.notation.fen;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Reads the fields of a FEN.
final class FenReader {
  static final String[] FIELDS = {
    "the placement of the pieces",
    "the side to move, w or b",
    "the castling rights, such as KQkq or -",
    "the en passant square, such as e3, or -",
    "the halfmove clock, a number from 0 to " + Setup.LARGEST_COUNTER,
    "the move number, a number from 1 to " + Setup.LARGEST_COUNTER
  };
  private static final int MOST_DIGITS = Integer.toString(Setup.LARGEST_COUNTER).length();

  private FenReader() {}

  /// The setup that the fields describe. The first `least` fields are required.
  static Reading<Setup> read(String text, int least) {
    return switch (TextField.split(text, FIELDS, least)) {
      case Reading.Read<TextField[]>(TextField[] fields) -> setup(fields);
      case Reading.Unreadable<TextField[]>(TextFault fault) ->
          Reading.failed(placementFault(text).orElse(fault));
    };
  }

  /// The fault of the first field, if it is not a placement: that says more than the missing fields
  /// after it.
  private static Optional<TextFault> placementFault(String text) {
    TextField first = TextField.startingAt(text, 0);
    boolean plausible = first.length() > 0 && text.length() <= Fen.LONGEST;
    return plausible ? FenBoardReader.read(first).faultIfAny() : Optional.empty();
  }

  private static Reading<Setup> setup(TextField[] fields) {
    return placed(fields)
        .flatMap(setup ->
            number(fields, 4, 0)
                .flatMap(
                    clock -> number(fields, 5, 1).map(number -> setup.counted(clock, number))));
  }

  /// The setup that the first four fields describe, with counters as at the start of a game.
  static Reading<Setup> placed(TextField[] fields) {
    return FenBoardReader.read(fields[0])
        .flatMap(board ->
            turn(fields[1])
                .flatMap(turn ->
                    castling(fields[2], board)
                        .flatMap(rooks ->
                            enPassant(fields[3])
                                .map(square -> new Setup(board, turn, rooks, square, 0, 1)))));
  }

  private static Reading<Colour> turn(TextField field) {
    return switch (field.text()) {
      case "w" -> Reading.of(Colour.WHITE);
      case "b" -> Reading.of(Colour.BLACK);
      default -> field.fault(FIELDS[1]);
    };
  }

  private static Reading<Set<Square>> castling(TextField field, Board board) {
    Set<Square> rooks = EnumSet.noneOf(Square.class);
    if (field.text().equals("-")) {
      return Reading.of(rooks);
    }
    for (int i = 0; i < field.length(); i++) {
      Optional<Square> rook = castlingRook(field.at(i), board);
      if (rook.isEmpty()) {
        return field.faultAt(i, "one of KQkq, a file A–H or a–h, or -");
      }
      if (!rooks.add(rook.get())) {
        return field.faultAt(i, "each castling right once");
      }
    }
    return Reading.of(rooks);
  }

  private static Optional<Square> castlingRook(char letter, Board board) {
    Colour colour = Character.isUpperCase(letter) ? Colour.WHITE : Colour.BLACK;
    return switch (Character.toLowerCase(letter)) {
      case 'k' -> Optional.of(CastlingRooks.outermost(board, colour, CastlingSide.KING_SIDE));
      case 'q' -> Optional.of(CastlingRooks.outermost(board, colour, CastlingSide.QUEEN_SIDE));
      case 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' -> Optional.of(onBackRank(letter, colour));
      default -> Optional.empty();
    };
  }

  private static Square onBackRank(char letter, Colour colour) {
    File file = File.values()[Character.toLowerCase(letter) - 'a'];
    return Square.of(file, colour.backRank());
  }

  private static Reading<Optional<Square>> enPassant(TextField field) {
    if (field.text().equals("-")) {
      return Reading.of(Optional.empty());
    }
    Optional<Square> square = Square.named(field.text()).filter(FenReader::canBePassedOver);
    return square.isPresent() ? Reading.of(square) : field.fault(FIELDS[3]);
  }

  private static boolean canBePassedOver(Square square) {
    return square.rank() == Rank.THREE || square.rank() == Rank.SIX;
  }

  /// The number in a field, or the least allowed number if the field is missing.
  private static Reading<Integer> number(TextField[] fields, int index, int least) {
    return index < fields.length ? number(fields[index], least) : Reading.of(least);
  }

  private static Reading<Integer> number(TextField field, int least) {
    boolean digits = field.text().chars().allMatch(c -> '0' <= c && c <= '9');
    if (!digits || field.length() > MOST_DIGITS || Integer.parseInt(field.text()) < least) {
      return field.fault(FIELDS[4 + least]);
    }
    return Reading.of(Integer.parseInt(field.text()));
  }
}
