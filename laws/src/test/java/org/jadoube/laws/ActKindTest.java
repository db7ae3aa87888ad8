package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.testing.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests which acts are permitted now. That nothing else is accepted, and all of it in some case,
/// is also a property of random games ([ProceedingsPropertiesTest]).
final class ActKindTest {
  private static final Instant SOON = Session.START.plusSeconds(1);

  private static Game begun(String timeControl) {
    Game game = Game.of(Session.regulations(timeControl).withArbiter(true));
    return Laws.decide(new Act(Actor.CLOCK, Session.START, new Act.Begin()), game).game();
  }

  private static Game after(Game game, Act... acts) {
    Game next = game;
    for (Act act : acts) {
      next = Laws.decide(act, next).game();
    }
    return next;
  }

  @Test
  void no_kind_of_act_is_forgotten() {
    assertThat(Kinds.all()).containsExactlyInAnyOrderElementsOf(Samples.members(Act.Deed.class));
  }

  @ParameterizedTest
  @CsvSource({
    "white, Move OfferDraw Resign Touch Lift Press Pause ClaimDraw, Begin Resume Release AcceptDraw",
    "black, OfferDraw Resign Pause Touch Lift Place Press, Move Release Adjust ClaimDraw Penalise SetClock",
    "arbiter, Penalise SetClock AwardTime Pause DecideResult OrderSealing, Move Resign Resume",
    "clock, ObserveFlag Pause, Move Resign Penalise DecideResult",
  })
  void at_the_first_move(String who, String permitted, String refused) {
    Set<Class<? extends Act.Deed>> now = Laws.permissions(begun("300"), actor(who), SOON).granted();
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

  private static Set<Class<? extends Act.Deed>> kinds(String names) {
    return Kinds.all().stream()
        .filter(kind -> List.of(names.split(" ")).contains(kind.getSimpleName()))
        .collect(Collectors.toSet());
  }

  @Test
  void an_offer_lets_the_opponent_answer_once_both_have_moved() {
    Game offered = after(begun("300"), new Act(Actor.WHITE, SOON, new Act.OfferDraw()));
    assertThat(Laws.permissions(offered, Actor.BLACK, SOON).granted())
        .contains(Act.DeclineDraw.class)
        .doesNotContain(Act.AcceptDraw.class);
  }

  @Test
  void a_piece_in_the_hand_can_be_placed_and_then_released() {
    Game lifted =
        after(begun("300"), new Act(Actor.WHITE, SOON, new BoardAct.Lift(Square.E2, false)));
    assertThat(Laws.permissions(lifted, Actor.WHITE, SOON).granted())
        .contains(BoardAct.Place.class)
        .doesNotContain(BoardAct.Release.class, Act.ClaimDraw.class);
  }

  @Test
  void before_the_game_only_preparations_are_made() {
    Game game = Game.of(Session.regulations("300"));
    assertThat(besidesHands(game, Actor.WHITE))
        .containsExactly(ClockAct.Arrive.class, ConductAct.NoteIncident.class);
  }

  @Test
  void after_the_game_players_sign_appeal_and_come_and_go() {
    Game over = after(begun("300"), new Act(Actor.WHITE, SOON, new Act.Resign()));
    assertThat(besidesHands(over, Actor.BLACK))
        .isEqualTo(
            Set.of(
                ClockAct.Arrive.class,
                ScoresheetAct.SignResult.class,
                ConductAct.Appeal.class,
                ConductAct.NoteIncident.class));
  }

  /// The permitted acts, apart from those that hands can do at any time.
  private static Set<Class<? extends Act.Deed>> besidesHands(Game game, Actor by) {
    Set<Class<? extends Act.Deed>> rights =
        new LinkedHashSet<>(Laws.permissions(game, by, SOON).granted());
    rights.removeAll(kinds("Touch Adjust Lift Place Promote Displace Press Mishandle"));
    return rights;
  }
}
