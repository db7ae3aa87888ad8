package org.jadoube.audit.form;

import java.nio.charset.StandardCharsets;
import org.jadoube.notation.pgn.PgnText;

/// Values of tags that differ from game to game, kept as bytes. Few of them are ever asked for, so
/// they become text only on demand.
final class LateValues {
  private static final int ROOM = 1 << 10;

  private final byte[] bytes = new byte[ROOM];
  private final int[] ends;
  private final int[] begins;
  private int used;

  /// @param slots how many values a game can have
  LateValues(int slots) {
    begins = new int[slots];
    ends = new int[slots];
  }

  /// A game begins.
  void clear() {
    used = 0;
  }

  /// Keeps a value if it is certainly meaningful text: ASCII without escapes.
  boolean keep(int slot, PgnText value) {
    int length = value.length();
    if (length > ROOM - used) {
      return false;
    }
    value.copyTo(bytes, used);
    int end = used + length;
    if (!saysSomething(used, end)) {
      return false;
    }
    begins[slot] = used;
    ends[slot] = end;
    used = end;
    return true;
  }

  private boolean saysSomething(int from, int end) {
    boolean visible = false;
    for (int at = from; at < end; at++) {
      if (bytes[at] < 0 || bytes[at] == '\\') {
        return false;
      }
      visible |= bytes[at] > ' ';
    }
    return visible;
  }

  /// The value kept in that slot.
  String text(int slot) {
    int begin = begins[slot];
    return new String(bytes, begin, ends[slot] - begin, StandardCharsets.US_ASCII);
  }
}
