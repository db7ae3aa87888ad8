package org.jadoube.chess.fate;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.Colour;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Positions that other programs got wrong, with the truth.
class KnownFatesTest {
  @ParameterizedTest(name = "{3}: {0}")
  @CsvFileSource(resources = "fates.csv", delimiter = '|')
  void what_pieces_alone_do_not_tell_is_told(
      String fen, String white, String black, String description) {
    Position position = Diagrams.position(fen);
    assertThat(Fate.full(position, Colour.WHITE)).as(description).matches(fate -> is(fate, white));
    assertThat(Fate.full(position, Colour.BLACK)).as(description).matches(fate -> is(fate, black));
    assertThat(Fate.isDead(position))
        .isEqualTo(white.equals("unwinnable") && black.equals("unwinnable"));
  }

  private static boolean is(Fate fate, String word) {
    return switch (fate) {
      case Fate.Winnable _ -> word.equals("winnable");
      case Fate.Unwinnable _ -> word.equals("unwinnable");
      case Fate.Undecided _ -> false;
    };
  }
}
