package org.jadoube.uci;

import java.util.function.Consumer;
import org.jadoube.chess.PlayedLine;

/// A chess engine: a program that speaks UCI, or our own. It answers one question at a time.
///
/// ```java
/// try (Engine engine = OwnEngine.of(Level.of(3))) {
///   Answer answer = engine.answer(PlayedLine.standard(), Limits.nodes(2_000));
///   answer.move().isPresent(); // => true
/// }
/// ```
///
/// @since 0.1.0
public interface Engine extends AutoCloseable {
  /// The name by which it is known.
  String name();

  /// The next question belongs to another game.
  void newGame();

  /// The move to make at the end of `line`. Waits for it. Whatever the engine does, the answer is a
  /// value: a move that is legal there, or a failure.
  ///
  /// @param watcher is told what the engine finds on the way, on any thread
  Answer answer(PlayedLine line, Limits limits, Consumer<Finding> watcher);

  /// The move to make at the end of `line`.
  default Answer answer(PlayedLine line, Limits limits) {
    return answer(line, limits, _ -> {});
  }

  /// Ends the search that is under way: its answer comes at once. Any thread may ask for that.
  /// Without a search it does nothing.
  void stop();

  /// Ends the engine. Every later question is answered with a failure.
  @Override
  void close();
}
