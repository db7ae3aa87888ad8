package org.jadoube.play.game;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.record.GameRecord;

/// The events that a returning follower has missed.
final class Missed {
  /// A follower who has missed more is sent the whole game, which is then hardly longer.
  private static final int MOST = 200;

  private Missed() {}

  /// Whether the events since are enough for a follower who has seen so many. Before a game begins,
  /// more may have changed than its events say, such as who plays.
  static boolean sufficesAfter(int seen, List<Event> events) {
    return seen <= events.size()
        && events.size() - seen <= MOST
        && events.subList(0, seen).stream().anyMatch(Event.GameBegun.class::isInstance)
        && nothingIsTakenBack(seen, events);
  }

  private static boolean nothingIsTakenBack(int seen, List<Event> events) {
    List<Integer> plies = GameRecord.plies(events);
    return IntStream.range(seen, events.size())
        .noneMatch(i ->
            plies.get(i) < plies.get(i - 1) || events.get(i) instanceof BoardEvent.PawnReplaced);
  }
}
