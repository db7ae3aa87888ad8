package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.competition.Format;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.Stage;
import org.jadoube.wire.competition.TeamLineUp;

/// Which teams play in an event, and who plays for them. The list of a team is fixed once the first
/// round has been paired (C05, 7.1).
final class Teams {
  private Teams() {}

  /// Enters a team; in a Swiss also after its start.
  static Changed enter(CompetitionRecord record, EnteringTeam entering, EventLimits limits) {
    if (!record.isOfTeams()) {
      return refused(Hindrance.UNFIT, "Players take part in this event, not teams.");
    }
    if (record.stage() != Stage.REGISTRATION
        && (record.terms().format() != Format.SWISS || record.stage() == Stage.FINISHED)) {
      return refused(Hindrance.WRONG_STAGE, "Teams are entered before the first round is paired.");
    }
    List<ListedTeam> teams = new ArrayList<>(ListedTeam.of(record));
    teams.add(ListedTeam.of(entering, boards(record)));
    return arranged(record, teams, limits);
  }

  private static int boards(CompetitionRecord record) {
    return record.terms().teams().orElseThrow().boards();
  }

  private static Changed arranged(
      CompetitionRecord record, List<ListedTeam> teams, EventLimits limits) {
    CompetitionRecord arranged = ListedTeam.arranged(record, teams);
    if (arranged.entrants().size() > limits.players() || teams.size() > EventLimits.MOST_TEAMS) {
      return refused(
          Hindrance.FULL,
          String.format(
              Locale.ROOT,
              "An event has at most %d teams with %d players together.",
              EventLimits.MOST_TEAMS,
              limits.players()));
    }
    return hasTwice(arranged.entrants())
        ? refused(Hindrance.ENTERED, "A player is in two teams, or twice in one.")
        : Changed.to(arranged);
  }

  private static boolean hasTwice(List<Entrant> players) {
    Set<String> seen = new HashSet<>();
    return players.stream()
        .flatMap(
            player -> Stream.of(player.account(), player.fideId().map(number -> "FIDE " + number)))
        .flatMap(Optional::stream)
        .anyMatch(who -> !seen.add(who));
  }

  /// Enters a team anew under its number. Once the first round has been paired, only its captain
  /// can be another.
  static Changed replace(
      CompetitionRecord record, int number, EnteringTeam entering, EventLimits limits) {
    if (record.team(number).isEmpty()) {
      return new Participants(record).unknown(number);
    }
    List<ListedTeam> teams = new ArrayList<>(ListedTeam.of(record));
    ListedTeam now = ListedTeam.of(entering, boards(record));
    ListedTeam before = teams.set(number - 1, now);
    if (record.stage() == Stage.REGISTRATION) {
      return arranged(withoutLineUps(record, number), teams, limits);
    }
    return isSame(before, now)
        ? Changed.to(captained(record, number, now.team().captain()))
        : refused(
            Hindrance.WRONG_STAGE,
            "The list of a team is fixed once the first round has been paired; only its captain"
                + " can be another.");
  }

  private static boolean isSame(ListedTeam one, ListedTeam other) {
    return one.team().name().equals(other.team().name())
        && one.players().stream()
            .map(player -> player.with(1))
            .toList()
            .equals(other.players().stream().map(player -> player.with(1)).toList());
  }

  private static CompetitionRecord captained(
      CompetitionRecord record, int number, Optional<String> captain) {
    return record.withTeams(
        record.teamList().stream()
            .map(team -> team.number() == number ? team.withCaptain(captain) : team)
            .toList(),
        record.entrants());
  }

  private static CompetitionRecord withoutLineUps(CompetitionRecord record, int team) {
    return record.withLineUps(
        record.lineUpList().stream().filter(lineUp -> lineUp.team() != team).toList());
  }

  /// Gives a team another fixed order of boards, before the first round is paired.
  ///
  /// @param places the present places in the order of the new ones
  static Changed reorder(CompetitionRecord record, int number, List<Integer> places) {
    if (record.team(number).isEmpty()) {
      return new Participants(record).unknown(number);
    }
    if (record.stage() != Stage.REGISTRATION) {
      return refused(
          Hindrance.WRONG_STAGE,
          "The order of boards is fixed once the first round has been paired.");
    }
    List<ListedTeam> teams = new ArrayList<>(ListedTeam.of(record));
    ListedTeam team = teams.get(number - 1);
    List<Integer> all = IntStream.rangeClosed(1, team.players().size()).boxed().toList();
    if (!places.stream().sorted().toList().equals(all)) {
      return refused(Hindrance.UNFIT, "The order must name every place of the team's list once.");
    }
    teams.set(number - 1, team.reordered(places));
    return Changed.to(ListedTeam.arranged(withoutLineUps(record, number), teams));
  }

  /// The event without a team, before its start. Those after it move up.
  static CompetitionRecord without(CompetitionRecord record, int number) {
    List<ListedTeam> rest =
        ListedTeam.of(record).stream().filter(each -> each.team().number() != number).toList();
    List<TeamLineUp> lineUps =
        record.lineUpList().stream()
            .filter(lineUp -> lineUp.team() != number)
            .map(lineUp ->
                lineUp.team() < number
                    ? lineUp
                    : new TeamLineUp(lineUp.round(), lineUp.team() - 1, lineUp.players()))
            .toList();
    return ListedTeam.arranged(record.withLineUps(lineUps), rest);
  }
}
