package org.jadoube.cli.table;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Comma-separated values (RFC 4180).
public final class Csv {
  private Csv() {}

  /// A line with its line end.
  public static String row(Stream<?> values) {
    return values.map(value -> cell(value.toString())).collect(Collectors.joining(",")) + "\r\n";
  }

  private static String cell(String value) {
    return isPlain(value) ? value : "\"" + value.replace("\"", "\"\"") + "\"";
  }

  /// Whether it needs no quotes; an archive has millions of cells, and nearly all of them need
  /// none.
  private static boolean isPlain(String value) {
    return value.indexOf(',') < 0
        && value.indexOf('"') < 0
        && value.indexOf('\r') < 0
        && value.indexOf('\n') < 0;
  }
}
