package org.jadoube.laws.rules.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;

final class InterruptionsTest {
  private static Session pause(Session session, Actor by, PauseReason reason) {
    return session.act(by, new Act.Pause(reason));
  }

  private static Session resume(Session session, Actor by) {
    return session.act(by, new Act.Resume());
  }

  @Test
  void nobody_is_charged_for_an_interruption() {
    Session session = Session.standard().moves("e2e4");
    pause(session, Actor.ARBITER, PauseReason.INTERRUPTION).wait(Duration.ofHours(3));
    assertThat(session.left(Colour.BLACK)).hasSeconds(5429);
    assertThat(resume(session, Actor.ARBITER).last().refusal()).isEmpty();
    session.moves("e7e5");
    assertThat(session.left(Colour.BLACK)).hasSeconds(5458);
  }

  @Test
  void an_outage_is_charged_only_up_to_the_last_moment_the_program_lived() {
    Session session = Session.begun(Session.regulations("60")).moves("e2e4");
    Instant lastAlive = session.now().plusSeconds(20);
    session.wait(Duration.ofMinutes(10));
    session.act(Actor.CLOCK, new Act.Pause(PauseReason.OUTAGE, Optional.of(lastAlive)));
    assertThat(session.game().phase()).isEqualTo(Phase.PAUSED);
    assertThat(session.left(Colour.BLACK)).hasSeconds(40);
    resume(session, Actor.CLOCK).moves("e7e5");
    assertThat(session.left(Colour.BLACK)).hasSeconds(39);
  }

  @Test
  void a_flag_that_fell_before_the_outage_has_fallen() {
    Session session = Session.begun(Session.regulations("60")).moves("e2e4");
    Instant lastAlive = session.now().plusSeconds(60);
    session.wait(Duration.ofMinutes(10));
    session.act(Actor.CLOCK, new Act.Pause(PauseReason.OUTAGE, Optional.of(lastAlive)));
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
    assertThat(session.objection()).isInstanceOf(Objection.FlagHasFallen.class);
  }

  @Test
  void a_pause_cannot_reach_back_before_the_latest_event_nor_begin_later() {
    Session session = Session.standard().moves("e2e4");
    Instant moved = session.now();
    Optional<Instant> before = Optional.of(moved.minusMillis(1));
    session.act(Actor.CLOCK, new Act.Pause(PauseReason.OUTAGE, before));
    assertThat(session.objection()).isEqualTo(new Objection.BeforeLatestEvent(moved));
    Instant later = session.now().plusSeconds(5);
    session.act(Actor.CLOCK, new Act.Pause(PauseReason.OUTAGE, Optional.of(later)));
    assertThat(session.objection()).isEqualTo(new Objection.PauseInTheFuture(later));
  }

  @Test
  void a_player_pauses_only_to_seek_the_arbiters_assistance() {
    Session session = Session.begun(Session.regulations("300").withArbiter(true));
    pause(session, Actor.WHITE, PauseReason.INTERRUPTION);
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.WHITE, Entitled.PLAYER_CALLING_FOR_HELP));
    pause(session, Actor.WHITE, PauseReason.ASSISTANCE);
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo("6.11.2");
  }

  @Test
  void a_player_cannot_pause_where_there_is_no_arbiter() {
    Session session = pause(Session.standard(), Actor.WHITE, PauseReason.ASSISTANCE);
    assertThat(session.objection()).isEqualTo(new Objection.NoArbiter());
  }

  @Test
  void a_player_does_not_restart_the_clocks() {
    Session session = pause(Session.standard(), Actor.ARBITER, PauseReason.INTERRUPTION);
    assertThat(resume(session, Actor.WHITE).objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
    assertThat(session.refusal().citation().article().number()).isEqualTo("6.11.3");
  }

  @Test
  void pausing_and_resuming_twice_are_refused() {
    Session session = Session.standard();
    assertThat(resume(session, Actor.ARBITER).objection()).isEqualTo(new Objection.ClocksRunning());
    pause(session, Actor.ARBITER, PauseReason.INTERRUPTION);
    pause(session, Actor.ARBITER, PauseReason.INTERRUPTION);
    assertThat(session.objection()).isEqualTo(new Objection.ClocksPaused());
  }

  @Test
  void the_arbiter_sets_a_wrong_clock() {
    Session session = Session.standard();
    session.act(Actor.ARBITER, new Act.SetClock(Colour.BLACK, Duration.ofMinutes(7)));
    assertThat(session.left(Colour.BLACK)).hasMinutes(7);
    assertThat(session.ruling().citation().article().number()).isEqualTo("6.10.2");
    assertThat(session.fact(Fact.ClocksShowed.class).times())
        .isEqualTo(new Times(5_429_000, 5_430_000));
  }

  @Test
  void nobody_else_sets_a_clock_and_not_to_nonsense() {
    Session session = Session.standard();
    session.act(Actor.WHITE, new Act.SetClock(Colour.BLACK, Duration.ofMinutes(7)));
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
    for (Duration nonsense :
        new Duration[] {Duration.ofSeconds(-1), Duration.ofSeconds(Long.MAX_VALUE)}) {
      session.act(Actor.ARBITER, new Act.SetClock(Colour.BLACK, nonsense));
      assertThat(session.objection()).isEqualTo(new Objection.OutOfRange());
    }
  }

  @Test
  void a_clock_is_not_set_where_no_time_is_allotted() {
    Session session = Session.begun(Session.regulations("-"));
    session.act(Actor.ARBITER, new Act.SetClock(Colour.BLACK, Duration.ofMinutes(7)));
    assertThat(session.objection()).isEqualTo(new Objection.NoTimeAllotted());
  }
}
