package org.jadoube.audit.condition;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.notation.TextFault;

/// The text of a condition, read from left to right.
final class ConditionText {
  private final String text;
  private int at;

  ConditionText(String text) {
    this.text = text;
  }

  /// The text is not a condition.
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient TextFault fault;

    Refused(TextFault fault) {
      super(fault.message());
      this.fault = fault;
    }

    TextFault fault() {
      return fault;
    }
  }

  int at() {
    return at;
  }

  boolean isOver() {
    return at == text.length();
  }

  void skipBlanks() {
    while (!isOver() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  /// Skips `sign` if it stands here.
  boolean skip(String sign) {
    boolean found = text.startsWith(sign, at);
    at += found ? sign.length() : 0;
    return found;
  }

  /// Skips that word if it stands here.
  boolean skipWord(String word) {
    boolean found = isWordAt(word, at);
    at += found ? word.length() : 0;
    return found;
  }

  private boolean isWordAt(String word, int from) {
    int end = from + word.length();
    return text.regionMatches(/* ignoreCase= */ true, from, word, 0, word.length())
        && (end == text.length() || " \t\n\r(".indexOf(text.charAt(end)) >= 0);
  }

  /// The name that begins here; empty if none does.
  String name() {
    int from = at;
    while (!isOver() && isOfName(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  private static boolean isOfName(char character) {
    return Character.isLetterOrDigit(character) || character == '_' || character == '-';
  }

  Operator operator() throws Refused {
    int from = at;
    Optional<Operator> operator = Operator.at(text, at);
    at += operator.map(it -> it.sign().length()).orElse(0);
    if (operator.isEmpty() || (!isOver() && "=<>!~".indexOf(text.charAt(at)) >= 0)) {
      throw refused(from, "one of = != ~ > < >= <=");
    }
    return operator.get();
  }

  /// The value that begins here: in quotes, or up to `and`, `or`, a closing bracket or the end.
  String value() throws Refused {
    if (skip("\"")) {
      return quoted();
    }
    int end = endOfSingleQuotes();
    return end > at ? within(end) : plain();
  }

  /// Where the single quotes that begin here end, as a shell may have left them; -1 if they do not,
  /// since a name may have an apostrophe.
  private int endOfSingleQuotes() {
    int end = isOver() || text.charAt(at) != '\'' ? -1 : text.indexOf('\'', at + 1);
    while (end > 0 && end + 1 < text.length() && " \t\n\r)".indexOf(text.charAt(end + 1)) < 0) {
      end = text.indexOf('\'', end + 1);
    }
    return end;
  }

  private String within(int end) {
    String value = text.substring(at + 1, end);
    at = end + 1;
    return value;
  }

  private String quoted() throws Refused {
    StringBuilder value = new StringBuilder();
    while (!skip("\"")) {
      skip("\\");
      if (isOver()) {
        throw refused(at, "\" behind the value");
      }
      value.append(text.charAt(at++));
    }
    return value.toString();
  }

  private String plain() throws Refused {
    int from = at;
    int open = 0;
    while (!isOver() && !isBehindValue(open)) {
      refuseComparison();
      open +=
          switch (text.charAt(at)) {
            case '(' -> 1;
            case ')' -> -1;
            default -> 0;
          };
      at++;
    }
    return text.substring(from, at).strip();
  }

  /// Refuses a second comparison, as in `White=Karpov Black=So`. As part of the value it would
  /// silently find nothing.
  private void refuseComparison() throws Refused {
    if (!Character.isWhitespace(text.charAt(at))) {
      return;
    }
    int name = at + 1;
    int end = name;
    while (end < text.length() && isOfName(text.charAt(end))) {
      end++;
    }
    if (end > name && Operator.at(text, end).isPresent()) {
      throw refused(name, "and, or, or quotes around the value");
    }
  }

  private boolean isBehindValue(int open) {
    boolean blank = Character.isWhitespace(text.charAt(at));
    return (text.charAt(at) == ')' && open == 0)
        || (blank && (isWordAt("and", at + 1) || isWordAt("or", at + 1)));
  }

  /// A refusal of the text from `offset` on.
  Refused refused(int offset, String expected) {
    return new Refused(TextFault.at(text, offset, text.substring(offset), expected));
  }

  /// Whether a name is written like those of tags.
  static boolean isOfTag(String name) {
    return !name.isEmpty()
        && name.indexOf('-') < 0
        && !name.substring(0, 1).toLowerCase(Locale.ROOT).equals(name.substring(0, 1));
  }
}
