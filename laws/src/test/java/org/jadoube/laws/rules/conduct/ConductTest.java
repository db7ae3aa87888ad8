package org.jadoube.laws.rules.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ConductTest {
  private static Regulations regulations(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.regulations("300").with(edition);
  }

  private static Session find(Session session, DeviceUse use, Optional<Result.Score> opponent) {
    return session.act(Actor.ARBITER, new ConductAct.FindDevice(Colour.WHITE, use, opponent));
  }

  /// [Rule#ELECTRONIC_DEVICE]
  @ParameterizedTest
  @CsvSource({
    "2005, SOUND, 12.3b",
    "2009, SOUND, 12.3b",
    "2014, SOUND, 11.3b",
    "2014, IN_VENUE, 11.3b",
    "2018, ON_PERSON, 11.3.2.2",
    "2023, ON_PERSON, 11.3.2.2"
  })
  void a_device_loses_the_game(int year, DeviceUse use, String article) {
    Session session = find(Session.begun(regulations(year)), use, Optional.of(Result.Score.WIN));
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
  }

  @ParameterizedTest
  @CsvSource({"2005, ON_PERSON", "2009, IN_VENUE", "2018, IN_VENUE", "2023, SOUND"})
  void a_device_noticed_otherwise_is_put_on_record(int year, DeviceUse use) {
    Session session = find(Session.begun(regulations(year)), use, Optional.empty());
    assertThat(session.game().result()).isEmpty();
    assertThat(session.events().getFirst()).isInstanceOf(ConductEvent.DeviceFound.class);
  }

  @Test
  void in_2005_the_arbiter_decides_what_the_opponent_scores() {
    Session session = find(Session.begun(regulations(2005)), DeviceUse.SOUND, Optional.empty());
    assertThat(session.objection()).isEqualTo(new ConductObjection.ScoreNeeded());
    find(session, DeviceUse.SOUND, Optional.of(Result.Score.DRAW));
    assertThat(session.game().result().orElseThrow()).hasToString("0-1/2");
  }

  @ParameterizedTest
  @CsvSource({"2009, SOUND, 0-1/2", "2014, SOUND, 0-1", "2023, ON_PERSON, 0-1"})
  void only_in_2009_an_opponent_who_could_not_win_gets_half(
      int year, DeviceUse use, String result) {
    Session session =
        Session.begun(regulations(year).with(Session.fen("k7/8/8/8/8/8/8/K6R w - - 0 1")));
    assertThat(find(session, use, Optional.empty()).game().result().orElseThrow())
        .hasToString(result);
  }

  @ParameterizedTest
  @CsvSource({"2014, true", "2018, true", "2023, true"})
  void an_event_may_allow_a_bag_and_a_lesser_penalty(int year, boolean mild) {
    Regulations bags = regulations(year).with(Arrangement.DEVICES_IN_BAGS);
    assertThat(find(Session.begun(bags), DeviceUse.IN_BAG, Optional.empty()).objection())
        .isEqualTo(new ConductObjection.DevicePermitted(DeviceUse.IN_BAG));
    Regulations fined = regulations(year).withDevicePenalty(new Penalty.Fine("50 EUR"));
    Session session = find(Session.begun(fined), DeviceUse.ON_PERSON, Optional.empty());
    assertThat(session.game().result().isEmpty()).isEqualTo(mild);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.PENALTY_FINE);
  }

  private static Session refuse(Session session, Set<Colour> who, Optional<Result.Score> other) {
    return session.act(Actor.ARBITER, new ConductAct.FindRefusal(who, other));
  }

  /// [Rule#REFUSAL_TO_COMPLY]
  @Test
  void who_refuses_to_comply_loses_and_both_may() {
    Session one =
        refuse(Session.standard(), EnumSet.of(Colour.BLACK), Optional.of(Result.Score.DRAW));
    assertThat(one.game().result().orElseThrow()).hasToString("1/2-0");
    assertThat(one.ruling().citation().article().number()).isEqualTo("11.7");
    Session both = refuse(Session.standard(), EnumSet.allOf(Colour.class), Optional.empty());
    assertThat(both.game().result()).contains(Result.BOTH_LOSE);
    assertThat(both.ruling().citation().article().number()).isEqualTo("11.8");
    assertThat(refuse(Session.standard(), EnumSet.of(Colour.BLACK), Optional.empty()).objection())
        .isEqualTo(new ConductObjection.ScoreNeeded());
  }

  /// [Rule#APPEAL]
  @Test
  void a_player_appeals_against_the_latest_decision() {
    Session session = Session.standard();
    session.act(Actor.WHITE, new ConductAct.Appeal());
    assertThat(session.objection()).isEqualTo(new ConductObjection.NothingToAppeal());
    session.resign(Actor.BLACK);
    session.act(Actor.BLACK, new ConductAct.Appeal());
    assertThat(session.events().getFirst())
        .isInstanceOfSatisfying(
            ConductEvent.AppealLodged.class,
            appeal -> assertThat(appeal.against().rule()).isEqualTo(Rule.RESIGNATION));
  }

  @Test
  void an_event_may_exclude_appeals() {
    Session session =
        Session.begun(regulations(2023).with(Arrangement.NO_APPEALS)).resign(Actor.BLACK);
    session.act(Actor.BLACK, new ConductAct.Appeal());
    assertThat(session.objection()).isInstanceOf(ConductObjection.DecisionFinal.class);
  }

  /// [Rule#SPECTATORS_DO_NOT_INTERFERE]
  @Test
  void somebody_who_interferes_is_expelled_by_the_arbiter() {
    Session session = Session.standard();
    session.act(Actor.ARBITER, new ConductAct.ExpelInterferer("a kibitzer"));
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo("12.7");
    session.act(Actor.WHITE, new ConductAct.ExpelInterferer("a kibitzer"));
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
  }

  @Test
  void nobody_is_told_the_number_of_moves_before_a_flag() {
    Session session = Session.begun(regulations(2023).with(FlagWatch.BY_CLAIM));
    session.act(Actor.ARBITER, new ConductAct.TellMoveNumber());
    assertThat(session.objection()).isEqualTo(new ConductObjection.NoFlagYet());
    session.wait(Duration.ofMinutes(6));
    session.act(Actor.ARBITER, new ConductAct.TellMoveNumber());
    assertThat(session.last().refusal()).isEmpty();
  }

  /// [Rule#FINISHED_PLAYERS_ARE_SPECTATORS]
  @Test
  void who_has_finished_can_do_nothing_more_in_the_game() {
    Session session = Session.standard().resign(Actor.BLACK);
    assertThat(session.move("e2e4").objection()).isInstanceOf(Objection.GameOver.class);
    session.act(Actor.ARBITER, new ConductAct.TellMoveNumber());
    assertThat(session.objection()).isInstanceOf(Objection.GameOver.class);
  }

  @Test
  void a_condition_on_an_offer_counts_for_nothing() {
    Session session = Session.standard().moves("e2e4", "e7e5");
    session.act(Actor.WHITE, new Act.OfferDraw(Optional.of("within two minutes")));
    assertThat(session.game().openOffer()).isPresent();
    assertThat(session.events().getLast().citation().rule())
        .isEqualTo(Rule.DRAW_OFFER_WITH_CONDITION);
  }
}
