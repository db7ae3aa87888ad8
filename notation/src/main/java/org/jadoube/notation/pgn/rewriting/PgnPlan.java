package org.jadoube.notation.pgn.rewriting;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.game.PgnForm;

/// How to write games that pass through.
///
/// @param form which tags are written, and in which order; [PgnForm#REDUCED] leaves out comments,
///   glyphs and variations
/// @param moves how moves are written
/// @param without the parts that are left out: comments, glyphs, variations
/// @param commands whether commands such as `[%clk 1:30:00]` stay in comments
/// @param plyCount whether each game gets the tag PlyCount
/// @param result the result that a game gets
public record PgnPlan(
    PgnForm form,
    MoveWriting moves,
    Set<PgnPart> without,
    boolean commands,
    boolean plyCount,
    Function<PgnEnding, PgnResult> result) {
  public PgnPlan {
    without = Set.copyOf(without);
  }

  /// Everything is written.
  public static PgnPlan all(PgnForm form, MoveWriting moves) {
    return new PgnPlan(form, moves, Set.of(), true, false, PgnEnding::result);
  }

  Set<PgnPart> wanted() {
    Set<PgnPart> wanted = EnumSet.of(PgnPart.TAGS, PgnPart.MOVES);
    if (form != PgnForm.REDUCED) {
      wanted.addAll(Set.of(PgnPart.COMMENTS, PgnPart.NAGS, PgnPart.VARIATIONS));
      wanted.removeAll(without);
    }
    return wanted;
  }
}
