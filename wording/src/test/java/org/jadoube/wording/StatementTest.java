package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.wording.Sitting.black;
import static org.jadoube.wording.Sitting.step;
import static org.jadoube.wording.Sitting.white;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.notation.fen.Fen;
import org.junit.jupiter.api.Test;

/// Rulings are worded as an arbiter would say them: what happens, then the Articles, then the
/// facts, each of them once.
class StatementTest {
  private static final Wording ENGLISH = Wording.english();
  private static final String PROMOTING = "8/4P3/8/8/k7/8/8/4K3 w - - 0 1";
  private static final String PINNED = "4k3/8/8/8/8/8/3K3q/8 w - - 0 1";

  private static Sitting reported(Sitting sitting) {
    return sitting.then(black(), new BoardAct.Report(Irregularity.ILLEGAL_MOVE));
  }

  private static Sitting from(String fen) {
    return Sitting.from(Fen.read(fen).orThrow(), Edition.FIDE_2023);
  }

  @Test
  void a_ruling_begins_with_what_happens_and_ends_with_what_must_be_played() {
    Statement said = reported(Sitting.begun().pushed(Square.G1, Square.G3)).ruling(ENGLISH);
    assertThat(said.headline())
        .isEqualTo(
            "Back to the position before 1.Ng1-g3. White loses the 30 seconds added for that move."
                + " Black gets 2 minutes. White must move the knight on g1.");
    assertThat(said.citation()).isEqualTo("FIDE 2023, Articles 7.5.1 and 7.5.5");
    assertThat(said.details())
        .startsWith(
            "1.Ng1-g3 is illegal: a knight cannot move from g1 to g3 (Article 3.6).",
            "It is White’s first illegal move.");
    assertThat(said.text()).startsWith(said.headline() + " " + said.citation() + ". 1.Ng1-g3 is");
  }

  @Test
  void another_move_than_the_one_declared_with_a_claim_is_taken_back_and_the_declared_one_played() {
    Attempt declared = step(Square.G8, Square.F6);
    Sitting claimed =
        Sitting.begun()
            .pushed(Square.E2, Square.E4)
            .then(black(), new Act.ClaimDraw(Claim.THREEFOLD, Optional.of(declared)));
    assertThat(claimed.ruling(ENGLISH).headline()).startsWith("Black’s claim is incorrect.");
    Sitting objected =
        claimed
            .pushed(Square.E7, Square.E5)
            .then(white(), new BoardAct.Report(Irregularity.TOUCH_MOVE));
    assertThat(objected.ruling(ENGLISH).headline())
        .isEqualTo(
            "Touch-move. Back to the position before Black’s move 1. Black must play Ng8-f6.");
  }

  @Test
  void a_draw_is_called_one_and_then_counts_as_a_win_for_the_player_with_draw_odds() {
    Regulations armageddon =
        Regulations.of(TimeControl.read("W300-B240").orThrow(), Edition.FIDE_2023)
            .with(Scoring.CLASSIC.withDrawOdds(Colour.BLACK))
            .with(Fen.read("7k/8/5KQ1/8/8/8/8/8 w - - 0 1").orThrow());
    Statement said = Sitting.under(armageddon).moves(step(Square.G6, Square.F7)).ruling(ENGLISH);
    assertThat(said.headline())
        .isEqualTo(
            "Stalemate. The game is drawn. It counts as a win for Black, who has draw odds.");
    assertThat(said.citation()).isEqualTo("FIDE 2023, Articles 5.2.1 and 10.1");
  }

  @Test
  void no_fact_is_said_twice() {
    Statement said = reported(Sitting.begun().pushed(Square.G1, Square.G3)).ruling(ENGLISH);
    assertThat(said.text()).containsOnlyOnce("illegal:").containsOnlyOnce("7.5.1");
    assertThat(said.details()).doesNotHaveDuplicates();
  }

  @Test
  void the_ruling_says_how_many_illegal_moves_lost_the_game() {
    Sitting sitting = reported(Sitting.begun().pushed(Square.G1, Square.G3));
    sitting.pushed(Square.G1, Square.E4);
    assertThat(reported(sitting).ruling(ENGLISH).headline())
        .isEqualTo("White has completed a second illegal move. Black wins.");
  }

  @Test
  void a_pawn_left_on_the_last_rank_becomes_a_queen_and_nothing_is_taken_back() {
    Statement said = reported(from(PROMOTING).pushed(Square.E7, Square.E8)).ruling(ENGLISH);
    assertThat(said.headline()).isEqualTo("The pawn on e8 becomes a queen. Black gets 2 minutes.");
  }

