package org.jadoube.play.transfer;

import java.util.List;

/// The outcome of an export or import.
///
/// @param games how many games were written
/// @param known how many games existed already
/// @param faults why others were left out, with the numbers of their lines or their ids
public record Transferred(int games, int known, List<String> faults) {
  public Transferred {
    faults = List.copyOf(faults);
  }
}
