package org.jadoube.laws;

import java.time.Instant;
import org.jadoube.chess.Colour;

/// What goes on beside the board.
record Proceedings(Scoresheets scoresheets) {
  static final Proceedings NONE = new Proceedings(Scoresheets.EMPTY);

  Proceedings after(ScoresheetEvent event, Ply ply) {
    return with(scoresheets.after(event, ply));
  }

  Proceedings offered(int ply) {
    return with(scoresheets.offered(ply));
  }

  /// A move declared to the arbiter stands on the claimant's scoresheet.
  Proceedings declared(Event.DrawClaimed claimed, Ply ply) {
    return claimed
        .intended()
        .map(attempt -> with(scoresheets.declared(claimed.by(), attempt, ply)))
        .orElse(this);
  }

  /// A player is about to complete a move.
  Proceedings timed(Colour player, ChessClock clock, Instant at) {
    return with(scoresheets.timed(player, clock, at));
  }

  /// The position after an earlier ply stands again: what was written later is struck out.
  Proceedings backTo(int ply) {
    return with(scoresheets.backTo(ply));
  }

  private Proceedings with(Scoresheets scoresheets) {
    return new Proceedings(scoresheets);
  }
}
