package org.jadoube.audit.archive;

import java.util.Locale;
import org.jadoube.chess.domain.Require;

/// What could not be decompressed in a file that was then read on, each time from the next game
/// behind.
///
/// @param places how many stretches were left out
/// @param first where the first one begins, in bytes of the file, as far as it can be told
/// @param bytes how long they are together
public record Damage(long places, long first, long bytes) {
  public Damage {
    Require.atLeast(1, places, "places");
    Require.atLeast(0, first, "first");
    Require.atLeast(0, bytes, "bytes");
  }

  /// Both together; `later` is farther on in the file.
  Damage and(Damage later) {
    return new Damage(places + later.places, first, bytes + later.bytes);
  }

  /// The damage in words, to follow the name of the file.
  public String text() {
    String place =
        places == 1
            ? String.format(Locale.ROOT, "damaged at byte %d or before it", first)
            : String.format(
                Locale.ROOT, "damaged in %d places, first at byte %d or before it", places, first);
    return String.format(
        Locale.ROOT, "%s; %d bytes were left out, each time up to the next game", place, bytes);
  }
}
