package org.jadoube.notation.diagram;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Square;
import org.jadoube.notation.pgn.command.PgnCommand.Arrow;
import org.jadoube.notation.pgn.command.PgnCommand.Mark;

/// A picture of a board.
///
/// ```java
/// Diagram diagram = Diagram.of(Board.standard()).seenBy(Colour.BLACK);
/// diagram.letters().getFirst(); // => 1  R N B K Q B N R
/// String picture = diagram.svg();
/// ```
///
/// @param board the pieces
/// @param below whose side is at the bottom
/// @param marks coloured squares; drawn in SVG only
/// @param arrows coloured arrows; drawn in SVG only, and only between two squares
public record Diagram(Board board, Colour below, List<Mark> marks, List<Arrow> arrows) {
  private static final String LETTERS = "PNBRQKpnbrqk";
  private static final String FIGURINES = "♙♘♗♖♕♔♟♞♝♜♛♚";

  /// Copies the lists.
  public Diagram {
    marks = List.copyOf(marks);
    arrows = List.copyOf(arrows);
  }

  /// The board from White's side, with nothing drawn on it.
  public static Diagram of(Board board) {
    return new Diagram(board, Colour.WHITE, List.of(), List.of());
  }

  /// This diagram seen from that side.
  public Diagram seenBy(Colour colour) {
    return new Diagram(board, colour, marks, arrows);
  }

  /// This diagram with these marks and arrows instead of its own.
  public Diagram with(List<Mark> marked, List<Arrow> pointed) {
    return new Diagram(board, below, marked, pointed);
  }

  /// Nine lines with the names of ranks and files: English letters, upper case for White, `.` for
  /// an empty square.
  public List<String> letters() {
    return lines(LETTERS);
  }

  /// Nine lines with the names of ranks and files: figurines, outlined for White, `.` for an empty
  /// square.
  public List<String> figurines() {
    return lines(FIGURINES);
  }

  /// An SVG picture, 360 units wide and high, that can stand alone in a file or in a page.
  public String svg() {
    return new SvgDiagram(this).text();
  }

  private List<String> lines(String pieces) {
    String files =
        along().mapToObj(this::file).map(File::toString).collect(Collectors.joining(" "));
    Stream<String> ranks = along().mapToObj(row -> line(rank(row), pieces));
    return Stream.concat(ranks, Stream.of("   " + files)).toList();
  }

  private String line(Rank rank, String pieces) {
    return along()
        .mapToObj(column -> text(Square.of(file(column), rank), pieces))
        .collect(Collectors.joining(" ", rank + "  ", ""));
  }

  private String text(Square square, String pieces) {
    return board.at(square).map(Piece::ordinal).map(at -> pieces.substring(at, at + 1)).orElse(".");
  }

  private static IntStream along() {
    return IntStream.range(0, 8);
  }

  /// The file in this column, from the left.
  File file(int column) {
    return File.values()[below == Colour.WHITE ? column : 7 - column];
  }

  /// The rank in this row, from the top.
  Rank rank(int row) {
    return Rank.values()[below == Colour.WHITE ? 7 - row : row];
  }
}
