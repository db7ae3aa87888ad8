package org.jadoube.laws.event;

import java.time.Instant;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// Something said, or done on the second board.
///
/// @since 0.1.0
public sealed interface AnnouncementEvent extends Event {
  /// A move was announced.
  record MoveAnnounced(Instant at, Citation citation, Colour player, Actor by, Attempt attempt)
      implements AnnouncementEvent {}

  /// The announcement was corrected.
  record AnnouncementCorrected(
      Instant at, Citation citation, Colour player, Actor by, Attempt attempt)
      implements AnnouncementEvent {}

  /// The opponent repeated it.
  record MoveRepeated(Instant at, Citation citation, Colour player, Attempt attempt)
      implements AnnouncementEvent {}

  /// A move by the opponent was made on the board of `player`.
  record MoveExecuted(
      Instant at, Citation citation, Colour player, Actor by, int ply, Attempt attempt)
      implements AnnouncementEvent {
    public MoveExecuted {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// The board of `player` was corrected from the scores, which agree; it had differed since ply
  /// `ply`.
  record BoardMended(Instant at, Citation citation, Colour player, int ply)
      implements AnnouncementEvent {
    public BoardMended {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// The game is played on two boards.
  record TwoBoardsRequested(Instant at, Citation citation, Colour player)
      implements AnnouncementEvent {}

  /// The player has an assistant.
  record AssistantTaken(Instant at, Citation citation, Colour player)
      implements AnnouncementEvent {}

  /// The player asked the assistant about the moves and times.
  record AssistantAsked(Instant at, Citation citation, Colour player)
      implements AnnouncementEvent {}

  /// The assistant answered.
  record PlayerInformed(
      Instant at, Citation citation, Colour player, int white, int black, Times times)
      implements AnnouncementEvent {
    public PlayerInformed {
      Require.atLeast(0, white, "white");
      Require.atLeast(0, black, "black");
    }
  }

  /// The arbiter was told that `player` has touched a piece.
  record TouchReported(Instant at, Citation citation, Colour player, Square square)
      implements AnnouncementEvent {}

  /// A visually disabled player felt a piece, which does not touch it.
  record PieceFelt(Instant at, Citation citation, Colour player, Square square)
      implements AnnouncementEvent {}

  /// The player announced castling.
  record CastlingAnnounced(
      Instant at, Citation citation, Colour player, CastlingSide side, CastlingKind kind)
      implements AnnouncementEvent {}

  /// The start position was drawn.
  record StartDrawn(Instant at, Citation citation, int number) implements AnnouncementEvent {
    public StartDrawn {
      Require.within(0, Chess960.POSITIONS - 1, number, "number");
    }
  }
}
