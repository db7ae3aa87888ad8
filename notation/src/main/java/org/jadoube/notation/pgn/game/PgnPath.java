package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.domain.Require;

/// The path to a move in a game, from the main line through variations.
///
/// ```java
/// PgnGame game = PgnGame.all("1. e4 e5 (1... c5 2. Nf3) *").getFirst();
/// PgnPath path = PgnPath.to(1).into(0, 1);
/// PgnEdit.move(game, path).move(); // => Optional[Normal[KNIGHT g1-f3]]
/// ```
///
/// @param branches where the path leaves a line, beginning with the main line
/// @param ply the index of the move in the last line, from 0
/// @since 0.1.0
public record PgnPath(List<Branch> branches, int ply) {
  /// A place where the path leaves a line.
  ///
  /// @param ply the index, from 0, of the move that the variation replaces
  /// @param variation the index of the variation among those on that move, from 0
  public record Branch(int ply, int variation) {
    public Branch {
      Require.atLeast(0, ply, "ply");
      Require.atLeast(0, variation, "variation");
    }
  }

  public PgnPath {
    Require.atLeast(0, ply, "ply");
    branches = List.copyOf(branches);
  }

  /// The path to the move at index `ply` of the main line.
  public static PgnPath to(int ply) {
    return new PgnPath(List.of(), ply);
  }

  /// The path to the move at index `ply` of a variation on the move where this path ends.
  public PgnPath into(int variation, int ply) {
    List<Branch> more = new ArrayList<>(branches);
    more.add(new Branch(this.ply, variation));
    return new PgnPath(more, ply);
  }
}
