package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.trail.Trail;

/// A player's scoresheet (Article 8).
///
/// @param moves the moves from ply 1 on, without gaps
/// @param apart the entries on later lines, by ply: written in advance, or after a line left empty
/// @param marks the plies after which a draw offer is recorded
/// @param relievedIn the latest period of the time control in which the player was excused from
///   keeping score, from 0; -1 for none
/// @param signed the result that the player has signed
/// @param seen how many times the player has asked to see the score
/// @since 0.1.0
public record Scoresheet(
    List<Written> moves,
    Map<Integer, Written> apart,
    List<Integer> marks,
    int relievedIn,
    Optional<Result> signed,
    int seen) {
  /// An empty scoresheet.
  public static final Scoresheet EMPTY =
      new Scoresheet(List.of(), Map.of(), List.of(), -1, Optional.empty(), 0);

  public Scoresheet {
    Require.atLeast(-1, relievedIn, "relievedIn");
    Require.atLeast(0, seen, "seen");
    moves = Trail.of(moves);
    apart = Map.copyOf(apart);
    marks = List.copyOf(marks);
  }

  /// The last ply up to which nothing is missing.
  public int complete() {
    return moves.size();
  }

  /// The entry on the line of a ply.
  public Optional<Written> at(int ply) {
    Require.atLeast(0, ply, "ply");
    return ply >= 1 && ply <= complete()
        ? Optional.of(moves.get(ply - 1))
        : Optional.ofNullable(apart.get(ply));
  }

  /// This scoresheet with the next move written.
  public Scoresheet plus(Written written) {
    Map<Integer, Written> others = apart;
    if (apart.containsKey(complete() + 1)) {
      others = new HashMap<>(apart);
      others.remove(complete() + 1);
    }
    return with(Trail.of(moves).with(written), others);
  }

  /// This scoresheet with an entry on a later line than the next, or written before its move was
  /// made.
  public Scoresheet apart(int ply, Written written) {
    Require.atLeast(complete() + 1, ply, "ply");
    Map<Integer, Written> more = new HashMap<>(apart);
    more.put(ply, written);
    return with(moves, more);
  }

  /// This scoresheet once moves have been made up to ply `latest`. Entries written for them in
  /// advance now belong to the score, up to the first empty line.
  public Scoresheet joined(int latest) {
    Require.atLeast(0, latest, "latest");
    Scoresheet sheet = this;
    Optional<Written> next = next(latest);
    while (next.isPresent()) {
      sheet = sheet.plus(next.get());
      next = sheet.next(latest);
    }
    return sheet;
  }

  private Optional<Written> next(int latest) {
    return complete() < latest ? at(complete() + 1) : Optional.empty();
  }

  /// This scoresheet with the entry of a ply altered.
  public Scoresheet corrected(int ply, Written written) {
    if (apart.containsKey(ply)) {
      return apart(ply, written);
    }
    Require.within(1, complete(), ply, "ply");
    List<Written> others = new ArrayList<>(moves);
    others.set(ply - 1, written);
    return with(others, apart);
  }

  /// This scoresheet with a draw offer recorded after that ply.
  public Scoresheet marked(int ply) {
    Require.atLeast(0, ply, "ply");
    TreeSet<Integer> more = new TreeSet<>(marks);
    more.add(ply);
    return new Scoresheet(moves, apart, List.copyOf(more), relievedIn, signed, seen);
  }

  /// This scoresheet with its player excused from keeping score in that period, from 0.
  public Scoresheet relievedIn(int period) {
    return new Scoresheet(moves, apart, marks, period, signed, seen);
  }

  /// This scoresheet, signed with that result.
  public Scoresheet signed(Result result) {
    return new Scoresheet(moves, apart, marks, relievedIn, Optional.of(result), seen);
  }

  /// This scoresheet without the signature.
  public Scoresheet unsigned() {
    return new Scoresheet(moves, apart, marks, relievedIn, Optional.empty(), seen);
  }

  /// This scoresheet without the entries after an earlier ply.
  public Scoresheet backTo(int ply) {
    Require.atLeast(0, ply, "ply");
    List<Integer> earlier = marks.stream().filter(mark -> mark <= ply).toList();
    return new Scoresheet(
        Trail.of(moves).first(ply), apart(line -> line <= ply), earlier, relievedIn, signed, seen);
  }

  /// This scoresheet with the number of times the player has asked to see the score.
  public Scoresheet seen(int times) {
    return new Scoresheet(moves, apart, marks, relievedIn, signed, times);
  }

  /// The moves as they were made, up to the latest.
  public Scoresheet reconstructed(Ply latest) {
    List<Written> played = new ArrayList<>(moves);
    latest.all().stream().skip(played.size() + 1L).forEach(ply -> played.add(ply.written()));
    return with(played, apart(line -> line > played.size()));
  }

  private Map<Integer, Written> apart(IntPredicate line) {
    Map<Integer, Written> some = new HashMap<>(apart);
    some.keySet().removeIf(ply -> !line.test(ply));
    return some;
  }

  private Scoresheet with(List<Written> moves, Map<Integer, Written> apart) {
    return new Scoresheet(moves, apart, marks, relievedIn, signed, seen);
  }
}
