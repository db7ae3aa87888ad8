package org.jadoube.web.lawbook;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import j2html.tags.specialized.DivTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A board as a drawing, which needs no script.
final class LawDiagram {
  /// Of a square, as the pieces are drawn.
  private static final int SIDE = 40;

  private static final int SQUARES = 8;
  private static final String PIECES = "/assets/board/pieces.svg#";

  private static final String DARK =
      IntStream.range(0, SQUARES * SQUARES)
          .filter(at -> (at / SQUARES + at % SQUARES) % 2 == 1)
          .mapToObj(at -> "M" + SIDE * (at % SQUARES) + " " + SIDE * (at / SQUARES) + "h40v40h-40z")
          .collect(Collectors.joining());

  private LawDiagram() {}

  /// The board with some squares marked.
  ///
  /// @param placement the first field of FEN
  static DivTag of(String placement, List<String> marked) {
    return div(tag("svg")
            .attr("viewBox", "0 0 320 320")
            .attr("aria-hidden", "true")
            .with(
                tag("path").withClass("dark").attr("d", DARK),
                each(marked, LawDiagram::mark),
                each(pieces(placement), piece -> piece)))
        .withClass("diagram");
  }

  private static DomContent mark(String square) {
    return placed(tag("rect"), square.charAt(0) - 'a', SQUARES - (square.charAt(1) - '0'))
        .withClass("last")
        .attr("width", SIDE)
        .attr("height", SIDE);
  }

  private static List<DomContent> pieces(String placement) {
    List<DomContent> pieces = new ArrayList<>();
    String[] rows = placement.split("/");
    for (int row = 0; row < rows.length; row++) {
      int file = 0;
      for (char letter : rows[row].toCharArray()) {
        if (Character.isDigit(letter)) {
          file += letter - '0';
        } else {
          pieces.add(piece(letter, file++, row));
        }
      }
    }
    return pieces;
  }

  private static DomContent piece(char letter, int file, int row) {
    String colour = Character.isUpperCase(letter) ? "w" : "b";
    String drawing = PIECES + colour + String.valueOf(letter).toLowerCase(Locale.ROOT);
    return placed(tag("use"), file, row).attr("href", drawing);
  }

  private static ContainerTag<?> placed(ContainerTag<?> element, int file, int row) {
    return element.attr("x", SIDE * file).attr("y", SIDE * row);
  }
}
