package org.jadoube.cli.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.jerolba.carpet.CarpetReader;
import com.jerolba.carpet.CloseableIterator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/// The games of a Parquet file as PGN text. The column `movetext` has the moves; every other one is
/// a tag of its name, as in the public data set of Lichess's games.
final class ParquetGames extends InputStream {
  private static final byte[] MAGIC = {'P', 'A', 'R', '1'};
  private static final String MOVETEXT = "movetext";
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  /// Maps of values by column.
  private final CloseableIterator<?> rows;

  private byte[] game = {};
  private int read;

  private ParquetGames(CloseableIterator<?> rows) {
    this.rows = rows;
  }

  /// Whether the file begins as Parquet files do.
  static boolean isAt(Path path) {
    try (InputStream in = Files.newInputStream(path)) {
      return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
    } catch (IOException _) {
      return false; // whoever opens it will say so
    }
  }

  /// @throws IOException if it is no readable Parquet file, or has no moves
  static InputStream at(Path path) throws IOException {
    try {
      ParquetGames games =
          new ParquetGames(new CarpetReader<>(path.toFile(), Map.class).iterator());
      games.fill(); // so that a file without moves is refused before anything is done with it
      return games;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (RuntimeException damaged) {
      throw new IOException("it is not a readable Parquet file", damaged);
    }
  }

  @Override
  public int read() throws IOException {
    return fill() ? Byte.toUnsignedInt(game[read++]) : -1;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    if (length == 0 || !fill()) {
      return length == 0 ? 0 : -1;
    }
    int count = Math.min(length, game.length - read);
    System.arraycopy(game, read, buffer, offset, count);
    read += count;
    return count;
  }

  /// Whether there is more to read.
  private boolean fill() throws IOException {
    while (read == game.length) {
      try {
        if (!rows.hasNext()) {
          return false;
        }
        game = pgn((Map<?, ?>) rows.next()).getBytes(UTF_8);
        read = 0;
      } catch (RuntimeException damaged) {
        throw new IOException("the Parquet file is damaged", damaged);
      }
    }
    return true;
  }

  private static String pgn(Map<?, ?> row) throws IOException {
    if (!row.containsKey(MOVETEXT)) {
      throw new IOException("the Parquet file has no column 'movetext' with the moves");
    }
    StringBuilder text = new StringBuilder();
    row.forEach((name, value) -> {
      if (value != null && !name.equals(MOVETEXT)) {
        text.append('[').append(name).append(" \"").append(escaped(text(value))).append("\"]\n");
      }
    });
    Object moves = row.get(MOVETEXT);
    return text.append('\n').append(moves == null ? "" : moves).append("\n\n").toString();
  }

  private static String text(Object value) {
    return switch (value) {
      case LocalDate date -> date.format(DATE);
      case LocalTime time -> time.format(TIME);
      default -> value.toString();
    };
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
