package org.jadoube.laws.state;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.trail.Trail;

/// Both players' scoresheets.
///
/// @param borrower who has borrowed the opponent's
/// @param offers the plies after which a draw was offered, in order
public record Scoresheets(
    Scoresheet white, Scoresheet black, Optional<Colour> borrower, Trail<Integer> offers) {
  static final Scoresheets EMPTY =
      new Scoresheets(Scoresheet.EMPTY, Scoresheet.EMPTY, Optional.empty(), Trail.empty());

  Scoresheet of(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  Scoresheets after(ScoresheetEvent event, Ply ply) {
    return switch (event) {
      case ScoresheetEvent.MoveWritten written ->
          with(written.player(), of(written.player()).plus(written.written()));
      case ScoresheetEvent.MoveCorrected written ->
          with(written.player(), of(written.player()).corrected(written.ply(), written.written()));
      case ScoresheetEvent.OfferMarked marked ->
          with(marked.player(), of(marked.player()).marked(marked.ply()));
      case ScoresheetEvent.ScoresheetBorrowed borrowed ->
          borrowedBy(Optional.of(borrowed.player()));
      case ScoresheetEvent.ScoresheetReturned _ -> borrowedBy(Optional.empty());
      case ScoresheetEvent.GameReconstructed _ ->
          new Scoresheets(white.reconstructed(ply), black.reconstructed(ply), borrower, offers);
      case ScoresheetEvent.ScoresheetShown shown ->
          with(shown.player(), of(shown.player()).seen(shown.times()));
      case ScoresheetEvent.NoteWritten _,
          ScoresheetEvent.ScoresheetUncovered _,
          ScoresheetEvent.ScoresheetGiven _ ->
          this;
      case ScoresheetEvent.ResultSigned signed ->
          with(signed.player(), of(signed.player()).signed(signed.result()));
    };
  }

  /// A draw was offered after ply `ply`.
  Scoresheets offered(int ply) {
    return wasOfferedAfter(ply) ? this : new Scoresheets(white, black, borrower, offers.with(ply));
  }

  /// Whether a draw was offered after ply `ply`.
  public boolean wasOfferedAfter(int ply) {
    return Collections.binarySearch(offers, ply) >= 0;
  }

  /// Without what was written and offered after an earlier ply.
  Scoresheets backTo(int ply) {
    int found = Collections.binarySearch(offers, ply);
    Trail<Integer> earlier = offers.first(found < 0 ? -found - 1 : found + 1);
    return new Scoresheets(white.backTo(ply), black.backTo(ply), borrower, earlier);
  }

  /// Adds a declared move to the scoresheet if that is complete so far.
  Scoresheets declared(Colour colour, Attempt attempt, Ply ply) {
    return of(colour).complete() == ply.number()
        ? with(colour, of(colour).plus(Written.intended(ply.position(), attempt)))
        : this;
  }

  /// Records whether the player is short of time when about to complete a move.
  Scoresheets timed(Colour colour, ChessClock clock, ShortOfTime little, Instant at) {
    int period = clock.face(colour).period().number();
    return of(colour).relievedIn() != period && little.holds(colour, clock, at)
        ? with(colour, of(colour).relievedIn(period))
        : this;
  }

  /// Without the players' signatures.
  Scoresheets unsigned() {
    return new Scoresheets(white.unsigned(), black.unsigned(), borrower, offers);
  }

  /// Without signatures under another result.
  Scoresheets unsignedUnless(Result result) {
    return new Scoresheets(
        unsignedUnless(result, white), unsignedUnless(result, black), borrower, offers);
  }

  private static Scoresheet unsignedUnless(Result result, Scoresheet sheet) {
    return sheet.signed().filter(signed -> !signed.equals(result)).isPresent()
        ? sheet.unsigned()
        : sheet;
  }

  Scoresheets with(Colour colour, Scoresheet sheet) {
    return colour == Colour.WHITE
        ? new Scoresheets(sheet, black, borrower, offers)
        : new Scoresheets(white, sheet, borrower, offers);
  }

  private Scoresheets borrowedBy(Optional<Colour> colour) {
    return new Scoresheets(white, black, colour, offers);
  }
}
