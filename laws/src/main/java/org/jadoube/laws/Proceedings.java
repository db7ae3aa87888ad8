package org.jadoube.laws;

import java.time.Instant;
import org.jadoube.chess.Colour;

/// What goes on beside the board.
record Proceedings(Scoresheets scoresheets, Quickplay quickplay) {
  static final Proceedings NONE = new Proceedings(Scoresheets.EMPTY, Quickplay.NOTHING);

  Proceedings after(ScoresheetEvent event, Ply ply) {
    return with(scoresheets.after(event, ply));
  }

  Proceedings after(QuickplayEvent event) {
    return new Proceedings(scoresheets, quickplay.after(event));
  }

  Proceedings after(Ruling ruling) {
    return new Proceedings(scoresheets, quickplay.after(ruling));
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
    return new Proceedings(scoresheets, quickplay);
  }
}
