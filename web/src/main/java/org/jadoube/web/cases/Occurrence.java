package org.jadoube.web.cases;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;

/// An event worth telling.
///
/// @param passed the time since the previous occurrence
record Occurrence(Event event, Game before, Game after, Duration passed) {
  private static final Duration LONG = Duration.ofSeconds(30);

  /// All occurrences, in order, except the writing of moves and the beginning of the game.
  static List<Occurrence> in(List<CaseScene> scenes) {
    List<Occurrence> all = new ArrayList<>();
    for (CaseScene scene : scenes) {
      Duration passed = before(scene);
      Game game = scene.before();
      for (Event event : scene.events()) {
        Game before = game;
        game = game.evolve(event);
        if (SceneWords.isWorthTelling(event) && !(event instanceof Event.GameBegun)) {
          all.add(new Occurrence(event, before, game, passed));
          passed = Duration.ZERO;
        }
      }
    }
    return all;
  }

  /// The time between a scene and the event before it.
  static Duration before(CaseScene scene) {
    Instant since = scene.before().latest().orElse(scene.at());
    return Duration.between(since, scene.at());
  }

  /// Whether a time is worth mentioning.
  static boolean isLong(Duration passed) {
    return passed.compareTo(LONG) > 0;
  }

  boolean isLate() {
    return isLong(passed);
  }

  /// Whether it is an act of hands on the way to a move.
  boolean isByHand() {
    return event instanceof BoardEvent.PieceLifted
        || event instanceof BoardEvent.PiecePlaced
        || event instanceof BoardEvent.PieceReleased;
  }

  /// Whether it names the move that the hand has made.
  boolean namesMove() {
    return switch (event) {
      case Event.MoveMade _ -> true;
      case BoardEvent.IllegalMoveCompleted(_, _, _, var what, _) -> what.attempt().isPresent();
      default -> false;
    };
  }

  boolean isPending() {
    return event instanceof Event.MoveMade made && made.completion() == Completion.PENDING;
  }
}
