package org.jadoube.chess.fate.helpmate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Position;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.men.Men;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SketchTest {
  private static final int GAMES = 60;
  private static final int LONGEST_GAME = 160;
  private static final int MOST_MOVES = 256;

  private final RandomGenerator random = Seeded.random(22);
  private final Whims whims = new Whims();
  private final WinnersChoice winner = new WinnersChoice(whims);
  private final LosersChoice loser = new LosersChoice(whims);

  @Test
  void both_sides_choose_legal_moves() {
    positions()
        .forEach(position -> {
          Men men = Men.of(position);
          List<Chosen> legal = legal(men).map(Chosen::of).toList();
          int won = winner.of(men);
          if (won != Sketch.NONE && won != Sketch.MATE) {
            assertThat(legal).as("%s", position).contains(Chosen.of(won));
          }
          int lost = loser.of(men);
          assertThat(lost == Sketch.NONE).as("%s", position).isEqualTo(legal.isEmpty());
          if (lost != Sketch.NONE) {
            assertThat(legal).as("%s", position).contains(Chosen.of(lost));
          }
        });
  }

  @Test
  void a_mate_is_one() {
    assertThat(positions().filter(position -> winner.of(Men.of(position)) == Sketch.MATE))
        .isNotEmpty()
        .allMatch(SketchTest::canMate);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/p5k1/P7/8/2B5/3K4/8 w - - 0 1",
        "7k/8/8/p1p5/P1P5/8/5K2/1B6 w - - 0 1",
      })
  void a_king_clears_the_way_for_a_pawn_where_nothing_else_is_left_to_mate_with(String fen) {
    Men men = Men.of(Diagrams.position(fen));
    assertThat(new Sketch().mates(men, /* winnerMoves= */ true)).isTrue();
  }

  private static boolean canMate(Position position) {
    return position.legalMoves().stream().anyMatch(move -> position.play(move).isCheckmate());
  }

  /// The parts of a move that a sketch must get right: not what is captured.
  private record Chosen(int from, int to, int role, int promoted) {
    static Chosen of(int move) {
      return new Chosen(
          PackedMove.from(move),
          PackedMove.to(move),
          PackedMove.role(move),
          PackedMove.promoted(move));
    }
  }

  private static Stream<Integer> legal(Men men) {
    int[] moves = new int[MOST_MOVES];
    return Arrays.stream(moves, 0, men.list(moves)).boxed();
  }

  /// The positions of random games.
  private Stream<Position> positions() {
    return Stream.generate(Position::standard)
        .limit(GAMES)
        .flatMap(start ->
            Stream.iterate(start, SketchTest::goesOn, this::afterAnyMove).limit(LONGEST_GAME));
  }

  private static boolean goesOn(Position position) {
    return position.legalMoveCount() > 0;
  }

  private Position afterAnyMove(Position position) {
    MoveList moves = position.legalMoves();
    Move move = moves.get(random.nextInt(moves.size()));
    return position.play(move);
  }
}
