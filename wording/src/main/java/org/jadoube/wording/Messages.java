package org.jadoube.wording;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.Transliterator;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/// The messages of one language, from its data file `messages/TAG.properties`.
final class Messages {
  private static final Map<String, Messages> LOADED = new ConcurrentHashMap<>();

  private final ULocale locale;
  private final Map<String, MessageFormat> formats = new TreeMap<>();

  private Messages(String tag, Properties texts) {
    locale = tag.equals("en") ? ULocale.UK : ULocale.forLanguageTag(tag);
    texts.forEach(
        (key, text) -> formats.put((String) key, new MessageFormat((String) text, locale)));
  }

  /// The messages of the language with that tag, if it has any.
  static Optional<Messages> in(String tag) {
    Messages loaded = LOADED.get(tag);
    return loaded != null
        ? Optional.of(loaded)
        : texts(tag).map(texts -> LOADED.computeIfAbsent(tag, _ -> new Messages(tag, texts)));
  }

  ULocale locale() {
    return locale;
  }

  /// All messages by their keys.
  Map<String, MessageFormat> formats() {
    return formats;
  }

  boolean has(String key) {
    return formats.containsKey(key);
  }

  /// The message of a key, its arguments filled in.
  String text(String key, Map<String, Object> arguments) {
    MessageFormat format = Objects.requireNonNull(formats.get(key), key);
    // A MessageFormat is not safe for several threads.
    return format.clone().format(arguments);
  }

  private static Optional<Properties> texts(String tag) {
    return tag.equals("sr-Latn") ? file("sr-Cyrl").map(Messages::inLatin) : file(tag);
  }

  /// Serbian is written once, in Cyrillic, whose every letter has one Latin counterpart.
  private static Properties inLatin(Properties cyrillic) {
    Transliterator latin = Transliterator.getInstance("Serbian-Latin/BGN");
    Properties texts = new Properties();
    cyrillic.forEach((key, text) -> texts.put(key, latin.transliterate((String) text)));
    return texts;
  }

  private static Optional<Properties> file(String tag) {
    try (InputStream bytes =
        Messages.class.getResourceAsStream("messages/" + tag + ".properties")) {
      return bytes == null ? Optional.empty() : Optional.of(read(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Properties read(InputStream bytes) throws IOException {
    Properties texts = new Properties();
    try (Reader reader = new InputStreamReader(bytes, StandardCharsets.UTF_8)) {
      texts.load(reader);
    }
    return texts;
  }
}
