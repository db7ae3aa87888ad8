package org.jadoube.laws.game;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.trail.Trail;

/// A player's scoresheet (Article 8): the moves from ply 1 on, without gaps.
///
/// @param moves the moves written, in order
/// @param marks the plies after which a draw offer is recorded
/// @param relievedIn the latest period of the time control in which the player was excused from
///   keeping score, from 0; -1 for none
/// @param signed the result that the player has signed
/// @param seen how many times the player has asked to see the score
public record Scoresheet(
    List<Written> moves, List<Integer> marks, int relievedIn, Optional<Result> signed, int seen) {
  /// An empty scoresheet.
  public static final Scoresheet EMPTY =
      new Scoresheet(List.of(), List.of(), -1, Optional.empty(), 0);

  public Scoresheet {
    requireNonNull(moves, "moves");
    requireNonNull(marks, "marks");
    requireNonNull(signed, "signed");
    Require.atLeast(-1, relievedIn, "relievedIn");
    Require.atLeast(0, seen, "seen");
    moves = Trail.of(moves);
    marks = List.copyOf(marks);
  }

  /// The last ply that is recorded.
  public int complete() {
    return moves.size();
  }

  /// With the next move written.
  public Scoresheet plus(Written written) {
    requireNonNull(written, "written");
    Trail<Written> more = Trail.of(moves).with(written);
    return new Scoresheet(more, marks, relievedIn, signed, seen);
  }

  /// With the move of a recorded ply corrected.
  public Scoresheet corrected(int ply, Written written) {
    requireNonNull(written, "written");
    Require.within(1, complete(), ply, "ply");
    List<Written> others = new ArrayList<>(moves);
    others.set(ply - 1, written);
    return new Scoresheet(others, marks, relievedIn, signed, seen);
  }

  /// With a draw offer recorded after that ply.
  public Scoresheet marked(int ply) {
    Require.atLeast(0, ply, "ply");
    TreeSet<Integer> more = new TreeSet<>(marks);
    more.add(ply);
    return new Scoresheet(moves, List.copyOf(more), relievedIn, signed, seen);
  }

  /// With the player excused from keeping score in that period, from 0.
  public Scoresheet relievedIn(int period) {
    return new Scoresheet(moves, marks, period, signed, seen);
  }

  /// Signed with that result.
  public Scoresheet signed(Result result) {
    requireNonNull(result, "result");
    return new Scoresheet(moves, marks, relievedIn, Optional.of(result), seen);
  }

  /// Without the signature.
  public Scoresheet unsigned() {
    return new Scoresheet(moves, marks, relievedIn, Optional.empty(), seen);
  }

  /// Without what was written after an earlier ply.
  public Scoresheet backTo(int ply) {
    Require.atLeast(0, ply, "ply");
    List<Integer> earlier = marks.stream().filter(mark -> mark <= ply).toList();
    return new Scoresheet(Trail.of(moves).first(ply), earlier, relievedIn, signed, seen);
  }

  /// With the number of times the player has asked to see the score.
  public Scoresheet seen(int times) {
    return new Scoresheet(moves, marks, relievedIn, signed, times);
  }

  /// The moves as they were made, up to the latest.
  public Scoresheet reconstructed(Ply latest) {
    List<Written> played = new ArrayList<>(moves);
    latest.all().stream().skip(played.size() + 1L).forEach(ply -> played.add(ply.written()));
    return new Scoresheet(played, marks, relievedIn, signed, seen);
  }
}
