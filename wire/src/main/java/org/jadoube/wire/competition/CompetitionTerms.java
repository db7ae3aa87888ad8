package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Format;
import org.jadoube.competition.tiebreak.TieBreak;
import org.jadoube.laws.regulations.Regulations;

/// What is settled about an event before it starts.
///
/// @param name of the event
/// @param format how its rounds are paired
/// @param regulations of its games; their scoring is the event's, and for an online competition
///   they say of which kind it is (E04 6.1)
/// @param rounds of a Swiss, or games of a match; in other formats they follow from the entrants,
///   so an event with a number is refused
/// @param cycles how often everybody meets in a round robin or a Scheveningen; once if left out;
///   other formats have none
/// @param byeHalves what a pairing-allocated bye is worth, in half points; as much as a win if left
///   out
/// @param tieBreaks in the order in which they apply, as C07 names them
/// @param appointed when the rounds start, from the first, each later than the one before and none
///   in the past; rounds beyond the list have no appointed time
/// @param openEntry whether whoever has an account may enter
/// @param teams what is settled about matches, if teams play
public record CompetitionTerms(
    String name,
    Format format,
    Regulations regulations,
    OptionalInt rounds,
    OptionalInt cycles,
    OptionalInt byeHalves,
    Optional<List<TieBreak>> tieBreaks,
    Optional<List<Instant>> appointed,
    boolean openEntry,
    Optional<TeamTerms> teams) {
  private static final int MOST_ROUNDS = 999;
  private static final int MOST_CYCLES = 100;
  private static final int MOST_HALVES = 1000;

  public CompetitionTerms {
    requireNonNull(name, "name");
    Require.notBlank(name, "name");
    requireNonNull(format, "format");
    requireNonNull(regulations, "regulations");
    requireNonNull(rounds, "rounds");
    Require.within(1, MOST_ROUNDS, rounds.orElse(1), "rounds");
    requireNonNull(cycles, "cycles");
    Require.within(1, MOST_CYCLES, cycles.orElse(1), "cycles");
    requireNonNull(byeHalves, "byeHalves");
    Require.within(0, MOST_HALVES, byeHalves.orElse(0), "byeHalves");
    requireNonNull(tieBreaks, "tieBreaks");
    tieBreaks = tieBreaks.map(List::copyOf);
    requireNonNull(appointed, "appointed");
    appointed = appointed.map(List::copyOf);
    requireNonNull(teams, "teams");
  }

  /// When a round starts, if that is appointed.
  ///
  /// @param round from 1
  public Optional<Instant> appointed(int round) {
    Require.atLeast(1, round, "round");
    return appointed.filter(times -> round <= times.size()).map(times -> times.get(round - 1));
  }
}
