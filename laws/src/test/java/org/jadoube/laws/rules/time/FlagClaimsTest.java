package org.jadoube.laws.rules.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FlagClaimsTest {
  private static final Duration TWENTY_MINUTES = Duration.ofMinutes(20);

  private static Session rapid(int year, FlagWatch watch) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(
        Session.regulations("1200").with(edition).with(Supervision.INADEQUATE).with(watch));
  }

  private static Session observe(Session session) {
    return session.act(Actor.ARBITER, new Act.ObserveFlag());
  }

  private static Session claim(Session session, Actor by) {
    return session.act(by, new Act.ClaimFlag());
  }

  @ParameterizedTest
  @CsvSource({"2005, false", "2009, false", "2014, true", "2018, true", "2023, true"})
  void without_supervision_the_arbiter_calls_flags_only_since_2014(int year, boolean calls) {
    Session session = observe(rapid(year, FlagWatch.BY_CLAIM).wait(TWENTY_MINUTES));
    assertThat(session.game().result().isPresent()).isEqualTo(calls);
    if (!calls) {
      assertThat(session.refusal().citation().article().number()).isEqualTo("A.4d1");
    }
  }

  @Test
  void the_program_too_keeps_quiet_about_flags_that_are_the_players_affair() {
    Session session = rapid(2009, FlagWatch.AUTOMATIC).wait(TWENTY_MINUTES).moves("e2e4");
    assertThat(session.game().phase()).isEqualTo(Phase.RUNNING);
    assertThat(claim(session, Actor.BLACK).game().result()).contains(Result.BLACK_WINS);
  }

  @Test
  void in_2009_both_flags_down_draw() {
    Session session = rapid(2009, FlagWatch.AUTOMATIC).wait(TWENTY_MINUTES).moves("e2e4");
    claim(session.wait(TWENTY_MINUTES), Actor.BLACK);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().article().number()).isEqualTo("A.4d3");
    assertThat(session.facts(Fact.TimeRanOut.class))
        .extracting(Fact.TimeRanOut::player)
        .containsExactly(Colour.WHITE, Colour.BLACK);
  }

  @Test
  void in_2009_the_arbiter_may_say_that_both_flags_are_down() {
    Session session = rapid(2009, FlagWatch.AUTOMATIC).wait(TWENTY_MINUTES).moves("e2e4");
    assertThat(observe(session.wait(TWENTY_MINUTES)).game().result()).contains(Result.DRAW);
  }

  @Test
  void in_2014_the_claimant_must_have_time_left() {
    Session session = rapid(2014, FlagWatch.BY_CLAIM).wait(TWENTY_MINUTES).moves("e2e4");
    claim(session.wait(TWENTY_MINUTES), Actor.BLACK);
    assertThat(session.objection()).isEqualTo(new Objection.OwnFlagFallen(Colour.BLACK));
    assertThat(session.refusal().citation().article().number()).isEqualTo("A.4c");
  }

  @ParameterizedTest
  @CsvSource({"2018, A.4.3", "2023, A.5.3"})
  void once_both_flags_are_down_the_clock_decides_and_no_claim(int year, String article) {
    Session session = rapid(year, FlagWatch.BY_CLAIM).wait(TWENTY_MINUTES).moves("e2e4");
    session.wait(TWENTY_MINUTES);
    for (Colour colour : Colour.values()) {
      claim(session, Actor.player(colour));
      assertThat(session.objection()).isEqualTo(new Objection.OwnFlagFallen(colour));
      assertThat(session.refusal().citation().article().number()).isEqualTo(article);
    }
    assertThat(observe(session).game().result()).contains(Result.BLACK_WINS);
  }

  @Test
  void in_2005_the_arbiter_said_nothing_even_then() {
    Session session = rapid(2005, FlagWatch.BY_CLAIM).wait(TWENTY_MINUTES).moves("e2e4");
    observe(session.wait(TWENTY_MINUTES));
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER, Entitled.PLAYERS_CALLING_FLAGS));
  }

  @Test
  void supervised_rapid_follows_the_competition_rules() {
    Regulations regulations =
        Session.regulations("1200").with(Edition.FIDE_2009).with(Supervision.ADEQUATE);
    Session session = observe(Session.begun(regulations).wait(TWENTY_MINUTES));
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo("6.9");
  }
}
