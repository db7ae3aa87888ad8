package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;

/// A game between two players of an individual competition.
///
/// @param white White's pairing number
/// @param black Black's pairing number
/// @param result empty until there is one
public record Game(int white, int black, Optional<GameResult> result) implements Pairing {
  public Game {
    Require.atLeast(1, white, "white");
    Require.atLeast(1, black, "black");
    requireNonNull(result, "result");
    if (white == black) {
      throw new IllegalArgumentException("nobody plays against himself: " + white);
    }
  }

  /// A game without a result yet.
  public Game(int white, int black) {
    this(white, black, Optional.empty());
  }

  /// A rated game over the board, or a forfeit.
  public Game(int white, int black, Result result) {
    this(white, black, Optional.of(GameResult.of(requireNonNull(result, "result"))));
  }

  /// The same game with this result.
  public Game with(GameResult recorded) {
    requireNonNull(recorded, "recorded");
    return new Game(white, black, Optional.of(recorded));
  }

  /// The pairing number of the player of that colour.
  public int player(Colour colour) {
    requireNonNull(colour, "colour");
    return colour == Colour.WHITE ? white : black;
  }

  @Override
  public List<Integer> participants() {
    return List.of(white, black);
  }
}
