package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.testing.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What somebody may do now. That nothing else is accepted, and all of it for some instance, is a
/// property of random games too ([ProceedingsPropertiesTest]).
final class ActKindTest {
  private static final Instant SOON = Session.START.plusSeconds(1);

  private static Game begun(String timeControl) {
    Game game = Game.of(Session.regulations(timeControl).withArbiter(true));
    return Laws.decide(new Act.Begin(Actor.CLOCK, Session.START), game).game();
  }

  private static Game after(Game game, Act... acts) {
    Game next = game;
    for (Act act : acts) {
      next = Laws.decide(act, next).game();
    }
    return next;
  }

  @Test
  void every_kind_of_act_has_its_name() {
    Set<String> classes =
        Samples.members(Act.class).stream().map(Class::getSimpleName).collect(Collectors.toSet());
    assertThat(Arrays.stream(ActKind.values()).map(ActKindTest::className))
        .containsExactlyInAnyOrderElementsOf(classes);
  }

  private static String className(ActKind kind) {
    return Arrays.stream(kind.name().split("_"))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource({
    "white, MOVE OFFER_DRAW RESIGN TOUCH LIFT PRESS PAUSE CLAIM_DRAW, BEGIN RESUME RELEASE ACCEPT_DRAW",
    "black, OFFER_DRAW RESIGN PAUSE TOUCH LIFT PLACE PRESS, MOVE RELEASE ADJUST CLAIM_DRAW PENALISE SET_CLOCK",
    "arbiter, PENALISE SET_CLOCK AWARD_TIME PAUSE DECIDE_RESULT ORDER_SEALING, MOVE RESIGN RESUME",
    "clock, OBSERVE_FLAG PAUSE, MOVE RESIGN PENALISE DECIDE_RESULT",
  })
  void at_the_first_move(String who, String permitted, String refused) {
    Set<ActKind> now = Laws.permissions(begun("300"), actor(who), SOON).granted();
    assertThat(now).containsAll(kinds(permitted)).doesNotContainAnyElementsOf(kinds(refused));
  }

  private static Actor actor(String who) {
    return switch (who) {
      case "white" -> Actor.WHITE;
      case "black" -> Actor.BLACK;
      case "arbiter" -> Actor.ARBITER;
      default -> Actor.CLOCK;
    };
  }

  private static Set<ActKind> kinds(String names) {
    return Arrays.stream(names.split(" ")).map(ActKind::valueOf).collect(Collectors.toSet());
  }

  @Test
  void an_offer_lets_the_opponent_answer_once_both_have_moved() {
    Game offered = after(begun("300"), new Act.OfferDraw(Actor.WHITE, SOON));
    assertThat(Laws.permissions(offered, Actor.BLACK, SOON).granted())
        .contains(ActKind.DECLINE_DRAW)
        .doesNotContain(ActKind.ACCEPT_DRAW);
  }

  @Test
  void a_piece_in_the_hand_can_be_placed_and_then_released() {
    Game lifted = after(begun("300"), new BoardAct.Lift(Actor.WHITE, SOON, Square.E2, false));
    assertThat(Laws.permissions(lifted, Actor.WHITE, SOON).granted())
        .contains(ActKind.PLACE)
        .doesNotContain(ActKind.RELEASE, ActKind.CLAIM_DRAW);
  }

  @Test
  void before_the_game_only_preparations_are_made() {
    Game game = Game.of(Session.regulations("300"));
    assertThat(besidesHands(game, Actor.WHITE))
        .containsExactly(ActKind.ARRIVE, ActKind.NOTE_INCIDENT);
  }

  @Test
  void after_the_game_players_sign_appeal_and_come_and_go() {
    Game over = after(begun("300"), new Act.Resign(Actor.WHITE, SOON));
    assertThat(besidesHands(over, Actor.BLACK))
        .isEqualTo(
            EnumSet.of(ActKind.ARRIVE, ActKind.SIGN_RESULT, ActKind.APPEAL, ActKind.NOTE_INCIDENT));
  }

  /// What is permitted apart from what hands can do at any time.
  private static Set<ActKind> besidesHands(Game game, Actor by) {
    Set<ActKind> rights = EnumSet.copyOf(Laws.permissions(game, by, SOON).granted());
    rights.removeAll(kinds("TOUCH ADJUST LIFT PLACE PROMOTE DISPLACE PRESS MISHANDLE"));
    return rights;
  }
}
