package org.jadoube.notation.pgn.window;

/// The tag with which nearly every game begins. At the start of a line it begins a new game,
/// whatever was left open before it.
public final class EventTag {
  private static final byte[] BYTES = {'[', 'E', 'v', 'e', 'n', 't', ' '};

  /// How many bytes [#isAt] looks at.
  public static final int LENGTH = BYTES.length;

  private EventTag() {}

  /// Whether the tag begins at `index`, with at least [#LENGTH] bytes in the array from there.
  public static boolean isAt(byte[] bytes, int index) {
    for (int i = 0; i < LENGTH; i++) {
      if (bytes[index + i] != BYTES[i]) {
        return false;
      }
    }
    return true;
  }

  /// Whether the tag stands at the start of a line at `index`.
  public static boolean beginsLineAt(byte[] bytes, int index) {
    return Symbols.endsLine(bytes[index - 1]) && isAt(bytes, index);
  }

  /// The index of the first line between `from` and `to` that begins with the whole tag; 0 if there
  /// is none.
  public static int firstLine(byte[] bytes, int from, int to) {
    int last = to - LENGTH;
    int at = Scan.indexOf(bytes, '[', from, to);
    while (at < last) {
      if (beginsLineAt(bytes, at)) {
        return at;
      }
      at = Scan.indexOf(bytes, '[', at + 1, to);
    }
    return 0;
  }
}
