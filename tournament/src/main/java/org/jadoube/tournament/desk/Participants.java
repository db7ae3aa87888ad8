package org.jadoube.tournament.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;

/// Who has a pairing number in a tournament: its players, or its teams.
public record Participants(Tournament record) {
  int count() {
    return numbers().size();
  }

  List<Integer> numbers() {
    return record.isOfTeams()
        ? record.teamList().stream().map(Team::number).toList()
        : record.entrants().stream().map(Player::number).toList();
  }

  boolean has(int number) {
    return name(number).isPresent();
  }

  Optional<String> name(int number) {
    return record.isOfTeams()
        ? record.team(number).map(Team::name)
        : record.entrant(number).map(Player::name);
  }

  /// A sentence about one of them.
  ///
  /// @param rest what follows `Player 3`
  String sentence(int number, String rest) {
    return String.format(
        Locale.ROOT, "%s %d %s", record.isOfTeams() ? "Team" : "Player", number, rest);
  }

  /// Their name in the plural.
  String plural() {
    return record.isOfTeams() ? "teams" : "players";
  }

  /// That nobody has a number.
  Changed unknown(int number) {
    return Changed.refused(
        Hindrance.UNKNOWN_PLAYER,
        (record.isOfTeams() ? "No team" : "Nobody") + " has the number " + number + ".");
  }

  /// A sentence about one or two of them.
  ///
  /// @param rest what follows `Player 3`, or `Players 3 and 5`
  String sentence(List<Integer> numbers, String rest) {
    String word = record.isOfTeams() ? "Team" : "Player";
    return numbers.size() == 1
        ? sentence(numbers.getFirst(), rest)
        : word + "s " + numbers.getFirst() + " and " + numbers.getLast() + " " + rest;
  }
}
