package org.jadoube.notation.pgn;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnBatches;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnBatchesTest {
  private static final String GAME = "[Event \"A\"]\n[Site \"B\"]\n\n1. e4 {x} e5 1-0\n\n";

  private static List<PgnBatch> batches(String pgn, int size) throws IOException {
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn.getBytes(UTF_8)), size);
    List<PgnBatch> all = new ArrayList<>();
    for (Optional<PgnBatch> next = batches.next(); next.isPresent(); next = batches.next()) {
      all.add(next.get());
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 45, 46, 47, 100, 1000, 100_000})
  void batches_hold_whole_games_and_nothing_is_lost(int size) throws IOException {
    String pgn = GAME.repeat(50);
    ByteArrayOutputStream together = new ByteArrayOutputStream();
    long games = 0;
    for (PgnBatch batch : batches(pgn, size)) {
      assertThat(new String(batch.toByteArray(), UTF_8)).startsWith("[Event ");
      assertThat(batch.offset()).isEqualTo(together.size());
      assertThat(batch.line()).isEqualTo(together.toString(UTF_8).lines().count() + 1);
      together.writeBytes(batch.toByteArray());
      games += batch.reader(new PgnVisitor() {}).readAll();
    }
    assertThat(together.toString(UTF_8)).isEqualTo(pgn);
    assertThat(games).isEqualTo(50);
  }

  /// Games in unusual arrangements, to be repeated.
  private static final List<String> UNUSUAL =
      List.of(
          "[White \"A\"]\n[Event \"B\"]\n\n1. e4 zz 1-0\n\n",
          "; before\n[Event \"B\"]\n\n1. e4 e5 *\n",
          "{before}\n[White \"A\"]\n\n1. e4 e5 1/2-1/2 {behind\nit}\n",
          "1. e4 e5 (1... d5 *) 2. Nf3 *\n",
          "1. e4 {a\n1-0\n\nb} e5 1-0\n",
          "[Event \"B\"]\n\n1. e4 e5 2. zz\n\n",
          "[Event \"B\"]\r\n\r\n1. e4 e5 2. Nf3 1/2\r\n\r\n",
          "[Event \"B\"]\r\r1. e4 e5 2. zz 1-0\r\r",
          "Game\n[Event \"B\"]\n\n1. e4 e5 *\n",
          "From: A <a@b>\nSubject: games\n\n1. e4 e5 novelty 2. Nf3 1-0 Black resigns\n\n",
          "[Event \"B\"]\n\n1. e4 e5 White resigns\n\n",
          "[event \"B\"]\n\n1. e4\n[%clk 1:00] e5 \"two\nlines\" hello\nthere *\n",
          "[Event \"B\"]\nWhite: C\n[Site \"D\"]\n\n1. e4 *\n\n",
          "% escaped\n[Event \"B\"]\n\n{[%clk\n1:00]} 1. e4 e5 ½-½\n",
          "1. e4 e5 1-0 1. d4 zz 0-1 {behind} 1. c4 ",
          "* ",
          "1. e4 * * 1-0 resigns 1. e4 (1. d4 1-0 1. c4) 1/2 ");

  @ParameterizedTest
  @ValueSource(ints = {1, 20, 60, 333})
  void games_in_batches_are_read_as_in_one_stream(int size) throws IOException {
    for (String unit : UNUSUAL) {
      assertReadsInBatches(unit.repeat(30), size);
    }
  }

  /// Text that may come before, after or instead of a game.
  private static final List<String> LINES =
      List.of(
          "Game 3\n[Event \"B\"]\n\n1. d4 d5 1/2-1/2\n\n",
          "[Event \"C\"]\n\n1. e4 Black resigns\n\n",
          "[White \"D\"]\n\n1. e4 e5 ½-½\n\n",
          "1. e4 1-0 resigns\n",
          "1. e4 zz9 1-O\n",
          "Played on 1-0 Sunday\n",
          "From: A\nTo: B\n\n",
          "draw\n",
          "{comment}\n",
          "; note\n",
          "% escaped\n",
          "Nf3 *\n",
          "1-0\n");

  @Test
  void games_and_other_lines_in_any_order_are_read_as_in_one_stream() throws IOException {
    RandomGenerator random = Seeded.random(31);
    for (int i = 0; i < 1000; i++) {
      StringBuilder pgn = new StringBuilder();
      for (int count = 1 + random.nextInt(12); count > 0; count--) {
        pgn.append(LINES.get(random.nextInt(LINES.size())));
      }
      assertReadsInBatches(pgn.toString(), 1 + random.nextInt(100));
    }
  }

  private static void assertReadsInBatches(String pgn, int size) throws IOException {
    Recording inBatches = new Recording();
    for (PgnBatch batch : batches(pgn, size)) {
      batch.reader(inBatches).readAll();
    }
    Recording whole = Recording.of(pgn);
    assertThat(inBatches.toldOfGames()).as(pgn).isEqualTo(whole.toldOfGames());
    assertThat(inBatches.faults())
        .extracting(PgnFault::offset, PgnFault::line, PgnFault::column)
        .isEqualTo(
            whole.faults().stream()
                .map(fault -> tuple(fault.offset(), fault.line(), fault.column()))
                .toList());
  }

  @Test
  void a_whole_file_as_a_batch_may_begin_with_an_escaped_line() throws IOException {
    Recording recording = new Recording();
    PgnBatch.of("% escaped\n1. e4 *".getBytes(UTF_8)).reader(recording).readAll();

    assertThat(recording.faults()).isEmpty();
    assertThat(recording.told()).contains("e4 e2e4");
  }

  @Test
  void a_stream_without_games_is_one_batch_or_none() throws IOException {
    assertThat(batches("", 10)).isEmpty();
    assertThat(batches("1. e4 e5 2. Nf3 *", 5)).hasSize(1);
  }

  @Test
  void a_game_without_end_is_cut_at_the_limit() throws IOException {
    PgnLimits limits = new PgnLimits(40, 60, 5, 12, 2, 400, 100, 16);
    byte[] pgn = "Nf3 ".repeat(1000).getBytes(UTF_8);
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn), 100, limits);
    for (int i = 0; i < 10; i++) {
      assertThat(batches.next().orElseThrow().length()).isEqualTo(400);
    }
    assertThat(batches.next()).isEmpty();
  }

  @Test
  void games_on_one_line_are_parted() throws IOException {
    assertThat(batches("1. e4 e5 1-0 ".repeat(100), 100)).hasSizeGreaterThan(10);
  }

  /// The rest of a game longer than the limit is skipped, and what follows is read.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"A\"]\n\n1. e4 | e5 Nf3",
        "[Event \"A\"]\n\n1. e4 {|a",
        "[Event \"A\"]\n\n1. e4 |$1 ",
        "[Event \"|a",
        "|a",
        "|abc def\n",
        "1. e4|  ",
        "{|a ",
        "(|("
      })
  void a_game_longer_than_the_limit_is_one_game_and_one_fault(String shape) throws IOException {
    PgnLimits limits = new PgnLimits(40, 60, 5, 12, 2, 400, 1000, 16);
    String[] parts = shape.split("\\|");
    String pgn = parts[0] + parts[1].repeat(2000) + "\n\n[Event \"B\"]\n\n1. d4 *\n";
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn.getBytes(UTF_8)), 100, limits);
    Recording told = new Recording();
    long games = 0;
    for (Optional<PgnBatch> next = batches.next(); next.isPresent(); next = batches.next()) {
      assertThat(next.get().length()).isLessThanOrEqualTo(400);
      games += next.get().reader(told, limits, Language.ENGLISH).readAll();
    }

    assertThat(games).isEqualTo(2);
    assertThat(told.told()).contains("d4 d2d4");
    assertThat(told.faults())
        .extracting(PgnFault::expected)
        .contains("a game of at most 400 bytes");
  }
}
