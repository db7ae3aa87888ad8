package org.jadoube.notation.pgn;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How much memory a reader allocates, as counted by the virtual machine.
class PgnMemoryTest {
  private static final long MEGABYTE = 1 << 20;

  private static final String GAMES =
      """
      [Event "A"]
      [Result "1-0"]

      1. e4 {[%clk 0:01:02]} e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0

      """
          .repeat(200);

  /// Only the moves.
  private static final class Moves implements PgnVisitor {
    @Override
    public Set<PgnPart> wanted() {
      return EnumSet.of(PgnPart.MOVES);
    }
  }

  private static long allocated(InputStream pgn, PgnVisitor visitor) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    try {
      PgnReader.of(pgn, visitor).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  private static InputStream repeated(String text, long bytes) {
    byte[] unit = text.getBytes(US_ASCII);
    return new InputStream() {
      private long at;

      @Override
      public int read() {
        return at == bytes ? -1 : unit[(int) (at++ % unit.length)];
      }

      @Override
      public int read(byte[] target, int from, int length) {
        int count = (int) Math.min(length, bytes - at);
        for (int i = 0; i < count; i++) {
          target[from + i] = (byte) read();
        }
        return count == 0 ? -1 : count;
      }
    };
  }

  @Test
  void games_and_moves_allocate_nothing() {
    byte[] few = GAMES.getBytes(US_ASCII);
    byte[] many = GAMES.repeat(50).getBytes(US_ASCII);
    allocated(new ByteArrayInputStream(many), new Moves());

    long once = allocated(new ByteArrayInputStream(few), new Moves());
    long fiftyTimes = allocated(new ByteArrayInputStream(many), new Moves());

    assertThat(fiftyTimes - once).isLessThan(49 * 200); // less than a byte for each game
  }

  /// Takes no game's moves, like somebody who only looks for players.
  private static final class Tags implements PgnVisitor {
    @Override
    public boolean beginMoves(Setup start) {
      return false;
    }
  }

  /// "bxc3" begins with the letter of "black wins".
  @Test
  void captures_by_pawns_in_games_that_nobody_wants_allocate_nothing() {
    String captures = "[Event \"A\"]\n\n" + "1. bxc3 dxe4 2. bxa3 bxc6 ".repeat(100) + "1-0\n\n";
    byte[] few = captures.getBytes(US_ASCII);
    byte[] many = captures.repeat(20).getBytes(US_ASCII);
    allocated(new ByteArrayInputStream(many), new Tags());

    long once = allocated(new ByteArrayInputStream(few), new Tags());
    long twentyTimes = allocated(new ByteArrayInputStream(many), new Tags());

    assertThat((twentyTimes - once) / (19 * 400)).isLessThan(1); // byte for each
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "(",
        "[",
        "x",
        "9",
        "\"",
        "[A \"",
        "1. e4 ",
        ";",
        "$1",
        " ",
        "\n",
        "[A \"b\"]\n",
        "-- "
      })
  void endless_text_does_not_fill_the_memory(String unit) {
    long asked = allocated(repeated(unit, 8 * MEGABYTE), new PgnVisitor() {});

    assertThat(asked).isLessThan(32 * 8 * MEGABYTE); // all garbage included
  }
}
