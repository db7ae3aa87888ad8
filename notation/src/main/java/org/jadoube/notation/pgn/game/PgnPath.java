package org.jadoube.notation.pgn.game;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.domain.Require;

/// The way to a move in a game: from the game's own line through variations.
///
/// @param branches where the way leaves a line, from the game's own line on
/// @param ply the number of the move in the line that the way ends in, from 0
public record PgnPath(List<Branch> branches, int ply) {
  /// A place where the way leaves a line.
  ///
  /// @param ply the number of the move, from 0, to which the variation is an alternative
  /// @param variation the number of the variation among that move's, from 0
  public record Branch(int ply, int variation) {
    public Branch {
      Require.atLeast(0, ply, "ply");
      Require.atLeast(0, variation, "variation");
    }
  }

  public PgnPath {
    requireNonNull(branches, "branches");
    Require.atLeast(0, ply, "ply");
    branches = List.copyOf(branches);
  }

  /// The way to a move of the game's own line.
  public static PgnPath to(int ply) {
    return new PgnPath(List.of(), ply);
  }

  /// The way to the move `ply` of a variation on the move where this way ends.
  public PgnPath into(int variation, int ply) {
    List<Branch> more = new ArrayList<>(branches);
    more.add(new Branch(this.ply, variation));
    return new PgnPath(more, ply);
  }
}
