package org.jadoube.server.http.event;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.server.people.AccountId;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundMatch;
import org.jadoube.wire.competition.TeamEntry;

/// Whether somebody plays in what is to be decided: in small events, arbiters play, too.
final class OwnGame {
  private OwnGame() {}

  /// Whether it is on that board of a round; both count from 1.
  static boolean isOn(CompetitionRecord event, int round, int board, AccountId account) {
    return at(event, round)
        .flatMap(found -> found.boards().stream().skip(Math.max(0, board - 1)).limit(1))
        .flatMap(OwnGame::players)
        .anyMatch(player -> isOf(event, player, account));
  }

  /// Whether it is in that match of a round, be it as a reserve.
  static boolean isIn(CompetitionRecord event, int round, int match, AccountId account) {
    return at(event, round)
        .flatMap(found -> found.matchList().stream().skip(Math.max(0, match - 1)).limit(1))
        .flatMap(found -> members(event, found))
        .anyMatch(player -> isOf(event, player, account));
  }

  private static Stream<CompetitionRound> at(CompetitionRecord event, int round) {
    return event.rounds().stream().skip(Math.max(0, round - 1)).limit(1);
  }

  private static Stream<Integer> players(RoundBoard board) {
    return Stream.of(board.white(), board.black());
  }

  private static Stream<Integer> members(CompetitionRecord event, RoundMatch match) {
    return Stream.of(match.first(), match.second())
        .flatMap(team -> event.team(team).stream())
        .map(TeamEntry::players)
        .flatMap(players -> players.stream());
  }

  private static boolean isOf(CompetitionRecord event, int player, AccountId account) {
    return event.entrant(player).flatMap(Entrant::account).equals(Optional.of(account.text()));
  }
}
