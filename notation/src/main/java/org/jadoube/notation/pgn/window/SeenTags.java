package org.jadoube.notation.pgn.window;

/// The names of a game's tags, kept to notice repetitions.
public final class SeenTags {
  /// The most names remembered, more than headers have.
  private static final int MOST = 64;

  private final long[] names = new long[MOST];
  private int count;

  public void clear() {
    count = 0;
  }

  /// Remembers the name between the two indexes. There must be [Window#PADDING] bytes after it.
  public void add(byte[] bytes, int from, int to) {
    if (count < MOST) {
      names[count++] = key(bytes, from, to);
    }
  }

  /// Remembers the name of the tag that begins with the bracket at `index`.
  public void add(byte[] bytes, int index) {
    int from = nameStart(bytes, index);
    add(bytes, from, nameEnd(bytes, from));
  }

  /// Whether the tag that begins with the bracket at `index` has a name that was seen before.
  public boolean hasNameAt(byte[] bytes, int index) {
    int from = nameStart(bytes, index);
    int to = nameEnd(bytes, from);
    return to > from && has(key(bytes, from, to));
  }

  /// Whether one of the tags on the lines from the bracket at `index` on has a name that was seen
  /// before.
  public boolean hasNameFrom(byte[] bytes, int index, int end) {
    int at = index;
    while (at < end && bytes[at] == '[') {
      if (hasNameAt(bytes, at)) {
        return true;
      }
      at = Scan.indexOf(bytes, '\n', at, end) + 1;
    }
    return false;
  }

  private static int nameStart(byte[] bytes, int index) {
    int from = index + 1;
    while (bytes[from] == ' ') {
      from++;
    }
    return from;
  }

  private static int nameEnd(byte[] bytes, int from) {
    int to = from;
    while (isNamePart(bytes[to])) {
      to++;
    }
    return to;
  }

  private boolean has(long key) {
    for (int i = 0; i < count; i++) {
      if (names[i] == key) {
        return true;
      }
    }
    return false;
  }

  /// Whether a byte may belong to a tag's name, in whatever way the tag is written.
  public static boolean isNamePart(int symbol) {
    return symbol > ' ' && symbol != '"' && symbol != '[' && symbol != ']';
  }

  /// A number that stands for the name: its first and last eight bytes and its length.
  private static long key(byte[] bytes, int from, int to) {
    int length = to - from;
    long first = Scan.eight(bytes, from);
    return length < Long.BYTES
        ? first & ((1L << (length * Byte.SIZE)) - 1)
        : (first * 31 + Scan.eight(bytes, to - Long.BYTES)) * 31 + length;
  }
}
