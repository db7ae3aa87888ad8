package org.jadoube.wording;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Parses a message. Apostrophes have no special meaning.
final class MessageParser {
  private final String text;
  private int at;

  private MessageParser(String text) {
    this.text = text;
  }

  /// @throws IllegalArgumentException with the offset, if the text is not a message
  static MessageText parse(String text) {
    MessageParser parser = new MessageParser(text);
    MessageText message = parser.message(false);
    if (parser.at < text.length()) {
      throw parser.expected("no } that closes nothing");
    }
    return message;
  }

  private MessageText message(boolean counted) {
    List<MessageText.Part> parts = new ArrayList<>();
    while (at < text.length() && text.charAt(at) != '}') {
      parts.add(part(counted));
    }
    return new MessageText(List.copyOf(parts));
  }

  private MessageText.Part part(boolean counted) {
    char first = text.charAt(at);
    if (first == '{') {
      at++;
      return argument(counted);
    }
    if (counted && first == '#') {
      at++;
      return new MessageText.Count();
    }
    return literal(counted);
  }

  private MessageText.Part literal(boolean counted) {
    int start = at;
    String ends = counted ? "{}#" : "{}";
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return new MessageText.Literal(text.substring(start, at));
  }

  private MessageText.Part argument(boolean counted) {
    String name = word();
    if (takes('}')) {
      return new MessageText.Argument(name);
    }
    take(',');
    String kind = word();
    take(',');
    return switch (kind) {
      case "select" -> new MessageText.Select(name, texts(counted));
      case "plural" -> new MessageText.Plural(name, texts(true));
      default -> throw expected("select or plural before here, not " + kind);
    };
  }

  private Map<String, MessageText> texts(boolean counted) {
    Map<String, MessageText> texts = new LinkedHashMap<>();
    while (!takes('}')) {
      String keyword = word();
      take('{');
      if (texts.put(keyword, message(counted)) != null) {
        throw expected("each keyword once, not again " + keyword);
      }
      take('}');
    }
    if (!texts.containsKey(MessageText.OTHER)) {
      throw expected("a text for other before here");
    }
    return texts;
  }

  private String word() {
    skipSpace();
    int start = at;
    while (at < text.length() && isLetter(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw expected("a name");
    }
    String word = text.substring(start, at);
    skipSpace();
    return word;
  }

  private static boolean isLetter(char character) {
    return Character.isLetterOrDigit(character) || "_-=".indexOf(character) >= 0;
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private boolean takes(char symbol) {
    skipSpace();
    boolean taken = at < text.length() && text.charAt(at) == symbol;
    at += taken ? 1 : 0;
    return taken;
  }

  /// Skips the symbol, but not the space after it, which may belong to a text.
  private void take(char symbol) {
    if (!takes(symbol)) {
      throw expected(String.valueOf(symbol));
    }
  }

  private IllegalArgumentException expected(String what) {
    return new IllegalArgumentException(
        "expected " + what + " at offset " + at + " of the message: " + text);
  }
}
