package org.jadoube.audit.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.audit.finding.JudgedBy;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.TournamentFinding;

/// Checks the games of a round robin.
public final class RoundRobinCheck {
  /// Players who lack so many games may have left before the end.
  private static final int FEWEST_GAMES_OF_LEAVERS = 2;

  private final RoundRobin event;
  private final Map<Opponents, List<TournamentGame>> met;

  public RoundRobinCheck(RoundRobin event) {
    this.event = event;
    met = event.met();
  }

  /// All findings.
  public List<PlacedFinding> found() {
    List<PlacedFinding> found = new ArrayList<>(missing());
    found.addAll(surplus());
    event.players().forEach(player -> found.addAll(twice(player)));
    return found;
  }

  private List<PlacedFinding> missing() {
    Set<String> left = event.players().stream().filter(this::hasLeft).collect(Collectors.toSet());
    return event.pairs().stream()
        .filter(pair -> !left.contains(pair.first()) && !left.contains(pair.second()))
        .filter(pair -> games(pair).size() < event.meetings())
        .map(pair -> at(event.first(), new TournamentFinding.MissingGame(meetings(pair))))
        .toList();
  }

  /// Whether a player may have withdrawn: the missing games can all be the last ones.
  private boolean hasLeft(String player) {
    List<TournamentGame> played = event.gamesOf(player);
    int missing = event.meetings() * (event.players().size() - 1) - played.size();
    int last = played.stream().mapToInt(TournamentGame::round).max().orElse(0);
    return missing >= FEWEST_GAMES_OF_LEAVERS && last + missing <= event.rounds();
  }

  private List<PlacedFinding> surplus() {
    return met.entrySet().stream()
        .flatMap(each ->
            each.getValue().stream()
                .skip(event.meetings())
                .map(game -> at(game, new TournamentFinding.SurplusGame(meetings(each.getKey())))))
        .toList();
  }

  private List<TournamentGame> games(Opponents pair) {
    return met.getOrDefault(pair, List.of());
  }

  private TournamentFinding.Meetings meetings(Opponents pair) {
    return new TournamentFinding.Meetings(
        name(pair.first()),
        name(pair.second()),
        games(pair).size(),
        event.meetings(),
        event.players().size());
  }

  private String name(String player) {
    return event.gamesOf(player).getFirst().name(player);
  }

  /// The games of a player in rounds with an earlier game of theirs against somebody else.
  private List<PlacedFinding> twice(String player) {
    List<PlacedFinding> found = new ArrayList<>();
    Map<Integer, TournamentGame> rounds = new HashMap<>();
    for (TournamentGame game : event.gamesOf(player)) {
      TournamentGame other = rounds.putIfAbsent(game.round(), game);
      if (other != null && !other.pair().equals(game.pair())) {
        found.add(at(game, twice(player, other)));
      }
    }
    return found;
  }

  private static PlacedFinding at(TournamentGame game, TournamentFinding finding) {
    return new PlacedFinding(game.place().place(), finding, JudgedBy.TEXT);
  }

  private static TournamentFinding twice(String player, TournamentGame other) {
    return new TournamentFinding.TwiceInRound(
        other.name(player), other.round(), other.place().archive(), other.place().game());
  }
}
