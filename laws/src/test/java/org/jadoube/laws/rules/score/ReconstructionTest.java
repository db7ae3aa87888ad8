package org.jadoube.laws.rules.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.junit.jupiter.api.Test;

/// Which scoresheets the arbiter has reconstructed, and who may ask for it.
final class ReconstructionTest {
  /// Two plies have been played and the clocks are stopped.
  private static Session stopped() {
    Session session =
        Session.begun(
                Session.regulations("5400+30")
                    .withArbiter(true)
                    .with(Arrangement.SCORES_KEPT_BY_PLAYERS))
            .moves("e2e4", "e7e5");
    return session.act(Actor.ARBITER, new Act.Pause(PauseReason.INTERRUPTION));
  }

  private static Session write(Session session, Actor by, String... texts) {
    for (int ply = 1; ply <= texts.length; ply++) {
      session.act(by, new ScoresheetAct.WriteMove(ply, texts[ply - 1], Optional.empty()));
    }
    return session;
  }

  private static Session reconstruct(Session session, Actor by) {
    return session.act(by, new ScoresheetAct.ReconstructGame());
  }

  @Test
  void it_is_for_the_arbiter_to_have_a_game_reconstructed() {
    for (Actor player : List.of(Actor.WHITE, Actor.BLACK)) {
      assertThat(reconstruct(stopped(), player).objection())
          .isEqualTo(new Objection.NotForThisActor(player));
    }
  }

  @Test
  void a_gap_on_either_scoresheet_is_enough() {
    for (Actor complete : List.of(Actor.WHITE, Actor.BLACK)) {
      Session session = reconstruct(write(stopped(), complete, "e4", "e5"), Actor.ARBITER);
      assertThat(session.events())
          .singleElement()
          .isInstanceOf(ScoresheetEvent.GameReconstructed.class);
      assertThat(session.game().scoresheet(Colour.WHITE).complete()).isEqualTo(2);
      assertThat(session.game().scoresheet(Colour.BLACK).complete()).isEqualTo(2);
    }
  }

  @Test
  void complete_scoresheets_need_no_reconstruction() {
    Session session = write(write(stopped(), Actor.WHITE, "e4", "e5"), Actor.BLACK, "e4", "e5");
    assertThat(reconstruct(session, Actor.ARBITER).objection())
        .isEqualTo(new ScoresheetObjection.NothingMissing());
  }

  @Test
  void only_the_arbiter_calls_for_scores_and_assumes_a_period() {
    Session session = stopped();
    session.act(Actor.WHITE, new ScoresheetAct.CallForScores());
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
    session.act(Actor.ARBITER, new ScoresheetAct.CallForScores());
    assertThat(session.objection()).isEqualTo(new Objection.ClocksPaused());
    session.act(Actor.WHITE, new ScoresheetAct.AssumeNextPeriod(Colour.WHITE, 0));
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
  }

  @Test
  void a_game_without_clocks_has_no_next_period() {
    Session session =
        Session.begun(Session.regulations("-").with(Arrangement.SCORES_KEPT_BY_PLAYERS));
    session.act(Actor.ARBITER, new ScoresheetAct.AssumeNextPeriod(Colour.WHITE, 0));
    assertThat(session.objection()).isEqualTo(new Objection.NoTimeAllotted());
  }

  @Test
  void no_more_moves_are_assumed_than_were_made() {
    for (int moves : List.of(-1, 2)) {
      Session session =
          Session.begun(
                  Session.regulations("40/600:1800")
                      .with(FlagWatch.BY_CLAIM)
                      .with(Arrangement.SCORES_KEPT_BY_PLAYERS))
              .moves("e2e4", "e7e5")
              .wait(Duration.ofMinutes(11));
      session.act(Actor.ARBITER, new ScoresheetAct.AssumeNextPeriod(Colour.WHITE, moves));
      assertThat(session.objection()).isEqualTo(new Objection.OutOfRange());
    }
  }
}
