package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

class PlayedLineTest {
  private static final int GAMES = 40;
  private static final int PLIES = 150;
  private static final List<String> KNIGHTS_OUT_AND_BACK = List.of("g1f3", "g8f6", "f3g1", "f6g8");

  private final RandomGenerator random = Seeded.random(91);
  private final RandomSetups setups = new RandomSetups(random);

  @Test
  void it_counts_what_a_slow_look_at_the_whole_game_finds() {
    for (int game = 0; game < GAMES; game++) {
      playAtRandom(game % 2 == 0 ? Setup.standard() : fewMen());
    }
  }

  /// Two kings and two rooks soon repeat positions.
  private Setup fewMen() {
    Board board =
        Board.empty()
            .with(Square.A1, Piece.WHITE_KING)
            .with(Square.B1, Piece.WHITE_ROOK)
            .with(Square.H8, Piece.BLACK_KING);
    return Setup.of(board, Colour.BLACK).counted(random.nextInt(100), 1 + random.nextInt(90));
  }

  private void playAtRandom(Setup start) {
    PlayedLine line = PlayedLine.of(start).orElseThrow();
    Setup setup = start;
    List<Position> positions = new ArrayList<>(List.of(line.position()));
    List<Move> moves = new ArrayList<>();
    while (moves.size() < PLIES && line.position().legalMoveCount() > 0) {
      List<Move> legal = line.position().legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      PlayedLine before = line;
      line = line.play(move);
      setup = setup.after(move);
      positions.add(setup.position().orElseThrow());
      moves.add(move);
      assertThat(line.back()).containsSame(before);
      isAsFound(line, setup, positions, moves);
    }
    assertThat(line.root()).isEqualTo(PlayedLine.of(start).orElseThrow());
  }

  private static void isAsFound(
      PlayedLine line, Setup setup, List<Position> positions, List<Move> moves) {
    int times = Collections.frequency(positions, positions.getLast());
    assertThat(line.setup()).isEqualTo(setup);
    assertThat(line.halfmoveClock()).isEqualTo(setup.halfmoveClock());
    assertThat(line.moveNumber()).isEqualTo(setup.moveNumber());
    assertThat(line.positions()).isEqualTo(positions);
    assertThat(line.moves()).isEqualTo(moves);
    assertThat(line.length()).isEqualTo(moves.size());
    assertThat(line.occurrences()).isEqualTo(times);
    assertThat(line.isRepetition(times)).isTrue();
    assertThat(line.isRepetition(times + 1)).isFalse();
  }

  @Test
  void the_position_after_knights_go_out_and_back_has_occurred_again() {
    PlayedLine line = PlayedLine.standard();
    assertThat(line.occurrences()).isEqualTo(1);
    PlayedLine twice = play(line, KNIGHTS_OUT_AND_BACK);
    assertThat(twice.occurrences()).isEqualTo(2);
    assertThat(play(twice, KNIGHTS_OUT_AND_BACK).isRepetition(3)).isTrue();
  }

  @Test
  void a_lost_castling_right_makes_another_position() {
    PlayedLine line = play(PlayedLine.standard(), List.of("e2e4", "e7e5"));
    PlayedLine back = play(line, List.of("e1e2", "e8e7", "e2e1", "e7e8"));
    assertThat(back.position().board()).isEqualTo(line.position().board());
    assertThat(back.occurrences()).isEqualTo(1);
  }

  @Test
  void lines_that_branch_do_not_disturb_each_other() {
    PlayedLine trunk = play(PlayedLine.standard(), KNIGHTS_OUT_AND_BACK);
    PlayedLine repeated = play(trunk, KNIGHTS_OUT_AND_BACK);
    PlayedLine left = play(trunk, List.of("e2e4"));
    PlayedLine again = play(trunk, KNIGHTS_OUT_AND_BACK);
    assertThat(again).isEqualTo(repeated).hasSameHashCodeAs(repeated).isNotEqualTo(left);
    assertThat(again.occurrences()).isEqualTo(3);
    assertThat(trunk.occurrences()).isEqualTo(2);
    assertThat(left.back()).contains(trunk);
  }

  @Test
  void the_start_has_no_move_behind_it() {
    PlayedLine line = PlayedLine.of(Position.chess960(0));
    assertThat(line.back()).isEmpty();
    assertThat(line.lastMove()).isEmpty();
    assertThat(line.moves()).isEmpty();
    assertThat(line.setup()).isEqualTo(Setup.chess960(0)).isEqualTo(line.start());
    assertThat(PlayedLine.of(Setup.of(Board.empty(), Colour.WHITE))).isEmpty();
  }

  @Test
  void the_counters_end_where_those_of_a_setup_do() {
    Setup late = Setup.standard().counted(Setup.LARGEST_COUNTER, Setup.LARGEST_COUNTER);
    PlayedLine line = play(PlayedLine.of(late).orElseThrow(), List.of("g1f3", "g8f6"));
    assertThat(line.halfmoveClock()).isEqualTo(Setup.LARGEST_COUNTER);
    assertThat(line.moveNumber()).isEqualTo(Setup.LARGEST_COUNTER);
  }

  @Test
  void a_move_that_is_not_legal_is_a_mistake() {
    PlayedLine line = PlayedLine.standard();
    Move black = line.play(line.position().legalMoves().getFirst()).position().legalMoves().get(0);
    assertThatThrownBy(() -> line.play(black)).isInstanceOf(IllegalArgumentException.class);
  }

  /// If time or stack depth grew too fast with the length, this would not finish.
  @Test
  void a_very_long_line_can_be_kept() {
    PlayedLine line = PlayedLine.standard();
    for (int round = 0; round < 25_000; round++) {
      line = play(line, KNIGHTS_OUT_AND_BACK);
    }
    assertThat(line.occurrences()).isEqualTo(25_001);
    assertThat(line.moves()).hasSize(100_000).isEqualTo(line.moves());
    assertThat(line.equals(line.back().orElseThrow().play(line.lastMove().orElseThrow()))).isTrue();
  }

  @Test
  void positions_with_one_hash_are_counted_apart() {
    Position one = Position.standard();
    Position other = Position.chess960(0);
    PositionCounts three =
        PositionCounts.none().with(one, 7, 0).with(other, 7, 0).with(one, 7, 0).with(other, 3, 0);
    assertThat(three.count(one, 7, 0)).isEqualTo(2);
    assertThat(three.count(other, 7, 0)).isEqualTo(1);
    assertThat(three.count(other, 3, 0)).isEqualTo(1);
    assertThat(three.count(setups.game().getLast().position().orElseThrow(), 7, 0)).isZero();
  }

  private static PlayedLine play(PlayedLine from, List<String> moves) {
    PlayedLine line = from;
    for (String text : moves) {
      Square start = Square.named(text.substring(0, 2)).orElseThrow();
      Square end = Square.named(text.substring(2)).orElseThrow();
      line = line.play(line.position().move(start, end, Optional.empty()).orElseThrow());
    }
    return line;
  }
}
