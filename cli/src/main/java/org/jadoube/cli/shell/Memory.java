package org.jadoube.cli.shell;

import java.util.Locale;
import java.util.stream.Stream;

/// The memory limit of a command.
public final class Memory {
  private static final long MEGABYTE = 1 << 20;

  private Memory() {}

  /// Whether `problem` was caused by a lack of memory, on any thread.
  public static boolean isLackedBy(Throwable problem) {
    return Stream.<Throwable>iterate(problem, each -> each != null, Throwable::getCause)
        .anyMatch(OutOfMemoryError.class::isInstance);
  }

  /// How many bytes a command may use.
  public static long most() {
    return Runtime.getRuntime().maxMemory();
  }

  /// The message about a lack of memory.
  public static String lack() {
    long most = most() / MEGABYTE;
    return String.format(
        Locale.ROOT,
        "out of memory (the limit is %d MB); allow more with JADOUBE_OPTS=-Xmx%dm",
        most,
        2 * most);
  }

  /// The message that memory suffices to compare with so many games only.
  public static String forGames(int games) {
    return String.format(
        Locale.ROOT,
        "only the first %d games are remembered, and the others compared with these;"
            + " allow more with JADOUBE_OPTS=-Xmx%dm",
        games,
        2 * most() / MEGABYTE);
  }
}
