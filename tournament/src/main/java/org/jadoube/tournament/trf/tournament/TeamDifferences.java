package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TeamRecord.Roster;
import org.jadoube.tournament.trf.record.TeamRecord.Team;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Teams of a file beside those that a tournament writes.
record TeamDifferences(TrfFile file, TrfFile written) {
  private static final int NAME = 9;
  private static final int NICKNAME = 42;
  private static final int STRENGTH = 48;
  private static final int MATCH_POINTS = 55;
  private static final int GAME_POINTS = 62;
  private static final int RANK = 69;
  private static final int PLAYERS = 74;

  void of(TeamRecord team, Telling telling) {
    switch (team) {
      case Roster roster -> of(roster, telling);
      case Team said ->
          written
              .all(Team.class)
              .filter(each -> each.number() == said.number())
              .findFirst()
              .ifPresentOrElse(
                  now -> of(said, now, telling),
                  () -> telling.tell(TrfPlace.of(said), "team " + said.number()));
    }
  }

  /// The other form of a team, or all there is.
  private void of(Roster said, Telling telling) {
    boolean same =
        written
            .all(Team.class)
            .anyMatch(
                now -> now.name().equals(said.name()) && now.players().equals(said.players()));
    if (!same) {
      telling.tell(TrfPlace.of(said), "team \"" + said.name() + "\" with " + said.players());
    }
  }

  private static void of(Team said, Team now, Telling telling) {
    field(said, NAME, said.name(), now.name(), telling);
    field(said, NICKNAME, said.nickname(), now.nickname(), telling);
    field(said, STRENGTH, number(said.strength()), number(now.strength()), telling);
    points(said, MATCH_POINTS, said.matchPoints(), now.matchPoints(), telling);
    points(said, GAME_POINTS, said.gamePoints(), now.gamePoints(), telling);
    players(said, now.players(), telling);
    if (said.rank().isPresent() && !said.rank().equals(now.rank())) {
      telling.tell(
          new TrfPlace(said, RANK), "ranks that the standings of the tournament do not give");
    }
  }

  private static void points(
      Team team, int column, Optional<TrfPoints> said, Optional<TrfPoints> now, Telling telling) {
    if (said.isPresent()) {
      field(team, column, said.get().toString(), now.map(TrfPoints::toString).orElse(""), telling);
    }
  }

  private static void players(Team team, List<Integer> now, Telling telling) {
    field(team, PLAYERS, team.players().toString(), now.toString(), telling);
  }

  private static void field(Team team, int column, String said, String now, Telling telling) {
    if (!said.equals(now)) {
      telling.tell(new TrfPlace(team, column), said, now);
    }
  }

  /// 0 is none.
  private static String number(OptionalInt strength) {
    return strength.stream()
        .filter(each -> each > 0)
        .mapToObj(Integer::toString)
        .findFirst()
        .orElse("");
  }
}
