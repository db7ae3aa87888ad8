package org.jadoube.notation.pgn.writing;

import java.util.BitSet;
import java.util.regex.Pattern;
import org.jadoube.notation.pgn.command.PgnComment;

/// Writes comments. Blank lines separate their paragraphs. They may be folded only where a line end
/// can replace a single blank. Commands stay together, since not every reader accepts a line end in
/// them.
final class CommentWords {
  private static final String EVENT = "[Event ";
  private static final Pattern PARAGRAPH = Pattern.compile(PgnComment.PARAGRAPH);

  private final Folder text;

  CommentWords(Folder text) {
    this.text = text;
  }

  /// Writes a comment after `opening`, the brackets that wait for the next word.
  void write(String comment, String opening) {
    String unfolded = PgnComment.unfolded(comment).text();
    if (unfolded.indexOf('}') < 0) {
      inBraces(opening + "{" + unfolded + "}");
    } else {
      if (!opening.isEmpty()) {
        text.word(opening);
      }
      text.line(";" + PARAGRAPH.matcher(unfolded).replaceAll(" "));
    }
  }

  private void inBraces(String comment) {
    int from = 0;
    int end = comment.indexOf(PgnComment.PARAGRAPH);
    StringBuilder paragraph = new StringBuilder();
    while (end >= 0) {
      paragraph.append(comment, from, end);
      from = end + PgnComment.PARAGRAPH.length();
      if (mayBeginLine(comment, from)) {
        words(paragraph.toString());
        text.paragraph();
        paragraph.setLength(0);
      } else {
        paragraph.append(' ');
      }
      end = comment.indexOf(PgnComment.PARAGRAPH, from);
    }
    words(paragraph.append(comment, from, comment.length()).toString());
  }

  private void words(String comment) {
    BitSet commands = new PgnComment(comment).commandIndices();
    int from = 0;
    boolean bound = false;
    for (int at = 1; at + 1 < comment.length(); at++) {
      if (comment.charAt(at) == ' '
          && !Character.isWhitespace(comment.charAt(at - 1))
          && mayBeginLine(comment, at + 1)) {
        word(comment.substring(from, at), bound);
        bound = commands.get(at);
        from = at + 1;
      }
    }
    word(comment.substring(from), bound);
  }

  private void word(String word, boolean bound) {
    if (bound) {
      text.beginBound();
    } else {
      text.begin();
    }
    text.add(word);
    text.end();
  }

  /// Whether no reader would take the text from there for an escaped line or another game.
  private static boolean mayBeginLine(String comment, int at) {
    return !Character.isWhitespace(comment.charAt(at))
        && comment.charAt(at) != '%'
        && !comment.startsWith(EVENT, at);
  }
}
