package org.jadoube.laws.rules.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Declining;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OfferMoment;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DrawOffersTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};

  private static Session in(int year) {
    return in(year, DrawRestriction.FREE);
  }

  private static Session in(int year, DrawRestriction restriction) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(Session.regulations("5400+30").with(edition).with(restriction));
  }

  @Test
  void an_accepted_offer_draws() {
    Session session = Session.standard().moves("e2e4").moveAndOffer("e7e5").accept(Actor.WHITE);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().article().number()).isEqualTo("5.2.3");
    assertThat(session.fact(Fact.Offered.class)).isEqualTo(new Fact.Offered(Colour.BLACK, 2));
  }

  @Test
  void an_offer_is_declined_in_words() {
    Session session = Session.standard().moveAndOffer("e2e4").decline(Actor.BLACK);
    assertThat(session.game().openOffer()).isEmpty();
    assertThat(session.events().getFirst())
        .isInstanceOfSatisfying(
            Event.DrawDeclined.class,
            declined -> assertThat(declined.how()).isEqualTo(Declining.IN_WORDS));
  }

  @Test
  void an_offer_is_declined_by_moving() {
    Session session = Session.standard().moveAndOffer("e2e4").moves("e7e5");
    assertThat(session.game().openOffer()).isEmpty();
    assertThat(session.events()).hasSize(2);
    assertThat(session.events().getFirst())
        .isInstanceOfSatisfying(
            Event.DrawDeclined.class,
            declined -> assertThat(declined.how()).isEqualTo(Declining.BY_TOUCHING));
  }

  @Test
  void an_offer_survives_an_illegal_attempt_on_a_screen() {
    Session session = Session.standard().moveAndOffer("e2e4").move("e7e4");
    assertThat(session.game().openOffer()).isPresent();
  }

  @Test
  void an_offer_made_before_ones_own_move_outlives_that_move() {
    Session session = Session.standard().moves("e2e4", "e7e5").offer(Actor.WHITE).moves("g1f3");
    assertThat(session.game().openOffer())
        .contains(new DrawOffer(Colour.WHITE, 2, OfferMoment.BEFORE_THE_MOVE));
    assertThat(session.accept(Actor.BLACK).game().result()).contains(Result.DRAW);
  }

  @Test
  void an_offer_on_the_opponents_time_is_valid() {
    Session session = Session.standard().moves("e2e4", "e7e5").offer(Actor.BLACK);
    assertThat(session.game().openOffer().orElseThrow().moment())
        .isEqualTo(OfferMoment.ON_THE_OPPONENTS_TIME);
    assertThat(session.accept(Actor.WHITE).game().result()).contains(Result.DRAW);
  }

  @Test
  void a_second_offer_while_the_first_is_open_is_refused() {
    Session session = Session.standard().moveAndOffer("e2e4").offer(Actor.WHITE);
    assertThat(session.objection()).isEqualTo(new Objection.OfferOpen(Colour.WHITE));
  }

  @Test
  void each_player_can_have_an_offer_open() {
    Session session = Session.standard().moveAndOffer("e2e4").offer(Actor.BLACK);
    assertThat(session.game().openOffer(Colour.WHITE)).isPresent();
    assertThat(session.game().openOffer()).isEqualTo(session.game().openOffer(Colour.BLACK));
  }

  @Test
  void nobody_answers_an_offer_of_his_own_or_none() {
    Session session = Session.standard().moves("e2e4", "e7e5");
    assertThat(session.accept(Actor.BLACK).objection()).isEqualTo(new Objection.NoOpenOffer());
    session.offer(Actor.BLACK);
    assertThat(session.accept(Actor.BLACK).objection()).isEqualTo(new Objection.NoOpenOffer());
    assertThat(session.decline(Actor.BLACK).objection()).isEqualTo(new Objection.NoOpenOffer());
  }

  @ParameterizedTest
  @CsvSource({"2005, true", "2009, true", "2014, true", "2018, false", "2023, false"})
  void since_2018_both_must_have_moved_before_they_agree(int year, boolean allowed) {
    Session session = in(year).moveAndOffer("e2e4").accept(Actor.BLACK);
    assertThat(session.game().result().isPresent()).isEqualTo(allowed);
    if (!allowed) {
      assertThat(session.objection()).isEqualTo(new Objection.MovesMissing(1, 0));
      assertThat(session.refusal().citation().article().number()).isEqualTo("5.2.3");
    }
  }

  @ParameterizedTest
  @CsvSource({"2009, true", "2014, true", "2018, false", "2023, false"})
  void an_event_restricts_agreeing_and_since_2018_offering(int year, boolean offerAllowed) {
    Session session = in(year, new DrawRestriction.After(2)).moves("e2e4", "e7e5");
    session.offer(Actor.WHITE);
    assertThat(session.last().refusal().isEmpty()).isEqualTo(offerAllowed);
    if (offerAllowed) {
      session.accept(Actor.BLACK);
    }
    assertThat(session.objection())
        .isEqualTo(new Objection.RestrictedByEvent(new DrawRestriction.After(2), 1));
  }

  @Test
  void a_move_stands_when_the_offer_with_it_is_refused() {
    Session session = in(2023, DrawRestriction.NEVER).moveAndOffer("e2e4");
    assertThat(session.game().ply().number()).isEqualTo(1);
    assertThat(session.objection())
        .isEqualTo(new Objection.RestrictedByEvent(DrawRestriction.NEVER, 0));
  }

  @Test
  void the_restriction_ends_after_its_moves_or_by_the_arbiters_consent() {
    Session session = in(2023, new DrawRestriction.After(2)).moves("e2e4", "e7e5");
    session.act(Actor.WHITE, new Act.ConsentToDraw());
    assertThat(session.objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
    session.act(Actor.ARBITER, new Act.ConsentToDraw());
    session.offer(Actor.WHITE).accept(Actor.BLACK);
    assertThat(session.game().result()).contains(Result.DRAW);
    Session later = in(2023, new DrawRestriction.After(2));
    later.moves("e2e4", "e7e5", "g1f3").moveAndOffer("b8c6").accept(Actor.WHITE);
    assertThat(later.game().result()).contains(Result.DRAW);
  }

  @ParameterizedTest
  @CsvSource({"2005, ", "2009, ", "2014, 9.6a", "2018, 9.6.1", "2023, 9.6.1"})
  void the_fifth_time_draws_by_itself_since_2014(int year, @Nullable String article) {
    Session session = in(year).cycles(4, KNIGHTS_OUT_AND_BACK);
    assertThat(session.game().result().isPresent()).isEqualTo(article != null);
    if (article != null) {
      assertThat(session.ruling().citation().article().number()).isEqualTo(article);
      assertThat(session.fact(Fact.SamePosition.class).plies()).containsExactly(0, 4, 8, 12, 16);
    }
  }

  @ParameterizedTest
  @CsvSource({"2014, false", "2018, true", "2023, true"})
  void only_2014_wants_the_five_times_in_a_row(int year, boolean drawn) {
    Session session = in(year).cycles(2, KNIGHTS_OUT_AND_BACK);
    session.moves("b1c3", "b8c6", "g1f3", "g8f6", "c3b1", "c6b8", "f3g1", "f6g8");
    session.moves("g1f3", "g8f6", "f3g1", "f6g8");
    assertThat(session.game().ply().occurrences()).isEqualTo(5);
    assertThat(session.game().result().isPresent()).isEqualTo(drawn);
  }

  @ParameterizedTest
  @CsvSource({"2005, ", "2009, ", "2014, 9.6b", "2018, 9.6.2", "2023, 9.6.2"})
  void seventy_five_moves_draw_by_themselves_since_2014(int year, @Nullable String article) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session =
        Session.begun(
            Session.regulations("-")
                .with(edition)
                .with(Session.fen("7k/8/8/8/8/8/R7/K7 w - - 148 100")));
    session.moves("a2a3", "h8g8");
    assertThat(session.game().result().isPresent()).isEqualTo(article != null);
    if (article != null) {
      assertThat(session.ruling().citation().article().number()).isEqualTo(article);
      assertThat(session.fact(Fact.NoPawnMoveOrCapture.class))
          .isEqualTo(new Fact.NoPawnMoveOrCapture(0, 150));
    }
  }

  @Test
  void mate_on_the_last_of_seventy_five_moves_comes_first() {
    Session session =
        Session.begun(
            Session.regulations("-").with(Session.fen("7k/8/6K1/8/8/8/8/R7 w - - 149 100")));
    session.moves("a1a8");
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
  }

  @Test
  void a_pawn_move_or_capture_starts_the_count_again() {
    Session session =
        Session.begun(
            Session.regulations("-").with(Session.fen("7k/8/8/8/8/8/RP6/K7 w - - 149 100")));
    session.moves("b2b3", "h8g8");
    assertThat(session.game().result()).isEmpty();
    assertThat(session.game().ply().reversiblePlies()).isEqualTo(1);
  }

  @Test
  void castling_rights_make_positions_differ_until_king_or_rook_has_moved() {
    String fen = "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1";
    Session session = Session.begun(Session.regulations("-").with(Session.fen(fen)));
    session.moves("h1h2", "a8a7", "h2h1", "a7a8");
    assertThat(session.game().ply().occurrences()).isEqualTo(1);
    session.moves("h1h2", "a8a7", "h2h1", "a7a8");
    assertThat(session.game().ply().occurrences()).isEqualTo(2);
  }

  @Test
  void an_en_passant_capture_that_was_possible_makes_positions_differ() {
    String fen = "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1";
    Session session = Session.begun(Session.regulations("-").with(Session.fen(fen)));
    session.moves("e2e4", "g8f6", "g1f3", "f6g8", "f3g1");
    assertThat(session.game().ply().occurrences()).isEqualTo(1);
  }

  @Test
  void an_en_passant_capture_by_a_pinned_pawn_was_never_possible() {
    String fen = "6n1/8/8/8/k2p3R/8/4P3/4K1N1 w - - 0 1";
    Session session = Session.begun(Session.regulations("-").with(Session.fen(fen)));
    session.moves("e2e4", "g8f6", "g1f3", "f6g8", "f3g1");
    assertThat(session.game().ply().occurrences()).isEqualTo(2);
  }

  @Test
  void counting_repetitions_is_right_in_a_long_shuffle() {
    Session session = in(2009);
    IntStream.range(0, 300).forEach(_ -> session.moves(KNIGHTS_OUT_AND_BACK));
    assertThat(session.game().ply().occurrences()).isEqualTo(301);
    assertThat(session.game().ply().samePositionAfter()).hasSize(301).contains(0, 600, 1200);
  }
}
