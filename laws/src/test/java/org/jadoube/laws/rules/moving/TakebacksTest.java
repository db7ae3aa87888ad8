package org.jadoube.laws.rules.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveList;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Objection.NoTakeback.Why;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Moves that are taken back by agreement.
final class TakebacksTest {
  private static final Regulations AGREED =
      Session.regulations("300+2").plus(Arrangement.TAKEBACKS);

  private static Session casual() {
    return Session.begun(AGREED);
  }

  private static Session propose(Session session, Actor by) {
    return session.act(by, new Act.ProposeTakeback());
  }

  private static Session takeBack(Session session, Actor by) {
    propose(session, by);
    Actor other = Actor.player(by.side().orElseThrow().opposite());
    return session.act(other, new Act.AcceptTakeback());
  }

  private static Why why(Session session) {
    return ((Objection.NoTakeback) session.objection()).why();
  }

  @Test
  void the_player_who_has_just_moved_takes_back_one_ply_and_the_other_two() {
    assertThat(takeBack(casual().moves("e2e4", "e7e5"), Actor.BLACK).game().ply().number())
        .isEqualTo(1);
    Session session = takeBack(casual().moves("e2e4", "e7e5"), Actor.WHITE);
    assertThat(session.game().ply().number()).isZero();
    assertThat(session.game().turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void time_that_was_spent_stays_spent_and_the_other_clock_goes_on() {
    Session session = casual().moves("e2e4", "e7e5").wait(Duration.ofSeconds(20));
    propose(session, Actor.BLACK);
    Duration white = session.left(Colour.WHITE);
    session.act(Actor.WHITE, new Act.AcceptTakeback());
    assertThat(session.left(Colour.WHITE)).isEqualTo(white.minusSeconds(1));
    Duration black = session.left(Colour.BLACK);
    session.wait(Duration.ofSeconds(5)).move("c7c5");
    assertThat(session.left(Colour.BLACK)).isEqualTo(black.minusSeconds(6).plusSeconds(2));
    assertThat(session.game().clock().face(Colour.BLACK).period().completed()).isEqualTo(1);
  }

  @Test
  void the_event_cites_what_it_departs_from_and_replays() {
    Session session = takeBack(casual().moves("e2e4"), Actor.WHITE);
    Event.MovesTakenBack back = (Event.MovesTakenBack) session.events().getFirst();
    assertThat(back.citation().rule()).isEqualTo(Rule.RELEASED_PIECE);
    assertThat(back.citation().article()).hasToString("4.7");
    assertThat(back.ply()).isZero();
    assertThat(Game.replay(AGREED, session.game().events())).isEqualTo(session.game());
  }

  @Test
  void a_proposal_lapses_with_the_next_move_and_is_then_open_to_nobody() {
    Session session = propose(casual().moves("e2e4", "e7e5"), Actor.BLACK);
    assertThat(session.game().openTakeback()).contains(Colour.BLACK);
    session.moves("d2d4");
    assertThat(session.game().openTakeback()).isEmpty();
    session.act(Actor.WHITE, new Act.AcceptTakeback());
    assertThat(why(session)).isEqualTo(Why.NOT_PROPOSED);
  }

  @Test
  void one_that_is_declined_is_not_repeated_before_the_next_move() {
    Session session = propose(casual().moves("e2e4", "e7e5"), Actor.BLACK);
    session.act(Actor.WHITE, new Act.DeclineTakeback());
    assertThat(why(propose(session, Actor.BLACK))).isEqualTo(Why.DECLINED);
    session.moves("d2d4");
    propose(session, Actor.BLACK);
    assertThat(session.game().openTakeback()).contains(Colour.BLACK);
  }

  @Test
  void nobody_answers_their_own_proposal_or_makes_a_second_one() {
    Session session = propose(casual().moves("e2e4", "e7e5"), Actor.BLACK);
    session.act(Actor.BLACK, new Act.AcceptTakeback());
    assertThat(why(session)).isEqualTo(Why.NOT_PROPOSED);
    assertThat(why(propose(session, Actor.WHITE))).isEqualTo(Why.PROPOSED);
    session.act(Actor.ARBITER, new Act.AcceptTakeback());
    assertThat(session.objection()).isInstanceOf(Objection.NotForThisActor.class);
  }

  @Test
  void who_has_not_moved_has_nothing_to_take_back() {
    assertThat(why(propose(casual(), Actor.WHITE))).isEqualTo(Why.NOT_MOVED);
    assertThat(why(propose(casual().moves("e2e4"), Actor.BLACK))).isEqualTo(Why.NOT_MOVED);
  }

  @Test
  void a_game_that_is_over_stays_over() {
    Session session = casual().moves("f2f3", "e7e5", "g2g4", "d8h4");
    assertThat(session.game().phase()).isEqualTo(Phase.FINISHED);
    assertThat(propose(session, Actor.WHITE).objection()).isInstanceOf(Objection.GameOver.class);
  }

  static Stream<Regulations> otherGames() {
    return Stream.of(
        Session.regulations("300+2"),
        AGREED.withArbiter(true),
        AGREED.plus(Arrangement.OVER_THE_BOARD));
  }

  @ParameterizedTest
  @MethodSource("otherGames")
  void moves_stand_where_it_is_not_agreed_or_an_arbiter_or_a_real_board_is_there(
      Regulations regulations) {
    Session session = propose(Session.begun(regulations).moves("e2e4"), Actor.WHITE);
    assertThat(why(session)).isEqualTo(Why.MOVES_STAND);
  }

  @Test
  void under_the_online_regulations_there_is_no_taking_back() {
    Session session = propose(Session.begun(AGREED.with(Edition.E04)).moves("e2e4"), Actor.WHITE);
    assertThat(session.objection()).isInstanceOf(Objection.NotInThisEdition.class);
  }

  @Test
  void what_was_said_about_the_moves_is_taken_back_with_them() {
    Session session = casual().moves("e2e4").moveAndOffer("e7e5");
    takeBack(session, Actor.BLACK);
    assertThat(session.game().openOffer()).isEmpty();
    session.moves("c7c5");
    assertThat(PgnWriter.write(GameRecord.of(session.game(), List.of())))
        .contains("1... c5")
        .doesNotContain("e5", "(=)");
  }

  @Test
  void a_claim_counts_the_line_that_stands() {
    Session session = casual().cycles(2, "g1f3", "g8f6", "f3g1", "f6g8");
    assertThat(session.game().ply().occurrences()).isEqualTo(3);
    takeBack(session, Actor.BLACK).moves("f6g4");
    assertThat(session.claim(Claim.THREEFOLD).game().phase()).isEqualTo(Phase.RUNNING);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.INCORRECT_CLAIM);
  }

  @RepeatedTest(20)
  void taking_a_move_back_and_making_it_again_leads_to_the_same_situation(
      RepetitionInfo repetition) {
    RandomGenerator random = Seeded.random(repetition.getCurrentRepetition());
    Session session = Session.begun(AGREED.with(Edition.all().get(random.nextInt(5))));
    for (int i = 0; i < 80 && session.game().phase() == Phase.RUNNING; i++) {
      Game before = session.game();
      Attempt move = any(before, random);
      Actor player = Actor.player(before.turn());
      session.act(player, new Act.Move(move));
      if (session.game().phase() == Phase.RUNNING && random.nextInt(3) == 0) {
        Game once = session.game();
        takeBack(session, player);
        assertThat(situation(session.game())).isEqualTo(situation(before));
        session.act(player, new Act.Move(move));
        assertThat(situation(session.game())).isEqualTo(situation(once));
      }
    }
    assertThat(Game.replay(session.game().regulations(), session.game().events()))
        .isEqualTo(session.game());
  }

  private static Attempt any(Game game, RandomGenerator random) {
    MoveList legal = game.position().legalMoves();
    return Attempt.of(legal.get(random.nextInt(legal.size())));
  }

  /// All that the Laws look at, but the time.
  private static List<Object> situation(Game game) {
    return List.of(
        game.setup(),
        game.ply().number(),
        game.ply().occurrences(),
        game.ply().reversiblePlies(),
        game.phase(),
        game.openOffer(),
        granted(game, Colour.WHITE),
        granted(game, Colour.BLACK),
        completed(game, Colour.WHITE),
        completed(game, Colour.BLACK));
  }

  private static List<?> granted(Game game, Colour player) {
    return Laws.permissions(game, Actor.player(player), game.latest().orElseThrow()).acts().stream()
        .filter(Permission::isGranted)
        .toList();
  }

  private static Optional<Integer> completed(Game game, Colour player) {
    return Optional.of(game.clock().face(player).period().completed());
  }
}
