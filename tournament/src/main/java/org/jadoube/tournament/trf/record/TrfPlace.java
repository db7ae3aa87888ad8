package org.jadoube.tournament.trf.record;

import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;

/// Where a file says something.
///
/// @param column from 1
/// @since 0.1.0
public record TrfPlace(TrfRecord record, int column) {
  private static final int POINTS = 81;
  private static final int FIRST_ROUND = 92;
  private static final int WIDTH = 10;

  public TrfPlace {
    Require.atLeast(1, column, "column");
  }

  /// A whole line.
  public static TrfPlace of(TrfRecord record) {
    return new TrfPlace(record, 1);
  }

  /// The points of a player.
  public static TrfPlace ofPoints(Player player) {
    return new TrfPlace(player, POINTS);
  }

  /// A round of a player.
  ///
  /// @param round from 1
  public static TrfPlace ofRound(Player player, int round) {
    ColumnChecks.round(round, "round");
    return new TrfPlace(player, FIRST_ROUND + WIDTH * (round - 1));
  }
}
