package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.ScoreKind;
import org.jadoube.laws.regulations.Scoring;

/// What is settled about an event of teams, besides what is settled about any event.
///
/// @param boards of each match
/// @param matchPoints what matches are worth, in half points; 2, 1 and 0 points if left out
/// @param rankedBy what teams are ranked by first; by match points if left out
/// @param byeMatchHalves match points for a pairing-allocated bye, in half points; as much as a
///   match won if left out
/// @param byeGameHalves game points for it, in half points; as much as a draw on each board if left
///   out
/// @param lineUpLead how long before the appointed start of a round its line-ups have to be there;
///   they can be handed in until the round is published if this is left out
public record TeamTerms(
    int boards,
    Optional<Scoring> matchPoints,
    Optional<ScoreKind> rankedBy,
    OptionalInt byeMatchHalves,
    OptionalInt byeGameHalves,
    Optional<Duration> lineUpLead) {
  /// The most boards of a match.
  public static final int MOST_BOARDS = 100;

  private static final int MOST_HALVES = 1000;
  private static final long MOST_DAYS = 366;

  public TeamTerms {
    Require.within(1, MOST_BOARDS, boards, "boards");
    requireNonNull(matchPoints, "matchPoints");
    requireNonNull(rankedBy, "rankedBy");
    requireNonNull(byeMatchHalves, "byeMatchHalves");
    Require.within(0, MOST_HALVES, byeMatchHalves.orElse(0), "byeMatchHalves");
    requireNonNull(byeGameHalves, "byeGameHalves");
    Require.within(0, MOST_HALVES, byeGameHalves.orElse(0), "byeGameHalves");
    requireNonNull(lineUpLead, "lineUpLead");
    lineUpLead.ifPresent(
        lead -> Require.within(0, MOST_DAYS, lead.isNegative() ? -1 : lead.toDays(), "lineUpLead"));
  }

  /// The usual terms of a match on so many boards.
  public static TeamTerms of(int boards) {
    return new TeamTerms(
        boards,
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty());
  }
}
