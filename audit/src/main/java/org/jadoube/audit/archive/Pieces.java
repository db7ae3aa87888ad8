package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/// A compressed file as pieces that can be decompressed without those before them.
interface Pieces {
  /// The text of the next piece; nothing if that was all.
  ///
  /// @throws IOException if the piece is damaged
  Optional<InputStream> next() throws IOException;

  /// Leaves out what is left of a piece that is damaged.
  void skip() throws IOException;

  /// How many bytes of the file have been used for the pieces so far.
  long position();

  /// How many more pieces have begun in what [#next()] gave, each after the one before was found to
  /// be sound.
  long begun();

  /// Whether more of the file was wanted than there is.
  boolean isUsedUp();

  /// Whether the file itself failed, and not what is written in it.
  boolean isBroken();
}
