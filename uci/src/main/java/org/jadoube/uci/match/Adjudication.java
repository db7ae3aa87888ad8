package org.jadoube.uci.match;

import java.util.Optional;
import java.util.OptionalInt;

/// When games are ended by what the engines think of them.
///
/// @param draw when both see a draw
/// @param resign when one has lost
/// @param maxMoves the number of moves after which a game is drawn
public record Adjudication(Optional<Draw> draw, Optional<Resign> resign, OptionalInt maxMoves) {
  /// Games go on to their end.
  public static final Adjudication NONE =
      new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.empty());

  /// A draw if neither engine sees more than `score` for anybody.
  ///
  /// @param moveNumber from which move on
  /// @param moveCount for how many moves by each
  /// @param score in centipawns
  public record Draw(int moveNumber, int moveCount, int score) {}

  /// A loss if an engine sees itself behind by `score`.
  ///
  /// @param moveCount for how many of its moves
  /// @param score in centipawns
  /// @param twosided whether the opponent has to see that, too
  public record Resign(int moveCount, int score, boolean twosided) {}
}
