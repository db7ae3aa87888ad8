package org.jadoube.notation.pgn.window;

/// Where a batch lies in its stream.
///
/// @param offset where it begins, in bytes from 0
/// @param line the line where it begins, from 1
/// @param column the column where it begins, in characters from 1
/// @param continues whether it begins inside a game that is longer than the limit
/// @param breaksOff whether it ends inside such a game
public record BatchExtent(
    long offset, long line, int column, boolean continues, boolean breaksOff) {
  /// All of a stream.
  public static final BatchExtent WHOLE = new BatchExtent(0, 1, 1, false, false);
}
