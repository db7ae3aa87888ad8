package org.jadoube.server.answer;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.competition.Format;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.events.EventHeadline;
import org.jadoube.wire.Names;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Stage;

/// An event in a list.
///
/// @param players how many have been entered
/// @param teams how many have been entered, if teams play
/// @param rounds how many have been published
/// @param plannedRounds 0 while that is unknown
public record ListedCompetition(
    String id,
    String name,
    @NameOf(Format.class) String format,
    @NameOf(Stage.class) String stage,
    int players,
    Optional<Integer> teams,
    int rounds,
    int plannedRounds,
    Instant created) {
  static ListedCompetition of(EventHeadline line) {
    CompetitionRecord event = line.record();
    return new ListedCompetition(
        event.id(),
        event.terms().name(),
        Names.of(event.terms().format()),
        Names.of(event.stage()),
        event.entrants().size(),
        event.isOfTeams() ? Optional.of(event.teamList().size()) : Optional.empty(),
        (int) event.rounds().stream().filter(CompetitionRound::published).count(),
        event.plannedRounds(),
        line.created());
  }
}
