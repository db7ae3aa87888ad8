package org.jadoube.laws.regulations;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.MovingAid;

/// The regulations of an online competition (E04).
///
/// @param competition the kind of competition (6.1)
/// @param board the kind of board on which moves are made (2.4)
/// @param aids the aids for entering moves on a virtual board that players may use (3.1.5)
/// @param completesAfter how long after a piece was placed on an electronic board the move is
///   complete (3.2.3)
/// @param reconnectWithin how long a player may be disconnected before the game is lost; empty: as
///   long as there is time on the clock (11.4.2)
/// @since 0.1.0
public record OnlinePlay(
    Competition competition,
    BoardFormat board,
    Set<MovingAid> aids,
    Duration completesAfter,
    Optional<Duration> reconnectWithin) {
  private static final Duration SOON = Duration.ofSeconds(1);

  /// No supervision, a virtual board and all aids; a second for electronic boards.
  public static final OnlinePlay USUAL =
      new OnlinePlay(
          Competition.UNSUPERVISED,
          BoardFormat.VIRTUAL,
          EnumSet.allOf(MovingAid.class),
          SOON,
          Optional.empty());

  public OnlinePlay {
    Require.notNegative(completesAfter, "completesAfter");
    reconnectWithin.ifPresent(within -> Require.notNegative(within, "reconnectWithin"));
    aids = Set.copyOf(aids);
  }

  /// These regulations for another kind of competition.
  public OnlinePlay with(Competition competition) {
    return new OnlinePlay(competition, board, aids, completesAfter, reconnectWithin);
  }

  /// These regulations for another kind of board.
  public OnlinePlay with(BoardFormat board) {
    return new OnlinePlay(competition, board, aids, completesAfter, reconnectWithin);
  }
}
