package org.jadoube.notation.compact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CompactGameTest {
  private static final int GAMES = 1_000;

  @Test
  void real_games_come_back_from_one_byte_for_each_move_and_two() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      try (InputStream archive = new BufferedInputStream(Files.newInputStream(file))) {
        PgnGame.stream(archive)
            .limit(GAMES)
            .map(game -> new CompactGame(game.start(), game.moves()))
            .forEach(CompactGameTest::comesBack);
      }
    }
  }

  private static void comesBack(CompactGame game) {
    byte[] bytes = game.bytes();
    assertThat(CompactGame.read(bytes).valueIfAny()).contains(game);
    if (game.start().equals(Setup.standard())) {
      assertThat(bytes).hasSize(2 + game.moves().size());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w GBgb - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w Kq - 3 17",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30",
        "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/QQ5Q/pp5Q/kBQQQKQQ w - - 0 1"
      })
  void any_start_comes_back_with_any_first_move(String fen) {
    Setup start = Fen.read(fen).orThrow();
    for (Move move : start.position().orElseThrow().legalMoves()) {
      comesBack(new CompactGame(start, List.of(move)));
    }
  }

  @Test
  void the_bytes_are_as_documented() {
    Position start = Position.standard();
    Move firstMove = start.legalMoves(Square.E2).getLast();
    byte[] bytes = new CompactGame(Setup.standard(), List.of(firstMove)).bytes();
    // version, usual start; before e2e4 come four knight moves, eight of the pawns a to d, and e2e3
    assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("01000d");
  }

  @ParameterizedTest
  @CsvSource({"'', 0", "02, 0", "01, 1", "0103, 1", "010103c0, 1", "010014, 2", "01000dff, 3"})
  void what_makes_no_sense_is_told_by_its_offset(String bytes, int offset) {
    var reading = CompactGame.read(HexFormat.of().parseHex(bytes));
    assertThat(reading.faultIfAny())
        .hasValueSatisfying(fault -> assertThat(fault.offset()).isEqualTo(offset));
  }

  @ParameterizedTest
  @CsvSource({
    "010014, found \"20\"; expected a number below 20",
    "0100ff, found \"255\"; expected a number below 20",
    "02, found \"2\"; expected the version; 1",
    "01, found the end; expected a complete start from which a game can be played"
  })
  void what_was_found_and_what_was_expected_are_numbers_of_one_kind(String bytes, String message) {
    assertThat(fault(HexFormat.of().parseHex(bytes))).endsWith(message.replace(';', ','));
  }

  @Test
  void nothing_is_expected_after_checkmate() {
    Setup mate = Fen.read("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").orThrow();
    byte[] bytes = new CompactGame(mate, List.of()).bytes();
    assertThat(fault(Arrays.copyOf(bytes, bytes.length + 1)))
        .endsWith("found \"0\", expected the end, since no move is legal");
  }

  @Test
  void more_than_256_moves_are_expected_in_two_bytes() {
    Setup queens = Fen.read("QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/QQ5Q/pp5Q/kBQQQKQQ w - - 0 1").orThrow();
    int moves = queens.position().orElseThrow().legalMoveCount();
    byte[] bytes = new CompactGame(queens, List.of()).bytes();
    byte[] more = Arrays.copyOf(bytes, bytes.length + 2);
    more[bytes.length] = 2;
    String expected = "expected a number below " + moves + " in two bytes";
    assertThat(fault(more)).endsWith("found \"512\", " + expected);
    assertThat(fault(Arrays.copyOf(more, bytes.length + 1))).endsWith(expected);
  }

  private static String fault(byte[] bytes) {
    return CompactGame.read(bytes).faultIfAny().orElseThrow().message();
  }

  @Test
  void a_setup_cut_off_anywhere_is_no_game() {
    Setup start = Fen.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1").orThrow();
    byte[] bytes = new CompactGame(start, List.of()).bytes();
    for (int length = 0; length < bytes.length; length++) {
      assertThat(CompactGame.read(Arrays.copyOf(bytes, length)).faultIfAny()).isPresent();
    }
  }

  @ParameterizedTest
  @CsvSource({"-1, 1", "1000000, 1", "0, 0", "0, -1", "0, 2147483647"})
  void a_setup_with_counters_out_of_range_is_no_start(int halfmoveClock, int moveNumber) {
    Setup start = Fen.read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").orThrow();
    byte[] bytes = new CompactGame(start, List.of()).bytes();
    int counters = bytes.length - 2 * Integer.BYTES;
    ByteBuffer.wrap(bytes).putInt(counters, halfmoveClock).putInt(counters + 4, moveNumber);
    assertThat(fault(bytes)).endsWith("expected a complete start from which a game can be played");
  }

  @Test
  void castling_rights_make_no_rooks() {
    Setup start = Fen.read("r3k3/8/8/8/8/8/8/4K2N w Kkq - 0 1").orThrow();
    byte[] bytes = new CompactGame(start, List.of()).bytes();
    assertThat(Fen.write(CompactGame.read(bytes).orThrow().start()))
        .isEqualTo("r3k3/8/8/8/8/8/8/4K2N w q - 0 1");
  }

  @Test
  void an_illegal_move_cannot_be_written() {
    Move move = Position.standard().legalMoves().getFirst();
    CompactGame twice = new CompactGame(Setup.standard(), List.of(move, move));
    assertThatThrownBy(twice::bytes).isInstanceOf(IllegalArgumentException.class);
  }
}
