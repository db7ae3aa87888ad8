package org.jadoube.cli.shell;

import java.util.Locale;
import java.util.stream.Stream;

/// The memory that a command may take.
public final class Memory {
  private static final long MEGABYTE = 1 << 20;

  private Memory() {}

  /// Whether `problem` comes of a lack of memory, on whatever thread that was.
  public static boolean isLackedBy(Throwable problem) {
    return Stream.<Throwable>iterate(problem, each -> each != null, Throwable::getCause)
        .anyMatch(OutOfMemoryError.class::isInstance);
  }

  /// What to say of a lack of memory.
  public static String lack() {
    long most = Runtime.getRuntime().maxMemory() / MEGABYTE;
    return String.format(
        Locale.ROOT,
        "ran out of memory, of which it may take %d MB; give it more with JADOUBE_OPTS=-Xmx%dm",
        most,
        2 * most);
  }
}
