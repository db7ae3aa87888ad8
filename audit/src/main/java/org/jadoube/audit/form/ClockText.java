package org.jadoube.audit.form;

import java.nio.charset.StandardCharsets;
import org.jadoube.notation.pgn.PgnText;

/// The time in a comment, `[%clk 1:30:57]`. It is read from bytes, since archives have one for
/// every move.
public final class ClockText {
  /// There is no time.
  public static final long NONE = -1;

  /// There is one, but not as hours, minutes and seconds.
  public static final long UNREADABLE = -2;

  /// It is below zero.
  public static final long NEGATIVE = -3;

  /// Longer comments are cut off.
  private static final int LONGEST = 512;

  private static final int LONGEST_WRITTEN = 40;
  private static final byte[] BEGINS = "[%clk".getBytes(StandardCharsets.US_ASCII);

  /// The difference between a small letter and its capital.
  private static final int SMALL = 'a' - 'A';

  private static final int SIXTY = 60;
  private static final int MOST_HOURS = 9_999;
  private static final long SECOND = 1_000;

  private final byte[] bytes = new byte[LONGEST];
  private int length;
  private int from;
  private int to;

  /// Reads the comment's time.
  ///
  /// @return the time in milliseconds, or one of the constants
  public long read(PgnText comment) {
    length = comment.length() > LONGEST ? 0 : comment.length();
    if (length == 0) {
      return NONE;
    }
    comment.copyTo(bytes, 0);
    int begin = begin();
    return begin < 0 ? NONE : time(begin + BEGINS.length);
  }

  private int begin() {
    for (int at = 0; at + BEGINS.length <= length; at++) {
      if (bytes[at] == '[' && begins(at)) {
        return at;
      }
    }
    return -1;
  }

  private boolean begins(int at) {
    for (int i = 1; i < BEGINS.length; i++) {
      if (bytes[at + i] != BEGINS[i] && (bytes[at + i] | SMALL) != BEGINS[i]) {
        return false;
      }
    }
    int next = at + BEGINS.length;
    return next == length || !isLetter(bytes[next]);
  }

  private static boolean isLetter(byte sign) {
    return (sign | SMALL) >= 'a' && (sign | SMALL) <= 'z';
  }

  private long time(int begin) {
    from = begin;
    while (from < length && isBlank(from)) {
      from++;
    }
    to = from;
    while (to < length && bytes[to] != ']') {
      to++;
    }
    if (to == length) {
      from = begin - BEGINS.length; // nobody can tell where it was to end
      return UNREADABLE;
    }
    boolean negative = from < to && bytes[from] == '-';
    long millis = millis(negative ? from + 1 : from);
    return negative && millis >= 0 ? NEGATIVE : millis;
  }

  private boolean isBlank(int at) {
    return bytes[at] == ' ' || bytes[at] == '\n' || bytes[at] == '\r';
  }

  /// `h:mm:ss`, `mm:ss` or seconds, perhaps with a fraction.
  private long millis(int begin) {
    int end = to;
    while (end > begin && isBlank(end - 1)) {
      end--;
    }
    long whole = 0;
    int number = 0;
    int digits = 0;
    int colons = 0;
    long fraction = 0;
    for (int at = begin; at < end; at++) {
      byte sign = bytes[at];
      if (sign >= '0' && sign <= '9' && number <= MOST_HOURS) {
        number = 10 * number + sign - '0';
        digits++;
      } else if (sign == ':' && digits > 0 && colons < 2 && (colons == 0 || number < SIXTY)) {
        whole = (whole + number) * SIXTY;
        colons++;
        number = 0;
        digits = 0;
      } else if ((sign == '.' || sign == ',') && digits > 0 && isFraction(at + 1, end)) {
        fraction = fractionMillis(at + 1, end);
        break;
      } else {
        return UNREADABLE;
      }
    }
    boolean wellFormed = digits > 0 && (colons == 0 || number < SIXTY);
    return wellFormed ? (whole + number) * SECOND + fraction : UNREADABLE;
  }

  /// Reads a fraction; digits beyond the third are dropped.
  private long fractionMillis(int begin, int end) {
    long millis = 0;
    long unit = SECOND;
    for (int at = begin; at < end; at++) {
      unit /= 10;
      millis += unit * (bytes[at] - '0');
    }
    return millis;
  }

  private boolean isFraction(int begin, int end) {
    for (int at = begin; at < end; at++) {
      if (bytes[at] < '0' || bytes[at] > '9') {
        return false;
      }
    }
    return begin < end;
  }

  /// The time last read, as written.
  String written() {
    return new String(
            bytes, from, Math.min(to - from, LONGEST_WRITTEN), StandardCharsets.ISO_8859_1)
        .strip();
  }

  /// The text of the last comment without its commands; empty if there is none.
  public String rest() {
    int last = length - 1;
    while (last >= 0 && bytes[last] != ']') {
      last--;
    }
    int begin = last + 1;
    while (begin < length && isBlank(begin)) {
      begin++;
    }
    return begin == length // which is nearly always so
        ? ""
        : new String(bytes, begin, length - begin, StandardCharsets.UTF_8).strip();
  }
}
