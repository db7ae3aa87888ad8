package org.jadoube.tournament;

import java.time.Instant;
import org.jadoube.chess.domain.Require;

/// That a round was taken back after everybody had seen its pairings, which changes only for good
/// reasons (C.04.2, 4.4).
///
/// @param round from 1
/// @param at when
/// @param reason as the officials gave it
/// @since 0.1.0
public record TakenBack(int round, Instant at, String reason) {
  public TakenBack {
    Require.atLeast(1, round, "round");
    Require.notBlank(reason, "reason");
  }
}
