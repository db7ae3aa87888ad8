package org.jadoube.uci.session;

import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.jadoube.uci.Answer;
import org.jadoube.uci.own.OwnSearch;
import org.jadoube.uci.protocol.GoLine;
import org.jadoube.uci.protocol.InfoLine;
import org.jadoube.uci.protocol.UciMoveText;

/// A search that runs beside the reading of lines, on a thread of its own.
final class Thinking {
  private final OwnSearch search;
  private final int lines;
  private final boolean chess960;
  private final Consumer<String> out;
  private final CountDownLatch released;
  private final Thread thread;
  private volatile boolean over;

  private Thinking(OwnSearch search, GoLine go, int lines, boolean chess960, Consumer<String> out) {
    this.search = search;
    this.lines = lines;
    this.chess960 = chess960;
    this.out = out;
    this.released = new CountDownLatch(go.waits() ? 1 : 0);
    this.thread = Thread.ofPlatform().daemon().name("search").unstarted(this::think);
  }

  static Thinking begin(
      OwnSearch search, GoLine go, int lines, boolean chess960, Consumer<String> out) {
    Thinking thinking = new Thinking(search, go, lines, chess960, out);
    if (!go.ponder()) {
      search.startClock();
    }
    thinking.thread.start();
    return thinking;
  }

  private void think() {
    Answer answer = search.run(lines, finding -> out.accept(InfoLine.write(finding, chess960)));
    try {
      released.await();
      over = true; // the next question may come before this thread has ended
      out.accept(text(answer));
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private String text(Answer answer) {
    return switch (answer) {
      case Answer.Played played ->
          "bestmove "
              + UciMoveText.of(played.best(), chess960)
              + played.reply().map(move -> " ponder " + UciMoveText.of(move, chess960)).orElse("");
      case Answer.Failed _ -> "bestmove (none)";
    };
  }

  /// The opponent has made the expected move: the clock counts from now on.
  void hit() {
    search.startClock();
    released.countDown();
  }

  void stop() {
    search.stop();
    released.countDown();
  }

  /// Waits for the answer, if it comes by itself.
  void finish() throws InterruptedException {
    if (released.getCount() > 0 || search.isOpen()) {
      stop();
    }
    join();
  }

  boolean isOver() {
    return over;
  }

  /// Waits for the answer to be given.
  void join() throws InterruptedException {
    thread.join();
  }
}
