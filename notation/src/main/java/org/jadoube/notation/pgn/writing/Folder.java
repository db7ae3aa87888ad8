package org.jadoube.notation.pgn.writing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;

/// Folds words into lines of fewer than 80 characters.
///
/// A word is begun, filled and ended; only then is it known whether it fits on the line, so the
/// blank before it may still become a line end. So it is with the last words as long as others are
/// bound to them.
public final class Folder {
  private static final int WIDTH = 79;
  private static final int FIRST_SIZE = 1 << 10;

  private byte[] bytes = new byte[FIRST_SIZE];
  private int length;

  /// The characters in the line so far.
  private int column;

  /// The beginning of the last words that stay together on one line if they fit: at the blank
  /// before them, if there is one.
  private int group;

  /// The characters in the line before them.
  private int groupColumn;

  /// The blanks between them.
  private int[] bonds = new int[8];

  private int bondCount;

  /// Starts with an empty text.
  public void clear() {
    length = 0;
    column = 0;
    bondCount = 0;
  }

  /// Begins a word, after a blank or on a new line.
  public void begin() {
    group = length;
    groupColumn = column;
    bondCount = 0;
    if (column > 0) {
      add(' ');
    }
  }

  /// Begins a word on the same line as the one before it, unless the words bound together are
  /// longer than a line.
  public void beginBound() {
    if (bondCount == bonds.length) {
      bonds = Arrays.copyOf(bonds, 2 * bondCount);
    }
    bonds[bondCount++] = length;
    add(' ');
  }

  /// Ends the word.
  public void end() {
    int from = groupColumn > 0 ? group + 1 : group;
    int characters = characters(from, length);
    if (characters > WIDTH && bondCount > 0) {
      layApart(from);
    } else {
      column = place(groupColumn, group, characters);
    }
  }

  /// The column after that many characters following the blank at `blank`.
  private int place(int before, int blank, int characters) {
    if (before == 0) {
      return characters;
    }
    boolean fits = before + 1 + characters <= WIDTH;
    bytes[blank] = (byte) (fits ? ' ' : '\n');
    return fits ? before + 1 + characters : characters;
  }

  /// Folds the last words as if they were not bound together.
  private void layApart(int first) {
    int from = first;
    int blank = group;
    column = groupColumn;
    for (int i = 0; i <= bondCount; i++) {
      int to = i < bondCount ? bonds[i] : length;
      column = place(column, blank, characters(from, to));
      blank = to;
      from = to + 1;
    }
  }

  private int characters(int from, int to) {
    int count = to - from;
    for (int at = from; at < to; at++) {
      count -= (bytes[at] & 0xC0) == 0x80 ? 1 : 0; // only continues a character
    }
    return count;
  }

  /// Adds a sign that closes the last word.
  public void close(char sign) {
    add(sign);
    end();
  }

  /// Adds a whole word.
  public void word(String word) {
    begin();
    add(word);
    end();
  }

  /// Adds a line of its own.
  public void line(String line) {
    newLine();
    add(line);
    add('\n');
    column = 0;
  }

  /// Begins a new line, unless the last one is empty.
  public void newLine() {
    if (column > 0) {
      add('\n');
      column = 0;
    }
  }

  /// Ends the line and leaves the next one empty.
  public void paragraph() {
    newLine();
    add('\n');
  }

  /// Adds an ASCII character to the word.
  public void add(char symbol) {
    reserve(1);
    bytes[length++] = (byte) symbol;
  }

  public void add(String text) {
    byte[] encoded = text.getBytes(UTF_8);
    add(encoded, 0, encoded.length);
  }

  public void add(byte[] source, int from, int to) {
    reserve(to - from);
    System.arraycopy(source, from, bytes, length, to - from);
    length += to - from;
  }

  /// Adds a number that is not negative.
  public void add(int number) {
    if (number > 9) {
      add(number / 10);
    }
    add((char) ('0' + number % 10));
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }

  /// How many bytes there are.
  public int length() {
    return length;
  }

  /// The bytes, up to [#length()]. Another array replaces them when the text grows.
  public byte[] bytes() {
    return bytes;
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, UTF_8);
  }
}
