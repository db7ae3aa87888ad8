package org.jadoube.notation.pgn;

import java.util.List;
import java.util.regex.Pattern;

/// A comment: what stood in braces or behind a semicolon.
///
/// @param text the whole text, commands such as `[%clk 1:30:00]` included; a line break that was
///   only folding is one space
public record PgnComment(String text) {
  private static final Pattern FOLD = Pattern.compile("[ \\t]*\\R\\s*");
  private static final Pattern COMMAND = Pattern.compile("\\s*\\[%[^\\]]*\\]\\s*");

  /// The comment that was written as `raw`, folded over lines perhaps.
  public static PgnComment unfolded(String raw) {
    return new PgnComment(FOLD.matcher(raw).replaceAll(" ").strip());
  }

  /// The commands in the comment, in their order.
  public List<PgnCommand> commands() {
    return PgnCommandReader.commands(text);
  }

  /// What is left of the text without its commands: what a person wrote.
  public String plainText() {
    return COMMAND.matcher(text).replaceAll(" ").strip();
  }
}
