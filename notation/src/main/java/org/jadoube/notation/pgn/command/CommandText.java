package org.jadoube.notation.pgn.command;

import java.util.ArrayList;
import java.util.List;

/// A command as written in a comment.
///
/// @param from the index of its bracket
/// @param to the index after its closing bracket
/// @param name the word after the percent sign
/// @param arguments the text after the name, without blanks around it
record CommandText(int from, int to, String name, String arguments) {
  private static final String BEGINS = "[%";
  private static final int LONGEST_QUOTED = 4096;

  /// The commands in `comment`, in order.
  static List<CommandText> all(String comment) {
    List<CommandText> all = new ArrayList<>();
    int from = comment.indexOf(BEGINS);
    while (from >= 0) {
      int name = from + BEGINS.length();
      int nameEnd = nameEnd(comment, name);
      int end = nameEnd == name ? name : closing(comment, nameEnd);
      if (end < 0) {
        return all;
      }
      if (end > name) {
        String arguments = comment.substring(nameEnd, end).strip();
        all.add(new CommandText(from, end + 1, comment.substring(name, nameEnd), arguments));
      }
      from = comment.indexOf(BEGINS, end);
    }
    return all;
  }

  private static int nameEnd(String text, int from) {
    int at = from;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
      at++;
    }
    return at;
  }

  /// The index of the closing bracket, if possible one outside quotes; negative if there is none.
  private static int closing(String text, int from) {
    int most = Math.min(text.length(), from + LONGEST_QUOTED);
    boolean quoted = false;
    for (int at = from; at < most; at++) {
      quoted ^= text.charAt(at) == '"';
      if (!quoted && text.charAt(at) == ']') {
        return at;
      }
    }
    return text.indexOf(']', from);
  }
}
