package org.jadoube.tournament.trf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.tournament.trf.lines.RecordLines;

/// Reads and writes tournament report files.
///
/// @since 0.1.0
public final class Trf {
  /// The most bytes of a file that are read; enough for 9,999 players and 99 rounds.
  public static final int MOST_BYTES = 16 * 1024 * 1024;

  /// The most lines of a file that are read.
  public static final int MOST_LINES = 50_000;

  /// The most characters of a line, enough for 999 rounds; longer ones are left out.
  public static final int LONGEST_LINE = 10_080;

  private static final String LINE_END = "\r\n";

  private Trf() {}

  /// Reads a file in UTF-8, UTF-16 or another encoding, which is found out and told, with any line
  /// ends.
  ///
  /// Never fails: what departs from the format is told, and read as it was probably meant if that
  /// is clear. A line that makes no sense is kept as it is.
  public static TrfReading read(byte[] bytes) {
    return TrfReader.read(bytes, Optional.empty());
  }

  /// Reads a file that is in that encoding, in the same way.
  public static TrfReading read(byte[] bytes, Charset charset) {
    return TrfReader.read(bytes, Optional.of(charset));
  }

  /// Reads a text.
  public static TrfReading read(String text) {
    return TrfReader.read(text);
  }

  /// Writes every record into exactly its columns, one line each.
  public static String write(TrfFile file) {
    return file.records().stream()
        .map(record -> RecordLines.write(record) + LINE_END)
        .collect(Collectors.joining());
  }

  /// The file in UTF-8.
  public static byte[] bytes(TrfFile file) {
    return write(file).getBytes(StandardCharsets.UTF_8);
  }
}
