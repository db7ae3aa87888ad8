package org.jadoube.laws.state;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Move;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.MovingAid;

/// The state of one player of an online game.
///
/// @param aids the aids for entering moves that the player has chosen
/// @param premove the move entered before the opponent has moved
/// @param entry the move that waits for confirmation
/// @param sensed the pieces on the electronic board, once it has reported them
/// @param stands the move that stands there
/// @param lost the connections that the player has lost, and since when
/// @param undecided whether the arbiter has still to decide on a disconnection
public record OnlineSide(
    Optional<Set<MovingAid>> aids,
    Optional<Attempt> premove,
    Optional<Entry> entry,
    Optional<Board> sensed,
    Optional<Stand> stands,
    Map<Link, Instant> lost,
    boolean undecided) {
  static final OnlineSide NOTHING =
      new OnlineSide(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Map.of(),
          false);

  /// A move that waits for confirmation.
  public record Entry(Attempt attempt, boolean offersDraw) {}

  /// A move that stands on an electronic board.
  public record Stand(Move move, Instant since) {}

  OnlineSide choosing(Set<MovingAid> chosen) {
    return new OnlineSide(Optional.of(chosen), premove, entry, sensed, stands, lost, undecided);
  }

  OnlineSide entering(Attempt move) {
    return new OnlineSide(aids, Optional.of(move), entry, sensed, stands, lost, undecided);
  }

  OnlineSide entering(Entry move) {
    return new OnlineSide(aids, premove, Optional.of(move), sensed, stands, lost, undecided);
  }

  OnlineSide sensing(Board board) {
    return new OnlineSide(aids, premove, entry, Optional.of(board), stands, lost, undecided);
  }

  OnlineSide standing(Optional<Stand> move) {
    return new OnlineSide(aids, premove, entry, sensed, move, lost, undecided);
  }

  /// This state with nothing entered and no move on the electronic board.
  OnlineSide cleared() {
    return premove.isEmpty() && entry.isEmpty() && stands.isEmpty()
        ? this
        : new OnlineSide(
            aids, Optional.empty(), Optional.empty(), sensed, Optional.empty(), lost, undecided);
  }

  OnlineSide losing(Link link, Instant at) {
    Map<Link, Instant> more = new EnumMap<>(Link.class);
    more.putAll(lost);
    more.put(link, at);
    return with(more, undecided || link == Link.ZONE);
  }

  OnlineSide regaining(Link link) {
    Map<Link, Instant> fewer = new EnumMap<>(Link.class);
    fewer.putAll(lost);
    fewer.remove(link);
    return with(fewer, undecided);
  }

  /// This state once the clocks run again: lost connections count as lost from now on.
  OnlineSide resumed(Instant at) {
    Map<Link, Instant> later = new EnumMap<>(Link.class);
    lost.keySet().forEach(link -> later.put(link, at));
    return lost.isEmpty() ? this : with(later, undecided);
  }

  OnlineSide decided() {
    return with(lost, false);
  }

  private OnlineSide with(Map<Link, Instant> lost, boolean undecided) {
    return new OnlineSide(aids, premove, entry, sensed, stands, Map.copyOf(lost), undecided);
  }
}
