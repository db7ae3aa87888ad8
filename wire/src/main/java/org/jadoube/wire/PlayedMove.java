package org.jadoube.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Position;
import org.jadoube.laws.Event;
import org.jadoube.laws.Game;
import org.jadoube.laws.Ply;
import org.jadoube.laws.Times;

/// A move that was made.
///
/// @param times what the clocks showed once it was completed; empty in a game without time limit
public record PlayedMove(String uci, String san, Instant at, Optional<Times> times) {

  static List<PlayedMove> of(Game game) {
    return game.ply().all().stream().flatMap(PlayedMove::of).toList();
  }

  private static Stream<PlayedMove> of(Ply ply) {
    return ply
        .previous()
        .flatMap(before -> ply.made().map(made -> of(before.position(), made)))
        .stream();
  }

  private static PlayedMove of(Position position, Event.MoveMade made) {
    MoveView move = MoveView.of(position, made.move());
    return new PlayedMove(
        move.uci(),
        move.san(),
        made.at(),
        Optional.of(made.times()).filter(times -> !times.equals(Times.UNTIMED)));
  }
}
