package org.jadoube.web.provision;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;

/// The English texts of the catalogue, each under the key that its translations have: `STALEMATE`
/// is a title, `STALEMATE.2005` the text that is new in that edition, `STALEMATE.limit.2005` why a
/// program can do no more, `term.flag.2014` a term with its meaning. A text that several editions
/// share has the key of the first.
final class EnglishTexts {
  private static final Properties TITLES = read("titles.properties");
  private static final String BETWEEN = " | ";
  private static final Map<String, String> ENGLISH = new LinkedHashMap<>();
  private static final Map<String, String> KEYS = new HashMap<>();

  static {
    List<Edition> books = books();
    books.forEach(book -> book.provisions().forEach(each -> addProvision(book, each)));
    books.forEach(book -> book.glossary().forEach(each -> add(subject(each), book, written(each))));
  }

  private EnglishTexts() {}

  /// The editions of the Laws, the oldest first, and then the other books.
  private static List<Edition> books() {
    return Stream.concat(
            Edition.all().stream(),
            Edition.books().stream().filter(book -> !Edition.all().contains(book)))
        .toList();
  }

  private static void addProvision(Edition book, Provision provision) {
    ENGLISH.putIfAbsent(provision.name(), title(provision));
    add(provision.name(), book, provision.gist());
    if (!provision.limit().isEmpty()) {
      add(limitOf(provision), book, provision.limit());
    }
  }

  private static void add(String subject, Edition book, String text) {
    String key = subject + "." + book.year();
    if (KEYS.putIfAbsent(place(subject, text), key) == null) {
      ENGLISH.put(key, text);
    }
  }

  private static String place(String subject, String text) {
    return subject + "\n" + text;
  }

  /// All texts by their keys.
  static Map<String, String> all() {
    return Collections.unmodifiableMap(ENGLISH);
  }

  /// The key of a provision's text; empty if no book has it.
  static Optional<String> gist(Provision provision) {
    return key(provision.name(), provision.gist());
  }

  /// The key of the reason why a program can do no more.
  static Optional<String> limit(Provision provision) {
    return key(limitOf(provision), provision.limit());
  }

  /// The key of a term.
  static Optional<String> term(Term term) {
    return key(subject(term), written(term));
  }

  private static Optional<String> key(String subject, String text) {
    return Optional.ofNullable(KEYS.get(place(subject, text)));
  }

  private static String limitOf(Provision provision) {
    return provision.name() + ".limit";
  }

  private static String subject(Term term) {
    return "term." + term.name().replace(' ', '_');
  }

  private static String written(Term term) {
    return term.name() + BETWEEN + term.meaning();
  }

  /// A term and its meaning from its text.
  static List<String> termAndMeaning(String text) {
    int at = text.indexOf(BETWEEN);
    return List.of(text.substring(0, at), text.substring(at + BETWEEN.length()));
  }

  /// `Touching an opponent’s piece`: the written title, or else the stable name in words.
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
            Objects.requireNonNull(EnglishTexts.class.getResourceAsStream(file), file),
            StandardCharsets.UTF_8)) {
      titles.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return titles;
  }
}
