package org.jadoube.laws.event;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// An event with the scoresheets (Article 8). Plies are counted from 1.
///
/// @since 0.1.0
public sealed interface ScoresheetEvent extends Event {
  /// A move was written on the scoresheet of `player`.
  record MoveWritten(
      Instant at, Citation citation, Colour player, Actor by, int ply, Written written)
      implements ScoresheetEvent {
    public MoveWritten {
      Require.atLeast(1, ply, "ply");
    }
  }

  /// A move on it was corrected.
  record MoveCorrected(
      Instant at, Citation citation, Colour player, Actor by, int ply, Written written)
      implements ScoresheetEvent {
    public MoveCorrected {
      Require.atLeast(1, ply, "ply");
    }
  }

  /// The draw offer made after that ply was recorded on it.
  record OfferMarked(Instant at, Citation citation, Colour player, int ply)
      implements ScoresheetEvent {
    public OfferMarked {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// The player borrowed the opponent's scoresheet.
  record ScoresheetBorrowed(Instant at, Citation citation, Colour player)
      implements ScoresheetEvent {}

  /// The opponent's scoresheet was returned.
  record ScoresheetReturned(Instant at, Citation citation, Colour player)
      implements ScoresheetEvent {}

  /// Something besides a move was written.
  record NoteWritten(Instant at, Citation citation, Colour player, ScoresheetNote kind, String text)
      implements ScoresheetEvent {}

  /// The scoresheet was uncovered.
  record ScoresheetUncovered(Instant at, Citation citation, Colour player)
      implements ScoresheetEvent {}

  /// The player was given a scoresheet.
  record ScoresheetGiven(Instant at, Citation citation, Colour player) implements ScoresheetEvent {}

  /// The player was shown the score, for the `times`-th time in this game.
  ///
  /// @param distracts whether that is so often that it distracts the opponent
  record ScoresheetShown(Instant at, Citation citation, Colour player, int times, boolean distracts)
      implements ScoresheetEvent {
    public ScoresheetShown {
      Require.atLeast(1, times, "times");
    }
  }

  /// Both scoresheets were completed up to this ply by going through the game.
  record GameReconstructed(Instant at, Citation citation, int ply, Times times)
      implements ScoresheetEvent {
    public GameReconstructed {
      Require.atLeast(0, ply, "ply");
    }
  }

  /// The player signed the result.
  record ResultSigned(Instant at, Citation citation, Colour player, Result result)
      implements ScoresheetEvent {}
}
