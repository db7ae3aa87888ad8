package org.jadoube.audit.finding;

import java.util.Map;
import org.jadoube.chess.Position;
import org.jadoube.chess.domain.Require;

/// Where in an archive something was found.
///
/// @param archive the file's name
/// @param game the game's number in the file, from 1
/// @param tags those of the seven tag roster that the game has
/// @param line the line of the fault, or else the first line of the game
/// @param ply how many plies were played before; 0 at the start
/// @param move the last of these moves with its number, `31...Kg8`; empty if there is none
/// @param position the position there
/// @since 0.1.0
public record FindingPlace(
    String archive,
    long game,
    Map<String, String> tags,
    long line,
    int ply,
    String move,
    Position position) {
  public FindingPlace {
    Require.atLeast(1, game, "game");
    Require.atLeast(1, line, "line");
    Require.atLeast(0, ply, "ply");
    tags = Map.copyOf(tags);
  }

  /// This place, counted in a file.
  ///
  /// @param before how many games of the file come before the counted ones
  public FindingPlace in(String file, long before) {
    Require.atLeast(0, before, "before");
    return new FindingPlace(file, before + game, tags, line, ply, move, position);
  }

  /// This place, after so many more plies.
  FindingPlace behind(int plies, String before) {
    Require.atLeast(0, plies, "plies");
    String last = move.isEmpty() ? before : move;
    return new FindingPlace(archive, game, tags, line, ply + plies, last, position);
  }
}
