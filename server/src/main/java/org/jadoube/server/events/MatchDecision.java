package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.RoundMatch;

/// What an arbiter decides about a whole match of teams. It stands before what the boards come to,
/// until the arbiter takes it back; the game points stay those of the boards.
///
/// @param round from 1
/// @param match from 1
record MatchDecision(int round, int match) {
  /// With another result, or with none but that of the boards.
  Changed in(CompetitionRecord record, Optional<BoardResult> result) {
    if (round < 1 || round > record.rounds().size()) {
      return refused(Hindrance.UNKNOWN_ROUND, "There is no round " + round + ".");
    }
    CompetitionRound there = record.rounds().get(round - 1);
    if (match < 1 || match > there.matchList().size()) {
      return refused(Hindrance.UNKNOWN_ROUND, "Round " + round + " has no match " + match + ".");
    }
    if (!there.published()) {
      return refused(Hindrance.WRONG_STAGE, "Round " + round + " has not been published yet.");
    }
    return result
        .flatMap(said -> fault(record, said))
        .orElseGet(() -> Changed.to(decided(record, there, result)));
  }

  private static Optional<Changed> fault(CompetitionRecord record, BoardResult said) {
    if (!AsTournament.matchScoring(record.terms()).matches().allows(said.result())) {
      return Optional.of(
          refused(Hindrance.UNFIT, "That is more than a match gives both teams (10.2)."));
    }
    return said.reason().isEmpty()
        ? Optional.of(refused(Hindrance.UNFIT, "A decision needs a reason."))
        : Optional.empty();
  }

  private CompetitionRecord decided(
      CompetitionRecord record, CompetitionRound there, Optional<BoardResult> result) {
    List<RoundMatch> matches = new ArrayList<>(there.matchList());
    matches.set(match - 1, matches.get(match - 1).with(result));
    return record.with(round, there.withMatches(matches));
  }
}
