package org.jadoube.audit.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.finding.PlacedFinding;

/// The games of archives, event by event.
public final class GamesByEvent {
  private final int most;
  private final Map<String, List<TournamentGame>> games = new HashMap<>();
  private int count;
  private boolean full;

  /// @param most how many games are remembered; events with further ones are left out
  public GamesByEvent(int most) {
    this.most = most;
  }

  /// Adds a game.
  public void add(TournamentGame game) {
    String event = game.part().event();
    full |= count >= most;
    if (full) {
      games.remove(event); // with a game missing, it would be accused of that
    } else {
      games.computeIfAbsent(event, _ -> new ArrayList<>()).add(game);
      count++;
    }
  }

  /// The findings about them, in the order in which the events began.
  public List<PlacedFinding> found() {
    return games.values().stream()
        .flatMap(
            named -> named.stream().map(EventStretch::of).sorted(EventStretch.BY_EVENT_AND_DAY))
        .gather(EventStretch.joined())
        .flatMap(event -> event.roundRobin().stream())
        .sorted(Comparator.comparingLong(RoundRobin::order))
        .flatMap(event -> new RoundRobinCheck(event).found().stream())
        .toList();
  }
}
