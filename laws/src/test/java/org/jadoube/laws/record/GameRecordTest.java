package org.jadoube.laws.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests the PGN of a game.
final class GameRecordTest {
  private static final Duration HOUR = Duration.ofHours(1);

  private static PgnGame record(Session session) {
    return GameRecord.of(session.game(), List.of());
  }

  private static List<String> moves(PgnGame record) {
    return record.moves().stream().map(move -> move.from() + "" + move.to()).toList();
  }

  /// The text after each move; empty if there is none.
  private static List<String> comments(PgnGame record) {
    return record.line().moves().stream()
        .map(PgnMove::comments)
        .map(each -> each.stream().map(PgnComment::text).reduce("", String::concat))
        .toList();
  }

  private static Session untimed() {
    return Session.begun(Session.regulations("-"));
  }

  @Test
  void a_game_that_goes_on_has_its_moves_and_no_result() {
    PgnGame record = record(untimed().moves("e2e4", "e7e5", "g1f3"));
    assertThat(moves(record)).containsExactly("e2e4", "e7e5", "g1f3");
    assertThat(record.result()).contains(PgnResult.UNKNOWN);
    assertThat(record.start()).isEqualTo(Setup.standard());
    assertThat(record.faults()).isEmpty();
    assertThat(record.tags())
        .containsExactly(new PgnTag("Result", "*"), new PgnTag("TimeControl", "-"));
  }

  @Test
  void the_tags_given_come_first() {
    PgnTag event = new PgnTag("Event", "Club championship");
    PgnGame record =
        GameRecord.of(
            Session.begun(Session.regulations("40/5400+30:1800+30")).game(), List.of(event));
    assertThat(record.tags().getFirst()).isEqualTo(event);
    assertThat(record.tag("TimeControl")).contains("40/5400+30:1800+30");
  }

