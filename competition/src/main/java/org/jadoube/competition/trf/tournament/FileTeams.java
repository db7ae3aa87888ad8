package org.jadoube.competition.trf.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.competition.Participant;
import org.jadoube.competition.Player;
import org.jadoube.competition.Team;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.record.PlayerRecord;
import org.jadoube.competition.trf.record.TeamRecord;

/// The teams of a file.
///
/// @param teams in the order of the lines
/// @param members by starting rank
record FileTeams(List<Team> teams, Map<Integer, Member> members) {
  /// Where a player stands.
  ///
  /// @param team the number of the team
  /// @param place on its list, from 1
  record Member(int team, int place) {}

  /// @param players by starting rank
  static FileTeams of(
      TrfFile file, Map<Integer, PlayerRecord.Player> players, List<String> reasons) {
    List<TeamRecord> records = records(file);
    List<Team> teams = new ArrayList<>();
    Map<Integer, Member> members = new HashMap<>();
    for (int i = 0; i < records.size(); i++) {
      TeamRecord record = records.get(i);
      int number = record instanceof TeamRecord.Team numbered ? numbered.number() : i + 1;
      List<Player> list = new ArrayList<>();
      for (int rank : record.players()) {
        PlayerRecord.Player player = players.get(rank);
        Member member = new Member(number, list.size() + 1);
        if (player == null || members.putIfAbsent(rank, member) != null) {
          reasons.add("Player " + rank + " of team " + number + " is unknown, or is there twice.");
        } else {
          list.add(FilePlayer.of(player, member.place()));
        }
      }
      teams.add(new Team(number, name(record, number), strength(record), list));
    }
    if (teams.stream().map(Team::number).distinct().count() < teams.size()) {
      reasons.add("Two teams have the same number.");
    }
    return new FileTeams(teams, members);
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
            .filter(rating -> rating > 0 && rating <= Participant.MOST_RATING)
            .findFirst()
        : OptionalInt.empty();
  }

  Optional<Member> member(int rank) {
    return Optional.ofNullable(members.get(rank));
  }

  /// The starting rank of a player.
  int rank(Member member) {
    return members.entrySet().stream()
        .filter(entry -> entry.getValue().equals(member))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }
}
