package org.jadoube.cli.audit.page;

import static j2html.TagCreator.rawHtml;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// A diagram of a position, as SVG that uses a board and pieces defined elsewhere on the page.
/// Where the last move went is marked, and so is an illegal move.
final class BoardPicture {
  private static final int SIDE = 40;
  private static final int BOARD = 8 * SIDE;
  private static final int MOST_ARROWS = 4;
  private static final Pattern TARGET = Pattern.compile("([a-h][1-8])(=.)?[+#]*$");

  private BoardPicture() {}

  static DomContent of(FindingPlace place, Finding finding) {
    StringBuilder svg = new StringBuilder();
    svg.append("<svg class=\"board\" role=\"img\" viewBox=\"0 0 ").append(BOARD).append(' ');
    svg.append(BOARD).append("\" aria-label=\"").append(PositionWords.of(place.position()));
    svg.append("\"><use href=\"#squares\"/>");
    target(place.move()).ifPresent(square -> svg.append(mark(square)));
    for (Piece piece : Piece.values()) {
      place.position().board().squares(piece).forEach(square -> svg.append(man(piece, square)));
    }
    illegal(finding).forEach(step -> svg.append(arrow(step)));
    return rawHtml(svg.append("</svg>").toString());
  }

  /// The board, to be defined once on the page.
  static String squares() {
    StringBuilder svg = new StringBuilder("<g id=\"squares\">");
    svg.append("<path class=\"light\" d=\"M0 0h320v320H0z\"/><path class=\"dark\" d=\"");
    for (Square square : Square.values()) {
      if (!square.isLight()) {
        svg.append("M").append(x(square)).append(' ').append(y(square)).append("h40v40h-40z");
      }
    }
    svg.append("\"/>");
    for (int i = 0; i < 8; i++) {
      svg.append(label(2, i * SIDE + 10, (char) ('8' - i)));
      svg.append(label(i * SIDE + 34, BOARD - 3, (char) ('a' + i)));
    }
    return svg.append("</g>").toString();
  }

  private static String label(int x, int y, char text) {
    return "<text x=\"" + x + "\" y=\"" + y + "\">" + text + "</text>";
  }

  private static int x(Square square) {
    return square.file().ordinal() * SIDE;
  }

  private static int y(Square square) {
    return BOARD - SIDE - square.rank().ordinal() * SIDE;
  }

  /// Where the last move went; empty after castling, which nobody overlooks.
  private static Optional<Square> target(String move) {
    Matcher found = TARGET.matcher(move);
    return found.find() ? Square.named(found.group(1)) : Optional.empty();
  }

  private static String mark(Square square) {
    return String.format(
        Locale.ROOT,
        "<rect class=\"last\" x=\"%d\" y=\"%d\" width=\"36\" height=\"36\"/>",
        x(square) + 2,
        y(square) + 2);
  }

  private static String man(Piece piece, Square square) {
    return String.format(
        Locale.ROOT,
        "<use href=\"#%s\" transform=\"translate(%d %d)\"/>",
        name(piece),
        x(square),
        y(square));
  }

  /// As the set of pieces names it: `wk`.
  private static String name(Piece piece) {
    String role = piece.role() == Role.KNIGHT ? "n" : piece.role().name().substring(0, 1);
    return (piece.colour().name().charAt(0) + role).toLowerCase(Locale.ROOT);
  }

  /// The possible meanings of an illegal move.
  private static List<Attempt.Step> illegal(Finding finding) {
    return finding instanceof Finding.IllegalMove move
        ? move.trials().stream()
            .map(trial -> trial.attempt())
            .filter(Attempt.Step.class::isInstance)
            .map(Attempt.Step.class::cast)
            .filter(step -> step.from() != step.to())
            .limit(MOST_ARROWS)
            .toList()
        : List.of();
  }

  private static String arrow(Attempt.Step step) {
    int half = SIDE / 2;
    return String.format(
        Locale.ROOT,
        "<path class=\"tried\" d=\"M%d %dL%d %d\"/>"
            + "<circle class=\"tried\" cx=\"%d\" cy=\"%d\" r=\"15\"/>",
        x(step.from()) + half,
        y(step.from()) + half,
        x(step.to()) + half,
        y(step.to()) + half,
        x(step.to()) + half,
        y(step.to()) + half);
  }
}
