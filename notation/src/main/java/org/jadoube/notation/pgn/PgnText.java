package org.jadoube.notation.pgn;

import java.io.ByteArrayOutputStream;

/// A stretch of the bytes that a reader has read. It is a view, valid only during the call that
/// passes it to a visitor.
///
/// `toString` decodes it: as UTF-8 if the bytes allow that, otherwise as Latin-1, since archives
/// contain games in both encodings. The name of a tag in the PGN standard gets the standard's
/// capitals, and a tag's value loses its escapes.
///
/// @since 0.1.0
public interface PgnText {
  /// The number of bytes, escapes included.
  int length();

  /// The byte at `index`, from 0.
  ///
  /// @throws IndexOutOfBoundsException if there is no such byte
  byte at(int index);

  /// Whether the bytes are exactly these ASCII characters; nothing is decoded.
  boolean isAscii(String ascii);

  /// Whether the text means something other than its bytes: the name of a tag with other capitals.
  boolean isRenamed();

  /// Whether this is a well-formed move in SAN, with English letters.
  boolean isSan();

  /// Where the text begins, in bytes from the start of the file.
  long offset();

  /// The line where the text begins, from 1.
  long line();

  /// The column where the text begins, in characters from 1.
  int column();

  /// Writes the bytes, escapes included.
  void writeTo(ByteArrayOutputStream out);

  /// Copies the bytes, escapes included, into `target` starting at index `at`. There must be room
  /// for [#length()] bytes.
  void copyTo(byte[] target, int at);

  /// The text, decoded.
  @Override
  String toString();
}
