package org.jadoube.play.transfer;

import java.util.List;

/// What became of the games of an export or import.
///
/// @param games how many were written
/// @param known how many were there already
/// @param faults why others were not, with the numbers of their lines or their ids
public record Transferred(int games, int known, List<String> faults) {
  public Transferred {
    faults = List.copyOf(faults);
  }
}
