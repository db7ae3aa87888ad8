package org.jadoube.web.http.tournament;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.play.people.AccountId;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// Whether somebody plays in what is to be decided: in small tournaments, arbiters play, too.
final class OwnGame {
  private OwnGame() {}

  /// Whether it is on that board of a round; both count from 1.
  static boolean isOn(Tournament tournament, int round, int board, AccountId account) {
    return at(tournament, round)
        .flatMap(found -> found.games().stream().skip(Math.max(0, board - 1)).limit(1))
        .flatMap(OwnGame::players)
        .anyMatch(player -> isOf(tournament, player, account));
  }

  /// Whether it is in that match of a round, be it as a reserve.
  static boolean isIn(Tournament tournament, int round, int match, AccountId account) {
    return at(tournament, round)
        .flatMap(found -> found.matches().stream().skip(Math.max(0, match - 1)).limit(1))
        .flatMap(found -> members(tournament, found))
        .anyMatch(player -> isOf(tournament, player, account));
  }

  private static Stream<Round> at(Tournament tournament, int round) {
    return tournament.rounds().stream().skip(Math.max(0, round - 1)).limit(1);
  }

  private static Stream<Integer> players(Game board) {
    return Stream.of(board.white(), board.black());
  }

  private static Stream<Integer> members(Tournament tournament, Match match) {
    return Stream.of(match.first(), match.second())
        .flatMap(team -> tournament.team(team).stream())
        .map(Team::players)
        .flatMap(players -> players.stream());
  }

  private static boolean isOf(Tournament tournament, int player, AccountId account) {
    return tournament.entrant(player).flatMap(Player::account).equals(Optional.of(account.text()));
  }
}
