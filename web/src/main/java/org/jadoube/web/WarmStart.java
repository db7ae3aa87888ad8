package org.jadoube.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.log.LogSetup;
import org.jadoube.store.EventStore;
import org.jadoube.store.Unavailable;
import org.jadoube.web.warmup.WarmUp;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets a server with many games in progress play against itself before it listens, since its
/// players had better wait a little longer for a fast one. That takes real games on a real server,
/// which nobody else can reach.
final class WarmStart {
  private static final Logger LOG = LoggerFactory.getLogger(WarmStart.class);
  private static final int MANY_GAMES = 50;
  private static final Duration LATELY = Duration.ofMinutes(10);

  private WarmStart() {}

  /// Returns when the server with those options may listen.
  static void of(ServerOptions options, EventStore store) throws StartFailure {
    Duration time = options.operation().warmUp();
    if (time.isPositive() && isAwaited(store)) {
      LogForm log = options.operation().log();
      long acts = playAlone(time, log.with(LogForm.Level.WARN));
      LogSetup.apply(log);
      LOG.info("warmed up with {} acts", acts);
    }
  }

  private static boolean isAwaited(EventStore store) {
    Instant lately = InstantSource.system().instant().minus(LATELY);
    try {
      return store.lastHeartbeat().filter(lately::isBefore).isPresent()
          && store.open().size() >= MANY_GAMES;
    } catch (Unavailable gone) {
      return false; // the next step reports it
    }
  }

  /// @param log without messages about these games
  private static long playAlone(Duration time, LogForm log) throws StartFailure {
    try {
      Path alone = Files.createTempDirectory("jadoube-warm-up");
      ServerOptions options =
          ServerOptions.in(alone)
              .withPort(0)
              .operating(draft -> {
                draft.log = log;
                draft.warmUp = Duration.ZERO;
              });
      try (Server server = Server.start(options, Optional.empty())) {
        return WarmUp.on(server.address(), time);
      } finally {
        delete(alone);
      }
    } catch (IOException full) {
      LOG.warn("no place to warm up in", full);
      return 0;
    }
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
