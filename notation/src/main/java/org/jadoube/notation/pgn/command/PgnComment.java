package org.jadoube.notation.pgn.command;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

/// A comment: the text in braces or after a semicolon.
///
/// @param text the whole text, including commands such as `[%clk 1:30:00]`; a line break that only
///   folded the text is a single space
public record PgnComment(String text) {
  public PgnComment {
    requireNonNull(text, "text");
  }

  /// The comment written as `raw`, which may be folded over several lines.
  public static PgnComment unfolded(String raw) {
    boolean folded = raw.indexOf('\n') >= 0 || raw.indexOf('\r') >= 0;
    return new PgnComment(
        folded
            ? raw.lines().map(String::strip).filter(line -> !line.isEmpty()).collect(joining(" "))
            : raw.strip());
  }

  /// A comment that keeps words which could not be read as moves.
  public static PgnComment unread(String words) {
    requireNonNull(words, "words");
    return new PgnComment("unread: " + words);
  }

  /// The comment in braces, or in a line of its own if it has a closing brace itself.
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

  /// The text without its commands: what a person wrote.
  public String plainText() {
    StringJoiner plain = new StringJoiner(" ");
    int from = 0;
    for (CommandText command : CommandText.all(text)) {
      addTo(plain, text.substring(from, command.from()));
      from = command.to();
    }
    addTo(plain, text.substring(from));
    return plain.toString();
  }

  private static void addTo(StringJoiner plain, String part) {
    if (!part.isBlank()) {
      plain.add(part.strip());
    }
  }
}
