package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A board of a match of teams. Who has nobody there has forfeited the game.
///
/// @param firstPlayer the number of the first team's player
/// @param secondPlayer the number of the second team's player
/// @param board which of the round's boards it is, from 1, if both teams have a player there
public record MatchBoard(OptionalInt firstPlayer, OptionalInt secondPlayer, OptionalInt board) {
  public MatchBoard {
    requireNonNull(firstPlayer, "firstPlayer");
    Require.atLeast(1, firstPlayer.orElse(1), "firstPlayer");
    requireNonNull(secondPlayer, "secondPlayer");
    Require.atLeast(1, secondPlayer.orElse(1), "secondPlayer");
    requireNonNull(board, "board");
    Require.atLeast(1, board.orElse(1), "board");
  }
}
