package org.jadoube.laws.state;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.Ply;

/// The proceedings away from the board.
public record Proceedings(
    Scoresheets scoresheets,
    Quickplay quickplay,
    Adjournment adjournment,
    Announcements announcements,
    Online online) {
  static final Proceedings NONE =
      new Proceedings(
          Scoresheets.EMPTY,
          Quickplay.NOTHING,
          Adjournment.NONE,
          Announcements.NONE,
          Online.NOTHING);

  Proceedings after(ScoresheetEvent event, Ply ply) {
    return with(scoresheets.after(event, ply));
  }

  Proceedings after(AdjournmentEvent event) {
    return new Proceedings(scoresheets, quickplay, adjournment.after(event), announcements, online);
  }

  Proceedings after(AnnouncementEvent event, Ply ply) {
    return with(announcements.after(event, ply));
  }

  Proceedings after(Ruling ruling) {
    return with(quickplay.after(ruling)).with(online.after(ruling));
  }

  Proceedings with(Online online) {
    return online.equals(this.online)
        ? this
        : new Proceedings(scoresheets, quickplay, adjournment, announcements, online);
  }

  Proceedings offered(int ply) {
    return with(scoresheets.offered(ply));
  }

  /// The proceedings once a move has been declared to the arbiter: it is on the claimant's
  /// scoresheet.
  Proceedings declared(Event.DrawClaimed claimed, Ply ply) {
    return claimed
        .intended()
        .map(attempt -> with(scoresheets.declared(claimed.by(), attempt, ply)))
        .orElse(this);
  }

  /// Removes signatures under a result that no longer holds.
  Proceedings unsigned() {
    return with(scoresheets.unsigned());
  }

  /// Removes signatures under a result other than the one the game has now: the players sign again.
  Proceedings unsignedUnless(Result result) {
    return with(scoresheets.unsignedUnless(result));
  }

  /// A player is about to complete a move.
  Proceedings timed(Colour player, ChessClock clock, ShortOfTime little, Instant at) {
    return with(scoresheets.timed(player, clock, little, at));
  }

  /// The move that leads to `ply` has been made.
  Proceedings made(Ply ply) {
    return with(scoresheets.made(ply.number())).with(announcements.made(ply));
  }

  /// Goes back to that ply: nothing said or written after it counts.
  Proceedings backTo(int ply) {
    return with(announcements.backTo(ply)).with(scoresheets.backTo(ply));
  }

  /// These proceedings with other scoresheets; most moves change nothing here.
  private Proceedings with(Scoresheets scoresheets) {
    return scoresheets.equals(this.scoresheets)
        ? this
        : new Proceedings(scoresheets, quickplay, adjournment, announcements, online);
  }

  Proceedings with(Quickplay quickplay) {
    return new Proceedings(scoresheets, quickplay, adjournment, announcements, online);
  }

  private Proceedings with(Announcements announcements) {
    return announcements.equals(this.announcements)
        ? this
        : new Proceedings(scoresheets, quickplay, adjournment, announcements, online);
  }
}
