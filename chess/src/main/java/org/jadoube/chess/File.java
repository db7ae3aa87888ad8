package org.jadoube.chess;

import java.util.Optional;

/// The files, from White's left.
///
/// ```java
/// File.E.plus(2); // => Optional[g]
/// File.H.plus(1); // => Optional.empty
/// ```
///
/// @since 0.1.0
@SuppressWarnings("MissingJavadoc") // the names say it
public enum File {
  A,
  B,
  C,
  D,
  E,
  F,
  G,
  H;

  private static final File[] FILES = values();

  /// The file this many files to the right, as White sees it; empty beyond the edge.
  public Optional<File> plus(int files) {
    int index = ordinal() + files;
    return index >= 0 && index < FILES.length ? Optional.of(FILES[index]) : Optional.empty();
  }

  /// Its letter, `a` to `h`.
  public char letter() {
    return (char) ('a' + ordinal());
  }

  static File of(int index) {
    return FILES[index];
  }

  /// Its letter.
  @Override
  public String toString() {
    return String.valueOf(letter());
  }
}
