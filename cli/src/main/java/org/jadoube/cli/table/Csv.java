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
    boolean plain = value.chars().noneMatch(character -> ",\"\r\n".indexOf(character) >= 0);
    return plain ? value : "\"" + value.replace("\"", "\"\"") + "\"";
  }
}
