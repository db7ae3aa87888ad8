package org.jadoube.tournament.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;

/// A team with its players. The players of a tournament are numbered team by team, so their numbers
/// follow from the order of the teams.
record ListedTeam(Team team, List<Player> players) {
  static List<ListedTeam> of(Tournament record) {
    return record.teamList().stream().map(team -> of(record, team)).toList();
  }

  static ListedTeam of(Tournament record, Team team) {
    return new ListedTeam(
        team, team.players().stream().map(player -> record.entrant(player).orElseThrow()).toList());
  }

  /// A team as it is entered.
  static ListedTeam of(EnteringTeam entering, int boards) {
    List<Player> players = entering.entrants();
    OptionalInt said = entering.request().rating();
    return new ListedTeam(
        new Team(
            1,
            entering.name().orElseThrow(),
            entering.captainId(),
            said.isPresent() ? said : average(players, boards),
            players.stream().map(_ -> 1).toList()),
        players);
  }

  /// The average of those who are on the boards if nobody is missing, halves up.
  private static OptionalInt average(List<Player> players, int boards) {
    List<Player> first = players.subList(0, Math.min(boards, players.size()));
    return first.stream().allMatch(player -> player.rating().isPresent())
        ? OptionalInt.of(
            (int)
                Fraction.of(first.stream().mapToLong(each -> each.rating().orElseThrow()).sum())
                    .over(first.size())
                    .rounded())
        : OptionalInt.empty();
  }

  /// The tournament with one more team. Its players come after those who are there, whose numbers
  /// stay.
  Tournament addedTo(Tournament record) {
    int last = record.entrants().stream().mapToInt(Player::number).max().orElse(0);
    List<Player> all = new ArrayList<>(record.entrants());
    List<Integer> numbers = new ArrayList<>();
    for (Player player : players) {
      numbers.add(last + numbers.size() + 1);
      all.add(player.with(numbers.getLast()));
    }
    List<Team> teams = new ArrayList<>(record.teamList());
    teams.add(team.with(teams.size() + 1, numbers));
    return record.withTeams(teams, all);
  }

  /// A copy with its players in another order.
  ///
  /// @param places the present places in the order of the new ones
  ListedTeam reordered(List<Integer> places) {
    return new ListedTeam(team, places.stream().map(place -> players.get(place - 1)).toList());
  }

  /// The tournament with these teams, numbered in this order, and their players.
  static Tournament arranged(Tournament record, List<ListedTeam> order) {
    List<Team> teams = new ArrayList<>();
    List<Player> players = new ArrayList<>();
    for (ListedTeam each : order) {
      List<Integer> numbers = new ArrayList<>();
      for (Player player : each.players) {
        players.add(player.with(players.size() + 1));
        numbers.add(players.size());
      }
      teams.add(each.team.with(teams.size() + 1, numbers));
    }
    return record.withTeams(teams, players);
  }
}
