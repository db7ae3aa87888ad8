package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The games of a Parquet file as PGN text. The column `movetext` has the moves; every other one is
/// a tag of its name, as in the public data set of Lichess's games. That has no columns for the
/// date and the round; they become what they are in Lichess's PGN: the date in UTC, and `-`.
public final class ParquetText {
  private static final String MOVETEXT = "movetext";
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

  /// The rows of a file, one after another.
  @FunctionalInterface
  public interface Rows {
    /// The next row: values by column, dates and times as such; empty behind the last.
    ///
    /// @throws IOException if it cannot be read; a `RuntimeException` means the same, since that is
    ///   how Parquet's library tells damage
    Optional<? extends Map<?, ?>> next() throws IOException;
  }

  private ParquetText() {}

  /// The games in `rows` as PGN.
  ///
  /// @param file closed with the text
  /// @throws IOException if the rows cannot be read, or have no moves
  public static InputStream of(Rows rows, Closeable file) throws IOException {
    requireNonNull(rows, "rows");
    requireNonNull(file, "file");
    Text text = new Text(rows, file);
    text.fill(); // so that a file without moves is refused before anything is done with it
    return text;
  }

  /// The text, made row by row.
  private static final class Text extends InputStream {
    private final Rows rows;
    private final Closeable file;
    private byte[] game = {};
    private int read;
    private boolean isBegun;

    Text(Rows rows, Closeable file) {
      this.rows = rows;
      this.file = file;
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
        Optional<? extends Map<?, ?>> row = next();
        if (row.isEmpty()) {
          return false;
        }
        isBegun = true;
        game = pgn(row.get()).getBytes(UTF_8);
        read = 0;
      }
      return true;
    }

    private Optional<? extends Map<?, ?>> next() throws IOException {
      try {
        return rows.next();
      } catch (IOException | RuntimeException damaged) {
        String problem =
            isBegun ? "the Parquet file is damaged" : "it is not a readable Parquet file";
        throw new IOException(problem, damaged);
      }
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
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
    Object day = row.get("UTCDate");
    if (day != null && !row.containsKey("Date")) {
      text.append("[Date \"").append(escaped(text(day))).append("\"]\n");
      text.append(row.containsKey("Round") ? "" : "[Round \"-\"]\n");
    }
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
}
