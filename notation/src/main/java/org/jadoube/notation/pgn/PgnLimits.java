package org.jadoube.notation.pgn;

import org.jadoube.chess.domain.Require;

/// The limits of a reader. Anything beyond them is a fault, and reading goes on.
///
/// @param tagBytes the longest name or value of a tag
/// @param commentBytes the longest comment
/// @param tags the most tags in a game
/// @param plies the most moves in a line
/// @param depth how deeply variations may be nested
/// @param gameBytes the longest game, in bytes of its PGN
/// @param items the most moves, comments, glyphs, brackets and other words in a game, including its
///   variations
/// @param faults how many faults are reported per game; one more says how many were left out, and
///   the first that loses moves is reported in any case
/// @since 0.1.0
public record PgnLimits(
    int tagBytes,
    int commentBytes,
    int tags,
    int plies,
    int depth,
    long gameBytes,
    int items,
    int faults) {
  public PgnLimits {
    Require.atLeast(1, tagBytes, "tagBytes");
    Require.atLeast(1, commentBytes, "commentBytes");
    Require.atLeast(0, tags, "tags");
    Require.atLeast(0, plies, "plies");
    Require.atLeast(0, depth, "depth");
    Require.atLeast(1, gameBytes, "gameBytes");
    Require.atLeast(0, items, "items");
    Require.atLeast(0, faults, "faults");
  }

  /// More than any real game needs. A game at these limits takes about 200 megabytes as a tree of
  /// moves, and hardly anything when it is only streamed.
  public static final PgnLimits USUAL =
      new PgnLimits(4096, 1 << 20, 1 << 14, 20_000, 64, 1L << 24, 1 << 20, 16);
}
