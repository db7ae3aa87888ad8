package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.competition.Fraction;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.TeamEntry;

/// A team with its players. The players of an event are numbered team by team, so their numbers
/// follow from the order of the teams.
record ListedTeam(TeamEntry team, List<Entrant> players) {
  static List<ListedTeam> of(CompetitionRecord record) {
    return record.teamList().stream().map(team -> of(record, team)).toList();
  }

  static ListedTeam of(CompetitionRecord record, TeamEntry team) {
    return new ListedTeam(
        team, team.players().stream().map(player -> record.entrant(player).orElseThrow()).toList());
  }

  /// A team as it is entered.
  static ListedTeam of(EnteringTeam entering, int boards) {
    List<Entrant> players = entering.entrants();
    OptionalInt said = entering.request().rating();
    return new ListedTeam(
        new TeamEntry(
            1,
            entering.name().orElseThrow(),
            entering.captainId(),
            said.isPresent() ? said : average(players, boards),
            players.stream().map(_ -> 1).toList()),
        players);
  }

  /// The average of those who are on the boards if nobody is missing, halves up.
  private static OptionalInt average(List<Entrant> players, int boards) {
    List<Entrant> first = players.subList(0, Math.min(boards, players.size()));
    return first.stream().allMatch(player -> player.rating().isPresent())
        ? OptionalInt.of(
            (int)
                Fraction.of(first.stream().mapToLong(each -> each.rating().orElseThrow()).sum())
                    .over(first.size())
                    .rounded())
        : OptionalInt.empty();
  }

  /// The same with its players in another order.
  ///
  /// @param places the present places in the order of the new ones
  ListedTeam reordered(List<Integer> places) {
    return new ListedTeam(team, places.stream().map(place -> players.get(place - 1)).toList());
  }

  /// The event with these teams, numbered in this order, and their players.
  static CompetitionRecord arranged(CompetitionRecord record, List<ListedTeam> order) {
    List<TeamEntry> teams = new ArrayList<>();
    List<Entrant> players = new ArrayList<>();
    for (ListedTeam each : order) {
      List<Integer> numbers = new ArrayList<>();
      for (Entrant player : each.players) {
        players.add(player.with(players.size() + 1));
        numbers.add(players.size());
      }
      teams.add(each.team.with(teams.size() + 1, numbers));
    }
    return record.withTeams(teams, players);
  }
}
