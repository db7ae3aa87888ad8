package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.RoundBoard;

/// What an arbiter decides about the result on a board. It stands before what the game says, until
/// the arbiter takes it back.
///
/// @param round from 1
/// @param board from 1
record BoardDecision(int round, int board) {
  /// With another result, or with none but that of the game.
  Changed in(CompetitionRecord record, Optional<BoardResult> result) {
    if (round < 1 || round > record.rounds().size()) {
      return refused(Hindrance.UNKNOWN_ROUND, "There is no round " + round + ".");
    }
    CompetitionRound there = record.rounds().get(round - 1);
    if (board < 1 || board > there.boards().size()) {
      return refused(Hindrance.UNKNOWN_ROUND, "Round " + round + " has no board " + board + ".");
    }
    if (!there.published()) {
      return refused(Hindrance.WRONG_STAGE, "Round " + round + " has not been published yet.");
    }
    return result
        .flatMap(said -> fault(record, said))
        .orElseGet(() -> Changed.to(decided(record, there, result)));
  }

  private static Optional<Changed> fault(CompetitionRecord record, BoardResult said) {
    if (!record.terms().regulations().scoring().allows(said.result())) {
      return Optional.of(
          refused(Hindrance.UNFIT, "That is more than a game gives both players (10.2)."));
    }
    return said.reason().isEmpty()
        ? Optional.of(refused(Hindrance.UNFIT, "A decision needs a reason."))
        : Optional.empty();
  }

  private CompetitionRecord decided(
      CompetitionRecord record, CompetitionRound there, Optional<BoardResult> result) {
    List<RoundBoard> boards = new ArrayList<>(there.boards());
    boards.set(board - 1, boards.get(board - 1).with(result));
    return record.with(round, there.with(boards));
  }
}
