package org.jadoube.audit.planting;

import java.util.Arrays;
import java.util.List;

/// A game with faults.
///
/// @param pgn its text
/// @param found the expected findings, each as its kind and ply: `illegal-move 12`
public record Planted(String pgn, List<String> found) {
  /// That text, with these findings.
  public static Planted of(String pgn, String... found) {
    return new Planted(pgn, Arrays.asList(found));
  }
}
