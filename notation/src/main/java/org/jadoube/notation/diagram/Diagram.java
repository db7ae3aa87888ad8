package org.jadoube.notation.diagram;

import static java.util.Objects.requireNonNull;

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

/// A board to look at.
///
/// @param board the pieces
/// @param below whose side is below
/// @param marks coloured squares; drawn in SVG only
/// @param arrows coloured arrows; drawn in SVG only, and only between two squares
public record Diagram(Board board, Colour below, List<Mark> marks, List<Arrow> arrows) {
  private static final String LETTERS = "PNBRQKpnbrqk";
  private static final String FIGURINES = "♙♘♗♖♕♔♟♞♝♜♛♚";

  /// Copies the lists.
  public Diagram {
    requireNonNull(board, "board");
    requireNonNull(below, "below");
    requireNonNull(marks, "marks");
    requireNonNull(arrows, "arrows");
    marks = List.copyOf(marks);
    arrows = List.copyOf(arrows);
  }

  /// A board with White's side below and nothing drawn on it.
  public static Diagram of(Board board) {
    return new Diagram(board, Colour.WHITE, List.of(), List.of());
  }

  /// The same diagram with that side below.
  public Diagram seenBy(Colour colour) {
    requireNonNull(colour, "colour");
    return new Diagram(board, colour, marks, arrows);
  }

  /// The same diagram with these marks and arrows in place of its own.
  public Diagram with(List<Mark> marked, List<Arrow> pointed) {
    requireNonNull(marked, "marked");
    requireNonNull(pointed, "pointed");
    return new Diagram(board, below, marked, pointed);
  }

  /// Nine lines, ranks and files named: English letters, White's in upper case, `.` for an empty
  /// square.
  public List<String> letters() {
    return lines(LETTERS);
  }

  /// Nine lines, ranks and files named: figurines, White's in outline, `.` for an empty square.
  public List<String> figurines() {
    return lines(FIGURINES);
  }

  /// An SVG picture, 360 units wide and high, that stands for itself in a file or in a page.
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

  /// The rank in this row, from above.
  Rank rank(int row) {
    return Rank.values()[below == Colour.WHITE ? 7 - row : row];
  }
}
