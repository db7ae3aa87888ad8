package org.jadoube.laws.event;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// What has happened to the scoresheets (Article 8). Plies are counted from 1.
public sealed interface ScoresheetEvent extends Event {
  /// A move was written on the scoresheet of `player`.
  record MoveWritten(
      Instant at, Citation citation, Colour player, Actor by, int ply, Written written)
      implements ScoresheetEvent {}

  /// A move on it was written anew.
  record MoveCorrected(
      Instant at, Citation citation, Colour player, Actor by, int ply, Written written)
      implements ScoresheetEvent {}

  /// The offer made after that ply was marked on it.
  record OfferMarked(Instant at, Citation citation, Colour player, int ply)
      implements ScoresheetEvent {}

  /// The player has the opponent's scoresheet.
  record ScoresheetBorrowed(Instant at, Citation citation, Colour player)
      implements ScoresheetEvent {}

  /// The opponent has it back.
  record ScoresheetReturned(Instant at, Citation citation, Colour player)
      implements ScoresheetEvent {}

  /// Something besides a move was written.
  record NoteWritten(Instant at, Citation citation, Colour player, ScoresheetNote kind, String text)
      implements ScoresheetEvent {}

  /// The scoresheet can be seen again.
  record ScoresheetUncovered(Instant at, Citation citation, Colour player)
      implements ScoresheetEvent {}

  /// The player has got a scoresheet.
  record ScoresheetGiven(Instant at, Citation citation, Colour player) implements ScoresheetEvent {}

  /// The player has seen the score, for the `times`-th time in this game.
  record ScoresheetShown(Instant at, Citation citation, Colour player, int times)
      implements ScoresheetEvent {}

  /// Both scoresheets were completed up to this ply by going through the game.
  record GameReconstructed(Instant at, Citation citation, int ply, Times times)
      implements ScoresheetEvent {}

  /// The player confirmed the result with his signature.
  record ResultSigned(Instant at, Citation citation, Colour player, Result result)
      implements ScoresheetEvent {}
}
