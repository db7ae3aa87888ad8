package org.jadoube.play.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.rights.Role;
import org.junit.jupiter.api.Test;

/// The permissions of players that pages ask for.
final class PermittingTest {
  private static final Regulations FAST = Regulations.of(TimeControl.read("3").orThrow());

  @Test
  void nothing_is_left_out_that_a_player_could_do_on_a_screen() {
    for (Edition edition : Edition.all()) {
      Game game = Game.of(FAST.with(edition).withArbiter(true));
      Instant at = Hall.NOON;
      for (Act act :
          List.of(
              new Act(Actor.CLOCK, at, new Act.Begin()),
              new Act(Actor.WHITE, at, new Act.OfferDraw()),
              new Act(Actor.ARBITER, at, new Act.Pause(PauseReason.INTERRUPTION)),
              new Act(Actor.BLACK, at, new Act.Resign()))) {
        assertThat(onlyOthers(game, at)).isEmpty();
        game = Laws.decide(act, game).game();
      }
      assertThat(onlyOthers(game, at)).isEmpty();
    }
  }

  /// Permissions that players are not told of, apart from acts of hands and clocks.
  private static Set<Class<? extends Act.Deed>> onlyOthers(Game game, Instant at) {
    Set<Class<? extends Act.Deed>> granted =
        Arrays.stream(Colour.values())
            .map(Actor::player)
            .flatMap(player -> Laws.permissions(game, player, at).granted().stream())
            .filter(kind -> !BoardAct.class.isAssignableFrom(kind))
            .filter(kind -> !ClockAct.class.isAssignableFrom(kind))
            .collect(Collectors.toSet());
    granted.removeAll(Permitting.kinds(Role.PLAYER, game));
    return granted;
  }
}
