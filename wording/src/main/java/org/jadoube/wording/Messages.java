package org.jadoube.wording;

import static java.util.Objects.requireNonNull;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.Transliterator;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;

/// The messages of one language, from a data file whose name begins with the tag of the language:
/// `de.properties`. What they say is formatted by ICU: plurals, numbers and choices by the rules of
/// the language.
public final class Messages {
  private static final Map<String, Messages> LOADED = new ConcurrentHashMap<>();
  private static final String SUFFIX = ".properties";

  /// Where the files of all languages lie.
  @FunctionalInterface
  public interface Files {
    /// The file of that name, if there is one.
    Optional<InputStream> open(String name);
  }

  private final ULocale locale;
  private final Map<String, MessageFormat> formats = new TreeMap<>();

  private Messages(String tag, Properties texts) {
    locale = tag.equals("en") ? ULocale.UK : ULocale.forLanguageTag(tag);
    texts.forEach(
        (key, text) -> formats.put((String) key, new MessageFormat((String) text, locale)));
  }

  /// The messages of a language, read from its file, if it has one.
  public static Optional<Messages> read(Language language, Files files) {
    String tag = language.tag();
    return texts(tag, files).map(texts -> new Messages(tag, texts));
  }

  /// The messages for what the Laws decide, in a language that has them.
  static Optional<Messages> in(Language language) {
    Messages loaded = LOADED.get(language.tag());
    return loaded != null
        ? Optional.of(loaded)
        : read(language, Messages::file)
            .map(read -> LOADED.computeIfAbsent(language.tag(), _ -> read));
  }

  ULocale locale() {
    return locale;
  }

  /// All messages by their keys.
  Map<String, MessageFormat> formats() {
    return formats;
  }

  /// The keys of all messages.
  public Set<String> keys() {
    return Collections.unmodifiableSet(formats.keySet());
  }

  /// The names of what a message speaks of.
  public Set<String> arguments(String key) {
    requireNonNull(key, "key");
    return format(key).getArgumentNames();
  }

  /// For each of the language's forms of plural that whole numbers have, such as `one` and `other`,
  /// a number that takes it.
  public Map<String, Integer> plurals() {
    PluralRules rules = PluralRules.forLocale(locale);
    Map<String, Integer> plurals = new TreeMap<>();
    for (String form : rules.getKeywords()) {
      rules.getSamples(form).stream()
          .filter(number -> number == Math.rint(number))
          .findFirst()
          .ifPresent(number -> plurals.put(form, number.intValue()));
    }
    return plurals;
  }

  boolean has(String key) {
    return formats.containsKey(key);
  }

  /// The message of a key, its arguments filled in.
  public String text(String key, Map<String, Object> arguments) {
    requireNonNull(key, "key");
    requireNonNull(arguments, "arguments");
    // A MessageFormat is not safe for several threads.
    return format(key).clone().format(Map.copyOf(arguments));
  }

  private MessageFormat format(String key) {
    MessageFormat format = formats.get(key);
    if (format == null) {
      throw new IllegalArgumentException("no message " + key + " in " + locale);
    }
    return format;
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(Messages.class.getResourceAsStream("messages/" + name));
  }

  private static Optional<Properties> texts(String tag, Files files) {
    return tag.equals("sr-Latn") ? file("sr-Cyrl", files).map(Messages::inLatin) : file(tag, files);
  }

  /// Serbian is written once, in Cyrillic, whose every letter has one Latin counterpart.
  private static Properties inLatin(Properties cyrillic) {
    Transliterator latin = Transliterator.getInstance("Serbian-Latin/BGN");
    Properties texts = new Properties();
    cyrillic.forEach((key, text) -> texts.put(key, latin.transliterate((String) text)));
    return texts;
  }

  private static Optional<Properties> file(String tag, Files files) {
    return files.open(tag + SUFFIX).map(Messages::read);
  }

  private static Properties read(InputStream bytes) {
    Properties texts = new Properties();
    try (Reader reader = new InputStreamReader(bytes, StandardCharsets.UTF_8)) {
      texts.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return texts;
  }
}
