package org.jadoube.notation.encoding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The languages of `letters.txt`, by their tags.
final class LanguageModels {
  private final Map<String, LetterPairs> languages = new HashMap<>();

  LanguageModels() {
    Map<String, List<String>> lines = new HashMap<>();
    String tag = "";
    for (String line : lines("letters.txt")) {
      if (line.startsWith("= ")) {
        tag = line.substring(2);
      } else {
        lines.computeIfAbsent(tag, ignored -> new ArrayList<>()).add(line);
      }
    }
    lines.forEach((name, pairs) -> languages.put(name, new LetterPairs(pairs)));
  }

  LetterPairs of(String tag) {
    return Objects.requireNonNull(languages.get(tag), tag);
  }

  /// The lines of a data file, without its comments.
  static List<String> lines(String resource) {
    try (InputStream data = LanguageModels.class.getResourceAsStream(resource)) {
      byte[] bytes = Objects.requireNonNull(data, resource).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
