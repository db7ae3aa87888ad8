package org.jadoube.laws.rules.score;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles 8.1.4, 8.1.5 and 8.5.2: other entries on a scoresheet, and use of the opponent's.
final class ScoresheetUse {
  private ScoresheetUse() {}

  /// A note is written. A remark does not belong on the scoresheet, but there it is.
  static Outcome note(Colour player, ScoresheetAct.WriteNote deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.USE_OF_SCORESHEET);
    return Outcome.of(
            game,
            new ScoresheetEvent.NoteWritten(act.at(), citation, player, deed.kind(), deed.text()))
        .despite(
            deed.kind() == ScoresheetNote.REMARK
                ? Optional.of(new Refusal(citation, new ScoresheetObjection.NotForTheScoresheet()))
                : Optional.empty());
  }

  static Outcome mark(Colour player, ScoresheetAct.MarkOffer deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.RECORDING_THE_OFFER);
    Outcome marked =
        deed.ply() == 0 || ScoresheetEntries.isLine(deed.ply(), game)
            ? Outcome.of(
                game, new ScoresheetEvent.OfferMarked(act.at(), citation, player, deed.ply()))
            : Outcome.nothing(game);
    return marked.despite(wrong(player, deed, game).map(why -> new Refusal(citation, why)));
  }

  private static Optional<Objection> wrong(
      Colour player, ScoresheetAct.MarkOffer deed, GameState game) {
    if (!game.proceedings().scoresheets().wasOfferedAfter(deed.ply())) {
      return Optional.of(new ScoresheetObjection.NoOfferToMark(deed.ply()));
    }
    return game.scoresheet(player).marks().contains(deed.ply())
        ? Optional.of(new ScoresheetObjection.DoneAlready())
        : Optional.empty();
  }

  /// The opponent's scoresheet may be used by the player having the move, or by both while the
  /// clocks are stopped.
  static Outcome borrow(Colour player, Instant at, GameState game) {
    Citation citation = game.cite(Rule.ONE_KEEPS_SCORE);
    Set<Colour> borrowers = game.proceedings().scoresheets().borrowers();
    if (borrowers.contains(player)) {
      return Outcome.refused(game, citation, new ScoresheetObjection.ScoresheetStillBorrowed());
    }
    return Outcome.of(game, new ScoresheetEvent.ScoresheetBorrowed(at, citation, player))
        .despite(unneeded(player, game).map(why -> new Refusal(citation, why)));
  }

  private static Optional<Objection> unneeded(Colour player, GameState game) {
    if (game.phase() == Phase.RUNNING && game.turn() != player) {
      return Optional.of(new Objection.NotHavingTheMove(game.turn()));
    }
    if (!game.proceedings().scoresheets().borrowers().isEmpty()) {
      return Optional.of(new ScoresheetObjection.ScoresheetStillBorrowed());
    }
    return game.scoresheet(player).complete() >= game.ply().number()
        ? Optional.of(new ScoresheetObjection.NothingMissing())
        : Optional.empty();
  }

  static Outcome giveBack(Colour player, Instant at, GameState game) {
    Citation citation = game.cite(Rule.ONE_KEEPS_SCORE);
    return game.proceedings().scoresheets().borrowers().contains(player)
        ? Outcome.of(game, new ScoresheetEvent.ScoresheetReturned(at, citation, player))
        : Outcome.refused(game, citation, new ScoresheetObjection.NothingBorrowed());
  }
}
