package org.jadoube.laws.rules.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.OfferMoment;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

final class ActOfMovingTest {
  @Test
  void a_move_on_a_screen_is_made_and_completed_at_once() {
    Session session = Session.standard().moves("e2e4");
    assertThat(session.events()).hasSize(1);
    assertThat(session.events().getFirst())
        .isInstanceOfSatisfying(
            Event.MoveMade.class,
            made -> {
              assertThat(made.by()).isEqualTo(Colour.WHITE);
              assertThat(made.completion()).isEqualTo(Completion.PRESSED);
              assertThat(made.citation().article().number()).isEqualTo("6.2.1");
              assertThat(made.times()).isEqualTo(new Times(5_459_000, 5_430_000));
            });
    assertThat(session.game().turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void moving_out_of_turn_is_refused() {
    Session session = Session.standard().moveBy(Actor.BLACK, "e7e5");
    assertThat(session.objection()).isEqualTo(new Objection.NotHavingTheMove(Colour.WHITE));
    assertThat(session.refusal().citation().article().number()).isEqualTo("1.2");
  }

  @Test
  void moving_twice_is_refused() {
    Session session = Session.standard().moves("e2e4").moveBy(Actor.WHITE, "d2d4");
    assertThat(session.objection()).isEqualTo(new Objection.NotHavingTheMove(Colour.BLACK));
  }

  @Test
  void the_arbiter_and_the_clock_do_not_move_pieces() {
    for (Actor actor : List.of(Actor.ARBITER, Actor.CLOCK)) {
      Session session = Session.standard().moveBy(actor, "e2e4");
      assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(actor));
      assertThat(session.refusal().citation().article().number()).isEqualTo("12.6");
    }
  }

  @Test
  void an_assistant_moves_for_the_player() {
    Session session = Session.standard().moveBy(new Actor.Assistant(Colour.WHITE), "e2e4");
    assertThat(session.game().ply().number()).isEqualTo(1);
  }

  @Test
  void an_illegal_move_changes_nothing() {
    Session session = Session.standard();
    Game before = session.game();
    session.move("e2e5");
    assertThat(session.last().refusal()).isPresent();
    assertThat(session.game()).isEqualTo(before);
  }

  @Test
  void moving_while_the_clocks_are_paused_is_refused() {
    Session session = Session.standard();
    session.act(Actor.ARBITER, new Act.Pause(PauseReason.INTERRUPTION));
    assertThat(session.move("e2e4").objection()).isEqualTo(new Objection.ClocksPaused());
  }

  @Test
  void castling_may_be_named_or_made_with_the_king() {
    String fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    Regulations regulations = Session.regulations("-").with(Session.fen(fen));
    Session named = Session.begun(regulations).moves("O-O-O");
    Session made = Session.begun(regulations).moves("e1c1");
    assertThat(named.game().position()).isEqualTo(made.game().position());
  }

  @Test
  void an_offer_may_go_with_the_move() {
    Session session = Session.standard().moveAndOffer("e2e4");
    assertThat(session.game().openOffer())
        .contains(new DrawOffer(Colour.WHITE, 1, OfferMoment.WITH_THE_MOVE));
    assertThat(session.events()).hasSize(2);
  }

  @Test
  void an_offer_with_a_move_that_ends_the_game_is_left_out() {
    Session session = Session.standard().moves("f2f3", "e7e5", "g2g4").moveAndOffer("d8h4");
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.last().refusal()).isEmpty();
  }

  @Test
  void what_has_happened_already_comes_first() {
    Session session = Session.standard().wait(Duration.ofSeconds(10)).moves("e2e4");
    session.act(
        new Act(Actor.BLACK, session.now().minusMillis(1), new Act.Move(Session.attempt("e7e5"))));
    assertThat(session.objection()).isEqualTo(new Objection.BeforeLatestEvent(session.now()));
    assertThat(session.game().latest()).isEqualTo(Optional.of(session.now()));
  }

  @Test
  void a_setup_with_its_counters_can_be_had_at_any_time() {
    Session session = Session.standard().moves("g1f3", "g8f6", "e2e4");
    assertThat(session.game().setup())
        .isEqualTo(Session.fen("rnbqkb1r/pppppppp/5n2/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 2"));
  }

  @Test
  void counters_at_their_end_stay_there() {
    Setup start = Session.fen("7k/8/8/8/8/8/8/RK6 b - - 999999 999999");
    Edition withoutSeventyFiveMoves = Edition.named("2009").orElseThrow();
    Session session =
        Session.begun(Session.regulations("5400+30").with(withoutSeventyFiveMoves).with(start))
            .moves("h8h7");
    assertThat(session.game().setup())
        .isEqualTo(Session.fen("8/7k/8/8/8/8/8/RK6 w - - 999999 999999"));
  }
}
