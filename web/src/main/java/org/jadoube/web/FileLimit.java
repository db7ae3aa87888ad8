package org.jadoube.web;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the server below the system's limit on open files. Each connection needs one, and if none
/// is left, nobody can connect at all.
final class FileLimit {
  private static final Logger LOG = LoggerFactory.getLogger(FileLimit.class);

  /// Reserved for the database, the program itself and closing connections.
  private static final int OTHER_FILES = 256;

  private FileLimit() {}

  static Limits of(Limits limits) {
    long files =
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
            ? unix.getMaxFileDescriptorCount()
            : -1;
    int wanted = limits.of(CountLimit.CONNECTIONS);
    int most = files < 0 ? wanted : Math.clamp(files - OTHER_FILES, 1, Integer.MAX_VALUE);
    if (wanted > most) {
      LOG.warn(
          "only {} connections instead of {}: the system lets this process open {} files (ulimit -n)",
          most,
          wanted,
          files);
    }
    return limits.holding(most);
  }
}
