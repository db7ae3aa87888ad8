package org.jadoube.cli.shell;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// A line on the terminal that shows the progress of a long job.
public final class ProgressBar {
  private static final String BACK_AND_CLEAR = "\r\u001b[K";

  /// Cuts a long line off, since a part that wrapped could not be removed.
  private static final String WITHOUT_WRAPPING = "\u001b[?7l";

  private static final String WITH_WRAPPING = "\u001b[?7h";

  private static final int LONGEST_NAME = 20;
  private static final int CELLS = 12;
  private static final long NANOS_BETWEEN = 100_000_000;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final int SECONDS = 60; // of a minute, as minutes of an hour

  private final PrintWriter terminal;
  private final LongSupplier nanos;
  private final long start;
  private long lastDrawn;
  private String shown = "";

  /// Begins the job now.
  ///
  /// @param nanos the clock, in nanoseconds
  public ProgressBar(PrintWriter terminal, LongSupplier nanos) {
    this.terminal = terminal;
    this.nanos = nanos;
    this.start = nanos.getAsLong();
    this.lastDrawn = start;
  }

  /// Redraws the bar, unless it was drawn a moment ago.
  ///
  /// @param name the name of the present part
  /// @param done how many bytes of the whole job are done
  /// @param total how many there are, if that is known
  public void draw(String name, long done, OptionalLong total, long games) {
    long now = nanos.getAsLong();
    if (now - lastDrawn >= NANOS_BETWEEN) {
      lastDrawn = now;
      double seconds = (now - start) / NANOS_PER_SECOND;
      shown = line(name, done, total, games, seconds);
      show();
    }
  }

  /// Shows the bar again after [#clear].
  public void show() {
    if (!shown.isEmpty()) {
      terminal.print(BACK_AND_CLEAR + WITHOUT_WRAPPING + shown + WITH_WRAPPING);
      terminal.flush();
    }
  }

  /// Removes the bar, to make room for other output.
  public void clear() {
    if (!shown.isEmpty()) {
      terminal.print(BACK_AND_CLEAR);
      terminal.flush();
    }
  }

  /// Removes the bar until it is drawn again.
  public void hide() {
    clear();
    shown = "";
  }

  private static String line(
      String name, long done, OptionalLong total, long games, double seconds) {
    String amount =
        total.isPresent()
            ? bar(share(done, total.getAsLong()))
            : String.format(Locale.ROOT, "%.1f MB", done / BYTES_PER_MEGABYTE);
    long speed = Math.round(games / seconds);
    double rate = done / BYTES_PER_MEGABYTE / seconds;
    return String.format(
        Locale.ROOT,
        "%s %s  %d %s, %d/s, %.1f MB/s%s",
        brief(name),
        amount,
        games,
        games == 1 ? "game" : "games",
        speed,
        rate,
        left(done, total, seconds));
  }

  /// The name without its directory; of a long one, the end.
  private static String brief(String name) {
    String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    return file.length() <= LONGEST_NAME
        ? file
        : "…" + file.substring(file.length() - LONGEST_NAME + 1);
  }

  /// The time left at this rate: ", 1:05 left".
  private static String left(long done, OptionalLong total, double seconds) {
    if (total.isEmpty() || done == 0 || total.getAsLong() < done) {
      return "";
    }
    long left = Math.round(seconds * (total.getAsLong() - done) / done);
    long minutes = left / SECONDS % SECONDS;
    long hours = left / SECONDS / SECONDS;
    return hours > 0
        ? String.format(Locale.ROOT, ", %d:%02d:%02d left", hours, minutes, left % SECONDS)
        : String.format(Locale.ROOT, ", %d:%02d left", minutes, left % SECONDS);
  }

  private static double share(long done, long total) {
    return total == 0 ? 1 : Math.min(1, (double) done / total);
  }

  private static String bar(double share) {
    int full = (int) (share * CELLS);
    String cells = "█".repeat(full) + "░".repeat(CELLS - full);
    return String.format(Locale.ROOT, "%s %3d %%", cells, Math.round(100 * share));
  }
}
