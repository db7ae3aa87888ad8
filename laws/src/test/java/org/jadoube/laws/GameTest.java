package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// Tests the accessors of a game.
final class GameTest {
  private static final Regulations OLD = Session.regulations("300").with(Edition.FIDE_2009);

  @Test
  void a_game_is_played_under_its_regulations() {
    Game game = Game.of(OLD);
    assertThat(game.regulations()).isEqualTo(OLD);
    assertThat(game.edition()).isEqualTo(Edition.FIDE_2009);
  }

  @Test
  void moves_are_counted_by_player() {
    Game game = Session.standard().moves("e2e4", "e7e5", "g1f3").game();
    assertThat(game.movesBy(Colour.WHITE)).isEqualTo(2);
    assertThat(game.movesBy(Colour.BLACK)).isEqualTo(1);
    assertThat(game.movesByBoth()).isEqualTo(1);
    assertThat(game.moves()).hasSize(3);
  }

  @Test
  void the_ruling_that_ended_it_is_its_ending() {
    Session session = Session.standard().moves("e2e4");
    assertThat(session.game().ending()).isEmpty();
    session.resign(Actor.WHITE);
    assertThat(session.game().ending()).contains(session.ruling());
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.RESIGNATION);
  }

  @Test
  void its_events_make_the_same_game_again() {
    Game game = Session.begun(OLD).moves("e2e4", "e7e5").game();
    Game again = Game.replay(OLD, game.events());
    assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
    assertThat(again.position()).isEqualTo(game.position());
  }

  @Test
  void games_with_different_events_or_regulations_differ() {
    Game game = Session.begun(OLD).moves("e2e4").game();
    Regulations otherwise = Session.regulations("301").with(Edition.FIDE_2009);
    assertThat(game).isNotEqualTo(Session.begun(OLD).moves("d2d4").game());
    assertThat(game).isNotEqualTo(Session.begun(otherwise).moves("e2e4").game());
    assertThat(game).isNotEqualTo(Session.begun(OLD).game());
    assertThat(game).isNotEqualTo("a game");
    assertThat(List.of(game, Session.begun(OLD).game()))
        .extracting(Game::hashCode)
        .doesNotHaveDuplicates();
  }
}
