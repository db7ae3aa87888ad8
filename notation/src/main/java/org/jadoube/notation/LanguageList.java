package org.jadoube.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The list of languages from the data file: a heading, then one language per line.
final class LanguageList {
  static final List<Language> LANGUAGES = load("languages.csv");

  private LanguageList() {}

  private static List<Language> load(String resource) {
    try (InputStream data = LanguageList.class.getResourceAsStream(resource)) {
      byte[] bytes = Objects.requireNonNull(data, resource).readAllBytes();
      String text = new String(bytes, StandardCharsets.UTF_8);
      return text.lines().skip(1).map(LanguageList::language).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Language language(String line) {
    String[] cell = line.split(",", -1);
    PieceLetters letters = new PieceLetters(cell[3], cell[4], cell[5], cell[6], cell[7], cell[8]);
    return new Language(cell[0], cell[1], cell[2], letters);
  }
}
