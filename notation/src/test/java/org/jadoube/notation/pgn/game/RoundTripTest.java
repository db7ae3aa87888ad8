package org.jadoube.notation.pgn.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Games of random moves, written and read again.
class RoundTripTest {
  @Test
  void random_games_read_as_they_were_written() {
    roundTrips(150);
  }

  @Test
  @Tag("long")
  void many_random_games_read_as_they_were_written() {
    roundTrips(20_000);
  }

  private static void roundTrips(int count) {
    RandomGames games = new RandomGames(Seeded.random(8));
    for (int i = 0; i < count; i++) {
      PgnGame game = games.next();
      inFull(game, PgnForm.AS_READ);
      inFull(game, PgnForm.EXPORT);
      reduced(game);
    }
  }

  private static void inFull(PgnGame game, PgnForm form) {
    String text = new PgnWriter(form, MoveStyle.PGN).text(game);
    PgnGame again = only(PgnGame.all(text));

    assertThat(again.faults()).as(text).isEmpty();
    assertThat(again.start()).isEqualTo(game.start());
    assertThat(again.line()).as(text).isEqualTo(game.line());
    assertThat(again.result()).as(text).isEqualTo(game.result());
    assertThat(again.tags()).containsAll(game.tags());
  }

  private static void reduced(PgnGame game) {
    PgnGame again = only(PgnGame.all(new PgnWriter(PgnForm.REDUCED, MoveStyle.PGN).text(game)));

    assertThat(again.faults()).isEmpty();
    assertThat(again.moves()).isEqualTo(game.moves());
    assertThat(again.line().moves()).allMatch(RoundTripTest::isBare);
  }

  private static PgnGame only(List<PgnGame> games) {
    assertThat(games).hasSize(1);
    return games.getFirst();
  }

  @Test
  void random_games_read_in_the_letters_of_every_language() {
    RandomGames games = new RandomGames(Seeded.random(9));
    for (Language language : Language.all()) {
      for (int i = 0; i < 4; i++) {
        PgnGame game = games.next();
        String text = new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN.in(language)).text(game);
        ByteArrayInputStream bytes = new ByteArrayInputStream(text.getBytes(UTF_8));

        PgnGame again = only(PgnGame.stream(bytes, PgnLimits.USUAL, language).toList());

        assertThat(again.line()).as(text).isEqualTo(game.line());
      }
    }
  }

  private static boolean isBare(PgnMove move) {
    return move.equals(PgnMove.of(move.move().orElseThrow()));
  }
}
