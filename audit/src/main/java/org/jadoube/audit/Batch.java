package org.jadoube.audit;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/// A run of whole games of an archive.
final class Batch {
  private final byte[] text;
  private final long linesBefore;

  Batch(byte[] text, long linesBefore) {
    this.text = text;
    this.linesBefore = linesBefore;
  }

  /// The games, as text.
  InputStream text() {
    return new ByteArrayInputStream(text);
  }

  /// How many bytes they have.
  int bytes() {
    return text.length;
  }

  /// How many lines of the archive come before them.
  long linesBefore() {
    return linesBefore;
  }
}
