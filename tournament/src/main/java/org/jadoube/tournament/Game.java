package org.jadoube.tournament;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;

/// A game between two players.
///
/// @param white White's pairing number
/// @param black Black's pairing number
/// @param id of the game where it is played, once it has been made there
/// @param result empty until there is one: that of the game, or what the arbiter has decided
///   instead
/// @since 0.1.0
public record Game(int white, int black, Optional<String> id, Optional<GameResult> result)
    implements Pairing {
  public Game {
    Require.atLeast(1, white, "white");
    Require.atLeast(1, black, "black");
    if (white == black) {
      throw new IllegalArgumentException("nobody plays against himself: " + white);
    }
  }

  /// A game that is not played on a server.
  public Game(int white, int black, Optional<GameResult> result) {
    this(white, black, Optional.empty(), result);
  }

  /// A game without a result yet.
  public Game(int white, int black) {
    this(white, black, Optional.empty());
  }

  /// A rated game over the board, or a forfeit.
  public Game(int white, int black, Result result) {
    this(white, black, Optional.of(GameResult.of(result)));
  }

  /// This game with a result.
  public Game with(GameResult recorded) {
    return with(Optional.of(recorded));
  }

  /// This game with another result, or none.
  public Game with(Optional<GameResult> recorded) {
    return new Game(white, black, id, recorded);
  }

  /// This game once it has been made.
  public Game madeAs(String id) {
    return new Game(white, black, Optional.of(id), result);
  }

  /// The pairing number of the player of that colour.
  public int player(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /// Whether that player plays it.
  public boolean isOf(int player) {
    Require.atLeast(1, player, "player");
    return player == white || player == black;
  }

  @Override
  public List<Integer> participants() {
    return List.of(white, black);
  }
}
