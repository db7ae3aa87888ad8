package org.jadoube.cli;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;

/// Loads slow parts of a short command on another processor while picocli reads the arguments: the
/// tables of attacks, and the catalogue of the Laws.
final class HeadStart {
  private static final Set<String> PLAYING = Set.of("position", "explain");
  private static final Set<String> CITING = Set.of("laws", "explain");

  private final AtomicReference<LinkageError> broken = new AtomicReference<>();
  private final CountDownLatch running;

  private HeadStart(boolean runs) {
    this.running = new CountDownLatch(runs ? 1 : 0);
  }

  /// Begins to load what the command needs.
  static HeadStart of(String... arguments) {
    boolean asksForHelp = arguments.length < 2 || arguments[1].startsWith("-");
    boolean pays =
        !asksForHelp && (PLAYING.contains(arguments[0]) || CITING.contains(arguments[0]));
    HeadStart start = new HeadStart(pays);
    if (pays) {
      Thread.ofPlatform().daemon().start(() -> start.load(arguments[0]));
    }
    return start;
  }

  /// The error that loading met. The command will meet it again, but Java gives the reason only the
  /// first time; so this waits until everything has been tried.
  Optional<LinkageError> broken() throws InterruptedException {
    running.await();
    return Optional.ofNullable(broken.get());
  }

  private void load(String command) {
    try {
      if (PLAYING.contains(command)) {
        Setup.standard().position().orElseThrow().legalMoves();
      }
      if (CITING.contains(command)) {
        Edition.newest();
      }
    } catch (LinkageError problem) {
      broken.set(problem);
    } finally {
      running.countDown();
    }
  }
}
