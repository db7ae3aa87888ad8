package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
  @Test
  void a_piece_replaces_what_stood_on_its_square() {
    Board board = Board.empty().with(Square.E4, Piece.WHITE_KING).with(Square.E4, Piece.BLACK_PAWN);
    assertThat(board.at(Square.E4)).contains(Piece.BLACK_PAWN);
    assertThat(board).isEqualTo(Board.empty().with(Square.E4, Piece.BLACK_PAWN));
    assertThat(board.without(Square.E4)).isEqualTo(Board.empty()).hasSameHashCodeAs(Board.empty());
  }

  @Test
  void nonsense_can_be_arranged() {
    Board board = Board.empty();
    for (Square square : Square.values()) {
      board = board.with(square, Piece.WHITE_KING);
    }
    assertThat(board.squares(Piece.WHITE_KING)).hasSize(64);
    assertThat(board.occupied()).isEqualTo(SquareSet.all());
  }

  @Test
  void sets_of_squares_are_told_by_colour_role_and_piece() {
    Board board = Board.standard();
    assertThat(board.squares(Colour.WHITE).bits()).isEqualTo(0xFFFFL);
    assertThat(board.squares(Colour.BLACK).bits()).isEqualTo(0xFFFFL << 48);
    assertThat(board.squares(Role.ROOK).bits()).isEqualTo(0x8100_0000_0000_0081L);
    assertThat(board.squares(Piece.BLACK_KNIGHT)).isEqualTo(Set.of(Square.B8, Square.G8));
    assertThat(board.squares(Colour.BLACK)).hasSize(16).contains(Square.D8);
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, 0, 0",
    "kqq5/8/8/8/8/8/8/KNNNRRR1, 2, 1",
    "k1b1b3/8/8/8/8/8/8/KB1Q1Q1Q, 2, 1",
  })
  void pieces_beyond_the_initial_ones_were_pawns_once(String pieces, int white, int black) {
    Board board = Diagrams.setup(pieces + " w - -").board();
    assertThat(board.leastPromoted(Colour.WHITE)).isEqualTo(white);
    assertThat(board.leastPromoted(Colour.BLACK)).isEqualTo(black);
  }

  @Test
  void mirrored_the_colours_change_places() {
    Board board = Board.empty().with(Square.B2, Piece.WHITE_PAWN).with(Square.G8, Piece.BLACK_KING);
    Board mirrored =
        Board.empty().with(Square.B7, Piece.BLACK_PAWN).with(Square.G1, Piece.WHITE_KING);
    assertThat(board.mirrored()).isEqualTo(mirrored);
  }

  @Test
  void boards_differ_by_a_single_piece() {
    assertThat(Board.standard()).isNotEqualTo(Board.standard().without(Square.A2));
  }
}
