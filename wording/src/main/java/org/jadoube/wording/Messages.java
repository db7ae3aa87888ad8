package org.jadoube.wording;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;

/// The messages of one language, from a data file named by the language's tag: `de.properties`.
/// They use a part of ICU's message syntax; plurals and numbers follow the language's rules.
///
/// @since 0.1.0
public final class Messages {
  private static final Map<String, Messages> LOADED = new ConcurrentHashMap<>();
  private static final String SUFFIX = ".properties";

  /// The place of the files of all languages.
  @FunctionalInterface
  public interface Files {
    /// The file of that name, if there is one.
    Optional<InputStream> open(String name);
  }

  private final Plurals plurals;
  private final Map<String, MessageText> messages = new HashMap<>();
  private final Sayings sayings = new Sayings();

  private Messages(String tag, Properties texts) {
    plurals = new Plurals(tag.equals("en") ? Locale.UK : Locale.forLanguageTag(tag));
    texts.forEach((key, text) -> messages.put((String) key, parse((String) key, (String) text)));
  }

  private static MessageText parse(String key, String text) {
    try {
      return MessageParser.parse(text);
    } catch (IllegalArgumentException broken) {
      throw new IllegalArgumentException(key + ": " + broken.getMessage(), broken);
    }
  }

  /// Reads the messages of a language, if it has a file.
  public static Optional<Messages> read(Language language, Files files) {
    String tag = language.tag();
    return texts(tag, files).map(texts -> new Messages(tag, texts));
  }

  /// The messages about decisions under the Laws, if the language has them.
  static Optional<Messages> in(Language language) {
    Messages loaded = LOADED.get(language.tag());
    return loaded != null
        ? Optional.of(loaded)
        : read(language, Messages::file)
            .map(read -> LOADED.computeIfAbsent(language.tag(), _ -> read));
  }

  Locale locale() {
    return plurals.locale();
  }

  /// The keys of all messages.
  public Set<String> keys() {
    return Collections.unmodifiableSet(new TreeSet<>(messages.keySet()));
  }

  /// The names of a message's arguments.
  public Set<String> arguments(String key) {
    return message(key).names();
  }

  /// For each plural form of the language that whole numbers can take, such as `one` and `other`, a
  /// number that takes it.
  public Map<String, Integer> plurals() {
    return plurals.samples();
  }

  /// The latest refusals put into words.
  Sayings sayings() {
    return sayings;
  }

  /// Whether there is a message with that key.
  public boolean has(String key) {
    return messages.containsKey(key);
  }

  /// The message with that key and these arguments.
  public String text(String key, Map<String, Object> arguments) {
    arguments.forEach(Messages::requireArgument);
    return message(key).say(arguments, plurals);
  }

  private static void requireArgument(String name, Object value) {
    requireNonNull(name);
    requireNonNull(value, name);
  }

  private MessageText message(String key) {
    MessageText message = messages.get(key);
    if (message == null) {
      throw new IllegalArgumentException("no message " + key + " in " + locale().toLanguageTag());
    }
    return message;
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(Messages.class.getResourceAsStream("messages/" + name));
  }

  private static Optional<Properties> texts(String tag, Files files) {
    return tag.equals("sr-Latn") ? file("sr-Cyrl", files).map(Messages::inLatin) : file(tag, files);
  }

  /// Serbian messages are written only in Cyrillic, because each letter has one Latin counterpart.
  private static Properties inLatin(Properties cyrillic) {
    Properties texts = new Properties();
    cyrillic.forEach((key, text) -> texts.put(key, SerbianLatin.of((String) text)));
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
