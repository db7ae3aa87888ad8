package org.jadoube.play.game;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.record.GameRecord;

/// What a follower who comes back has missed.
final class Missed {
  /// Whoever has missed more is told the whole game, which is hardly longer then.
  private static final int MOST = 200;

  private Missed() {}

  /// Whether somebody who has seen that many of the events needs no more than those that followed.
  /// Before a game begins, more may have changed than its events say, such as who plays.
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
