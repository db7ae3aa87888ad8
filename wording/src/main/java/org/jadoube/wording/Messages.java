package org.jadoube.wording;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.notation.Language;

/// The messages of one language, from a data file whose name begins with the tag of the language:
/// `de.properties`. Plurals, numbers and choices follow the rules of the language: `{moves, plural,
/// one {# move} other {# moves}}`, `{player, select, white {White} other {Black}}`, the part of
/// ICU's syntax that translators' tools know.
public final class Messages {
  private static final Map<String, Messages> LOADED = new ConcurrentHashMap<>();
  private static final String SUFFIX = ".properties";

  /// Where the files of all languages lie.
  @FunctionalInterface
  public interface Files {
    /// The file of that name, if there is one.
    Optional<InputStream> open(String name);
  }

  private final Plurals plurals;
  private final Map<String, MessageText> messages = new TreeMap<>();

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

  Locale locale() {
    return plurals.locale();
  }

  /// The keys of all messages.
  public Set<String> keys() {
    return Collections.unmodifiableSet(messages.keySet());
  }

  /// The names of a message's arguments, not of those within its texts to choose from.
  public Set<String> arguments(String key) {
    requireNonNull(key, "key");
    return message(key).names();
  }

  /// For each of the language's forms of plural that whole numbers have, such as `one` and `other`,
  /// a number that takes it.
  public Map<String, Integer> plurals() {
    return plurals.samples();
  }

  boolean has(String key) {
    return messages.containsKey(key);
  }

  /// The message of a key, its arguments filled in.
  public String text(String key, Map<String, Object> arguments) {
    requireNonNull(key, "key");
    requireNonNull(arguments, "arguments");
    return message(key).say(Map.copyOf(arguments), plurals);
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

  /// Serbian is written once, in Cyrillic, whose every letter has one Latin counterpart.
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
