package org.jadoube.laws.rules.irregularity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Rank;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Supervision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Illegal moves in rapid and blitz without adequate supervision, and irregularities from the
/// beginning in every kind of play.
final class FastGamesTest {
  private static final String RAPID = "1200";

  static List<Edition> editions() {
    return Edition.all();
  }

  @ParameterizedTest(name = "{0} {1}: {2} points it out, {3}")
  @CsvSource({
    "2005, 1200, BLACK,   goes back",
    "2005, 1200, ARBITER, refused",
    "2009, 1200, BLACK,   goes back",
    "2009, 1200, ARBITER, refused",
    "2009, 300,  BLACK,   0-1",
    "2005, 300,  BLACK,   0-1",
    "2014, 1200, ARBITER, 0-1",
    "2014, 1200, BLACK,   0-1",
    "2014, 300,  ARBITER, 0-1",
    "2018, 1200, ARBITER, goes back",
    "2018, 300,  BLACK,   goes back",
    "2023, 1200, ARBITER, goes back",
    "2023, 300,  BLACK,   goes back",
    "2023, 1200, WHITE,   refused"
  })
  void an_illegal_move_is_dealt_with(String year, String control, String by, String outcome) {
    OverTheBoard table = unsupervised(year, control).moves("g1g3");
    table.report(actor(by), Irregularity.ILLEGAL_MOVE);
    assertThat(outcome(table)).isEqualTo(outcome);
  }

  private static String outcome(OverTheBoard table) {
    return table.session().last().refusal().isPresent()
        ? "refused"
        : table.game().result().map(Result::toString).orElse("goes back");
  }

  private static Actor actor(String name) {
    return name.equals("ARBITER") ? Actor.ARBITER : Actor.player(Colour.valueOf(name));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void an_illegal_move_stands_once_the_opponent_has_moved(Edition edition) {
    OverTheBoard table = unsupervised(edition.year(), RAPID).moves("g1g3").moves("e7e5");
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingIrregular(Irregularity.ILLEGAL_MOVE));
    assertThat(table.board().at(Session.square("g3"))).contains(Piece.WHITE_KNIGHT);
    table.moves("g3e4");
    assertThat(table.game().ply().number()).isEqualTo(3);
  }

