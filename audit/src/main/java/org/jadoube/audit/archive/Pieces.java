package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/// A compressed file as pieces that can be decompressed independently.
interface Pieces {
  /// The text of the next piece; empty if there is none.
  ///
  /// @throws IOException if the piece is damaged
  Optional<InputStream> next() throws IOException;

  /// Skips the rest of a damaged piece.
  void skip() throws IOException;

  /// How many bytes of the file have been used for the pieces so far.
  long position();

  /// How many more pieces have begun in the stream of [#next()], each after the previous one proved
  /// sound.
  long begun();

  /// Whether reading went beyond the end of the file.
  boolean isUsedUp();

  /// Whether the file itself could not be read, regardless of its contents.
  boolean isBroken();
}
