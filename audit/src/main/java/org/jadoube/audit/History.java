package org.jadoube.audit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Position;

/// Which positions of a game have stood before, and for how long nothing irreversible happened.
final class History {
  /// The fewest plies after which a position can return.
  static final int SHORTEST_RETURN = 4;

  private static final int NEVER = -1;

  /// So many plies are looked through quicker than a table is made of them.
  private static final int MOST_COMPARED = 128;

  private final List<Position> positions;

  /// Their hashes: positions lie scattered in memory, and nearly all that are compared differ.
  private final int[] hashes;

  private final int[] reversiblePlies;
  private final int[] samePositionBefore;
  private final int[] occurrences;

  /// After which ply each position of a stretch without pawn moves and captures stood last.
  private final Map<Position, Integer> tabled = new HashMap<>();

  private int tabledFrom = NEVER;
  private int tabledTo;

  private History(PlayedGame game) {
    this.positions = game.positions();
    this.hashes = positions.stream().mapToInt(Position::hashCode).toArray();
    this.reversiblePlies = new int[positions.size()];
    this.samePositionBefore = new int[positions.size()];
    this.occurrences = new int[positions.size()];
    enter(0, game.start().halfmoveClock());
    for (int ply = 1; ply < positions.size(); ply++) {
      boolean anew = game.moves().get(ply - 1).resetsHalfmoveClock();
      enter(ply, anew ? 0 : reversiblePlies[ply - 1] + 1);
    }
  }

  static History of(PlayedGame game) {
    return new History(game);
  }

  private void enter(int ply, int reversible) {
    reversiblePlies[ply] = reversible;
    samePositionBefore[ply] = lastSame(ply);
    occurrences[ply] =
        samePositionBefore[ply] == NEVER ? 1 : occurrences[samePositionBefore[ply]] + 1;
  }

  private int lastSame(int ply) {
    int first = Math.max(0, ply - reversiblePlies[ply]);
    return ply - first > MOST_COMPARED ? lastOfMany(ply, first) : lastOfFew(ply, first);
  }

  /// The last ply with that position by a table of all since `first`, which is made where it begins
  /// to be worthwhile: the plies of a long game without a capture are not compared one by one.
  private int lastOfMany(int ply, int first) {
    if (tabledFrom != first) {
      tabled.clear();
      tabledFrom = first;
      tabledTo = first;
    }
    for (; tabledTo < ply; tabledTo++) {
      tabled.put(positions.get(tabledTo), tabledTo);
    }
    return tabled.getOrDefault(positions.get(ply), NEVER);
  }

  private int lastOfFew(int ply, int first) {
    Position position = positions.get(ply);
    for (int earlier = ply - SHORTEST_RETURN; earlier >= first; earlier -= 2) {
      if (hashes[earlier] == hashes[ply] && positions.get(earlier).equals(position)) {
        return earlier;
      }
    }
    return NEVER;
  }

  /// The plies of the game; one position more than that has stood.
  int plies() {
    return positions.size() - 1;
  }

  Position position(int ply) {
    return positions.get(ply);
  }

  /// The plies up to `ply` in which no pawn moved and nothing was captured, those before the start
  /// included.
  int reversiblePlies(int ply) {
    return reversiblePlies[ply];
  }

  /// How often the position after `ply` has stood by then.
  int occurrences(int ply) {
    return occurrences[ply];
  }

  /// After which ply the position after `ply` stood so many times before; it did.
  int samePositionAfter(int ply, int timesBefore) {
    int same = ply;
    for (int i = 0; i < timesBefore; i++) {
      same = samePositionBefore[same];
    }
    return same;
  }

  /// After which plies the position after `ply` has stood by then.
  List<Integer> samePositionAfter(int ply) {
    List<Integer> plies = new ArrayList<>();
    for (int same = ply; same != NEVER; same = samePositionBefore[same]) {
      plies.add(same);
    }
    Collections.reverse(plies);
    return plies;
  }
}
