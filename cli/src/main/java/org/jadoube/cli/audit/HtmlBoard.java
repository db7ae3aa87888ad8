package org.jadoube.cli.audit;

import static j2html.TagCreator.rawHtml;

import j2html.tags.DomContent;
import java.util.Locale;
import org.jadoube.chess.Board;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// A diagram of a position, as SVG that uses pieces defined elsewhere on the page.
final class HtmlBoard {
  private static final int SQUARE = 40;
  private static final int BOARD = 8 * SQUARE;

  private HtmlBoard() {}

  static DomContent of(Position position) {
    StringBuilder svg = new StringBuilder();
    svg.append("<svg class=\"board\" role=\"img\" viewBox=\"0 0 ").append(BOARD).append(' ');
    svg.append(BOARD).append("\" aria-label=\"").append(described(position)).append("\">");
    for (Square square : Square.values()) {
      append(square, position.board(), svg);
    }
    return rawHtml(svg.append("</svg>").toString());
  }

  private static String described(Position position) {
    return "the position; " + position.turn().name().toLowerCase(Locale.ROOT) + " has the move";
  }

  private static void append(Square square, Board board, StringBuilder svg) {
    int x = square.file().ordinal() * SQUARE;
    int y = BOARD - SQUARE - square.rank().ordinal() * SQUARE;
    String place = " x=\"" + x + "\" y=\"" + y + "\" width=\"40\" height=\"40\"";
    boolean dark = (square.file().ordinal() + square.rank().ordinal()) % 2 == 0;
    svg.append("<rect class=\"").append(dark ? "dark" : "light").append('"').append(place);
    svg.append("/>");
    board
        .at(square)
        .ifPresent(piece ->
            svg.append("<use href=\"#")
                .append(name(piece))
                .append('"')
                .append(" transform=\"")
                .append("translate(")
                .append(x)
                .append(' ')
                .append(y)
                .append(")\"/>"));
  }

  /// As the set of pieces names it: `wk`.
  private static String name(Piece piece) {
    String colour = piece.colour().name().substring(0, 1).toLowerCase(Locale.ROOT);
    return colour + (piece.role() == Role.KNIGHT ? "n" : letter(piece.role()));
  }

  private static String letter(Role role) {
    return role.name().substring(0, 1).toLowerCase(Locale.ROOT);
  }
}
