package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.competition.GameResult;
import org.jadoube.laws.act.Result;

/// The result on a board.
///
/// @param result the scores; a forfeit is written with signs
/// @param basis what it rests on
/// @param unrated whether a game that was played does not count for ratings
/// @param reason why an arbiter decided on it; empty for what the game itself says
public record BoardResult(
    Result result, GameResult.Basis basis, boolean unrated, Optional<String> reason) {
  public BoardResult {
    requireNonNull(result, "result");
    requireNonNull(basis, "basis");
    requireNonNull(reason, "reason");
  }

  /// What the players of a game achieved.
  public static BoardResult played(Result result) {
    return new BoardResult(result, GameResult.Basis.PLAY, false, Optional.empty());
  }

  /// As competitions record it.
  public GameResult recorded() {
    GameResult recorded = GameResult.of(result).by(basis);
    return unrated ? recorded.unrated() : recorded;
  }
}
