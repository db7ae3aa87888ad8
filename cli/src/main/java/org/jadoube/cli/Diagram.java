package org.jadoube.cli;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Board;

/// A board as text, White's side below, ranks and files named.
final class Diagram {
  private static final String LETTERS = "KQRBNPkqrbnp";
  private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
  private static final String FILES = "   a b c d e f g h";

  private Diagram() {}

  /// With English letters, White's in upper case.
  static Stream<String> inLetters(Board board) {
    String[] ranks = board.toString().split("\n");
    Stream<String> named =
        IntStream.range(0, ranks.length).mapToObj(i -> ranks.length - i + "  " + ranks[i].strip());
    return Stream.concat(named, Stream.of(FILES));
  }

  /// With figurines, White's in outline.
  static Stream<String> inFigurines(Board board) {
    Stream<String> ranks = inLetters(board).limit(LETTERS.length());
    return ranks.map(line -> line.equals(FILES) ? line : figurines(line));
  }

  private static String figurines(String line) {
    return line.chars().mapToObj(Diagram::figurine).collect(Collectors.joining());
  }

  private static String figurine(int letter) {
    int index = LETTERS.indexOf(letter);
    return String.valueOf(index < 0 ? (char) letter : FIGURINES.charAt(index));
  }
}
