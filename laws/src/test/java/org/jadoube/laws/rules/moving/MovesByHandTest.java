package org.jadoube.laws.rules.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.refusal.AdjournmentObjection;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests moves made by hand that are to be sealed or announced.
final class MovesByHandTest {
  private static OverTheBoard sealing(Edition edition) {
    OverTheBoard game = OverTheBoard.in(edition);
    return game.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
  }

  private static OverTheBoard announced(Edition edition) {
    return OverTheBoard.begun(
        Session.regulations("5400+30")
            .with(edition)
            .withArbiter(true)
            .with(Arrangement.WHITE_VISUALLY_DISABLED));
  }

  private static OverTheBoard say(OverTheBoard game, String attempt) {
    return game.act(
        Actor.player(game.game().turn()),
        new AnnouncementAct.AnnounceMove(Session.attempt(attempt)));
  }

  /// [Rule#MOVE_PLAYED_INSTEAD_OF_SEALED]
  @ParameterizedTest
  @MethodSource("org.jadoube.laws.edition.Edition#all")
  void a_move_made_by_hand_after_the_order_is_the_sealed_one(Edition edition) {
    OverTheBoard game = sealing(edition).byHand("e2e4");
    assertThat(game.session().events().getLast())
        .isInstanceOfSatisfying(
            AdjournmentEvent.MoveSealed.class,
            sealed -> {
              assertThat(sealed.played()).isTrue();
              assertThat(sealed.written().text()).isEqualTo("e4");
              assertThat(sealed.citation().rule()).isEqualTo(Rule.MOVE_PLAYED_INSTEAD_OF_SEALED);
            });
    assertThat(game.game().turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void who_is_bound_by_a_wrong_claim_seals_no_other_move_by_hand() {
    OverTheBoard game = OverTheBoard.newest();
    game.session().claim(Claim.THREEFOLD, "g1f3");
    game.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
    assertThat(game.byHand("e2e4").session().objection())
        .isEqualTo(new Objection.BoundByClaim(Session.attempt("g1f3")));
  }

  @Test
  void the_clock_is_not_pressed_on_a_move_to_be_sealed() {
    OverTheBoard game = sealing(Edition.newest()).byHand("e2e4").press(Colour.WHITE);
    assertThat(game.session().objection())
        .isInstanceOf(AdjournmentObjection.MustSealMovePlayed.class);
  }

  @Test
  void a_move_sealed_by_hand_is_made_when_the_envelope_is_opened() {
    OverTheBoard game = sealing(Edition.newest()).byHand("e2e4");
    game.act(Actor.WHITE, new AdjournmentAct.CloseEnvelope())
        .act(Actor.ARBITER, new AdjournmentAct.BeginResumption(EnumSet.allOf(Colour.class)));
    assertThat(game.game().moves()).hasSize(1);
    assertThat(game.board()).isEqualTo(game.game().position().board());
  }

  /// [Rule#CLOCK_AFTER_ANNOUNCEMENT]
  @ParameterizedTest
  @MethodSource("org.jadoube.laws.edition.Edition#all")
  void a_move_made_by_hand_is_not_made_before_it_is_announced(Edition edition) {
    OverTheBoard game = announced(edition).byHand("e2e4");
    assertThat(game.session().objection()).isInstanceOf(AnnouncementObjection.NotAnnounced.class);
    assertThat(game.press(Colour.WHITE).session().objection())
        .isInstanceOf(AnnouncementObjection.NotAnnounced.class);
    assertThat(say(game, "e2e4").game().moves()).hasSize(1);
  }

  /// [Rule#MADE_WHEN_ANNOUNCED]
  @Test
  void another_move_than_the_announced_one_is_not_made() {
    OverTheBoard game = say(announced(Edition.newest()), "d2d4").byHand("e2e4");
    assertThat(game.session().objection())
        .isInstanceOf(AnnouncementObjection.AnnouncedOtherwise.class);
    assertThat(game.game().moves()).isEmpty();
  }

  @Test
  void an_announced_move_is_made_by_hand_and_completed_by_pressing() {
    OverTheBoard game = say(announced(Edition.newest()), "e2e4").moves("e2e4");
    assertThat(game.session().last().refusal()).isEmpty();
    assertThat(game.game().clock().turn()).isEqualTo(Colour.BLACK);
  }
}
