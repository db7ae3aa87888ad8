package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Manner;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// Tests reasons of refusals, manners of acts, and how long permissions hold.
final class PermissionsTest {
  private static final Instant NOW = Session.START.plusSeconds(10);
  private static final Regulations BLITZ = Session.regulations("300");

  private static Game after(Regulations regulations, Act... acts) {
    Game game = Game.of(regulations);
    game = Laws.decide(new Act(Actor.CLOCK, Session.START, new Act.Begin()), game).game();
    for (Act act : acts) {
      game = Laws.decide(act, game).game();
    }
    return game;
  }

  private static Act move(Actor by, String attempt) {
    return new Act(by, Session.START.plusSeconds(1), new Act.Move(Session.attempt(attempt)));
  }

  private static Optional<Objection> objection(Game game, Actor by, Class<? extends Act.Deed> act) {
    return objection(game, by, act, Optional.empty());
  }

  private static Optional<Objection> objection(
      Game game, Actor by, Class<? extends Act.Deed> act, Optional<Manner> manner) {
    return Laws.permissions(game, by, NOW)
        .of(act, manner)
        .orElseThrow()
        .refusal()
        .map(Refusal::objection);
  }

  @Test
  void the_reason_is_about_the_game_rather_than_about_one_square_or_move() {
    Game game = after(BLITZ, move(Actor.WHITE, "e2e4"));
    assertThat(objection(game, Actor.WHITE, Act.Move.class))
        .contains(new Objection.NotHavingTheMove(game.turn()));
    assertThat(objection(game, Actor.WHITE, BoardAct.Adjust.class))
        .contains(new Objection.NotHavingTheMove(game.turn()));
    assertThat(objection(game, Actor.BLACK, BoardAct.Release.class))
        .get()
        .isInstanceOf(BoardObjection.NothingHeld.class);
  }

  @Test
  void an_offer_cannot_be_accepted_before_both_have_moved_and_without_one_there_is_nothing_to() {
    Game game = after(BLITZ);
    assertThat(objection(game, Actor.BLACK, Act.AcceptDraw.class))
        .contains(new Objection.NoOpenOffer());
    Game offered = after(BLITZ, new Act(Actor.WHITE, Session.START, new Act.OfferDraw()));
    assertThat(objection(offered, Actor.BLACK, Act.AcceptDraw.class))
        .contains(new Objection.MovesMissing(0, 0));
  }

  @Test
  void as_long_as_time_alone_passes_the_answers_stay_the_same() {
    Game game = after(BLITZ, move(Actor.WHITE, "e2e4"));
    Permissions now = Laws.permissions(game, Actor.WHITE, NOW);
    Instant last = now.until().orElseThrow().minusMillis(1);
    assertThat(Laws.permissions(game, Actor.WHITE, last).acts()).isEqualTo(now.acts());
    assertThat(objection(game, Actor.WHITE, Act.ClaimFlag.class))
        .contains(new Objection.FlagNotFallen(Colour.BLACK, Optional.empty()));
  }

  @Test
  void a_move_may_be_permitted_where_its_offer_is_not() {
    Game game = after(BLITZ.with(new DrawRestriction.After(30)));
    assertThat(objection(game, Actor.WHITE, Act.Move.class)).isEmpty();
    assertThat(objection(game, Actor.WHITE, Act.Move.class, Optional.of(Manner.OFFERING_DRAW)))
        .get()
        .isInstanceOf(Objection.RestrictedByEvent.class);
  }

  @Test
  void a_claim_that_was_decided_leaves_the_others() {
    Instant at = Session.START.plusSeconds(2);
    Game game = after(BLITZ, new Act(Actor.WHITE, at, new Act.ClaimDraw(Claim.THREEFOLD)));
    assertThat(objection(game, Actor.WHITE, Act.ClaimDraw.class, Optional.of(Manner.THREEFOLD)))
        .contains(new Objection.ClaimDecided(Claim.THREEFOLD));
    for (Manner other :
        Set.of(Manner.THREEFOLD_BY_MOVE, Manner.FIFTY_MOVES, Manner.FIFTY_MOVES_BY_MOVE)) {
      assertThat(objection(game, Actor.WHITE, Act.ClaimDraw.class, Optional.of(other))).isEmpty();
    }
  }

  @Test
  void only_the_kinds_asked_for_are_answered() {
    Permissions asked = Laws.permissions(after(BLITZ), Actor.WHITE, NOW, Set.of(Act.Resign.class));
    assertThat(asked.acts()).hasSize(1);
    assertThat(asked.grants(Act.Resign.class)).isTrue();
    assertThat(asked.grants(Act.Move.class)).isFalse();
  }

  private static Optional<Instant> until(Game game, Instant at) {
    return Laws.permissions(game, Actor.WHITE, at).until();
  }

  @Test
  void they_hold_until_the_flag_falls() {
    Game game = after(BLITZ.with(FlagWatch.BY_CLAIM));
    Instant falls = Session.START.plusSeconds(300);
    assertThat(until(game, NOW)).contains(falls);
    assertThat(
            Laws.permissions(game, Actor.BLACK, falls.minusMillis(1)).grants(Act.ClaimFlag.class))
        .isFalse();
    assertThat(Laws.permissions(game, Actor.BLACK, falls).grants(Act.ClaimFlag.class)).isTrue();
    assertThat(until(game, falls)).isEmpty();
    assertThat(until(after(Session.regulations("-")), NOW)).isEmpty();
  }

  @Test
  void in_a_quickplay_finish_they_hold_until_less_than_two_minutes_are_left() {
    Game game =
        after(Session.regulations("900").withArbiter(true).with(Arrangement.QUICKPLAY_GUIDELINES));
    Instant twoMinutes = Session.START.plusSeconds(900 - 120).plusMillis(1);
    assertThat(until(game, NOW)).contains(twoMinutes);
    assertThat(
            Laws.permissions(game, Actor.WHITE, twoMinutes)
                .grants(QuickplayAct.ClaimQuickplayDraw.class))
        .isTrue();
    assertThat(
            Laws.permissions(game, Actor.WHITE, twoMinutes.minusMillis(1))
                .grants(QuickplayAct.ClaimQuickplayDraw.class))
        .isFalse();
  }

  @Test
  void they_hold_until_the_default_time_is_over() {
    Game game = after(Session.regulations("-").withDefaultTime(Duration.ofMinutes(30)));
    Instant over = Session.START.plus(Duration.ofMinutes(30)).plusMillis(1);
    assertThat(until(game, NOW)).contains(over);
    assertThat(Laws.permissions(game, Actor.ARBITER, over).grants(ClockAct.ObserveAbsence.class))
        .isTrue();
  }

  @Test
  void a_game_that_is_over_changes_no_more() {
    Game over = after(BLITZ, new Act(Actor.WHITE, Session.START, new Act.Resign()));
    assertThat(until(over, NOW)).isEmpty();
  }

  @Test
  void every_kind_of_pause_report_and_penalty_has_its_manner() {
    Permissions permissions = Laws.permissions(after(BLITZ), Actor.ARBITER, NOW);
    assertThat(permissions.acts())
        .flatExtracting(each -> each.manner().stream().toList())
        .containsExactlyInAnyOrder(Manner.values());
  }
}
