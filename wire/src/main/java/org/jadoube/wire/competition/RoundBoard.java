package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A board of a round.
///
/// @param white the pairing number of White
/// @param black the pairing number of Black
/// @param game the id of the game on the server, once it has been made
/// @param result that of the game, or what the arbiter has decided instead
public record RoundBoard(
    int white, int black, Optional<String> game, Optional<BoardResult> result) {
  public RoundBoard {
    Require.atLeast(1, white, "white");
    Require.atLeast(1, black, "black");
    requireNonNull(game, "game");
    requireNonNull(result, "result");
  }

  /// A board on which nothing has happened.
  public static RoundBoard of(int white, int black) {
    return new RoundBoard(white, black, Optional.empty(), Optional.empty());
  }

  /// The same with a game on the server.
  public RoundBoard withGame(String game) {
    return new RoundBoard(white, black, Optional.of(requireNonNull(game, "game")), result);
  }

  /// The same with another result, or none.
  public RoundBoard with(Optional<BoardResult> result) {
    return new RoundBoard(white, black, game, result);
  }
}