  @ParameterizedTest(name = "{0} {1}: {2} s")
  @CsvSource({
    "2009, 1200, 120",
    "2018, 1200, 120",
    "2018, 300, 60",
    "2023, 1200, 60",
    "2023, 300, 60"
  })
  void the_opponents_extra_time(String year, String control, int seconds) {
    OverTheBoard table = unsupervised(year, control).moves("g1g3");
    Duration black = table.session().left(Colour.BLACK);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().left(Colour.BLACK))
        .isEqualTo(black.plusSeconds(seconds).minusSeconds(1));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"2014", "2018", "2023"})
  void both_kings_in_check_after_the_next_move_is_a_draw(String year) {
    OverTheBoard table = bothInCheck(year);
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_POSITION).moves("h2h3");
    assertThat(table.game().result()).contains(Result.DRAW);
  }

  @Test
  void a_king_that_leaves_the_double_check_lets_the_game_go_on() {
    OverTheBoard table = bothInCheck("2023");
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_POSITION).moves("e1d1");
    assertThat(table.game().result()).isEmpty();
    assertThat(table.state().irregularities().awaited()).isFalse();
  }

  @Test
  void an_arbiter_did_not_wait_before_2014() {
    OverTheBoard table = bothInCheck("2009");
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_POSITION);
    assertThat(table.session().last().refusal()).isEmpty();
    assertThat(table.state().irregularities().unfound()).isEmpty();
  }

  /// White to move and in check; Black has just left his own king in check.
  private static OverTheBoard bothInCheck(String year) {
    String fen = "k7/8/8/r7/8/8/7P/R3K3 b - - 0 1";
    return OverTheBoard.begun(regulations(year, RAPID).with(Session.fen(fen))).moves("a5e5");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"2005, refused", "2009, refused", "2014, taken back", "2023, taken back"})
  void the_arbiter_rules_on_touching_only_if_asked_before_2014(String year, String outcome) {
    OverTheBoard table = unsupervised(year, RAPID).touch("b1").moves("e2e4");
    table.report(Actor.ARBITER, Irregularity.TOUCH_MOVE);
    assertThat(table.session().last().refusal().isPresent() ? "refused" : "taken back")
        .isEqualTo(outcome);
  }

  @Test
  void both_players_may_agree_to_correct_an_illegal_move_that_stands() {
    OverTheBoard table = unsupervised("2023", RAPID).moves("g1g3").moves("e7e5");
    table.act(Actor.WHITE, new BoardAct.AgreeToCorrect());
    assertThat(table.board().at(Session.square("g3"))).contains(Piece.WHITE_KNIGHT);
    table.act(Actor.BLACK, new BoardAct.AgreeToCorrect());
    assertThat(table.board().at(Session.square("g1"))).contains(Piece.WHITE_KNIGHT);
    assertThat(table.session().ruling().citation().rule()).isEqualTo(Rule.CORRECTED_BY_AGREEMENT);
    table.act(Actor.BLACK, new BoardAct.AgreeToCorrect());
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingIrregular(Irregularity.ILLEGAL_MOVE));
  }

  @Test
  void both_players_had_to_ask_for_a_ruling_on_touching_in_2005() {
    OverTheBoard table = unsupervised("2005", RAPID).touch("b1").moves("e2e4");
    table.report(Actor.BLACK, Irregularity.TOUCH_MOVE);
    assertThat(table.session().events().getFirst().citation().rule())
        .isEqualTo(Rule.ARTICLE_4_ON_REQUEST);
    assertThat(table.game().ply().number()).isEqualTo(1);
    table.report(Actor.WHITE, Irregularity.TOUCH_MOVE);
    assertThat(table.game().ply().number()).isZero();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_wrong_initial_position_means_a_new_game(Edition edition) {
    OverTheBoard table = wrongStart(Session.regulations("5400").with(edition)).moves("e2e4");
    table.report(Actor.BLACK, Irregularity.INITIAL_POSITION);
    assertThat(table.game().phase()).isEqualTo(Phase.NOT_BEGUN);
    assertThat(table.game().position()).isEqualTo(Position.standard());
    assertThat(table.game().moves()).isEmpty();
  }

  @ParameterizedTest(name = "{0}: after {1} moves too late")
  @CsvSource({"2005, 3", "2009, 3", "2014, 10", "2018, 10", "2023, 10"})
  void after_some_moves_in_rapid_it_is_too_late(String year, int moves) {
    OverTheBoard inTime = wrongStart(regulations(year, RAPID));
    advance(inTime.session(), moves - 1);
    inTime.report(Actor.BLACK, Irregularity.INITIAL_POSITION);
    assertThat(inTime.game().phase()).isEqualTo(Phase.NOT_BEGUN);
    OverTheBoard tooLate = wrongStart(regulations(year, RAPID));
    advance(tooLate.session(), moves);
    tooLate.report(Actor.BLACK, Irregularity.INITIAL_POSITION);
    assertThat(tooLate.session().objection()).isEqualTo(new BoardObjection.TooLate(moves));
  }

  /// Makes `moves` moves by each player that repeat nothing.
  private static void advance(Session session, int moves) {
    for (int i = 0; i < moves; i++) {
      char file = (char) ('a' + i % 8);
      int steps = i / 8;
      session.moves(step(file, 2 + steps, 3 + steps), step(file, 7 - steps, 6 - steps));
    }
  }

  private static String step(char file, int from, int to) {
    return "" + file + from + file + to;
  }

  @Test
  void nobody_castles_with_a_king_that_began_on_the_wrong_square() {
    OverTheBoard table =
        wrongStart(regulations("2023", RAPID)).moves("e2e4", "e7e5", "g1f3", "g8f6", "f1c4");
    assertThat(table.game().position().castlingRooks()).allMatch(rook -> rook.rank() == Rank.EIGHT);
  }

  @Test
  void a_turned_board_is_put_right_and_the_game_goes_on() {
    Session session = Session.notBegun(Session.regulations("5400"));
    session.act(Actor.ARBITER, new BoardAct.SetUp(Board.standard(), true, false));
    session.act(Actor.CLOCK, new Act.Begin()).moves("e2e4");
    session.act(Actor.BLACK, new BoardAct.Report(Irregularity.BOARD_ORIENTATION));
    assertThat(session.ruling().consequences()).containsExactly(new Consequence.BoardTurned());
    assertThat(session.game().moves()).hasSize(1);
  }

  @ParameterizedTest(name = "{0} after {1} moves: {2}")
  @CsvSource({
    "2009, 0, goes on",
    "2014, 5, goes on",
    "2018, 9, new game",
    "2018, 10, goes on",
    "2023, 9, new game",
    "2023, 10, goes on"
  })
  void reversed_colours(String year, int moves, String outcome) {
    Session session =
        Session.notBegun(Session.regulations("5400").with(Edition.named(year).orElseThrow()));
    session.act(Actor.ARBITER, new BoardAct.SetUp(Board.standard(), false, true));
    session.act(Actor.CLOCK, new Act.Begin());
    advance(session, moves);
    session.act(Actor.WHITE, new BoardAct.Report(Irregularity.COLOURS));
    assertThat(session.game().phase() == Phase.NOT_BEGUN ? "new game" : "goes on")
        .isEqualTo(outcome);
  }

  private static OverTheBoard wrongStart(Regulations regulations) {
    Board wrong =
        Board.standard()
            .with(Session.square("d1"), Piece.WHITE_KING)
            .with(Session.square("e1"), Piece.WHITE_QUEEN);
    return OverTheBoard.setUp(regulations, wrong);
  }

  private static OverTheBoard unsupervised(String year, String control) {
    return OverTheBoard.begun(regulations(year, control));
  }

  private static Regulations regulations(String year, String control) {
    return Session.regulations(control)
        .with(Edition.named(year).orElseThrow())
        .with(Supervision.INADEQUATE)
        .withArbiter(true);
  }
}
