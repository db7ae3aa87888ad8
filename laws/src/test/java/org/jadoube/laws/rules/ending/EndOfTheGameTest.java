package org.jadoube.laws.rules.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Cause;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EndOfTheGameTest {
  private static final String LONE_KING_TO_MOVE = "4k3/8/8/8/8/8/8/4K2R b - - 0 1";

  private static Session from(String fen) {
    return from(fen, Edition.FIDE_2023);
  }

  private static Session from(String fen, Edition edition) {
    return Session.begun(Session.regulations("300").with(edition).with(Session.fen(fen)));
  }

  @Test
  void checkmate_wins_at_once_and_stops_both_clocks() {
    Session session = Session.standard().moves("f2f3", "e7e5", "g2g4", "d8h4");
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo("5.1.1");
    assertThat(session.fact(Fact.Checked.class).attackers()).containsExactly(Session.square("h4"));
    assertThat(session.game().clock().running()).isFalse();
    assertThat(session.game().moves().getLast().completion()).isEqualTo(Completion.ENDS_THE_GAME);
  }

  @Test
  void stalemate_draws_at_once() {
    Session session = from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1").moves("f6f7");
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.STALEMATE);
    assertThat(session.fact(Fact.NoLegalMove.class).player()).isEqualTo(Colour.BLACK);
  }

  @Test
  void a_dead_position_draws_at_once() {
    Session session = from("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").moves("e1e2");
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.DEAD_POSITION);
    assertThat(session.facts(Fact.CannotCheckmate.class))
        .containsExactly(
            new Fact.CannotCheckmate(Colour.WHITE, Cause.MATERIAL),
            new Fact.CannotCheckmate(Colour.BLACK, Cause.MATERIAL));
  }

  @Test
  void several_draws_at_the_same_move_are_all_given_as_reasons() {
    Session session = from("4k3/7r/8/8/8/8/R7/4K3 w - - 134 1");
    for (int times = 0; times < 4; times++) {
      session.moves("a2b2", "h7g7", "b2a2", "g7h7");
    }
    assertThat(session.ruling().citation().article().number()).isEqualTo("9.6.1");
    assertThat(session.fact(Fact.SamePosition.class).plies()).containsExactly(0, 4, 8, 12, 16);
    assertThat(session.fact(Fact.Under.class).citation().article().number()).isEqualTo("9.6.2");
    assertThat(session.fact(Fact.NoPawnMoveOrCapture.class).plies()).isEqualTo(150);
  }

  @ParameterizedTest
  @CsvSource({
    "7k/8/5KQ1/8/8/8/8/8 w - - 149 90, f6f7, 5.2.1",
    "7k/8/8/1q6/8/8/8/K7 b - - 149 90, b5b2, 5.2.2"
  })
  void a_position_that_ends_the_game_comes_before_seventy_five_moves(
      String fen, String move, String article) {
    Session session = from(fen).moves(move);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation().article().number()).isEqualTo(article);
    assertThat(session.fact(Fact.Under.class).citation().rule()).isEqualTo(Rule.SEVENTY_FIVE_MOVES);
  }

  @Test
  void checkmate_takes_precedence_over_seventy_five_moves() {
    Session session = from("k7/8/1K6/8/8/8/8/7R w - - 149 90").moves("h1h8");
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.CHECKMATE);
    assertThat(session.facts(Fact.Under.class)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          2005, CHECKMATE, 5.1a
          2009, CHECKMATE, 5.1a
          2014, CHECKMATE, 5.1a
          2018, CHECKMATE, 5.1.1
          2023, CHECKMATE, 5.1.1
          """)
  void mate_is_cited_as_the_edition_numbers_it(int year, Rule rule, String article) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session = from("7k/8/6K1/8/8/8/8/R7 w - - 0 1", edition).moves("a1a8");
    assertThat(session.ruling().citation())
        .isEqualTo(new Citation(edition, rule, new Article(article)));
  }

  @Test
  void who_resigns_loses() {
    Session session = Session.standard().moves("e2e4").resign(Actor.WHITE);
    assertThat(session.game().result()).contains(Result.BLACK_WINS);
    assertThat(session.ruling().citation().article().number()).isEqualTo("5.1.2");
    assertThat(session.fact(Fact.Declared.class).player()).isEqualTo(Colour.WHITE);
  }

  @ParameterizedTest
  @CsvSource({"2005, 0-1", "2009, 0-1", "2014, 0-1", "2018, 0-1", "2023, 1/2-1/2"})
  void resigning_against_a_lone_king_draws_since_2023(int year, String result) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session = from(LONE_KING_TO_MOVE, edition).resign(Actor.WHITE);
    assertThat(session.game().result().orElseThrow()).hasToString(result);
  }

  @Test
  void resigning_with_a_lone_king_loses() {
    Session session = from(LONE_KING_TO_MOVE).resign(Actor.BLACK);
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
  }

  @Test
  void a_draw_by_resignation_says_why() {
    Session session = from(LONE_KING_TO_MOVE).resign(Actor.WHITE);
    assertThat(session.ruling().citation().rule()).isEqualTo(Rule.RESIGNATION_UNWINNABLE);
    assertThat(session.fact(Fact.CannotCheckmate.class))
        .isEqualTo(new Fact.CannotCheckmate(Colour.BLACK, Cause.MATERIAL));
  }

  @Test
  void only_a_player_can_resign() {
    assertThat(Session.standard().resign(Actor.ARBITER).objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.ARBITER, Entitled.PLAYER_IN_PERSON));
    Actor assistant = new Actor.Assistant(Colour.WHITE);
    assertThat(Session.standard().resign(assistant).objection())
        .isEqualTo(new Objection.NotForThisActor(assistant, Entitled.PLAYER_IN_PERSON));
  }

  @Test
  void a_player_may_resign_while_the_clocks_are_paused() {
    Session session = Session.standard();
    session.act(Actor.ARBITER, new Act.Pause(PauseReason.INTERRUPTION));
    assertThat(session.resign(Actor.BLACK).game().result()).contains(Result.WHITE_WINS);
  }

  @Test
  void nothing_can_be_done_in_a_finished_game() {
    Session session = Session.standard().resign(Actor.WHITE);
    Citation ending = session.ruling().citation();
    for (Session tried :
        new Session[] {
          session.move("e2e4"), session.resign(Actor.BLACK), session.offer(Actor.WHITE)
        }) {
      assertThat(tried.objection()).isEqualTo(new Objection.GameOver(Result.BLACK_WINS, ending));
      assertThat(tried.refusal().citation()).isEqualTo(ending);
    }
  }

  @Test
  void nothing_can_be_done_before_the_game_begins() {
    Session session = Session.notBegun(Session.regulations("300"));
    assertThat(session.move("e2e4").objection()).isEqualTo(new Objection.GameNotBegun());
    assertThat(session.resign(Actor.WHITE).objection()).isEqualTo(new Objection.GameNotBegun());
    assertThat(session.refusal().citation().article().number()).isEqualTo("6.6");
  }

  @Test
  void a_start_that_is_mate_ends_the_game_as_it_begins() {
    Session session = from("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assertThat(session.game().result()).contains(Result.WHITE_WINS);
  }
}
