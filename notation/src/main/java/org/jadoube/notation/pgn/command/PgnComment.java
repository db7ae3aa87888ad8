package org.jadoube.notation.pgn.command;

import java.util.BitSet;
import java.util.List;

/// A comment: the text in braces or after a semicolon.
///
/// ```java
/// PgnComment comment = new PgnComment("[%clk 1:30:00] a novelty");
/// comment.commands(); // => [Clock[remaining=PT1H30M]]
/// comment.plainText(); // => a novelty
/// ```
///
/// @param text the whole text, including commands such as `[%clk 1:30:00]`; a line break that only
///   folded the text is a single space, a blank line between paragraphs is [#PARAGRAPH]
/// @since 0.1.0
public record PgnComment(String text) {
  /// The separator of two paragraphs.
  public static final String PARAGRAPH = "\n\n";

  /// The comment written as `raw`, which may be folded over several lines.
  public static PgnComment unfolded(String raw) {
    boolean folded = raw.indexOf('\n') >= 0 || raw.indexOf('\r') >= 0;
    return new PgnComment(folded ? joined(raw) : raw.strip());
  }

  /// Commands have no paragraphs.
  private static String joined(String raw) {
    StringBuilder text = new StringBuilder();
    boolean blank = false;
    boolean command = false;
    for (String line : raw.lines().map(String::strip).toList()) {
      if (line.isEmpty()) {
        blank = !text.isEmpty();
      } else {
        text.append(text.isEmpty() ? "" : blank && !command ? PARAGRAPH : " ").append(line);
        blank = false;
        int closed = line.lastIndexOf(']');
        command = line.lastIndexOf("[%") > closed || (command && closed < 0);
      }
    }
    return text.toString();
  }

  /// A comment that keeps words that could not be read as moves.
  public static PgnComment unread(String words) {
    return new PgnComment("unread: " + words);
  }

  /// The comment in braces. If it contains a closing brace itself, it gets a line of its own after
  /// a semicolon.
  public String asWritten() {
    return text.indexOf('}') < 0 ? "{" + text + "}" : ";" + text + "\n";
  }

  /// The commands in the comment, in order.
  public List<PgnCommand> commands() {
    return PgnCommandReader.commands(text);
  }

  /// The indices of all characters in the text that belong to commands.
  public BitSet commandIndices() {
    BitSet indices = new BitSet();
    CommandText.all(text).forEach(command -> indices.set(command.from(), command.to()));
    return indices;
  }

  /// The text without its commands: the words of a person.
  public String plainText() {
    StringBuilder plain = new StringBuilder();
    boolean paragraph = false;
    int from = 0;
    for (CommandText command : CommandText.all(text)) {
      paragraph = addTo(plain, text.substring(from, command.from()), paragraph);
      from = command.to();
    }
    addTo(plain, text.substring(from), paragraph);
    return plain.toString();
  }

  /// Adds the text between two commands.
  ///
  /// @param paragraph whether a new paragraph has begun
  /// @return whether one begins after it
  private static boolean addTo(StringBuilder plain, String part, boolean paragraph) {
    if (part.isBlank()) {
      return paragraph || part.contains(PARAGRAPH);
    }
    boolean apart = paragraph || part.startsWith(PARAGRAPH);
    plain.append(plain.isEmpty() ? "" : apart ? PARAGRAPH : " ").append(part.strip());
    return part.endsWith(PARAGRAPH);
  }
}
