package org.jadoube.audit.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;

/// The ranks of a FEN with signs for the contents of a square, as in pgn-extract: `?` anything or
/// nothing, `!` any piece, `A` a white one, `a` a black one, `_` nothing, `[Qq]` one of these,
/// `[^Qq]` none of them, `*` any number of squares. A final `w` or `b` says who has the move.
///
/// @param ranks expressions for the squares of each rank, the eighth first
record BoardPattern(List<Pattern> ranks, Optional<Colour> turn) implements Predicate<Position> {
  private static final int RANKS = 8;
  private static final Pattern FORM = Pattern.compile("([^ ]+)(?: +([wb]))?");
  private static final Pattern SQUARES =
      Pattern.compile("\\*+|[1-8KQRBNPkqrbnp?!Aa_]|\\[\\^?[KQRBNPkqrbnp_]++]");
  private static final char EMPTY = '_';

  /// The letters of [Piece#values].
  private static final String LETTERS = "PNBRQKpnbrqk";

  /// The pattern in `text`, if it is one.
  static Optional<BoardPattern> of(String text) {
    var form = FORM.matcher(text);
    return form.matches() ? of(form.group(1).split("/", -1), form.group(2)) : Optional.empty();
  }

  private static Optional<BoardPattern> of(String[] ranks, String turn) {
    List<Pattern> patterns =
        Arrays.stream(ranks).map(BoardPattern::rank).flatMap(Optional::stream).toList();
    Optional<Colour> mover =
        Optional.ofNullable(turn).map(it -> it.equals("w") ? Colour.WHITE : Colour.BLACK);
    return ranks.length == RANKS && patterns.size() == RANKS
        ? Optional.of(new BoardPattern(patterns, mover))
        : Optional.empty();
  }

  /// An expression for the squares of a rank; empty if they are not eight.
  private static Optional<Pattern> rank(String text) {
    List<String> groups = new ArrayList<>();
    var squares = SQUARES.matcher(text);
    int end = 0;
    while (end < text.length() && squares.find(end) && squares.start() == end) {
      groups.add(squares.group());
      end = squares.end();
    }
    int count = groups.stream().mapToInt(BoardPattern::width).sum();
    boolean open = groups.stream().anyMatch(group -> group.startsWith("*"));
    boolean fits = open ? count <= RANKS : count == RANKS;
    return end == text.length() && fits
        ? Optional.of(
            Pattern.compile(
                String.join("", groups.stream().map(BoardPattern::expression).toList())))
        : Optional.empty();
  }

  private static int width(String squares) {
    char sign = squares.charAt(0);
    return sign == '*' ? 0 : Character.isDigit(sign) ? sign - '0' : 1;
  }

  private static String expression(String squares) {
    char sign = squares.charAt(0);
    return switch (sign) {
      case '?' -> ".";
      case '!' -> "[^_]";
      case 'A' -> "[A-Z]";
      case 'a' -> "[a-z]";
      case '*' -> ".*";
      default -> Character.isDigit(sign) ? String.valueOf(EMPTY).repeat(sign - '0') : squares;
    };
  }

  @Override
  public boolean test(Position position) {
    if (turn.isPresent() && turn.get() != position.turn()) {
      return false;
    }
    String squares = squares(position.board());
    for (int i = 0; i < RANKS; i++) {
      int from = RANKS * (RANKS - 1 - i);
      if (!ranks.get(i).matcher(squares).region(from, from + RANKS).matches()) {
        return false;
      }
    }
    return true;
  }

  /// The contents of the squares, a1 first.
  private static String squares(Board board) {
    char[] squares = new char[RANKS * RANKS];
    Arrays.fill(squares, EMPTY);
    for (Piece piece : Piece.values()) {
      for (long left = board.squares(piece).bits(); left != 0; left &= left - 1) {
        squares[Long.numberOfTrailingZeros(left)] = LETTERS.charAt(piece.ordinal());
      }
    }
    return new String(squares);
  }
}
