package org.jadoube.audit.tournament;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// The games of archives, event by event.
public final class Events {
  /// Between games of one event there are fewer days.
  private static final long LONGEST_PAUSE = 60;

  private final int most;
  private final Map<String, List<TournamentGame>> games = new LinkedHashMap<>();
  private int count;
  private boolean full;

  /// @param most how many games are remembered; events with others are left out
  public Events(int most) {
    this.most = most;
  }

  /// Adds a game.
  public void add(TournamentGame game) {
    full |= count >= most;
    if (full) {
      games.remove(game.event()); // with a game missing, it would be accused of that
    } else {
      games.computeIfAbsent(game.event(), _ -> new ArrayList<>()).add(game);
      count++;
    }
  }

  /// What is wrong with them, in the order in which the events began.
  public List<RoundRobinCheck.Found> found() {
    return games.values().stream()
        .flatMap(named -> apart(named).stream())
        .flatMap(event -> RoundRobin.of(event).stream())
        .flatMap(event -> new RoundRobinCheck(event).found().stream())
        .toList();
  }

  /// The games of events of the same name, each in the order of the archives.
  private static Collection<List<TournamentGame>> apart(List<TournamentGame> named) {
    TreeMap<LocalDate, List<TournamentGame>> events = new TreeMap<>();
    LocalDate before = LocalDate.MIN;
    for (LocalDate day : new TreeSet<>(named.stream().map(TournamentGame::day).toList())) {
      if (events.isEmpty() || ChronoUnit.DAYS.between(before, day) > LONGEST_PAUSE) {
        events.put(day, new ArrayList<>());
      }
      before = day;
    }
    named.forEach(game -> events.floorEntry(game.day()).getValue().add(game));
    return events.values();
  }
}
