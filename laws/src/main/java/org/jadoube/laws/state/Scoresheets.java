package org.jadoube.laws.state;

import java.time.Instant;
import java.util.Collections;
import java.util.Set;
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
/// @param borrowers who has taken the opponent's
/// @param offers the plies after which a draw was offered, in order
public record Scoresheets(
    Scoresheet white, Scoresheet black, Set<Colour> borrowers, Trail<Integer> offers) {
  static final Scoresheets EMPTY =
      new Scoresheets(Scoresheet.EMPTY, Scoresheet.EMPTY, Set.of(), Trail.empty());

  Scoresheet of(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  Scoresheets after(ScoresheetEvent event, Ply ply) {
    return switch (event) {
      case ScoresheetEvent.MoveWritten written ->
          with(written.player(), written(written, of(written.player()), ply.number()));
      case ScoresheetEvent.MoveCorrected written ->
          with(written.player(), of(written.player()).corrected(written.ply(), written.written()));
      case ScoresheetEvent.OfferMarked marked ->
          with(marked.player(), of(marked.player()).marked(marked.ply()));
      case ScoresheetEvent.ScoresheetBorrowed borrowed ->
          borrowedBy(ColourSets.plus(borrowers, borrowed.player()));
      case ScoresheetEvent.ScoresheetReturned returned ->
          borrowedBy(ColourSets.minus(borrowers, returned.player()));
      case ScoresheetEvent.GameReconstructed _ ->
          new Scoresheets(white.reconstructed(ply), black.reconstructed(ply), borrowers, offers);
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

  private static Scoresheet written(
      ScoresheetEvent.MoveWritten event, Scoresheet sheet, int latest) {
    return event.ply() == sheet.complete() + 1 && event.ply() <= latest
        ? sheet.plus(event.written()).joined(latest)
        : sheet.apart(event.ply(), event.written());
  }

  /// A move has been made. An entry written for it in advance now belongs to the score.
  Scoresheets made(int ply) {
    return white.apart().isEmpty() && black.apart().isEmpty()
        ? this
        : new Scoresheets(white.joined(ply), black.joined(ply), borrowers, offers);
  }

  /// A draw was offered after ply `ply`.
  Scoresheets offered(int ply) {
    return wasOfferedAfter(ply) ? this : new Scoresheets(white, black, borrowers, offers.with(ply));
  }

  /// Whether a draw was offered after ply `ply`.
  public boolean wasOfferedAfter(int ply) {
    return Collections.binarySearch(offers, ply) >= 0;
  }

  /// The scoresheets without entries and offers after an earlier ply.
  Scoresheets backTo(int ply) {
    int found = Collections.binarySearch(offers, ply);
    Trail<Integer> earlier = offers.first(found < 0 ? -found - 1 : found + 1);
    return new Scoresheets(white.backTo(ply), black.backTo(ply), borrowers, earlier);
  }

  /// Adds a declared move to the scoresheet; it does not fill the lines before it.
  Scoresheets declared(Colour colour, Attempt attempt, Ply ply) {
    Written intended = Written.intended(ply.position(), attempt);
    Scoresheet sheet = of(colour);
    return sheet.complete() == ply.number()
        ? with(colour, sheet.plus(intended))
        : with(colour, sheet.apart(ply.number() + 1, intended));
  }

  /// Records whether the player is short of time when about to complete a move.
  Scoresheets timed(Colour colour, ChessClock clock, ShortOfTime little, Instant at) {
    int period = clock.face(colour).period().number();
    return of(colour).relievedIn() != period && little.holds(colour, clock, at)
        ? with(colour, of(colour).relievedIn(period))
        : this;
  }

  /// The scoresheets without the players' signatures.
  Scoresheets unsigned() {
    return new Scoresheets(white.unsigned(), black.unsigned(), borrowers, offers);
  }

  /// The scoresheets without signatures under another result.
  Scoresheets unsignedUnless(Result result) {
    return new Scoresheets(
        unsignedUnless(result, white), unsignedUnless(result, black), borrowers, offers);
  }

  private static Scoresheet unsignedUnless(Result result, Scoresheet sheet) {
    return sheet.signed().filter(signed -> !signed.equals(result)).isPresent()
        ? sheet.unsigned()
        : sheet;
  }

  Scoresheets with(Colour colour, Scoresheet sheet) {
    return colour == Colour.WHITE
        ? new Scoresheets(sheet, black, borrowers, offers)
        : new Scoresheets(white, sheet, borrowers, offers);
  }

  private Scoresheets borrowedBy(Set<Colour> players) {
    return new Scoresheets(white, black, players, offers);
  }
}
