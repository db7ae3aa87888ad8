package org.jadoube.laws.rules.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ClaimOverruling;
import org.jadoube.laws.act.ClaimVerdict;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Difference;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OfferMoment;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClaimsTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};

  private static Session in(int year, String control, Supervision supervision) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    return Session.begun(Session.regulations(control).with(edition).with(supervision));
  }

  private static Session from(String fen) {
    return Session.begun(Session.regulations("5400+30").with(Session.fen(fen)));
  }

  @ParameterizedTest
  @CsvSource({"2005, 9.2b", "2009, 9.2b", "2014, 9.2b", "2018, 9.2.1.2", "2023, 9.2.2"})
  void the_third_time_may_be_claimed(int year, String article) {
    Session session = in(year, "5400+30", Supervision.ADEQUATE).cycles(2, KNIGHTS_OUT_AND_BACK);
    session.claim(Claim.THREEFOLD);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
    assertThat(session.fact(Fact.SamePosition.class).plies()).containsExactly(0, 4, 8);
  }

  @Test
  void the_third_time_may_be_claimed_before_it_appears() {
    Session session = Session.standard().cycles(1, KNIGHTS_OUT_AND_BACK);
    session.moves("g1f3", "g8f6", "f3g1").claim(Claim.THREEFOLD, "f6g8");
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().article().number()).isEqualTo("9.2.1");
    assertThat(session.ruling().facts())
        .containsExactly(
            new Fact.Intended(Session.attempt("f6g8")), new Fact.SamePosition(List.of(0, 4, 8)));
    assertThat(session.game().ply().number()).isEqualTo(7);
  }

  @Test
  void fifty_moves_may_be_claimed_on_the_board_or_by_a_move() {
    Session board = from("7k/8/8/8/8/8/R7/K7 w - - 100 80").claim(Claim.FIFTY_MOVES);
    assertThat(board.game().result()).contains(Result.DRAW);
    assertThat(board.ruling().citation().article().number()).isEqualTo("9.3.2");
    Session intended = from("7k/8/8/8/8/8/R7/K7 w - - 99 80").claim(Claim.FIFTY_MOVES, "a2a3");
    assertThat(intended.game().result()).contains(Result.DRAW);
    assertThat(intended.ruling().citation().article().number()).isEqualTo("9.3.1");
    assertThat(intended.fact(Fact.NoPawnMoveOrCapture.class).plies()).isEqualTo(100);
  }

  @Test
  void a_declared_pawn_move_makes_no_fifty_moves() {
    Session session = from("7k/8/8/8/8/8/RP6/K7 w - - 99 80").claim(Claim.FIFTY_MOVES, "b2b3");
    assertThat(session.game().result()).isEmpty();
    assertThat(session.fact(Fact.NoPawnMoveOrCapture.class))
        .isEqualTo(new Fact.NoPawnMoveOrCapture(1, 0));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          2005, 5400+30, ADEQUATE,   180, -
          2009, 5400+30, ADEQUATE,   180, -
          2014, 5400+30, ADEQUATE,   120, -
          2018, 5400+30, ADEQUATE,   120, -
          2023, 5400+30, ADEQUATE,   120, -
          2009, 900,     ADEQUATE,   180, -
          2014, 900,     ADEQUATE,   120, -
          2018, 900,     INADEQUATE, 120, -
          2023, 900,     ADEQUATE,    60, A.3
          2023, 900,     INADEQUATE,  60, A.3
          2009, 300,     INADEQUATE, 180, -
          2014, 300,     ADEQUATE,    60, B.2
          2018, 300,     INADEQUATE,  60, B.2
          2023, 300,     INADEQUATE,  60, B.3
          2023, 300,     ADEQUATE,   120, -
          """)
  void a_wrong_claim_gives_the_opponent_time(
      int year, String control, Supervision supervision, long seconds, String under) {
    Session session = in(year, control, supervision).moves("e2e4");
    Duration before = session.left(Colour.WHITE);
    session.claim(Claim.THREEFOLD);
    assertThat(session.game().result()).isEmpty();
    assertThat(session.left(Colour.WHITE)).isEqualTo(before.plusSeconds(seconds));
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.facts(Fact.Under.class))
        .extracting(fact -> fact.citation().article().number())
        .isEqualTo(under.equals("-") ? List.of() : List.of(under));
  }

  @ParameterizedTest
  @CsvSource({"900, 180", "301, 150", "122, 60.5", "121, 60", "62, 1", "61, 0"})
  void in_2005_a_wrong_claim_costs_the_claimant_time(String control, double seconds) {
    Session session = in(2005, control, Supervision.ADEQUATE);
    session.claim(Claim.FIFTY_MOVES);
    Duration lost = Duration.ofMillis(Math.round(seconds * 1000));
    Duration expected = Duration.ofSeconds(Long.parseLong(control)).minusSeconds(1).minus(lost);
    assertThat(session.left(Colour.WHITE)).isEqualTo(expected);
  }

  @Test
  void a_claim_counts_as_an_offer() {
    Session session = Session.standard().moves("e2e4", "e7e5").claim(Claim.THREEFOLD);
    assertThat(session.game().openOffer())
        .contains(new DrawOffer(Colour.WHITE, 2, OfferMoment.BY_CLAIM));
    assertThat(session.accept(Actor.BLACK).game().result()).contains(Result.DRAW);
  }

  @Test
  void a_claim_does_not_answer_the_opponents_offer() {
    Session session = Session.standard().moves("e2e4").moveAndOffer("e7e5");
    session.claim(Claim.THREEFOLD);
    assertThat(session.game().openOffer(Colour.BLACK)).isPresent();
    assertThat(session.accept(Actor.WHITE).game().result()).contains(Result.DRAW);
  }

  @Test
  void the_move_of_a_wrong_claim_must_be_made() {
    Session session = Session.standard().claim(Claim.THREEFOLD, "g1f3");
    assertThat(session.game().boundTo()).contains(Session.attempt("g1f3"));
    assertThat(session.move("e2e4").objection())
        .isEqualTo(new Objection.BoundByClaim(Session.attempt("g1f3")));
    assertThat(session.refusal().citation().article().number()).isEqualTo("9.5.3");
    assertThat(session.claim(Claim.FIFTY_MOVES).objection())
        .isInstanceOf(Objection.BoundByClaim.class);
    session.moves("g1f3");
    assertThat(session.game().boundTo()).isEmpty();
  }

  @Test
  void an_illegal_declared_move_makes_the_claim_wrong_and_binds_the_piece() {
    Session session = Session.standard().claim(Claim.THREEFOLD, "g1g3");
    assertThat(session.fact(Fact.IntendedIllegal.class).breaches())
        .extracting(breach -> breach.citation().article().number())
        .containsExactly("3.6");
    assertThat(session.move("e2e4").objection()).isInstanceOf(Objection.BoundByClaim.class);
    assertThat(session.moves("g1h3").game().ply().number()).isEqualTo(1);
  }

  @Test
  void an_illegal_declared_move_of_a_piece_that_cannot_move_leaves_the_player_free() {
    Session session = Session.standard().claim(Claim.THREEFOLD, "a1a3").moves("e2e4");
    assertThat(session.game().boundTo()).isEmpty();
  }

  @Test
  void an_illegal_declared_castling_binds_the_king() {
    Session session = from("4k3/8/8/8/8/8/8/4K2R w - - 0 1").claim(Claim.THREEFOLD, "O-O");
    assertThat(session.move("h1h2").objection()).isInstanceOf(Objection.BoundByClaim.class);
    assertThat(session.moves("e1e2").last().refusal()).isEmpty();
  }

  @Test
  void only_a_player_can_claim() {
    Session session = Session.standard().cycles(2, KNIGHTS_OUT_AND_BACK);
    session.act(Actor.ARBITER, new Act.ClaimDraw(Claim.THREEFOLD));
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER, Entitled.PLAYER_IN_PERSON));
  }

  @Test
  void the_right_to_claim_is_gone_once_the_player_has_moved() {
    Session session = Session.standard().cycles(2, KNIGHTS_OUT_AND_BACK).moves("b1c3");
    session.act(Actor.WHITE, new Act.ClaimDraw(Claim.THREEFOLD));
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.fact(BoardFact.HasTheMove.class).player()).isEqualTo(Colour.BLACK);
    assertThat(session.fact(Fact.LastMove.class).ply()).isEqualTo(9);
    assertThat(session.facts(Fact.Under.class))
        .extracting(fact -> fact.citation().article().number())
        .containsExactly("9.4");
  }

  @Test
  void a_claim_before_the_claimants_first_move_names_no_move() {
    Session session = Session.standard();
    session.act(Actor.BLACK, new Act.ClaimDraw(Claim.THREEFOLD));
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.facts(Fact.Under.class)).isEmpty();
    assertThat(session.game().openOffer().orElseThrow().by()).isEqualTo(Colour.BLACK);
  }

  @Test
  void the_same_claim_is_not_decided_twice_on_one_move() {
    Session session = Session.standard().claim(Claim.THREEFOLD).claim(Claim.THREEFOLD);
    assertThat(session.objection()).isEqualTo(new Objection.ClaimDecided(Claim.THREEFOLD));
    session.claim(Claim.FIFTY_MOVES);
    assertThat(session.last().refusal()).isEmpty();
    session.moves("e2e4", "e7e5").claim(Claim.THREEFOLD);
    assertThat(session.last().refusal()).isEmpty();
  }

  @Test
  void a_claim_without_time_limit_gives_no_time() {
    Session session = Session.begun(Session.regulations("-")).claim(Claim.FIFTY_MOVES, "e2e4");
    assertThat(session.ruling().consequences())
        .containsExactly(new Consequence.MoveBinds(Colour.WHITE, Session.attempt("e2e4")));
  }

  @Test
  void a_claim_is_decided_even_where_agreeing_is_restricted() {
    Session session =
        Session.begun(Session.regulations("300").with(DrawRestriction.NEVER))
            .cycles(2, KNIGHTS_OUT_AND_BACK);
    session.claim(Claim.THREEFOLD);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.game().openOffer()).isEqualTo(Optional.empty());
  }

  /// [Rule#CLAIM_RIGHT_LOST]
  @ParameterizedTest
  @CsvSource({"2005, true", "2009, false", "2014, false", "2018, false", "2023, false"})
  void touching_a_piece_loses_the_right_to_claim_since_2009(int year, boolean mayClaim) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session =
        Session.begun(Session.regulations("300").with(edition)).cycles(2, KNIGHTS_OUT_AND_BACK);
    session.act(Actor.WHITE, new BoardAct.Touch(Session.square("e2")));
    session.claim(Claim.THREEFOLD);
    assertThat(session.game().result().isPresent()).isEqualTo(mayClaim);
    if (!mayClaim) {
      assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
      assertThat(session.facts(Fact.Under.class))
          .extracting(fact -> fact.citation().article().number())
          .contains("9.4");
      assertThat(session.fact(BoardFact.Touched.class).squares())
          .containsExactly(Session.square("e2"));
    }
  }

  /// [Rule#SAME_POSITION]
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1, d7d5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8, '', 1, EN_PASSANT, d6
          4k1n1/8/8/8/8/8/8/4K2R w K - 0 1, h1h2 g8f6 h2h1 f6g8 h1h2 g8f6 h2h1 f6g8, '', 0, CASTLING, h1
          4k1n1/8/8/8/8/8/8/4K2R w K - 0 1, h1h2 g8f6 h2h1 f6g8 h1h2 g8f6 h2h1, f6g8, 0, CASTLING, h1
          4k3/8/8/8/8/8/8/3RK3 w - - 0 1, d1d2 e8e7 d2d3 e7e8 d3d1, '', 0, TURN, ''
          """)
  void a_failed_claim_says_why_a_position_was_not_the_same(
      String start, String moves, String intended, int ply, Difference difference, String square) {
    Session session = from(start).moves(moves.split(" "));
    Set<Square> squares = square.isEmpty() ? Set.of() : Set.of(Session.square(square));
    if (intended.isEmpty()) {
      session.claim(Claim.THREEFOLD);
    } else {
      session.claim(Claim.THREEFOLD, intended);
    }
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.facts(BoardFact.NotTheSame.class))
        .containsExactly(new BoardFact.NotTheSame(ply, difference, squares));
    assertThat(session.facts(Fact.Under.class))
        .extracting(fact -> fact.citation().article().number())
        .containsExactly("9.2.3");
  }

  /// [Rule#CLAIM_STOPS_CLOCKS], [Rule#CORRECT_CLAIM], [Rule#CHECKING_THE_CLAIM]
  @Test
  void the_clocks_may_have_been_stopped_for_a_claim() {
    Session session =
        Session.begun(Session.regulations("300").withArbiter(true)).cycles(2, KNIGHTS_OUT_AND_BACK);
    session.act(Actor.WHITE, new Act.Pause(PauseReason.ASSISTANCE));
    session.claim(Claim.FIFTY_MOVES);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.game().phase()).isEqualTo(Phase.PAUSED);
    session.claim(Claim.THREEFOLD);
    assertThat(session.game().result()).contains(Result.DRAW);
  }

  /// [Rule#SAME_POSITION]: with the same pieces on the same squares, castling that is prevented for
  /// the moment is prevented each time, and 2005's "temporarily" adds nothing.
  @ParameterizedTest
  @CsvSource({"2005", "2023"})
  void castling_prevented_for_the_moment_is_the_same_position_each_time(int year) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session =
        Session.begun(
            Session.regulations("300")
                .with(edition)
                .with(Session.fen("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1")));
    session.cycles(2, "a1a8", "e8e7", "a8a1", "e7e8");
    assertThat(session.claim(Claim.THREEFOLD).ruling().citation().rule())
        .isEqualTo(Rule.INCORRECT_CLAIM);
  }

  @Test
  void an_arbiters_decision_against_the_record_is_told_with_its_reason() {
    Session session = checked().cycles(2, KNIGHTS_OUT_AND_BACK).claim(Claim.THREEFOLD);
    session.act(decision(session, ClaimVerdict.REJECTED));
    assertThat(session.game().result()).isEmpty();
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.fact(ConductFact.ClaimOverruled.class))
        .isEqualTo(new ConductFact.ClaimOverruled(/* correct= */ true, "seen otherwise"));
    assertThat(session.fact(Fact.Under.class).citation().rule()).isEqualTo(Rule.ARBITER_OVERRULES);
  }

  @Test
  void a_decision_that_agrees_with_the_record_overrules_nothing() {
    Session session = checked().moves("e2e4").claim(Claim.THREEFOLD);
    session.act(decision(session, ClaimVerdict.REJECTED));
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
    assertThat(session.facts(ConductFact.ClaimOverruled.class)).isEmpty();
  }

  private static Session checked() {
    return Session.begun(
        Session.regulations("5400+30").with(Arrangement.CLAIMS_CHECKED_BY_ARBITER));
  }

  private static Act decision(Session session, ClaimVerdict verdict) {
    return new Act(
        Actor.ARBITER,
        session.tick(),
        new Act.DecideClaim(Optional.of(new ClaimOverruling(verdict, "seen otherwise"))));
  }
}
