package org.jadoube.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.notation.pgn.command.PgnCommand.Arrow;
import org.jadoube.notation.pgn.command.PgnCommand.Mark;
import org.jadoube.notation.pgn.command.PgnCommand.Paint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class DiagramTest {
  private static final Diagram START = Diagram.of(Board.standard());

  @Test
  void white_is_below_unless_asked_otherwise() {
    assertThat(START.letters()).startsWith("8  r n b q k b n r").endsWith("   a b c d e f g h");
    assertThat(START.seenBy(Colour.BLACK).letters())
        .startsWith("1  R N B K Q B N R")
        .endsWith("   h g f e d c b a");
  }

  @Test
  void figurines_take_the_place_of_letters() {
    assertThat(START.figurines()).startsWith("8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜", "7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟");
  }

  @Test
  void a_picture_is_well_formed_and_says_what_it_shows() throws Exception {
    Element svg = parsed(START.svg());
    assertThat(svg.getTagName()).isEqualTo("svg");
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .contains("8  r n b q k b n r / 7  p p p p p p p p");
    assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(64);
    assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(16);
    assertThat(svg.getElementsByTagName("g").getLength()).isEqualTo(32 + 1);
  }

  @Test
  void marks_and_arrows_lie_on_the_squares_they_name() throws Exception {
    List<Mark> marks = List.of(new Mark(Paint.RED, Square.A1));
    List<Arrow> arrows = List.of(new Arrow(Paint.BLUE, Square.A1, Square.A8));
    String svg = START.with(marks, arrows).svg();
    parsed(svg);
    assertThat(svg).contains("<rect x='0' y='315' width='45' height='45' fill='#b8432f'");
    assertThat(svg).contains("translate(22.5 337.5) rotate(-90.00)' fill='#2f66a8'");
  }

  @Test
  void the_name_of_a_file_is_dark_on_a_marked_square() {
    String marked = START.with(List.of(new Mark(Paint.GREEN, Square.H1)), List.of()).svg();
    assertThat(START.svg()).contains("fill='#7d8f79'>h</text>");
    assertThat(marked).contains("fill='#26241f'>h</text>", "fill='#7d8f79'>f</text>");
  }

  @Test
  void an_arrow_that_goes_nowhere_is_not_drawn() {
    Arrow arrow = new Arrow(Paint.RED, Square.E4, Square.E4);
    assertThat(START.with(List.of(), List.of(arrow)).svg()).isEqualTo(START.svg());
  }

  @ParameterizedTest
  @EnumSource
  void a_marked_square_is_taken_for_no_other(Paint paint) throws Exception {
    for (Square square : List.of(Square.E4, Square.E5)) {
      Diagram marked = START.with(List.of(new Mark(paint, square)), List.of());
      NodeList squares = parsed(marked.svg()).getElementsByTagName("rect");
      Element mark = (Element) squares.item(64);
      Element below = (Element) squares.item(square.ordinal());
      double opacity = Double.parseDouble(mark.getAttribute("opacity"));
      for (int other = 0; other < 2; other++) { // a1 is dark, b1 light
        double difference = 0;
        for (int part = 0; part < 3; part++) {
          double seen = opacity * part(mark, part) + (1 - opacity) * part(below, part);
          difference += Math.abs(seen - part((Element) squares.item(other), part));
        }
        assertThat(difference).as("%s on %s", paint, square).isGreaterThan(90);
      }
    }
  }

  /// Red, green or blue, from 0 to 255.
  private static int part(Element element, int index) {
    return Integer.parseInt(element.getAttribute("fill"), 1 + 2 * index, 3 + 2 * index, 16);
  }

  private static Element parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)))
        .getDocumentElement();
  }
}
