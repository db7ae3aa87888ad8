package org.jadoube.laws;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ScoresheetAct;

/// Two sheets of paper that know no Laws: anything a pen does to them is done.
final class Papers {
  private final Map<Colour, SortedMap<Integer, String>> lines = new EnumMap<>(Colour.class);
  private final Map<Colour, SortedSet<Integer>> marks = new EnumMap<>(Colour.class);
  private final Set<Colour> borrowers = EnumSet.noneOf(Colour.class);

  Papers() {
    for (Colour colour : Colour.values()) {
      lines.put(colour, new TreeMap<>());
      marks.put(colour, new TreeSet<>());
    }
  }

  SortedMap<Integer, String> lines(Colour colour) {
    return lines.getOrDefault(colour, new TreeMap<>());
  }

  SortedSet<Integer> marks(Colour colour) {
    return marks.getOrDefault(colour, new TreeSet<>());
  }

  Set<Colour> borrowers() {
    return borrowers;
  }

  /// Whether a pen or a hand can do that.
  boolean isPossible(ScoresheetAct deed, Act act) {
    Optional<Colour> side = act.by().side();
    return side.isPresent()
        && switch (deed) {
          case ScoresheetAct.WriteMove write -> write.ply() >= 1;
          case ScoresheetAct.CorrectMove correct -> lines(side.get()).containsKey(correct.ply());
          case ScoresheetAct.MarkOffer mark -> mark.ply() >= 0;
          case ScoresheetAct.WriteNote _ -> true;
          case ScoresheetAct.BorrowScoresheet _ -> !borrowers.contains(side.get());
          case ScoresheetAct.ReturnScoresheet _ -> borrowers.contains(side.get());
          default -> false;
        };
  }

  void happen(ScoresheetAct deed, Act act) {
    Colour side = act.by().side().orElseThrow();
    switch (deed) {
      case ScoresheetAct.WriteMove write -> lines(side).put(write.ply(), write.text());
      case ScoresheetAct.CorrectMove correct -> lines(side).put(correct.ply(), correct.text());
      case ScoresheetAct.MarkOffer mark -> marks(side).add(mark.ply());
      case ScoresheetAct.BorrowScoresheet _ -> borrowers.add(side);
      case ScoresheetAct.ReturnScoresheet _ -> borrowers.remove(side);
      default -> {}
    }
  }
}
