package org.jadoube.laws.rules.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.rules.binding.Duty;
import org.jadoube.laws.rules.binding.TouchMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The provisions cited for events on a real board.
final class BoardCitationsTest {
  private static final String CASTLING = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  private static final String CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
  private static final String PROMOTION = "3r4/4P3/8/8/8/8/8/k3K3 w - - 0 1";

  @Test
  void a_move_is_made_by_what_its_kind_asks_for() {
    assertThat(made(OverTheBoard.newest().byHand("e2e4"))).isEqualTo(Rule.MOVE_MADE);
    assertThat(made(from(CASTLING).byHand("O-O"))).isEqualTo(Rule.CASTLING_MADE);
    assertThat(made(from(CAPTURE).byHand("e4d5"))).isEqualTo(Rule.CAPTURE_MADE);
    assertThat(made(from(PROMOTION).byHand("e7e8q"))).isEqualTo(Rule.PROMOTION_MADE);
    assertThat(made(from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1").byHand("a1a8")))
        .isEqualTo(Rule.COMPLETED_BY_ENDING_THE_GAME);
  }

  private static Rule made(OverTheBoard table) {
    return table.game().moves().getLast().citation().rule();
  }

  @Test
  void what_stands_on_the_square_of_promotion_is_captured() {
    OverTheBoard table = from(PROMOTION).promote(Role.QUEEN, "d8");
    assertThat(table.session().events())
        .extracting(event -> event.citation().rule())
        .containsSequence(Rule.PROMOTION_MUST_CAPTURE, Rule.PROMOTION_CHOICE_FINAL);
    table.release("d8").lift("e7");
    assertThat(made(table)).isEqualTo(Rule.PROMOTION_MADE);
  }

  @Test
  void a_king_released_where_castling_is_illegal_must_move_otherwise() {
    OverTheBoard table =
        from("4kr2/8/8/8/8/8/8/4K2R w K - 0 1").lift("e1").put(Piece.WHITE_KING, "g1");
    Duty duty = TouchMove.duty(table.state());
    assertThat(duty.rule()).isEqualTo(Rule.KING_RELEASED_CASTLING_ILLEGAL);
    assertThat(duty.moves()).allMatch(move -> move.role() == Role.KING).isNotEmpty();
  }

  @Test
  void a_second_hand_is_cited() {
    OverTheBoard table = from(CAPTURE).lift("e4").lift("d5", true);
    assertThat(table.session().events().getFirst().citation().rule()).isEqualTo(Rule.ONE_HAND);
  }

  @Test
  void pressing_after_the_reply_is_a_right() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4").byHand("e7e5").press(Colour.WHITE);
    assertThat(table.session().events().getFirst().citation().rule())
        .isEqualTo(Rule.RIGHT_TO_PRESS);
  }

  @Test
  void an_assistant_presses_for_a_player() {
    OverTheBoard table = OverTheBoard.newest().byHand("e2e4");
    table.act(new Actor.Assistant(Colour.WHITE), new ClockAct.Press(false));
    assertThat(table.session().events().getFirst().citation().rule())
        .isEqualTo(Rule.ASSISTANT_FOR_CLOCK);
  }

  @Test
  void white_arriving_first_has_lost_the_time() {
    OverTheBoard table =
        OverTheBoard.begun(
            Session.regulations("5400").withDefaultTime(Duration.ofMinutes(30)).withArbiter(true));
    table.act(Actor.WHITE, new ClockAct.Arrive());
    assertThat(table.session().events().getFirst().citation().rule()).isEqualTo(Rule.WHITE_ABSENT);
  }

  @Test
  void help_with_displaced_pieces_is_a_reason_to_stop_the_clocks() {
    OverTheBoard table = OverTheBoard.newest();
    table.act(
        Actor.BLACK,
        new BoardAct.Displace(Session.square("g8"), Optional.of(Session.square("h6"))));
    table.act(Actor.WHITE, new Act.Pause(PauseReason.IRREGULARITY));
    assertThat(table.session().events().getFirst().citation().rule())
        .isEqualTo(Rule.DISPLACED_PIECES_HELP);
  }

  @Test
  void the_ruling_on_an_illegal_move_names_what_binds_the_replacement() {
    OverTheBoard table = OverTheBoard.newest().moves("g1g3");
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    assertThat(table.session().facts(Fact.Under.class))
        .extracting(under -> under.citation().rule())
        .contains(Rule.TOUCH_MOVE_ON_REPLACEMENT, Rule.ILLEGAL_MOVE_PENALTY);
  }

  @Test
  void times_are_restored_after_going_back_to_a_position() {
    OverTheBoard table = OverTheBoard.newest().moves("g1g3");
    table.report(Actor.BLACK, Irregularity.ILLEGAL_MOVE);
    table.act(Actor.ARBITER, new Act.SetClock(Colour.WHITE, Duration.ofMinutes(80)));
    assertThat(table.session().ruling().citation().rule()).isEqualTo(Rule.ARBITER_RESTORES_TIMES);
  }

  @ParameterizedTest(name = "{0}: {1} s left in the second period")
  @CsvSource({"2005, 60", "2009, 60", "2014, 119", "2023, 119"})
  void time_saved_in_delay_mode_is_carried_over_since_2014(String year, int seconds) {
    Session session =
        Session.begun(Session.regulations("1/60d2:60").with(Edition.named(year).orElseThrow()));
    session.wait(Duration.ofSeconds(2)).moves("e2e4");
    assertThat(session.left(Colour.WHITE)).isEqualTo(Duration.ofSeconds(seconds));
  }

  private static OverTheBoard from(String fen) {
    return OverTheBoard.from(fen, Edition.newest());
  }
}
