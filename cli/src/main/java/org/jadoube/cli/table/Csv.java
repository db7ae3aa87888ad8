package org.jadoube.cli.table;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Comma-separated values (RFC 4180).
public final class Csv {
  private Csv() {}

  /// A line with its end.
  public static String row(Stream<?> values) {
    return values.map(value -> cell(value.toString())).collect(Collectors.joining(",")) + "\r\n";
  }

  private static String cell(String value) {
    return isPlain(value) ? value : "\"" + value.replace("\"", "\"\"") + "\"";
  }

  /// An archive has millions of cells, and hardly any of them is not plain.
  private static boolean isPlain(String value) {
    return value.indexOf(',') < 0
        && value.indexOf('"') < 0
        && value.indexOf('\r') < 0
        && value.indexOf('\n') < 0;
  }
}
