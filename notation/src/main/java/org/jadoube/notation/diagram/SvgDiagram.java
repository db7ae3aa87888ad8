package org.jadoube.notation.diagram;

import java.util.Formatter;
import java.util.Locale;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Square;
import org.jadoube.notation.pgn.command.PgnCommand.Arrow;
import org.jadoube.notation.pgn.command.PgnCommand.Mark;
import org.jadoube.notation.pgn.command.PgnCommand.Paint;

/// Draws a [Diagram]: squares, marks, names of ranks and files, pieces and arrows, in this order.
final class SvgDiagram {
  private static final int SIDE = 45;
  private static final String LIGHT = "#f0e9dc";
  private static final String DARK = "#93a48f";
  private static final String INK = "#26241f";

  private final Diagram diagram;
  private final StringBuilder svg = new StringBuilder();
  private final Formatter out = new Formatter(svg, Locale.ROOT);

  SvgDiagram(Diagram diagram) {
    this.diagram = diagram;
  }

  String text() {
    svg.append("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 360 360' role='img'>\n");
    out.format("<title>%s</title>\n", title());
    for (Square square : Square.values()) {
      square(square);
    }
    diagram.marks().forEach(this::mark);
    names();
    for (Piece piece : Piece.values()) {
      diagram.board().squares(piece).forEach(square -> piece(piece, square));
    }
    diagram.arrows().stream().filter(it -> it.from() != it.to()).forEach(this::arrow);
    return svg.append("</svg>\n").toString();
  }

  private String title() {
    return String.join(" / ", diagram.letters().subList(0, 8));
  }

  private void square(Square square) {
    out.format(
        "<rect x='%d' y='%d' width='45' height='45' fill='%s'/>\n",
        x(square), y(square), square.isLight() ? LIGHT : DARK);
  }

  private void mark(Mark mark) {
    out.format(
        "<rect x='%d' y='%d' width='45' height='45' fill='%s' opacity='.8'/>\n",
        x(mark.square()), y(mark.square()), colour(mark.paint()));
  }

  private void names() {
    svg.append("<g font-family='sans-serif' font-size='8' font-weight='600'>\n");
    for (int index = 0; index < 8; index++) {
      Square left = Square.of(diagram.file(0), diagram.rank(index));
      name(left.rank().toString(), left, 2.5, 9);
      Square bottom = Square.of(diagram.file(index), diagram.rank(7));
      name(bottom.file().toString(), bottom, 38, 42);
    }
    svg.append("</g>\n");
  }

  private void name(String name, Square square, double right, double down) {
    out.format(
        "<text x='%.1f' y='%.1f' fill='%s'>%s</text>\n",
        x(square) + right, y(square) + down, ink(square), name);
  }

  private String ink(Square square) {
    boolean isMarked = diagram.marks().stream().anyMatch(mark -> mark.square() == square);
    return isMarked ? INK : square.isLight() ? "#7d8f79" : LIGHT;
  }

  private void piece(Piece piece, Square square) {
    boolean white = piece.colour() == Colour.WHITE;
    String shapes =
        PieceShapes.of(piece.role())
            .replace("class='line'", white ? "fill='none'" : "fill='none' stroke='#e9e4da'")
            .replace("class='eye'", white ? "fill='" + INK + "'" : "fill='#e9e4da' stroke='none'");
    out.format(
        "<g transform='translate(%.1f %.1f) scale(1.12)' fill='%s' stroke='#26241f' stroke-width='1.4'"
            + " stroke-linejoin='round' stroke-linecap='round'>%s</g>\n",
        x(square) - 2.7, y(square) - 3.2, white ? "#fffdf8" : "#3b3833", shapes);
  }

  private void arrow(Arrow arrow) {
    double fromX = x(arrow.from()) + SIDE / 2.0;
    double fromY = y(arrow.from()) + SIDE / 2.0;
    double across = x(arrow.to()) + SIDE / 2.0 - fromX;
    double along = y(arrow.to()) + SIDE / 2.0 - fromY;
    double length = Math.hypot(across, along);
    out.format(
        "<path transform='translate(%.1f %.1f) rotate(%.2f)' fill='%s' opacity='.75'"
            + " d='M10 -3.6H%.1fv-6.4l16 10l-16 10v-6.4H10a3.6 3.6 0 0 1 0 -7.2z'/>\n",
        fromX,
        fromY,
        Math.toDegrees(Math.atan2(along, across)),
        colour(arrow.paint()),
        length - 18);
  }

  private static String colour(Paint paint) {
    return switch (paint) {
      case RED -> "#b8432f";
      case GREEN -> "#3d7f45";
      case BLUE -> "#2f66a8";
      case YELLOW -> "#d9a520";
      case ORANGE -> "#d9761e";
      case CYAN -> "#2f9aa0";
    };
  }

  private int x(Square square) {
    File file = square.file();
    return SIDE * (diagram.below() == Colour.WHITE ? file.ordinal() : 7 - file.ordinal());
  }

  private int y(Square square) {
    Rank rank = square.rank();
    return SIDE * (diagram.below() == Colour.WHITE ? 7 - rank.ordinal() : rank.ordinal());
  }
}
