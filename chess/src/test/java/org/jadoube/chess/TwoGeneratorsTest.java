package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Article 3 is implemented twice, as a generator on bitboards and as explanations square by
/// square: each tests the other.
class TwoGeneratorsTest {
  private static final List<Optional<Role>> PROMOTIONS =
      Stream.concat(
              Stream.of(Optional.<Role>empty()), Arrays.stream(Role.values()).map(Optional::of))
          .toList();

  @Test
  void every_attempt_is_legal_for_both_or_for_neither() {
    RandomSetups setups = new RandomSetups(Seeded.random(3));
    for (int count = 0; count < 30; count++) {
      everyAttemptAgrees(setups.strewn());
    }
    List<Setup> game = setups.game();
    for (int ply = 0; ply < game.size(); ply += 10) {
      everyAttemptAgrees(game.get(ply));
    }
  }

  private static void everyAttemptAgrees(Setup setup) {
    Position position = RandomSetups.position(setup);
    for (Square from : Square.values()) {
      for (Square to : Square.values()) {
        for (Optional<Role> promotion : PROMOTIONS) {
          Attempt attempt = new Attempt.Step(from, to, promotion);
          assertThat(position.move(from, to, promotion))
              .as("%s in %s", attempt, setup)
              .isEqualTo(explained(setup, attempt));
        }
      }
    }
  }

  private static Optional<Move> explained(Setup setup, Attempt attempt) {
    return switch (MoveExplanation.of(setup, attempt)) {
      case MoveExplanation.Legal(Move move) -> Optional.of(move);
      case MoveExplanation.Illegal(List<Reason> reasons) -> {
        assertThat(reasons).isNotEmpty();
        yield Optional.empty();
      }
    };
  }

  @Test
  void both_find_the_same_moves_in_games() {
    RandomSetups setups = new RandomSetups(Seeded.random(4));
    for (int count = 0; count < 8; count++) {
      setups.game().forEach(TwoGeneratorsTest::sameMoves);
    }
  }

  @ParameterizedTest
  @EnumSource
  void both_find_the_same_moves_among_strewn_pieces(SetupKind kind) {
    RandomSetups setups = new RandomSetups(Seeded.random(5 + kind.ordinal()));
    for (int count = 0; count < 400; count++) {
      sameMoves(setups.strewn(kind));
    }
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void both_find_the_same_moves_in_a_million_positions(SetupKind kind) {
    IntStream.range(0, 125)
        .parallel()
        .forEach(part -> {
          RandomSetups setups = new RandomSetups(Seeded.random(1_000 * kind.ordinal() + part));
          for (int count = 0; count < 1_000; count++) {
            sameMoves(setups.strewn(kind));
          }
          setups.game().forEach(TwoGeneratorsTest::sameMoves);
        });
  }

  private static void sameMoves(Setup setup) {
    Position position = RandomSetups.position(setup);
    MoveList moves = position.legalMoves();
    assertThat(moves).as("%s", setup).containsExactlyInAnyOrderElementsOf(explainedMoves(setup));
    assertThat(position.legalMoveCount()).as("%s", setup).isEqualTo(moves.size());
  }

  private static List<Move> explainedMoves(Setup setup) {
    List<Move> moves = new ArrayList<>();
    for (Square from : setup.board().squares(setup.turn())) {
      boolean pawn = setup.board().squares(Role.PAWN).contains(from);
      for (Square to : Square.values()) {
        boolean last = pawn && to.rank() == setup.turn().promotionRank();
        Stream<Optional<Role>> promotions =
            last ? Role.PROMOTIONS.stream().map(Optional::of) : Stream.of(Optional.empty());
        promotions
            .map(promotion -> explained(setup, new Attempt.Step(from, to, promotion)))
            .flatMap(Optional::stream)
            .filter(move -> !(move instanceof Move.Castling))
            .forEach(moves::add);
      }
    }
    for (CastlingSide side : CastlingSide.values()) {
      explained(setup, new Attempt.Castle(side)).ifPresent(moves::add);
    }
    return moves;
  }
}
