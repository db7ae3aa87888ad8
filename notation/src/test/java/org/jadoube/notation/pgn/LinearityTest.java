package org.jadoube.notation.pgn;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnBatches;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import org.jadoube.notation.pgn.rewriting.PgnRewriter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Twice the text takes twice the effort, whatever it contains. Reading, keeping, writing and
/// copying allocate in proportion to it. Anything that looked at each byte many times would not end
/// within minutes.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LinearityTest {
  private static final int SHORT = 30_000;
  private static final int LONG = 240_000;

  /// Allows for fixed costs, and for buffers that double.
  private static final double TOLERANCE = 2.5;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 | $3 | *",
        "1. e4 | ! | *",
        "1. e4 | {a} | *",
        "1. e4 | {} | *",
        "1. e4 (1. d4) | {a} | *",
        "1. e4 {|ab |} *",
        "1. e4 {|[%clk 1:00:00] |} *",
        "1. e4 {|[%a |} *",
        "1. e4 {|[¶|} *",
        "1. e4 | (1. d4) | *",
        "1. e4 | (1. d4 {a}) {b} | *",
        "1. e4 | () | *",
        "1. e4 | ( {x} ) | *",
        "1. e4 | ((d4)) | *",
        "1. e4 | (1. d4 | *",
        "1. e4 |(| *",
        "1. e4 |)| *",
        "1. e4 |}| *",
        "1. e4 |<| *",
        "1. e4 |[| *",
        "1. e4 |\"| *",
        "1. e4 |.| *",
        "1. e4 |1| *",
        "1. e4 |0| *",
        "1. e4 |;a¶| *",
        "1. e4 |¶%a| *",
        "1. e4 |abc | *",
        "1. e4 |white | *",
        "1. e4 |a| *",
        "|Nf3Nf6Ng1Ng8| *",
        "|Nf3 Nf6 Ng1 Ng8 | *",
        "|e4 | *",
        "|{| ",
        "|{a} | *",
        "|[A \"b\"]¶|¶*",
        "|[A \"b¶c¶|¶*",
        "[A \"|\\\"|\"]¶¶*",
        "[A \"|\\|\"]¶¶*",
        "|[|¶*",
        "|%|¶*",
        "|¶| *",
        "|[Event \"a\"]¶¶{ aaa¶¶|",
        "|1. e5 * |",
        "|* |",
        "|*¶|",
        "1-0 |a|",
        "1-0 |abc |",
        "|1. e4 e5 1-0 {x} |",
      })
  void twice_the_text_takes_twice_the_effort(String shape) {
    String[] parts = shape.replace('¶', '\n').split("\\|", -1);
    allocated(text(parts, SHORT)); // classes are loaded, tables made
    long once = allocated(text(parts, SHORT));
    long more = allocated(text(parts, LONG));

    assertThat((double) more / once).isLessThan(TOLERANCE * LONG / SHORT);
  }

  private static byte[] text(String[] parts, int length) {
    return (parts[0] + parts[1].repeat(length / parts[1].length()) + parts[2]).getBytes(UTF_8);
  }

  private static long allocated(byte[] pgn) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    try {
      everything(pgn);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  /// Reads from a stream and in batches, keeps, writes and copies.
  private static void everything(byte[] pgn) throws IOException {
    PgnReader.of(new ByteArrayInputStream(pgn), new Places()).readAll();
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn), 1 << 16);
    for (Optional<PgnBatch> next = batches.next(); next.isPresent(); next = batches.next()) {
      PgnBatch batch = next.get();
      PgnGame.stream(batch, PgnLimits.USUAL, Language.ENGLISH).forEach(PgnWriter::write);
      PgnRewriter.rewrite(batch, Language.ENGLISH, PgnMoveWriter.UCI, (_, _) -> {}, _ -> {});
    }
  }

  /// Asks for the place of everything.
  private static final class Places implements PgnVisitor {
    @Override
    public void move(int packed, PgnText san) {
      ask(san);
    }

    @Override
    public void comment(PgnText text) {
      ask(text);
    }

    @Override
    public void number(int number, PgnText text) {
      ask(text);
    }

    private static void ask(PgnText text) {
      if (text.line() + text.column() <= 0) {
        throw new AssertionError("no place");
      }
    }
  }
}
