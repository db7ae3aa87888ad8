package org.jadoube.notation.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayBoardTest {
  private static final int LONGEST_GAME = 150;

  @Test
  void random_games_from_the_initial_position_are_played_through() {
    RandomGenerator random = Seeded.random(1);
    for (int game = 0; game < 60; game++) {
      playsThrough(Position.standard(), random);
    }
  }

  @Test
  void random_games_of_chess960_are_played_through() {
    RandomGenerator random = Seeded.random(2);
    for (int game = 0; game < 60; game++) {
      playsThrough(Position.chess960(random.nextInt(960)), random);
    }
  }

  /// Checks that every legal move of every position is found by its SAN, and that the board keeps
  /// up with the position.
  private static void playsThrough(Position start, RandomGenerator random) {
    ReplayBoard board = new ReplayBoard();
    board.set(start);
    Position position = start;
    for (int ply = 0; ply < LONGEST_GAME; ply++) {
      MoveList moves = position.legalMoves();
      if (moves.isEmpty()) {
        return;
      }
      for (Move move : moves) {
        assertThat(find(board, San.write(position, move))).isEqualTo(move.packed());
      }
      Move move = moves.get(random.nextInt(moves.size()));
      board.play(move.packed());
      position = position.play(move);
      assertThat(board.position()).isEqualTo(position);
    }
  }

  private static int find(ReplayBoard board, String san) {
    long read = SanBytes.read(padded(san), 0);
    assertThat(SanBytes.end(read)).isEqualTo(san.length());
    return board.find(SanBytes.word(read));
  }

  private static byte[] padded(String san) {
    byte[] bytes = san.getBytes(StandardCharsets.US_ASCII);
    return Arrays.copyOf(bytes, bytes.length + SanBytes.LONGEST);
  }

  @Test
  void moves_that_are_not_legal_are_not_found() {
    RandomGenerator random = Seeded.random(3);
    ReplayBoard board = new ReplayBoard();
    Position position = Position.standard();
    for (int ply = 0; ply < 100 && !position.legalMoves().isEmpty(); ply++) {
      board.set(position);
      for (int i = 0; i < 200; i++) {
        int found = board.find(randomWord(random));
        assertThat(found <= 0 || position.isLegal(Move.unpacked(found))).isTrue();
      }
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  private static int randomWord(RandomGenerator random) {
    int role = 1 + random.nextInt(6);
    int to = random.nextInt(64);
    boolean lastRank = to < 8 || to >= 56;
    int file = role == 1 ? Math.clamp((to & 7) + random.nextInt(3), 1, 8) : random.nextInt(9);
    int word = SanWord.of(role, file, role == 1 ? 0 : random.nextInt(9), to);
    return role == 1 && lastRank ? SanWord.promoted(word, 2 + random.nextInt(4)) : word;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "e", "e9", "i4", "ex", "exd", "N", "Nf", "Nff", "O", "O-", "0-0", "e8", "e8=", "e8=K",
        "e4e5", "Nf3x", "Nf3++", "Z", "e4.", "Nxf", "P", "Pe4"
      })
  void what_is_no_good_san_is_left_to_others(String text) {
    assertThat(SanBytes.read(padded(text), 0)).isEqualTo(SanBytes.UNKNOWN);
  }
}
