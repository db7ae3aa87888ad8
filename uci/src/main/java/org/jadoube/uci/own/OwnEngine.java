package org.jadoube.uci.own;

import java.util.function.Consumer;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.domain.Require;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Engine;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.own.search.SearchTable;

/// Our own engine: small, and honest about its levels. It searches on the thread that asks, and has
/// none of its own. By nodes or depth its answers depend on the questions alone, not on the
/// machine.
///
/// ```java
/// PlayedLine line = PlayedLine.of(Fen.position("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1").orThrow());
/// try (OwnEngine engine = OwnEngine.of(Level.FULL)) {
///   engine.answer(line, Limits.depth(3)).move(); // => Optional[Normal[ROOK a1-a8]]
/// }
/// ```
///
/// @since 0.1.0
public final class OwnEngine implements Engine {
  /// The memory for positions that were searched before.
  public static final int USUAL_MEGABYTES = 16;

  private final Level level;
  private final long seed;
  private final SearchTable table;
  private volatile boolean closed;
  private volatile Runnable stopping = () -> {};

  private OwnEngine(Level level, long seed, int megabytes) {
    this.level = level;
    this.seed = seed;
    this.table = level.isLimited() ? SearchTable.forNodes(1) : SearchTable.ofMegabytes(megabytes);
  }

  /// The engine at this level.
  public static OwnEngine of(Level level) {
    return of(level, 0);
  }

  /// The engine at this level, whose slips follow from a seed.
  public static OwnEngine of(Level level, long seed) {
    return new OwnEngine(level, seed, USUAL_MEGABYTES);
  }

  /// The engine at this level, with more or less memory.
  ///
  /// @param megabytes from 1 to 4096
  public static OwnEngine of(Level level, long seed, int megabytes) {
    Require.within(1, 4096, megabytes, "megabytes");
    return new OwnEngine(level, seed, megabytes);
  }

  @Override
  public String name() {
    return level.isLimited() ? "jadoube, level " + level.number() : "jadoube";
  }

  @Override
  public void newGame() {
    table.clear();
  }

  /// A search that has yet to be run.
  public OwnSearch search(PlayedLine line, Limits limits) {
    // A weak level forgets everything between its moves, so it plays the same wherever it is asked.
    SearchTable known = level.isLimited() ? SearchTable.forNodes(level.nodes()) : table;
    return new OwnSearch(line, limits, level, seed, known);
  }

  @Override
  public Answer answer(PlayedLine line, Limits limits, Consumer<Finding> watcher) {
    OwnSearch search = search(line, limits);
    stopping = search::stop;
    if (closed) {
      return Answer.failed(Failure.Kind.CLOSED, "The engine was closed.");
    }
    search.startClock();
    return search.run(1, watcher);
  }

  @Override
  public void stop() {
    stopping.run();
  }

  @Override
  public void close() {
    closed = true;
    stop();
  }
}
