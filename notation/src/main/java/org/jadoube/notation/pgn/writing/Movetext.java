package org.jadoube.notation.pgn.writing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;

/// Writes movetext item by item: move numbers where they are needed, brackets only around moves,
/// and words that could not be read as comments.
public final class Movetext {
  private final Folder text;
  private final CommentWords comments;
  private final PlainComment plain;

  /// Comments in brackets that have no move yet. If none comes, they need no brackets.
  private final List<String> held = new ArrayList<>();

  private final StringBuilder unread = new StringBuilder();

  /// How many half-moves come before the next move of each open line, counted as if move numbers
  /// began at 0.
  private int[] halves = new int[8];

  private int depth;

  /// Whether the line has a move.
  private boolean begun;

  /// Whether a bracket waits for the next word.
  private boolean opening;

  /// Whether Black's next move needs its number.
  private boolean numberNeeded;

  /// Whether it did before the bracket that waits.
  private boolean numberNeededBefore;

  public Movetext(Folder text) {
    this.text = text;
    comments = new CommentWords(text);
    plain = new PlainComment(text);
  }

  /// Begins a game whose first move has that number.
  public void begin(MoveNumber first) {
    depth = 0;
    numberFrom(first);
    begun = false;
    opening = false;
    numberNeeded = true;
    held.clear();
    unread.setLength(0);
  }

  /// The next move has that number.
  public void numberFrom(MoveNumber first) {
    halves[depth] = 2 * first.number() + (first.turn() == Colour.WHITE ? 0 : 1);
  }

  /// Begins a move: whatever is added to the text up to [#endMove()] belongs to it.
  public void beginMove() {
    flushUnread();
    begun = true;
    if (!held.isEmpty()) {
      tellHeld();
    }
    int half = halves[depth]++;
    if ((half & 1) == 0 || numberNeeded) {
      beginWord();
      text.add(Math.clamp(half >> 1, 0, Setup.LARGEST_COUNTER));
      text.add('.');
      if ((half & 1) != 0) {
        text.add('.');
        text.add('.');
      }
      text.end();
      numberNeeded = false;
    }
    beginWord();
  }

  public void endMove() {
    text.end();
  }

  /// Writes a move, or `--` for a null move.
  public void move(String move) {
    beginMove();
    text.add(move);
    endMove();
  }

  private void beginWord() {
    text.begin();
    if (opening) {
      text.add('(');
      opening = false;
    }
  }

  /// Writes a glyph. Before the first move of a line it is kept as a comment.
  public void nag(int nag) {
    if (!begun) {
      comment("$" + nag);
      return;
    }
    flushUnread();
    text.begin();
    text.add('$');
    text.add(nag);
    text.end();
    numberNeeded = true;
  }

  public void comment(String comment) {
    flushUnread();
    tell(comment);
  }

  /// Writes the comment in these bytes if it is plain: ASCII without braces or quotes.
  ///
  /// @return whether it was
  public boolean plainComment(byte[] bytes, int from, int to) {
    if (isHolding() || !plain.read(bytes, from, to)) {
      return false;
    }
    flushUnread();
    beginsComment();
    plain.write();
    return true;
  }

  private boolean isHolding() {
    return depth > 0 && !begun;
  }

  private void tell(String comment) {
    if (isHolding()) {
      held.add(comment);
    } else {
      beginsComment();
      comments.write(comment, "");
    }
  }

  private void beginsComment() {
    numberNeeded = true;
  }

  private void tellHeld() {
    for (String comment : held) {
      beginsComment();
      comments.write(comment, opening ? "(" : "");
      opening = false;
    }
    held.clear();
  }

  /// Begins a variation on the last move.
  public void open() {
    flushUnread();
    if (depth + 1 == halves.length) {
      halves = Arrays.copyOf(halves, 2 * halves.length);
    }
    halves[depth + 1] = halves[depth] - 1;
    depth++;
    begun = false;
    opening = true;
    numberNeededBefore = numberNeeded;
    numberNeeded = true;
  }

  /// Ends a variation. One without moves leaves only its comments.
  public void close() {
    flushUnread();
    depth--;
    if (begun) {
      text.close(')');
      numberNeeded = true;
    } else {
      opening = false;
      numberNeeded = numberNeededBefore;
      begun = true;
      tellHeld();
    }
  }

  /// Keeps a word that could not be read.
  public void unread(String word) {
    unread.append(unread.isEmpty() ? "" : " ").append(word);
  }

  private void flushUnread() {
    if (!unread.isEmpty()) {
      String words = PgnComment.unread(unread.toString()).text();
      unread.setLength(0);
      tell(words);
    }
  }

  /// Whether no variation is open.
  public boolean isMainLine() {
    return depth == 0;
  }

  /// Whether nothing has been written yet.
  public boolean isEmpty() {
    return text.length() == 0 && unread.isEmpty();
  }

  /// Writes a line as it is, which readers ignore.
  public void escaped(String line) {
    flushUnread();
    text.line(line);
  }

  public void end(PgnResult result) {
    flushUnread();
    text.word(result.text());
    text.newLine();
  }
}
