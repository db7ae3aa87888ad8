package org.jadoube.notation.opening;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OpeningTest {
  private static PlayedLine line(String moves) {
    return San.play(PlayedLine.standard(), moves.split(" ")).orThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6        | B90 | Sicilian Defense: Najdorf Variation
          d4 Nf6 c4 e6 Nc3 Bb4                        | E20 | Nimzo-Indian Defense
          e4 e5 Nf3 Nc6 Bb5                           | C60 | Ruy Lopez
          Nf3 Nc6 e4 e5 Bb5                           | C60 | Ruy Lopez
          e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 h3 h6  | C84 | Ruy Lopez: Closed
          """)
  void an_opening_is_named_by_its_last_position_that_has_a_name(
      String moves, String eco, String name) {
    assertThat(Opening.of(line(moves))).contains(new Opening(eco, name));
  }

  @Test
  void the_initial_position_has_no_name_and_neither_has_one_that_no_opening_leads_to() {
    assertThat(Opening.of(PlayedLine.standard())).isEmpty();
    Position ending = Fen.position("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1").orThrow();
    assertThat(Opening.of(ending)).isEmpty();
    assertThat(Opening.of(PlayedLine.of(ending))).isEmpty();
  }

  @Test
  void every_first_move_has_a_name() {
    Position start = Position.standard();
    start.legalMoves().forEach(move -> assertThat(Opening.of(start.play(move))).isPresent());
  }
}
