package org.jadoube.audit.planting;

import java.util.Arrays;
import java.util.List;

/// A game in which something is wrong.
///
/// @param pgn its text
/// @param found what is to be found, each as its kind and ply: `illegal-move 12`
public record Planted(String pgn, List<String> found) {
  /// That text, in which so much is to be found.
  public static Planted of(String pgn, String... found) {
    return new Planted(pgn, Arrays.asList(found));
  }
}
