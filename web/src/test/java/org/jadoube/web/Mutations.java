package org.jadoube.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Spoils documents and requests: bytes anywhere, and values that look like trouble where values
/// are expected.
final class Mutations {
  private static final Pattern VALUE =
      Pattern.compile("(?<=:)(\"[^\"]*\"|-?[0-9]+|true|false|null)");

  /// Times, numbers, depths, texts and bytes that somebody may not have thought of.
  private static final List<String> TROUBLE =
      List.of(
          "null",
          "true",
          "-1",
          "0.1",
          "1e400",
          "-0",
          "9223372036854775808",
          "-9223372036854775809",
          "9".repeat(2000),
          "\"\"",
          "\"1970-01-01T00:00:00Z\"",
          "\"+999999999-12-31T23:59:59.999999999Z\"",
          "\"-999999999-01-01T00:00:00Z\"",
          "\"2026-02-30T25:61:61Z\"",
          "\"PT-1S\"",
          "\"P999999999999D\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\udc00\\ud800\"",
          "\"\u202e\u2066\u200b\ufeff\"",
          "\"\ud83d\udc69\u200d\ud83d\ude80" + "\u0301".repeat(300) + "\"",
          "\"" + "x".repeat(5000) + "\"",
          "\"a1\"",
          "\"a7a8q\"",
          "\"../../etc/passwd\"",
          "\"'; DROP TABLE game; --\"",
          "\"%s%n${x}\"",
          "[]",
          "{}",
          "[".repeat(5000),
          "{\"a\":".repeat(3000),
          "[" + "0,".repeat(3000) + "0]",
          "{\"type\":\"move\",\"type\":\"resign\"}");

  private final RandomGenerator random;

  Mutations(RandomGenerator random) {
    this.random = random;
  }

  /// The document with one to three changes.
  byte[] of(String document) {
    String text = document;
    for (int i = random.nextInt(3); i >= 0; i--) {
      text = random.nextInt(3) == 0 ? bytes(text) : value(text);
    }
    // Bytes that are no text are made one by one.
    return text.getBytes(random.nextInt(8) == 0 ? ISO_8859_1 : UTF_8);
  }

  /// Another value in place of one that is there.
  private String value(String text) {
    List<MatchResult> values = VALUE.matcher(text).results().toList();
    if (values.isEmpty()) {
      return bytes(text);
    }
    MatchResult old = any(values);
    return text.substring(0, old.start()) + any(TROUBLE) + text.substring(old.end());
  }

  /// Something is cut out, doubled, put in or changed.
  String bytes(String text) {
    int from = random.nextInt(text.length() + 1);
    int until = Math.min(text.length(), from + random.nextInt(1, 9));
    String part = text.substring(from, until);
    String with =
        switch (random.nextInt(4)) {
          case 0 -> "";
          case 1 -> part + part;
          case 2 -> part + (char) random.nextInt(256);
          default -> String.valueOf((char) random.nextInt(256));
        };
    return text.substring(0, from) + with + text.substring(until);
  }

  <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
