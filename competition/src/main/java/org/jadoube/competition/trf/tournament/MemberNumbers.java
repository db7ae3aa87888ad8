package org.jadoube.competition.trf.tournament;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.competition.Team;
import org.jadoube.competition.Tournament;

/// The starting ranks of teams' players in a file: team by team, in the order of their lists.
///
/// @param before how many come before those of a team, by its number
record MemberNumbers(Map<Integer, Integer> before) {
  static MemberNumbers of(Tournament tournament) {
    Map<Integer, Integer> before = new HashMap<>();
    int count = 0;
    for (Team team : teams(tournament).toList()) {
      before.put(team.number(), count);
      count += team.players().size();
    }
    return new MemberNumbers(before);
  }

  static Stream<Team> teams(Tournament tournament) {
    return tournament.participants().stream().filter(Team.class::isInstance).map(Team.class::cast);
  }

  /// @param place on the team's list, from 1
  int of(int team, int place) {
    return before.getOrDefault(team, 0) + place;
  }
}
