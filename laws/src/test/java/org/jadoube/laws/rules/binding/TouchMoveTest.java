package org.jadoube.laws.rules.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.laws.OverTheBoard;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The moves that the pieces touched leave to a player: positions, squares touched in order, and
/// the remaining moves.
final class TouchMoveTest {
  private static final String CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

  static List<Edition> editions() {
    return Edition.all();
  }

  @ParameterizedTest(name = "{0}: touching {1} leaves {2} under {3}")
  @CsvSource(
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2,    e2e3 e2e4, TOUCHED_OWN_PIECE
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, d1 e2, e2e3 e2e4, TOUCHED_OWN_PIECE
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, b1 e2, b1a3 b1c3, TOUCHED_OWN_PIECE
          4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 0 1,                     d5,    e4d5,      TOUCHED_OPPONENTS_PIECE
          4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 0 1,                     e8 f5, e4f5,      TOUCHED_OPPONENTS_PIECE
          4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,                       e1 d5, e1d1 e1d2 e1e2 e1f1 e1f2, TOUCHED_BOTH_COLOURS
          4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,                       d5 e1, e4d5,      TOUCHED_BOTH_COLOURS
          4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1,                       d5 e4, e4d5,      TOUCHED_BOTH_COLOURS
          4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1,                       d5,    e5d6,      TOUCHED_OPPONENTS_PIECE
          4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,                        e1 h1, e1g1,      KING_THEN_ROOK_TOUCHED
          4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1,                        e1 a1, e1c1,      KING_THEN_ROOK_TOUCHED
          4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1,                       e1 h1, e1c1 e1d1 e1d2 e1e2, CASTLING_INTENDED_BUT_ILLEGAL
          """)
  void touched_pieces_leave_these_moves(String fen, String touched, String left, Rule rule) {
    Duty duty = duty(fen, touched);
    assertThat(texts(duty)).containsExactlyElementsOf(List.of(left.split(" ")));
    assertThat(duty.rule()).isEqualTo(rule);
  }

  @Test
  void touching_the_rook_first_rules_out_castling_on_that_side() {
    assertThat(texts(duty(CASTLING, "h1 e1"))).allMatch(move -> move.startsWith("h1")).isNotEmpty();
  }

  @Test
  void a_rook_that_cannot_move_leaves_the_king_but_not_castling_with_that_rook() {
    Duty duty = duty("4k3/8/8/8/8/8/6PP/4K1NR w K - 0 1", "h1 e1");
    assertThat(texts(duty)).allMatch(move -> move.startsWith("e1")).doesNotContain("e1g1");
  }

  @Test
  void pieces_that_can_neither_move_nor_be_captured_bind_to_nothing() {
    Duty duty = duty("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1 d8");
    assertThat(duty.moves()).hasSize(20);
    assertThat(duty.rule()).isEqualTo(Rule.TOUCHED_PIECES_CANNOT_MOVE);
  }

  @Test
  void a_king_that_cannot_castle_or_move_frees_the_player() {
    Duty duty = duty("4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", "e1 h1");
    assertThat(duty.moves()).isNotEmpty();
    assertThat(duty.rule()).isEqualTo(Rule.TOUCHED_PIECES_CANNOT_MOVE);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void the_king_released_on_its_castling_square_must_castle(Edition edition) {
    OverTheBoard table =
        OverTheBoard.from(CASTLING, edition).lift("e1").put(Piece.WHITE_KING, "g1");
    assertThat(texts(TouchMove.duty(table.state()))).containsExactly("e1g1");
    assertThat(table.game().ply().number()).isZero();
  }

  @Test
  void a_pawn_released_on_the_last_rank_leaves_only_the_choice_of_the_piece() {
    OverTheBoard table =
        OverTheBoard.from("3r4/4P3/8/8/8/8/8/k3K3 w - - 0 1", Edition.newest())
            .lift("e7")
            .put(Piece.WHITE_PAWN, "e8");
    assertThat(texts(TouchMove.duty(table.state())))
        .containsExactly("e7e8b", "e7e8n", "e7e8q", "e7e8r");
  }

  @Test
  void the_new_piece_is_chosen_once_it_has_touched_its_square() {
    OverTheBoard table =
        OverTheBoard.from("8/4P3/8/8/8/8/8/k3K3 w - - 0 1", Edition.newest())
            .promote(Role.KNIGHT, "e8");
    assertThat(texts(TouchMove.duty(table.state()))).containsExactly("e7e8n");
  }

  @Test
  void an_accident_that_the_arbiter_excuses_binds_to_nothing() {
    OverTheBoard table = OverTheBoard.newest().touch("e2");
    table.act(Actor.ARBITER, new BoardAct.ExcuseContact(Session.square("e2")));
    assertThat(table.game().touched()).isEmpty();
  }

  @Test
  void a_player_does_not_excuse_himself() {
    OverTheBoard table = OverTheBoard.newest().touch("e2");
    table.act(Actor.WHITE, new BoardAct.ExcuseContact(Session.square("e2")));
    assertThat(table.session().objection()).isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
  }

  @Test
  void adjusting_after_saying_so_binds_to_nothing() {
    OverTheBoard table = OverTheBoard.newest();
    table.act(Actor.WHITE, new BoardAct.Adjust(Set.of(Session.square("e2"))));
    assertThat(table.game().touched()).isEmpty();
    assertThat(table.session().last().refusal()).isEmpty();
  }

  @Test
  void only_the_player_having_the_move_adjusts() {
    OverTheBoard table = OverTheBoard.newest();
    table.act(Actor.BLACK, new BoardAct.Adjust(Set.of(Session.square("e7"))));
    assertThat(table.session().objection()).isEqualTo(new Objection.NotHavingTheMove(Colour.WHITE));
  }

  @Test
  void a_move_on_a_screen_obeys_the_pieces_touched() {
    OverTheBoard table = OverTheBoard.newest().touch("b1");
    table.session().move("e2e4");
    assertThat(table.session().objection())
        .isEqualTo(new BoardObjection.BoundByTouch(List.of(Session.square("b1"))));
    table.session().moves("b1c3");
    assertThat(table.game().turn()).isEqualTo(Colour.BLACK);
  }

  private static Duty duty(String fen, String touched) {
    OverTheBoard table = OverTheBoard.from(fen, Edition.newest()).touch(touched.split(" "));
    return TouchMove.duty(table.state());
  }

  private static Set<String> texts(Duty duty) {
    return duty.moves().stream()
        .map(TouchMoveTest::text)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String text(Move move) {
    String promoted =
        move instanceof Move.Promotion promotion
            ? Arrays.asList("p", "n", "b", "r", "q", "k").get(promotion.promoted().ordinal())
            : "";
    return move.from().toString() + move.to() + promoted;
  }
}
