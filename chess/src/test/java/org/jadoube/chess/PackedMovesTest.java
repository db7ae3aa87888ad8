package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests each way in which an `int` can fail to be a move.
class PackedMovesTest {
  private static final int BITS = 27; // one more than in a packed move

  @ParameterizedTest
  @ValueSource(
      ints = {
        0, // nothing moves
        0x7000, // a seventh role moves
        0x3_9000, // it is captured
        0x4_1000, // a pawn becomes one without promotion
        0x100_0000, // nothing captures en passant
        0x200_0000, // nothing castles
        0x300_1000, // a pawn becomes nothing
        0x31C_1000, // a pawn becomes a seventh role
        0x400_0000,
        -1,
        Integer.MIN_VALUE
      })
  void what_is_no_packed_move_is_refused_at_once(int packed) {
    assertThatIllegalArgumentException().isThrownBy(() -> Move.unpacked(packed));
  }

  @Test
  void whatever_is_not_refused_is_a_move_that_can_be_asked_everything() {
    RandomGenerator random = Seeded.random(41);
    for (int count = 0; count < 50_000; count++) {
      unpacked(random.nextInt(1 << BITS)).ifPresent(PackedMovesTest::ask);
    }
  }

  private static void ask(Move move) {
    Move again =
        switch (move) {
          case Move.Normal it -> new Move.Normal(it.role(), it.from(), it.to(), it.captured());
          case Move.EnPassant it -> new Move.EnPassant(it.from(), it.to());
          case Move.Castling it -> new Move.Castling(it.king(), it.rook());
          case Move.Promotion it ->
              new Move.Promotion(it.from(), it.to(), it.promoted(), it.captured());
        };
    assertThat(again).isEqualTo(move).hasToString(move.toString());
  }

  @Test
  void a_legal_move_with_a_bit_changed_is_another_legal_move_or_none() {
    RandomSetups setups = new RandomSetups(Seeded.random(42));
    for (int count = 0; count < 100; count++) {
      Position position = RandomSetups.position(setups.strewn());
      MoveList legal = position.legalMoves();
      legal.forEach(move -> assertNoOthers(position, legal, move.packed()));
    }
  }

  private static void assertNoOthers(Position position, List<Move> legal, int packed) {
    for (int bit = 0; bit < BITS; bit++) {
      unpacked(packed ^ (1 << bit))
          .ifPresent(move ->
              assertThat(position.isLegal(move))
                  .as("%s in %s", move, position)
                  .isEqualTo(legal.contains(move)));
    }
  }

  private static Optional<Move> unpacked(int packed) {
    try {
      return Optional.of(Move.unpacked(packed));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  @Test
  void no_two_legal_moves_look_alike() {
    RandomSetups setups = new RandomSetups(Seeded.random(43));
    for (int count = 0; count < 100; count++) {
      MoveList legal = RandomSetups.position(setups.strewn()).legalMoves();
      assertThat(legal.stream().map(Move::toString)).doesNotHaveDuplicates();
    }
  }

  @Test
  void a_promotion_says_what_the_pawn_becomes() {
    assertThat(new Move.Promotion(Square.A7, Square.B8, Role.KNIGHT, Optional.of(Role.ROOK)))
        .hasToString("Promotion[PAWN a7xb8 KNIGHT]");
  }
}
