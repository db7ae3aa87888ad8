package org.jadoube.notation.diagram;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.pgn.command.PgnCommand.Arrow;
import org.jadoube.notation.pgn.command.PgnCommand.Mark;
import org.jadoube.notation.pgn.command.PgnCommand.Paint;

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
/// @since 0.1.0
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

  /// The board after the last move of a line: the squares of that move are yellow, and a king in
  /// check stands on red.
  public static Diagram of(PlayedLine line) {
    Position position = line.position();
    Stream<Mark> moved =
        line.lastMove().stream()
            .flatMap(move -> Stream.of(move.from(), move.to()))
            .map(square -> new Mark(Paint.YELLOW, square));
    Stream<Mark> checked =
        position.isCheck()
            ? position.board().squares(Piece.of(position.turn(), Role.KING)).stream()
                .map(king -> new Mark(Paint.RED, king))
            : Stream.empty();
    return of(position.board()).with(Stream.concat(moved, checked).toList(), List.of());
  }

  /// This diagram with an arrow more.
  public Diagram withArrow(Paint paint, Square from, Square to) {
    Stream<Arrow> more = Stream.of(new Arrow(paint, from, to));
    return with(marks, Stream.concat(arrows.stream(), more).toList());
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
