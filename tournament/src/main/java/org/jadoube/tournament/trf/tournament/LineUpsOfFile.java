package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TeamMatchRecord.Lineup;

/// Who sat where: as record 300 says, or else those who were there in the order of the list.
///
/// @param players by starting rank
record LineUpsOfFile(TrfFile file, FileTeams teams, Map<Integer, PlayerRecord.Player> players) {
  static final int NOBODY = 0;

  /// The starting ranks from the first board; 0 for nobody.
  List<Integer> of(int round, Team team) {
    return file.all(Lineup.class)
        .filter(said -> said.round() == round && said.team() == team.number())
        .findFirst()
        .map(Lineup::boards)
        .map(boards -> boards.stream().map(rank -> isOf(team, rank) ? rank : NOBODY).toList())
        .orElseGet(() -> present(round, team));
  }

  private boolean isOf(Team team, int rank) {
    return teams.teamOf(rank).filter(of -> of == team.number()).isPresent();
  }

  private List<Integer> present(int round, Team team) {
    return team.players().stream().filter(rank -> isThere(entry(rank, round))).toList();
  }

  /// A forfeit loss to nobody, without a colour, is how files say that a player was not nominated.
  private static boolean isThere(RoundEntry entry) {
    return entry.opponent() != NOBODY
        || entry.result() == RoundResult.FORFEIT_WIN
        || (entry.result() == RoundResult.FORFEIT_LOSS && entry.colour().isPresent());
  }

  /// A player's entry for a round.
  RoundEntry entry(int rank, int round) {
    return Optional.ofNullable(players.get(rank))
        .map(player -> player.round(round))
        .orElse(RoundEntry.BLANK);
  }

  int longest(int round) {
    return teams.teams().stream().mapToInt(team -> of(round, team).size()).max().orElse(0);
  }
}
