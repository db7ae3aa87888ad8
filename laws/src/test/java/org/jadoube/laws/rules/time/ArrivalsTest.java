package org.jadoube.laws.rules.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.junit.jupiter.api.Test;

/// Who is expected, and until when.
final class ArrivalsTest {
  private static final Duration LATE = Duration.ofMinutes(30);

  private static Instant minutes(long after) {
    return Session.START.plus(Duration.ofMinutes(after));
  }

  private static Game after(Act... acts) {
    Game game = Game.of(Session.regulations("5400").withDefaultTime(LATE));
    game = Laws.decide(new Act(Actor.CLOCK, Session.START, new Act.Begin()), game).game();
    for (Act act : acts) {
      game = Laws.decide(act, game).game();
    }
    return game;
  }

  private static Act pause(long at, PauseReason reason) {
    return new Act(Actor.ARBITER, minutes(at), new Act.Pause(reason, Optional.empty()));
  }

  private static Act resume(long at) {
    return new Act(Actor.ARBITER, minutes(at), new Act.Resume());
  }

  private static Decision absence(long at, Game game) {
    return Laws.decide(new Act(Actor.CLOCK, minutes(at), new ClockAct.ObserveAbsence()), game);
  }

  @Test
  void a_player_is_expected_until_arriving_or_moving() {
    Game begun = after();
    assertThat(begun.expected()).containsExactlyInAnyOrder(Colour.values());
    Game moved =
        after(
            new Act(Actor.WHITE, minutes(1), new Act.Move(Session.attempt("e2e4"))),
            new Act(Actor.BLACK, minutes(2), new ClockAct.Arrive()));
    assertThat(moved.expected()).isEmpty();
    assertThat(moved.forfeitsAt()).isEmpty();
  }

  @Test
  void nothing_is_forfeited_before_the_start() {
    assertThat(Game.of(Session.regulations("5400")).forfeitsAt()).isEmpty();
  }

  @Test
  void an_outage_makes_nobody_late() {
    Game game = after(pause(20, PauseReason.OUTAGE), resume(50));
    assertThat(game.forfeitsAt()).contains(minutes(60));
    assertThat(absence(60, game).game().result()).isEmpty();
    Result nobody = new Result(Result.Score.LOSS, Result.Score.LOSS, true);
    assertThat(absence(61, game).game().result()).contains(nobody);
  }

  @Test
  void during_an_outage_nobody_loses_by_absence() {
    Game game = after(pause(20, PauseReason.OUTAGE));
    assertThat(game.forfeitsAt()).isEmpty();
    assertThat(absence(40, game).refusal().map(Refusal::objection))
        .contains(new Objection.ClocksPaused());
    Game arrived =
        Laws.decide(new Act(Actor.BLACK, minutes(40), new ClockAct.Arrive()), game).game();
    assertThat(arrived.result()).isEmpty();
  }

  @Test
  void an_interruption_by_the_arbiter_does_not_lengthen_the_default_time() {
    Game game = after(pause(20, PauseReason.INTERRUPTION), resume(25));
    assertThat(game.forfeitsAt()).contains(minutes(30));
  }
}
