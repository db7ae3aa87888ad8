package org.jadoube.laws.deciding;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.QuickplayVerdict;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.junit.jupiter.api.Test;

/// Acts that are possible before a game, after it, or together with a flag-fall.
final class ActsByPhaseTest {
  @Test
  void a_device_may_be_found_and_somebody_expelled_before_the_game() {
    Session session = Session.notBegun(Session.regulations("5400").withArbiter(true));
    session.act(Actor.ARBITER, new ConductAct.ExpelInterferer("a spectator"));
    assertThat(session.last().refusal()).isEmpty();
    assertThat(session.events()).hasSize(1);
    session.act(
        Actor.ARBITER,
        new ConductAct.FindDevice(
            Colour.WHITE, DeviceUse.ON_PERSON, Optional.of(Result.Score.WIN)));
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.ELECTRONIC_DEVICE);
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
  }

  /// A game of two plies, with an offer after the first, that Black has lost.
  private static Session lost() {
    return Session.begun(Session.regulations("5400+30").with(Arrangement.SCORES_KEPT_BY_PLAYERS))
        .moveAndOffer("e2e4")
        .moves("e7e5")
        .resign(Actor.BLACK);
  }

  @Test
  void after_the_game_the_scoresheet_may_be_completed() {
    Session session = lost();
    Optional<String> english = Optional.empty();
    List<Function<Instant, Act>> entries =
        List.of(
            at -> new Act(Actor.WHITE, at, new ScoresheetAct.WriteMove(1, "e4", english)),
            at -> new Act(Actor.WHITE, at, new ScoresheetAct.WriteMove(2, "e6", english)),
            at -> new Act(Actor.WHITE, at, new ScoresheetAct.CorrectMove(2, "e5", english)),
            at -> new Act(Actor.WHITE, at, new ScoresheetAct.MarkOffer(1)),
            at ->
                new Act(
                    Actor.WHITE, at, new ScoresheetAct.WriteNote(ScoresheetNote.TIMES, "1:30")));
    for (Function<Instant, Act> entry : entries) {
      session.act(entry.apply(session.tick()));
      assertThat(session.last().refusal()).isEmpty();
      assertThat(session.events()).hasSize(1);
    }
    assertThat(session.game().scoresheet(Colour.WHITE).moves().getLast().text()).isEqualTo("e5");
    assertThat(session.game().scoresheet(Colour.WHITE).marks()).containsExactly(1);
  }

  @Test
  void a_signed_scoresheet_is_closed() {
    Session session = lost();
    session.act(Actor.WHITE, new ScoresheetAct.SignResult(Result.WHITE_WINS));
    session.act(Actor.WHITE, new ScoresheetAct.WriteMove(1, "e4", Optional.empty()));
    assertThat(session.objection()).isInstanceOf(Objection.GameOver.class);
  }

  @Test
  void a_flag_falls_before_what_the_arbiter_decides_at_that_moment() {
    Session session = Session.begun(Session.regulations("60").withArbiter(true)).moves("e2e4");
    session.wait(Duration.ofMinutes(2));
    session.act(Actor.ARBITER, new Act.DecideResult(Result.DRAW, Rule.ARBITER_OVERRULES));
    assertThat(session.events().stream().map(event -> event.citation().rule()))
        .containsExactly(Rule.FLAG_FALL, Rule.ARBITER_OVERRULES);
    assertThat(session.game().result()).contains(Result.DRAW);
  }

  @Test
  void a_postponed_quickplay_claim_may_still_be_decided_when_the_flag_has_fallen() {
    Session session =
        Session.begun(
                Session.regulations("7200")
                    .withArbiter(true)
                    .with(Arrangement.QUICKPLAY_GUIDELINES))
            .wait(Duration.ofSeconds(7090));
    session.act(
        Actor.WHITE, new QuickplayAct.ClaimQuickplayDraw(Set.of(QuickplayGround.CANNOT_WIN)));
    session.act(decision(session, QuickplayVerdict.POSTPONED));
    session.act(Actor.ARBITER, new Act.Resume());
    session.wait(Duration.ofMinutes(3));
    session.act(decision(session, QuickplayVerdict.UPHELD));
    assertThat(session.events()).hasSize(2).allMatch(Ruling.class::isInstance);
    assertThat(session.events().getFirst().citation().rule()).isEqualTo(Rule.FLAG_FALL);
    assertThat(session.game().result()).contains(Result.DRAW);
  }

  private static Act decision(Session session, QuickplayVerdict verdict) {
    return new Act(
        Actor.ARBITER, session.tick(), new QuickplayAct.DecideQuickplayClaim(verdict, false));
  }
}
