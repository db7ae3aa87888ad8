package org.jadoube.laws.rules.score;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Articles 8.1, 8.2 and 8.5: writing on the scoresheets: what, by whom and when.
final class ScoresheetEntries {
  private ScoresheetEntries() {}

  static Outcome write(Colour player, ScoresheetAct.WriteMove act, GameState game) {
    int next = game.scoresheet(player).complete() + 1;
    if (act.text().length() > Written.LONGEST) {
      return Outcome.refused(game, Rule.RECORDING, new Objection.OutOfRange());
    }
    if (act.ply() > game.ply().number()) {
      return Outcome.refused(
          game, Rule.NOT_RECORDED_IN_ADVANCE, new ScoresheetObjection.WritingAhead(act.ply()));
    }
    if (act.ply() != next) {
      return Outcome.refused(game, Rule.RECORDING, new ScoresheetObjection.NotNextToWrite(next));
    }
    Written written = written(act.ply(), act.text(), act.language(), game);
    return Outcome.of(
        game,
        new ScoresheetEvent.MoveWritten(
            act.at(), citation(act.by(), game), player, act.by(), act.ply(), written));
  }

  private static Citation citation(Actor by, GameState game) {
    boolean electronic =
        game.edition().has(Rule.ELECTRONIC_SCORESHEET)
            && game.regulations().has(Arrangement.ELECTRONIC_SCORESHEETS);
    Rule own = electronic ? Rule.ELECTRONIC_SCORESHEET : Rule.RECORDING;
    boolean assistant = by instanceof Actor.Assistant;
    boolean unsighted =
        by.side().map(Arrangement::visuallyDisabled).filter(game.regulations()::has).isPresent();
    if (unsighted) {
      return game.edition()
          .cite(assistant ? Rule.ASSISTANT_KEEPS_SCORE : Rule.SCORE_BY_OTHER_MEANS);
    }
    return game.cite(assistant ? Rule.ASSISTANT_FOR_RECORDING : own);
  }

  private static Written written(int ply, String text, Optional<String> language, GameState game) {
    return Written.in(game.ply().at(ply - 1).position(), text, language);
  }

  static Outcome note(Colour player, ScoresheetAct.WriteNote act, GameState game) {
    Citation citation = game.cite(Rule.USE_OF_SCORESHEET);
    return act.kind() == ScoresheetNote.REMARK
        ? Outcome.refused(game, citation, new ScoresheetObjection.NotForTheScoresheet())
        : Outcome.of(
            game,
            new ScoresheetEvent.NoteWritten(act.at(), citation, player, act.kind(), act.text()));
  }

  static Outcome correct(Colour player, ScoresheetAct.CorrectMove act, GameState game) {
    if (act.text().length() > Written.LONGEST) {
      return Outcome.refused(game, Rule.RECORDING, new Objection.OutOfRange());
    }
    if (isDeclared(player, act.ply(), game)) {
      return game.parameter(Parameters.DECLARED_MOVE_UNCHANGEABLE)
          ? Outcome.refused(
              game, declaration(game), new ScoresheetObjection.DeclaredUnchangeable(act.ply()))
          : Outcome.refused(
              game, Rule.NOT_RECORDED_IN_ADVANCE, new ScoresheetObjection.WritingAhead(act.ply()));
    }
    if (act.ply() < 1 || act.ply() > game.scoresheet(player).complete()) {
      return Outcome.refused(
          game, Rule.RECORDING, new ScoresheetObjection.NothingWritten(act.ply()));
    }
    Written written = written(act.ply(), act.text(), act.language(), game);
    return Outcome.of(
        game,
        new ScoresheetEvent.MoveCorrected(
            act.at(), citation(act.by(), game), player, act.by(), act.ply(), written));
  }

  /// Whether the player has declared a move with a claim and not made it yet. It was written down
  /// even if earlier moves were not.
  private static boolean isDeclared(Colour player, int ply, GameState game) {
    boolean claimed =
        game.boundTo().isPresent()
            || game.pending()
                .claim()
                .filter(open -> open.made().by() == player)
                .flatMap(open -> open.made().intended())
                .isPresent()
            || game.scoresheet(player).complete() >= ply;
    return claimed && game.turn() == player && ply == game.ply().number() + 1;
  }

  /// The provision under which it was declared.
  private static Rule declaration(GameState game) {
    return game.landmarks().declared().orElse(Rule.THREEFOLD_CLAIM_BY_INTENDED_MOVE);
  }

  static Outcome mark(Colour player, ScoresheetAct.MarkOffer act, GameState game) {
    if (!game.proceedings().scoresheets().wasOfferedAfter(act.ply())) {
      return Outcome.refused(
          game, Rule.RECORDING_THE_OFFER, new ScoresheetObjection.NoOfferToMark(act.ply()));
    }
    if (game.scoresheet(player).marks().contains(act.ply())) {
      return Outcome.refused(game, Rule.RECORDING_THE_OFFER, new ScoresheetObjection.DoneAlready());
    }
    Citation citation = game.cite(Rule.RECORDING_THE_OFFER);
    return Outcome.of(game, new ScoresheetEvent.OfferMarked(act.at(), citation, player, act.ply()));
  }

  /// The opponent's scoresheet may be used by the player having the move, or by both while the
  /// clocks are stopped.
  static Outcome borrow(Colour player, Instant at, GameState game) {
    Rule rule = Rule.ONE_KEEPS_SCORE;
    if (game.phase() == Phase.RUNNING && game.turn() != player) {
      return Outcome.refused(game, rule, new Objection.NotHavingTheMove(game.turn()));
    }
    if (game.proceedings().scoresheets().borrower().isPresent()) {
      return Outcome.refused(game, rule, new ScoresheetObjection.ScoresheetStillBorrowed());
    }
    if (game.scoresheet(player).complete() >= game.ply().number()) {
      return Outcome.refused(game, rule, new ScoresheetObjection.NothingMissing());
    }
    return Outcome.of(game, new ScoresheetEvent.ScoresheetBorrowed(at, game.cite(rule), player));
  }

  static Outcome giveBack(Colour player, Instant at, GameState game) {
    Rule rule = Rule.ONE_KEEPS_SCORE;
    return game.proceedings().scoresheets().borrower().equals(Optional.of(player))
        ? Outcome.of(game, new ScoresheetEvent.ScoresheetReturned(at, game.cite(rule), player))
        : Outcome.refused(game, rule, new ScoresheetObjection.NothingBorrowed());
  }
}
