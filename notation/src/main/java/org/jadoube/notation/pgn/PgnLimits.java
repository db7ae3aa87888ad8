package org.jadoube.notation.pgn;

import org.jadoube.chess.domain.Require;

/// How much of anything a reader takes in. What is longer is a fault, and the reader goes on after
/// it.
///
/// @param tagBytes the longest name or value of a tag
/// @param commentBytes the longest comment
/// @param tags the most tags of one game
/// @param plies the most moves of one line
/// @param depth how deep variations are nested
/// @param gameBytes the longest game, in bytes of its PGN
/// @param items the most moves, comments, glyphs, brackets and other words of one game, variations
///   included
/// @param faults how many faults of one game are reported
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

  /// More than any real game needs. A game at these limits takes some 200 megabytes when it is kept
  /// as a tree of moves, and hardly any when it only goes by.
  public static final PgnLimits USUAL =
      new PgnLimits(4096, 1 << 20, 512, 20_000, 64, 1L << 24, 1 << 20, 16);
}
