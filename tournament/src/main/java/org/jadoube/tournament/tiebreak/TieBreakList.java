package org.jadoube.tournament.tiebreak;

import java.util.List;
import org.jadoube.notation.TextFault;

/// A list of tie-breaks as somebody wrote it.
///
/// @param tieBreaks those that were understood, in their order
/// @param unknown the others, with their places in the text; they are left out
/// @since 0.1.0
public record TieBreakList(List<TieBreak> tieBreaks, List<TextFault> unknown) {
  public TieBreakList {
    tieBreaks = List.copyOf(tieBreaks);
    unknown = List.copyOf(unknown);
  }

  /// Reads designations with commas or spaces between them. The points that standings are sorted by
  /// first (`PTS`, `MPTS`, `GPTS`) are no tie-breaks and no faults.
  public static TieBreakList read(String text) {
    return Designation.readEach(text);
  }
}
