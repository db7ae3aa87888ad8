package org.jadoube.laws.rules.irregularity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Illegal moves completed and found, in standard play.
final class IllegalMovesTest {
  private static final Piece KNIGHT = Piece.WHITE_KNIGHT;

  static List<Edition> editions() {
    return Edition.all();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void an_illegal_move_is_taken_back_once_it_is_found(Edition edition) {
    OverTheBoard table = OverTheBoard.in(edition).moves("g1g3");
    assertThat(table.game().turn()).isEqualTo(Colour.BLACK);
    assertThat(table.board().at(Session.square("g3"))).contains(KNIGHT);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.board()).isEqualTo(Session.fen(START).board());
    assertThat(table.game().turn()).isEqualTo(Colour.WHITE);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.WHITE);
  }

  @ParameterizedTest(name = "{0}: found under {1}")
  @CsvSource({"2005, 7.4a", "2009, 7.4a", "2014, 7.5a", "2018, 7.5.1", "2023, 7.5.1"})
  void the_ruling_cites_the_article(String year, String article) {
    OverTheBoard table = OverTheBoard.in(edition(year)).moves("g1g3");
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().ruling().citation().article().number()).isEqualTo(article);
  }

  @Test
  void touch_move_binds_the_replacement() {
    OverTheBoard table = OverTheBoard.newest().moves("g1g3");
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.game().touched()).containsExactly(Session.square("g1"));
    assertThat(table.session().move("e2e4").objection())
        .isEqualTo(new BoardObjection.BoundByTouch(List.of(Session.square("g1"))));
    assertThat(table.session().moves("g1f3").game().turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void the_opponent_gets_two_minutes_and_the_increment_is_taken_back() {
    OverTheBoard table = OverTheBoard.newest();
    Duration white = table.session().left(Colour.WHITE);
    table.moves("g1g3");
    Duration black = table.session().left(Colour.BLACK);
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().left(Colour.WHITE)).isEqualTo(white.minusSeconds(4));
    assertThat(table.session().left(Colour.BLACK)).isEqualTo(black.plusMinutes(2).minusSeconds(1));
  }

  @ParameterizedTest(name = "{0}: number {1} loses")
  @CsvSource({"2005, 3", "2009, 3", "2014, 2", "2018, 2", "2023, 2"})
  void so_many_illegal_moves_lose(String year, int number) {
    OverTheBoard table = OverTheBoard.in(edition(year));
    for (int i = 1; i < number; i++) {
      table.moves("g1g3").report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
      assertThat(table.game().result()).isEmpty();
    }
    table.moves("g1g3").report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.game().result()).contains(Result.BLACK_WINS);
  }

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource({"2005, 3, 0-1", "2009, 3, 1/2-1/2", "2014, 2, 1/2-1/2", "2023, 2, 1/2-1/2"})
  void the_last_one_draws_where_the_opponent_cannot_checkmate(
      String year, int number, String result) {
    OverTheBoard table = OverTheBoard.from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", edition(year));
    for (int i = 0; i < number; i++) {
      table.moves("e2e5").report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    }
    assertThat(table.game().result().map(Result::toString)).contains(result);
  }

  @Test
  void a_king_left_in_check_is_found_before_or_after_the_reply() {
    String fen = "4r1k1/8/8/8/8/8/3P4/4K2N w - - 0 1";
    OverTheBoard before = OverTheBoard.from(fen, Edition.newest()).moves("d2d3");
    assertThat(before.game().ply().astray()).isPresent();
    before.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(before.board()).isEqualTo(Session.fen(fen).board());
    OverTheBoard after = OverTheBoard.from(fen, Edition.newest()).moves("d2d3", "g8f8");
    assertThat(after.game().ply().number()).isEqualTo(2);
    assertThat(after.game().ply().astray()).isEmpty();
    after.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(after.board()).isEqualTo(Session.fen(fen).board());
    assertThat(after.game().turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void capturing_the_king_is_an_illegal_move() {
    String fen = "4r1k1/8/8/8/8/8/3P4/4K2N w - - 0 1";
    OverTheBoard table = OverTheBoard.from(fen, Edition.newest()).moves("d2d3", "e8e1");
    assertThat(kinds(table)).containsExactly(Misplay.Kind.ILLEGAL_MOVE, Misplay.Kind.KING_CAPTURED);
    assertThat(table.game().result()).isEmpty();
  }

  @Test
  void an_illegal_move_may_be_put_right_before_the_clock_is_pressed() {
    OverTheBoard table =
        OverTheBoard.newest().byHand("g1g3").lift("g3").put(KNIGHT, "f3").press(Colour.WHITE);
    assertThat(kinds(table)).isEmpty();
    assertThat(table.game().turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void a_correction_with_another_piece_breaks_touch_move() {
    OverTheBoard table =
        OverTheBoard.newest().byHand("g1g3").lift("g3").put(KNIGHT, "g1").moves("e2e4");
    table.report(Actor.BLACK, Irregularity.TOUCH_MOVE);
    assertThat(table.game().touched()).startsWith(Session.square("g1"));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"2005, false", "2009, false", "2014, true", "2018, true", "2023, true"})
  void an_unpromoted_pawn_becomes_a_queen_or_goes_back(String year, boolean queen) {
    OverTheBoard table =
        OverTheBoard.from("8/4P3/8/8/8/8/8/k3K3 w - - 0 1", edition(year))
            .lift("e7")
            .put(Piece.WHITE_PAWN, "e8")
            .press(Colour.WHITE);
    assertThat(kinds(table)).containsExactly(Misplay.Kind.PAWN_NOT_PROMOTED);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.board().at(Session.square("e8")).map(Piece::role).isPresent())
        .isEqualTo(queen);
    assertThat(table.game().turn()).isEqualTo(queen ? Colour.BLACK : Colour.WHITE);
  }

  @ParameterizedTest(name = "{0}: counts {1}")
  @CsvSource({"2005, false", "2009, false", "2014, false", "2018, true", "2023, true"})
  void pressing_without_a_move_counts_as_illegal_since_2018(String year, boolean counts) {
    OverTheBoard table = OverTheBoard.in(edition(year)).press(Colour.WHITE);
    assertThat(kinds(table).contains(Misplay.Kind.NOTHING_MOVED)).isEqualTo(counts);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.BLACK);
    table.report(Actor.ARBITER, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().last().refusal().isEmpty()).isEqualTo(counts);
    assertThat(table.game().turn()).isEqualTo(Colour.WHITE);
  }

  @Test
  void a_clock_pressed_too_early_is_pressed_back_without_gain() {
    OverTheBoard table = OverTheBoard.in(Edition.FIDE_2014).press(Colour.WHITE);
    Duration black = table.session().left(Colour.BLACK);
    table.press(Colour.BLACK);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.WHITE);
    assertThat(table.session().left(Colour.BLACK)).isEqualTo(black.minusSeconds(1));
  }

  @ParameterizedTest(name = "{0}: counts {1}")
  @CsvSource({"2009, false", "2014, false", "2018, true", "2023, true"})
  void two_hands_count_as_illegal_since_2018_once_the_clock_is_pressed(
      String year, boolean counts) {
    OverTheBoard table =
        OverTheBoard.from("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", edition(year)).withTwoHands("e4d5");
    assertThat(kinds(table)).isEmpty();
    table.press(Colour.WHITE);
    assertThat(kinds(table).contains(Misplay.Kind.TWO_HANDS)).isEqualTo(counts);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.game().turn()).isEqualTo(counts ? Colour.WHITE : Colour.BLACK);
  }

  @Test
  void two_faults_in_one_move_count_once() {
    OverTheBoard table =
        OverTheBoard.from("4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1", Edition.newest())
            .withTwoHands("e3d5")
            .press(Colour.WHITE);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.game().result()).isEmpty();
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.NothingIrregular(Irregularity.ILLEGAL_MOVE));
  }

  @Test
  void an_illegal_move_that_gives_mate_does_not_end_the_game() {
    OverTheBoard table =
        OverTheBoard.from("6k1/5ppp/8/8/8/8/8/1R2K3 w - - 0 1", Edition.newest()).moves("b1a8");
    assertThat(table.game().result()).isEmpty();
    table.touch("g8");
    assertThat(table.game().result()).isEmpty();
  }

  @Test
  void an_illegal_move_that_nobody_has_found_before_the_end_changes_nothing() {
    OverTheBoard table = OverTheBoard.newest().moves("g1g3");
    table.session().resign(Actor.BLACK);
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.game().result()).contains(Result.WHITE_WINS);
    assertThat(table.session().objection()).isInstanceOf(Objection.GameOver.class);
  }

  @Test
  void castling_left_unfinished_is_no_move() {
    OverTheBoard table =
        OverTheBoard.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Edition.newest())
            .lift("e1")
            .put(Piece.WHITE_KING, "g1")
            .press(Colour.WHITE);
    assertThat(kinds(table)).containsExactly(Misplay.Kind.NO_SUCH_MOVE);
  }

  @ParameterizedTest(name = "{0}: {1} names {2}")
  @CsvSource({
    "4kr2/8/8/8/8/8/8/4K2R w K - 0 1, 2023, 3.8.2.2.1",
    "4kr2/8/8/8/8/8/8/4K2R w K - 0 1, 2009, 3.8b2a",
    "4k3/8/8/8/8/8/8/4K2R w - - 0 1, 2023, 3.8.2.1",
    "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1, 2018, 3.8.2.2.1",
  })
  void illegal_castling_by_hand_names_the_rule_on_castling(
      String fen, String year, String article) {
    OverTheBoard table = OverTheBoard.from(fen, edition(year)).byHand("O-O").press(Colour.WHITE);
    assertThat(misplay(table).attempt()).contains(Session.attempt("O-O"));
    assertThat(misplay(table).breaches().getFirst().citation().article().number())
        .isEqualTo(article);
  }

  @Test
  void a_queen_upside_down_is_a_rook() {
    OverTheBoard table =
        OverTheBoard.from("8/4P3/8/8/8/8/6k1/4K3 w - - 0 1", Edition.newest())
            .lift("e7")
            .promote(Role.ROOK, "e8")
            .release("e8")
            .press(Colour.WHITE)
            .moves("g2g3", "e8b5");
    assertThat(kinds(table)).containsExactly(Misplay.Kind.ILLEGAL_MOVE);
  }

  @Test
  void the_arbiter_may_go_back_to_an_earlier_position() {
    OverTheBoard table = OverTheBoard.newest().moves("e2e4", "e7e5", "g1f3");
    table.act(Actor.ARBITER, new BoardAct.RestorePosition(1));
    assertThat(table.game().ply().number()).isEqualTo(1);
    assertThat(table.game().clock().turn()).isEqualTo(Colour.BLACK);
    table.act(Actor.ARBITER, new BoardAct.RestorePosition(7));
    assertThat(table.session().objection()).isEqualTo(new Objection.OutOfRange());
  }

  private static Misplay misplay(OverTheBoard table) {
    return table.game().events().stream()
        .filter(BoardEvent.IllegalMoveCompleted.class::isInstance)
        .map(event -> ((BoardEvent.IllegalMoveCompleted) event).what())
        .findFirst()
        .orElseThrow();
  }

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private static Edition edition(String year) {
    return Edition.named(year).orElseThrow();
  }

  private static List<Misplay.Kind> kinds(OverTheBoard table) {
    return table.game().events().stream()
        .filter(BoardEvent.IllegalMoveCompleted.class::isInstance)
        .map(event -> ((BoardEvent.IllegalMoveCompleted) event).what().kind())
        .toList();
  }
}