  @Test
  void a_pawn_goes_back_if_even_a_queen_would_be_illegal() {
    Sitting pinned = from("8/r3P2K/8/8/k7/8/8/8 w - - 0 1").pushed(Square.E7, Square.E8);
    assertThat(reported(pinned).ruling(ENGLISH).headline())
        .startsWith("Back to the position before 1.e7-e8.");
  }

  @Test
  void touched_pieces_that_cannot_be_used_leave_every_move() {
    Sitting sitting = from(PINNED);
    Statement said = reported(sitting.pushed(Square.D2, Square.D4)).ruling(ENGLISH);
    assertThat(said.headline()).contains("so White may make any legal move");
  }

  @Test
  void without_its_game_a_ruling_names_squares_instead_of_pieces() {
    Sitting sitting = reported(Sitting.begun().pushed(Square.G1, Square.G3));
    assertThat(ENGLISH.statement(sitting.ruling()).headline())
        .contains("before 1.g1-g3.", "White must use the piece touched on g1, if that is legal.");
  }

  @Test
  void whoever_stopped_the_clocks_without_a_reason_is_named() {
    Sitting sitting =
        Sitting.begun()
            .then(white(), new Act.Pause(PauseReason.ASSISTANCE, Optional.empty()))
            .then(Actor.ARBITER, new ClockAct.RejectPause(Colour.WHITE, new Penalty.Warning()));
    assertThat(ENGLISH.statement(sitting.ruling(0)).headline())
        .isEqualTo("White stopped the clocks without a valid reason.");
    assertThat(sitting.ruling(ENGLISH).headline()).isEqualTo("White is warned.");
  }

  private static Sitting claimed(Attempt intended) {
    return Sitting.begun().then(white(), new Act.ClaimDraw(Claim.THREEFOLD, Optional.of(intended)));
  }

  @Test
  void a_wrong_claim_says_which_move_must_be_played() {
    assertThat(claimed(step(Square.G1, Square.F3)).ruling(ENGLISH).headline())
        .isEqualTo("White’s claim is incorrect. Black gets 2 minutes. White must play Ng1-f3.");
    assertThat(claimed(step(Square.G1, Square.G3)).ruling(ENGLISH).headline())
        .endsWith("White must move the knight on g1.");
  }

  @Test
  void a_refusal_says_which_move_must_be_played() {
    Sitting claimed = claimed(step(Square.G1, Square.F3)).moves(step(Square.E2, Square.E4));
    assertThat(claimed.refusal(ENGLISH).headline()).isEqualTo("White must play Ng1-f3.");
    Sitting touched =
        Sitting.begun()
            .then(white(), new BoardAct.Touch(Square.B1))
            .moves(step(Square.E2, Square.E4));
    assertThat(touched.refusal(ENGLISH).headline()).isEqualTo("White must move the knight on b1.");
  }

  @Test
  void who_resigned_and_who_wins_is_one_line() {
    Statement said = Sitting.begun().then(white(), new Act.Resign()).ruling(ENGLISH);
    assertThat(said.summary()).isEqualTo("White resigned. Black wins. FIDE 2023, Article 5.1.2.");
  }

  @Test
  void a_mate_that_was_possible_is_shown_if_it_is_short_and_wanted() {
    List<Move> moves = Position.standard().legalMoves();
    assertThat(details(ENGLISH, moves.subList(0, 1)).getFirst())
        .matches("White could still checkmate, for example by .+-.+\\.");
    assertThat(details(ENGLISH, moves.subList(0, 9)))
        .containsExactly("White could still checkmate.");
    assertThat(details(ENGLISH.withoutExamples(), moves.subList(0, 1)))
        .containsExactly("White could still checkmate.");
  }

  private static List<String> details(Wording wording, List<Move> line) {
    Ruling resigned =
        new Ruling(
            Sitting.NOON,
            Edition.newest().cite(Rule.RESIGNATION),
            List.of(new Consequence.Ends(Result.WHITE_WINS)),
            List.of(new Fact.CanCheckmate(Colour.WHITE, line)));
    return wording.statement(resigned).details();
  }

  @Test
  void every_language_says_the_same_consequences() {
    Sitting sitting = reported(Sitting.begun().pushed(Square.G1, Square.G3));
    long said =
        sitting.ruling().consequences().stream()
            .filter(each -> !(each instanceof Consequence.IllegalMoveCounted))
            .count();
    assertThat(Wording.languages())
        .allSatisfy(language ->
            assertThat(sitting.ruling(Wording.in(language).orElseThrow()).headline().split("\\. "))
                .hasSize((int) said));
  }
}
