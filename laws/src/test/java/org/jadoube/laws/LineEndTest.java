package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;
import org.junit.jupiter.api.Test;

class LineEndTest {
  private static PlayedLine from(String fen, String... moves) {
    return San.play(PlayedLine.of(Fen.read(fen).orThrow()).orElseThrow(), moves).orThrow();
  }

  @Test
  void a_line_tells_whether_the_game_is_over_and_by_what() {
    PlayedLine mate = San.play(PlayedLine.standard(), "f3", "e5", "g4", "Qh4#").orThrow();

    Laws.End end = Laws.end(mate).orElseThrow();

    assertThat(end.result()).isEqualTo(Result.BLACK_WINS);
    assertThat(end.isDraw()).isFalse();
    assertThat(Laws.end(mate.back().orElseThrow())).isEmpty();
    assertThat(Laws.end(from("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).orElseThrow().isDraw()).isTrue();
  }

  @Test
  void repetitions_and_moves_without_progress_count_as_the_edition_has_them() {
    String fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    PlayedLine line = from(fen);
    for (int round = 0; round < 4; round++) {
      assertThat(Laws.end(line)).isEmpty();
      line = San.play(line, "Ra2", "Kd8", "Ra1", "Ke8").orThrow();
    }

    assertThat(Laws.end(line).orElseThrow().citation()).asString().contains("9.6.1");
    assertThat(Laws.end(line, Edition.FIDE_2009)).isEmpty();
    assertThat(Laws.end(from(fen.replace("0 1", "150 90"))).orElseThrow().isDraw()).isTrue();
  }

  @Test
  void the_first_move_that_cannot_be_read_is_the_fault() {
    assertThat(San.play(PlayedLine.standard(), "e4", "Ke7", "x").faultIfAny().orElseThrow().found())
        .isEqualTo("Ke7");
  }
}