  @Test
  void an_armageddon_game_keeps_the_draw_its_odds_and_both_times_and_they_are_read_again() {
    Regulations armageddon =
        Session.regulations("W300-B240+2").with(Scoring.CLASSIC.withDrawOdds(Colour.BLACK));
    PgnGame record =
        record(
            Session.begun(armageddon).moves("e2e4", "e7e5").offer(Actor.WHITE).accept(Actor.BLACK));
    assertThat(record.tags())
        .containsExactly(
            new PgnTag("Result", "1/2-1/2"),
            new PgnTag("WhiteTimeControl", "300"),
            new PgnTag("BlackTimeControl", "240+2"),
            new PgnTag("DrawOdds", "Black"),
            new PgnTag("Termination", "normal"));
    assertThat(TermsTags.read(record::tag))
        .isEqualTo(new TermsTags(Optional.of(armageddon.timeControl()), Optional.of(Colour.BLACK)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          300+2 |       |       | Optional[300+2]
                | 300   | 240   | Optional[W300-B240]
                | 300   | 300   | Optional[W300-B300]
                | -     | -     | Optional[-]
                | 300   | -     | Optional.empty
                | 300   |       | Optional.empty
                | five  | 240   | Optional.empty
          """)
  void time_controls_are_read_from_one_tag_or_from_two(
      String both, String white, String black, String expected) {
    Map<String, Optional<String>> tags =
        Map.of(
            "TimeControl", Optional.ofNullable(both),
            "WhiteTimeControl", Optional.ofNullable(white),
            "BlackTimeControl", Optional.ofNullable(black));
    assertThat(
            TermsTags.read(name -> tags.getOrDefault(name, Optional.empty()))
                .timeControl()
                .map(TimeControl::text))
        .hasToString(expected);
  }

  @Test
  void a_game_without_clocks_has_moves_without_comments() {
    assertThat(comments(record(untimed().moves("e2e4", "e7e5")))).containsExactly("", "");
  }

  @Test
  void behind_a_move_stands_what_the_clock_of_its_player_showed() {
    Session session = Session.begun(Session.regulations("5400+30")).moves("e2e4", "e7e5");
    session.wait(Duration.ofSeconds(61)).moves("g1f3").wait(Duration.ofMillis(250)).moves("b8c6");
    assertThat(comments(record(session)))
        .containsExactly(
            "[%clk 1:30:59]", "[%clk 1:30:59]", "[%clk 1:30:27]", "[%clk 1:31:27.750]");
  }

  @Test
  void an_offer_stands_behind_the_move_it_came_with_or_after() {
    Session session = untimed().moveAndOffer("e2e4").moves("e7e5").offer(Actor.BLACK);
    session.moves("g1f3", "b8c6");
    assertThat(comments(record(session))).containsExactly("(=)", "(=)", "", "");
    Session timed = Session.begun(Session.regulations("300")).moveAndOffer("e2e4");
    assertThat(comments(record(timed))).containsExactly("(=) [%clk 0:04:59]");
  }

  @Test
  void an_offer_behind_the_opponents_move_says_whose_it_is() {
    Session session = untimed().offer(Actor.BLACK).moves("e2e4").offer(Actor.BLACK);
    session.moves("e7e5").offer(Actor.WHITE).moves("g1f3");
    PgnGame record = record(session);
    assertThat(record.line().comments()).containsExactly(new PgnComment("(=) by Black"));
    assertThat(comments(record)).containsExactly("(=) by Black", "(=) by White", "");
  }

  @Test
  void a_checkmate_is_a_normal_end() {
    PgnGame record = record(untimed().moves("f2f3", "e7e5", "g2g4", "d8h4"));
    assertThat(record.result()).contains(PgnResult.BLACK_WINS);
    assertThat(record.tag("Result")).contains("0-1");
    assertThat(record.tag("Termination")).contains("normal");
  }

  @Test
  void a_resignation_is_a_normal_end() {
    PgnGame record = record(untimed().moves("e2e4").resign(Actor.BLACK));
    assertThat(record.result()).contains(PgnResult.WHITE_WINS);
    assertThat(record.tag("Termination")).contains("normal");
  }

  @ParameterizedTest
  @CsvSource({"k7/8/8/8/8/8/4p3/Q6K b - - 0 1, 1-0", "k7/8/8/8/8/8/4p3/7K b - - 0 1, 1/2-1/2"})
  void a_fallen_flag_forfeits_on_time_even_if_the_game_is_drawn(String start, String result) {
    Session session = Session.begun(Session.regulations("60").with(Session.fen(start)));
    session.wait(HOUR).act(Actor.CLOCK, new Act.ObserveFlag());
    PgnGame record = record(session);
    assertThat(record.tag("Termination")).contains("time forfeit");
    assertThat(record.tag("Result")).contains(result);
  }

  @Test
  void a_penalty_that_ends_the_game_is_a_rules_infraction() {
    Session session = Session.begun(Session.regulations("300").withArbiter(true)).moves("e2e4");
    Penalty loss = new Penalty.LossOfGame(Result.Score.WIN);
    session.act(Actor.ARBITER, new Act.Penalise(Colour.BLACK, loss));
    PgnGame record = record(session);
    assertThat(record.tag("Termination")).contains("rules infraction");
    assertThat(record.result()).contains(PgnResult.WHITE_WINS);
  }

  @Test
  void what_the_arbiter_decided_is_an_adjudication() {
    Session session = Session.begun(Session.regulations("300").withArbiter(true)).moves("e2e4");
    session.act(Actor.ARBITER, new Act.DecideResult(Result.DRAW, Rule.ARBITER_OVERRULES));
    PgnGame record = record(session);
    assertThat(record.tag("Termination")).contains("adjudication");
    assertThat(record.result()).contains(PgnResult.DRAW);
  }

  @Test
  void a_game_starts_as_agreed_with_its_counters() {
    Setup start = Session.fen("4k3/8/8/8/8/8/R7/4K3 w - - 30 40");
    Session session = Session.begun(Session.regulations("-").with(start)).moves("a2a3");
    assertThat(record(session).start()).isEqualTo(start);
    assertThat(moves(record(session))).containsExactly("a2a3");
  }

  @Test
  void a_start_drawn_by_lot_is_the_start_of_the_game() {
    Session session = Session.notBegun(Session.regulations("-").with(Setup.chess960(0)));
    session.act(Actor.ARBITER, new AnnouncementAct.DrawStart(959));
    session.act(Actor.CLOCK, new Act.Begin());
    assertThat(record(session).start()).isEqualTo(session.game().start());
  }

  /// PGN has no way to write an illegal move.
  @Test
  void after_an_illegal_move_that_stands_the_record_starts_from_the_board_it_left() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4", "e7e5", "g1g3", "b8c6", "f1c4");
    PgnGame record = record(table.session());
    assertThat(moves(record)).containsExactly("b8c6", "f1c4");
    assertThat(record.start().board()).isEqualTo(table.game().ply().at(3).board());
    assertThat(record.start().turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void an_illegal_move_that_was_taken_back_leaves_no_trace() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4", "e7e5", "g1g3");
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    table.session().moveAndOffer("g1f3");
    PgnGame record = record(table.session());
    assertThat(moves(record)).containsExactly("e2e4", "e7e5", "g1f3");
    assertThat(record.start()).isEqualTo(Setup.standard());
    assertThat(comments(record).get(1)).doesNotContain("(=)");
    assertThat(comments(record).getLast()).startsWith("(=) ");
  }

  @Test
  void pieces_that_began_on_wrong_squares_are_the_start() {
    Regulations regulations = Session.regulations("5400").withArbiter(true);
    Setup swapped = Session.fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1");
    OverTheBoard table = OverTheBoard.setUp(regulations, swapped.board()).moves("e2e4");
    PgnGame record = record(table.session());
    assertThat(record.start().board()).isEqualTo(swapped.board());
    assertThat(moves(record)).containsExactly("e2e4");
  }

  /// The press completes the move that is on the board, although it counts as an illegal one.
  @Test
  void a_move_made_with_two_hands_is_counted_once() {
    OverTheBoard table = OverTheBoard.in(Edition.FIDE_2023).moves("e2e4", "d7d5");
    table.withTwoHands("e4d5").press(Colour.WHITE).byHand("d8d5").press(Colour.BLACK);
    table.session().offer(Actor.WHITE);
    assertThat(GameRecord.plies(table.game().events()).getLast())
        .isEqualTo(table.game().ply().number());
  }

  @Test
  void each_event_has_the_ply_it_happened_after() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4", "g8g6");
    assertThat(GameRecord.plies(table.game().events()).getLast()).isEqualTo(2);
    table.report(Actor.WHITE, Irregularity.ILLEGAL_MOVE);
    assertThat(GameRecord.plies(table.game().events())).hasSize(table.game().events().size());
    assertThat(GameRecord.plies(table.game().events()).getLast()).isEqualTo(1);
    assertThat(GameRecord.plies(table.game().events()).getFirst()).isZero();
  }
}
