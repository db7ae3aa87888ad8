package org.jadoube.audit.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An event in which everybody met everybody else equally often, judging by its games: it has
/// exactly the rounds of such an event, and nearly all of the games. Records do not name the
/// system; other systems do not come so close.
///
/// @param games in the order of the archives
/// @param players in alphabetical order
/// @param meetings how often two players should meet
public record RoundRobin(
    List<TournamentGame> games, Set<String> players, int rounds, int meetings) {
  private static final int FEWEST_PLAYERS = 4;

  /// More players would need hundreds of rounds.
  static final int MOST_PLAYERS = 200;

  private static final int MOST_MEETINGS = 4;

  /// One game in so many may be missing or surplus.
  private static final int GAMES_FOR_A_FAULT = 10;

  /// The most games of so many players.
  static final int MOST_GAMES =
      full(MOST_PLAYERS, MOST_MEETINGS) * (GAMES_FOR_A_FAULT + 1) / GAMES_FOR_A_FAULT;

  /// The round robin that consists of these games; empty if they do not look like one.
  public static Optional<RoundRobin> of(List<TournamentGame> games) {
    Set<String> players =
        games.stream()
            .flatMap(game -> Stream.of(game.part().white(), game.part().black()))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<Integer> rounds = games.stream().map(TournamentGame::round).collect(Collectors.toSet());
    int each = players.size() - 1 + players.size() % 2;
    boolean regular =
        players.size() >= FEWEST_PLAYERS
            && rounds.size() % each == 0
            && rounds.size() / each <= MOST_MEETINGS
            && rounds.stream().allMatch(round -> round <= rounds.size());
    return Optional.of(new RoundRobin(games, players, rounds.size(), rounds.size() / each))
        .filter(event -> regular && event.isNearlyComplete());
  }

  private boolean isNearlyComplete() {
    int full = full(players.size(), meetings);
    int faults = Math.max(1, full / GAMES_FOR_A_FAULT);
    int right = met().values().stream().mapToInt(found -> Math.min(meetings, found.size())).sum();
    return right >= full - faults && games.size() <= full + faults;
  }

  private static int full(int players, int meetings) {
    return meetings * players * (players - 1) / 2;
  }

  /// Its place in the order of the archives; earlier events have smaller numbers.
  public long order() {
    return first().order();
  }

  /// The game with which it began in the archives.
  TournamentGame first() {
    return games.getFirst();
  }

  /// The games of each pair that met.
  Map<Opponents, List<TournamentGame>> met() {
    return games.stream()
        .collect(
            Collectors.groupingBy(
                TournamentGame::pair, LinkedHashMap::new, Collectors.toUnmodifiableList()));
  }

  /// All pairs of players.
  List<Opponents> pairs() {
    List<String> names = List.copyOf(new TreeSet<>(players));
    List<Opponents> pairs = new ArrayList<>();
    for (int first = 0; first < names.size(); first++) {
      for (int second = first + 1; second < names.size(); second++) {
        pairs.add(new Opponents(names.get(first), names.get(second)));
      }
    }
    return pairs;
  }

  /// The games of a player.
  List<TournamentGame> gamesOf(String player) {
    return games.stream().filter(game -> game.isOf(player)).toList();
  }
}
