package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jadoube.chess.Diagrams.move;
import static org.jadoube.chess.Diagrams.play;
import static org.jadoube.chess.Diagrams.position;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
  @Test
  void the_initial_position_is_that_of_the_laws() {
    Position position = Position.standard();
    assertThat(position)
        .isEqualTo(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"))
        .hasToString(
            """
            r n b q k b n r
            p p p p p p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            P P P P P P P P
            R N B Q K B N R
            White to move\
            """);
    assertThat(position.castlingRooks())
        .containsExactly(Square.A1, Square.H1, Square.A8, Square.H8);
  }

  @Test
  void positions_repeat_however_they_are_reached() {
    Position start = Position.standard();
    assertThat(play(start, "g1f3", "g8f6", "f3g1", "f6g8"))
        .isEqualTo(start)
        .hasSameHashCodeAs(start);
    assertThat(play(start, "g1f3", "g8f6", "b1c3")).isEqualTo(play(start, "b1c3", "g8f6", "g1f3"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | r3k2r/8/8/8/8/8/8/R3K2R b KQkq -
          r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | r3k2r/8/8/8/8/8/8/R3K2R w KQk -
          4k3/8/8/3pP3/8/8/8/4K3 w - d6    | 4k3/8/8/3pP3/8/8/8/4K3 w - -
          4k3/8/8/8/8/8/8/QK6 w - -        | 4k3/8/8/8/8/8/8/RK6 w - -
          4k3/8/8/8/8/8/8/BK6 w - -        | 4k3/8/8/8/8/8/8/NK6 w - -
          4k3/8/8/8/8/8/P7/1K6 w - -       | 4k3/8/8/8/8/8/p7/1K6 w - -
          4k3/8/8/8/8/8/8/QK6 w - -        | 4k3/8/8/8/8/8/8/1K6 w - -
          """)
  void positions_differ(String one, String other) {
    assertThat(position(one)).isNotEqualTo(position(other));
    assertThat(position(one).hash()).isNotEqualTo(position(other).hash());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # no pawn beside it
          4k3/8/8/3p4/8/8/8/4K3 w - d6
          # the capturing pawn is pinned along the file, along the rank, on a diagonal
          4r3/8/k7/3pP3/8/8/8/4K3 w - d6
          8/8/8/K2pP2r/8/8/8/4k3 w - d6
          8/2k5/5K2/3pP3/8/8/8/b7 w - d6
          """)
  void an_en_passant_square_without_a_legal_capture_is_none(String fen) {
    Position position = position(fen);
    assertThat(position).isEqualTo(position(fen.replaceAll("d6$", "-")));
    assertThat(position.enPassant()).isEmpty();
  }

  @Test
  void a_capture_en_passant_along_the_pin_is_legal() {
    Position position = position("5b2/8/8/2Pp4/1K6/8/7k/8 w - d6");
    assertThat(position.enPassant()).contains(Square.D6);
    assertThat(position.legalMoves(Square.C5))
        .containsExactly(new Move.EnPassant(Square.C5, Square.D6));
  }

  @Test
  void each_square_shows_its_piece_whoever_is_to_move() {
    for (String turn : new String[] {"w", "b"}) {
      Position position = position("rnbqk3/p7/8/8/8/8/7P/3QKBNR " + turn + " - -");
      assertThat(position.at(Square.A8)).contains(Piece.BLACK_ROOK);
      assertThat(position.at(Square.B8)).contains(Piece.BLACK_KNIGHT);
      assertThat(position.at(Square.C8)).contains(Piece.BLACK_BISHOP);
      assertThat(position.at(Square.D8)).contains(Piece.BLACK_QUEEN);
      assertThat(position.at(Square.E8)).contains(Piece.BLACK_KING);
      assertThat(position.at(Square.A7)).contains(Piece.BLACK_PAWN);
      assertThat(position.at(Square.H2)).contains(Piece.WHITE_PAWN);
      assertThat(position.at(Square.D1)).contains(Piece.WHITE_QUEEN);
      assertThat(position.at(Square.E1)).contains(Piece.WHITE_KING);
      assertThat(position.at(Square.F1)).contains(Piece.WHITE_BISHOP);
      assertThat(position.at(Square.G1)).contains(Piece.WHITE_KNIGHT);
      assertThat(position.at(Square.H1)).contains(Piece.WHITE_ROOK);
      assertThat(position.at(Square.E4)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -, true, true, false",
    "4k3/8/8/8/8/8/4r3/4K3 w - -, true, false, false",
    "k7/2Q5/1K6/8/8/8/8/8 b - -, false, false, true",
    "k7/8/1K6/8/8/8/8/8 b - -, false, false, false",
  })
  void check_checkmate_and_stalemate(String fen, boolean check, boolean mate, boolean stalemate) {
    Position position = position(fen);
    assertThat(position.isCheck()).isEqualTo(check);
    assertThat(position.isCheckmate()).isEqualTo(mate);
    assertThat(position.isStalemate()).isEqualTo(stalemate);
  }

  @Test
  void checkers_are_the_pieces_that_attack_the_king() {
    Position position = position("4k3/8/8/8/4r3/8/3p4/4K3 w - -");
    assertThat(position.checkers()).isEqualTo(Set.of(Square.E4, Square.D2));
  }

  @Test
  void the_moves_of_one_piece_can_be_had_alone() {
    assertThat(Position.standard().legalMoves(Square.G1))
        .extracting(Move::to)
        .containsExactlyInAnyOrder(Square.F3, Square.H3);
    assertThat(Position.standard().legalMoves(Square.E4)).isEmpty();
    assertThat(Position.standard().legalMoves(Square.G8)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, E1, G1, E1, H1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, E1, H1, E1, H1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, E1, C1, E1, A1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -, E8, A8, E8, A8",
    "1k6/8/8/8/8/8/8/1K4R1 w G -, B1, G1, B1, G1",
    "1k6/8/8/8/8/8/8/5KR1 w G -, F1, G1, F1, G1",
  })
  void castling_can_be_described_by_the_king_or_by_its_rook(
      String fen, Square from, Square to, Square king, Square rook) {
    assertThat(position(fen).move(from, to, Optional.empty()))
        .contains(new Move.Castling(king, rook));
  }

  @Test
  void a_single_step_of_the_king_is_no_castling() {
    Position position = position("1k6/8/8/8/8/8/8/R2K4 w A -");
    assertThat(position.move(Square.D1, Square.C1, Optional.empty()))
        .contains(new Move.Normal(Role.KING, Square.D1, Square.C1, Optional.empty()));
    assertThat(position.move(Square.D1, Square.A1, Optional.empty()))
        .contains(new Move.Castling(Square.D1, Square.A1));
  }

  @Test
  void an_illegal_move_cannot_be_played() {
    Move move = new Move.Normal(Role.PAWN, Square.E4, Square.E5, Optional.empty());
    assertThat(Position.standard().isLegal(move)).isFalse();
    assertThatThrownBy(() -> Position.standard().play(move))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("e5");
  }

  @Test
  void a_move_must_name_what_it_captures_to_be_legal() {
    Position position = play(Position.standard(), "e2e4", "d7d5");
    assertThat(position.isLegal(move(position, "e4d5"))).isTrue();
    assertThat(
            position.isLegal(
                new Move.Normal(Role.PAWN, Square.E4, Square.D5, Optional.of(Role.KNIGHT))))
        .isFalse();
  }

  @Test
  void a_position_equals_nothing_else() {
    assertThat(Position.standard()).isNotEqualTo("a position");
  }
}
