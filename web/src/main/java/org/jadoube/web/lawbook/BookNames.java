package org.jadoube.web.lawbook;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Provision;

/// The names of books, Articles and provisions.
final class BookNames {
  private static final Properties TITLES = read("titles.properties");

  private BookNames() {}

  /// `Touching an opponent’s piece`, in English: the written title, or else the stable name in
  /// words.
  static String title(Provision provision) {
    String title = TITLES.getProperty(provision.name());
    return title == null ? inWords(provision.name()) : title;
  }

  private static String inWords(String name) {
    String words = name.replace('_', ' ').toLowerCase(Locale.ROOT);
    return words.substring(0, 1).toUpperCase(Locale.ROOT)
        + words
            .substring(1)
            .replaceAll("\\bfide\\b", "FIDE")
            .replaceAll("\\bchess960\\b", "Chess960");
  }

  private static Properties read(String file) {
    Properties titles = new Properties();
    try (Reader reader =
        new InputStreamReader(
            Objects.requireNonNull(BookNames.class.getResourceAsStream(file), file),
            StandardCharsets.UTF_8)) {
      titles.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return titles;
  }

  /// The numbers of a provision in a book.
  static String numbers(Provision provision) {
    String numbers = String.join(", ", provision.articles().stream().map(Article::number).toList());
    return provision.inferred() ? "~" + numbers : numbers;
  }
}
