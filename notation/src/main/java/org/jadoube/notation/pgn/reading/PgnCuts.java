package org.jadoube.notation.pgn.reading;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.window.EventTag;

/// Places where a file of games can be cut so that its parts read just as the whole does.
///
/// A cut is a line with the tag `Event`, and nothing else, right after a result. There the readers
/// begin a new game whatever was left open. Doubtful places are no cuts: a line that ends with CR
/// alone, a result that may be part of a comment, of a variation or of an escaped line.
///
/// Nothing farther away than [#AROUND] is looked at. So if a variation or a comment was opened long
/// before a cut and never closed, the fault says that it found the end rather than the next game.
/// So it does where [PgnBatches] ends a batch.
///
/// @since 0.1.0
public final class PgnCuts {
  /// How many bytes on either side decide whether a place is a cut.
  public static final int AROUND = 256;

  /// Readers look for no game in comments shorter than this.
  private static final int SHORT_COMMENT = 66;

  private PgnCuts() {}

  /// The index of the first cut between two indexes; empty if there is none. The bytes around them
  /// are looked at, too.
  public static OptionalInt first(byte[] bytes, int from, int to) {
    Require.within(0, Integer.MAX_VALUE, from, "from");
    Require.within(from, Integer.MAX_VALUE, to, "to");
    int end = Math.min(to, bytes.length);
    return IntStream.range(Math.max(1, from), end).filter(at -> isCut(bytes, at)).findFirst();
  }

  private static boolean isCut(byte[] bytes, int at) {
    return bytes[at] == '['
        && bytes[at - 1] == '\n'
        && at + EventTag.LENGTH <= bytes.length
        && EventTag.isAt(bytes, at)
        && isLine(bytes, at)
        && !has(bytes, '}', at, at + SHORT_COMMENT)
        && isBehindResult(bytes, at);
  }

  /// Whether the line ends with LF, or with CR and LF.
  private static boolean isLine(byte[] bytes, int at) {
    int end = Math.min(bytes.length, at + AROUND);
    int feed = indexOf(bytes, '\n', at, end);
    return feed < end && indexOf(bytes, '\r', at, end) >= feed - 1;
  }

  private static boolean isBehindResult(byte[] bytes, int at) {
    int from = Math.max(0, at - AROUND);
    if (!GameStarts.followsResult(bytes, from, at)) {
      return false;
    }
    int line = lineStart(bytes, from, at);
    return !has(bytes, ';', line, at)
        && !has(bytes, '%', line, line + 1)
        && !isOpen(bytes, '(', ')', from, at)
        && !isOpen(bytes, '{', '}', from, at);
  }

  /// Whether a bracket or brace is opened between the two indexes and not closed again.
  private static boolean isOpen(byte[] bytes, int opening, int closing, int from, int to) {
    int closed = 0;
    for (int at = to - 1; at >= from; at--) {
      closed += bytes[at] == closing ? 1 : 0;
      if (bytes[at] == opening && closed-- == 0) {
        return true;
      }
    }
    return false;
  }

  /// The beginning of the last line before `at` that is not blank, or `from`.
  private static int lineStart(byte[] bytes, int from, int at) {
    int start = at;
    while (start > from && bytes[start - 1] <= ' ' && bytes[start - 1] >= 0) {
      start--;
    }
    while (start > from && bytes[start - 1] != '\n') {
      start--;
    }
    return start;
  }

  private static boolean has(byte[] bytes, int symbol, int from, int to) {
    int end = Math.min(bytes.length, to);
    return indexOf(bytes, symbol, from, end) < end;
  }

  /// The index of the first such byte. Unlike that of `Scan`, it needs no bytes after the end.
  private static int indexOf(byte[] bytes, int symbol, int from, int end) {
    int at = from;
    while (at < end && bytes[at] != symbol) {
      at++;
    }
    return at;
  }
}
