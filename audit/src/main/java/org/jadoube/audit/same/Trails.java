package org.jadoube.audit.same;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;

/// The trails of many games, a byte for each ply, in large blocks.
final class Trails {
  private static final int BLOCK = 1 << 20;

  private final List<byte[]> blocks = new ArrayList<>();
  private int used = BLOCK;

  /// Keeps a trail.
  ///
  /// @return its place
  long add(String trail) {
    int length = trail.length();
    if (used + length > BLOCK) {
      blocks.add(new byte[Math.max(BLOCK, length)]);
      used = 0;
    }
    int from = used;
    System.arraycopy(trail.getBytes(ISO_8859_1), 0, blocks.getLast(), from, length);
    used += length;
    return (long) (blocks.size() - 1) << Integer.SIZE | from;
  }

  /// Whether the trail at `place` begins with the same `plies` as `trail`. Once games part they
  /// stay apart, so the last ply nearly always decides.
  boolean agree(long place, String trail, int plies) {
    byte[] block = blocks.get((int) (place >>> Integer.SIZE));
    int from = (int) place;
    for (int ply = plies - 1; ply >= 0; ply--) {
      if (block[from + ply] != (byte) trail.charAt(ply)) {
        return false;
      }
    }
    return true;
  }

  /// The first `plies` of the trail at `place`.
  String beginning(long place, int plies) {
    byte[] block = blocks.get((int) (place >>> Integer.SIZE));
    return new String(block, (int) place, plies, ISO_8859_1);
  }
}
