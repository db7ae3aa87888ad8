package org.jadoube.tournament.request;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.GameResult;

/// Results of several boards of a round, entered at once.
///
/// @param results by board, each board once
/// @param basis what they rest on, as a rule the players' reports
/// @param reason of all of them
/// @since 0.1.0
public record ResultsRequest(List<OfBoard> results, GameResult.Basis basis, String reason) {
  /// The result of a board.
  ///
  /// @param board from 1
  public record OfBoard(int board, Result result) {
    public OfBoard {
      Require.atLeast(1, board, "board");
    }
  }

  public ResultsRequest {
    results = List.copyOf(results);
  }

  /// A result of them as it is recorded.
  public GameResult recorded(Result result) {
    return GameResult.of(result).by(basis).because(reason.strip());
  }
}
