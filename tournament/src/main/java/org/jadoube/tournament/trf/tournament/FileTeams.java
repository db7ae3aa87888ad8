package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.rating.Rating;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TrfPlace;

/// The teams of a file.
///
/// @param teams in the order of the lines
/// @param members the number of a player's team by the starting rank
record FileTeams(List<Team> teams, Map<Integer, Integer> members) {
  /// @param players by starting rank
  static FileTeams of(
      TrfFile file, Map<Integer, PlayerRecord.Player> players, List<Contradiction> reasons) {
    List<TeamRecord> records = records(file);
    List<Team> teams = new ArrayList<>();
    Map<Integer, Integer> members = new HashMap<>();
    for (int i = 0; i < records.size(); i++) {
      TeamRecord record = records.get(i);
      int number = record instanceof TeamRecord.Team numbered ? numbered.number() : i + 1;
      for (int rank : record.players()) {
        if (!players.containsKey(rank)) {
          reasons.add(
              Contradiction.at(
                  TrfPlace.of(record),
                  "Player " + rank + " of team " + number + " has no line (001)."));
        }
        Integer other = members.putIfAbsent(rank, number);
        if (other != null) {
          reasons.add(
              Contradiction.at(
                  TrfPlace.of(record),
                  "Player " + rank + " of team " + number + " is in team " + other + " already."));
        }
      }
      teams.add(
          new Team(
              number, name(record, number), Optional.empty(), strength(record), record.players()));
    }
    twice(records, teams)
        .ifPresent(record ->
            reasons.add(
                Contradiction.at(TrfPlace.of(record), "Another team has the same number.")));
    return new FileTeams(teams, members);
  }

  private static Optional<TeamRecord> twice(List<TeamRecord> records, List<Team> teams) {
    Set<Integer> seen = new HashSet<>();
    return IntStream.range(0, records.size())
        .filter(i -> !seen.add(teams.get(i).number()))
        .mapToObj(records::get)
        .findFirst();
  }

  /// Those of TRF26, or else those of TRF16.
  private static List<TeamRecord> records(TrfFile file) {
    List<TeamRecord> numbered = new ArrayList<>(file.all(TeamRecord.Team.class).toList());
    return numbered.isEmpty() ? List.copyOf(file.all(TeamRecord.class).toList()) : numbered;
  }

  private static String name(TeamRecord record, int number) {
    return record.name().isBlank() ? "Team " + number : record.name();
  }

  private static OptionalInt strength(TeamRecord record) {
    return record instanceof TeamRecord.Team team
        ? team.strength().stream()
            .filter(rating -> rating > 0 && rating <= Rating.HIGHEST_RATING)
            .findFirst()
        : OptionalInt.empty();
  }

  /// The number of the team that a player is of.
  Optional<Integer> teamOf(int rank) {
    return Optional.ofNullable(members.get(rank));
  }
}
