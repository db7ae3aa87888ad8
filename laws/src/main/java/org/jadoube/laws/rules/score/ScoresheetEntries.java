package org.jadoube.laws.rules.score;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.Assistance;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.draw.ClaimDecisions;
import org.jadoube.laws.rules.draw.DeclaredMoves;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Article 8.1: the moves on the scoresheets: what is written, by whom and when. Anything that a
/// pen has done is on the sheet, and so on record, under the provision that it breaks. Only an
/// entry on no line of a scoresheet has not been written.
final class ScoresheetEntries {
  /// No scoresheet goes on for longer than this.
  private static final int LINES_LEFT = 1000;

  private ScoresheetEntries() {}

  static Outcome write(Colour player, ScoresheetAct.WriteMove deed, Act act, GameState game) {
    if (deed.text().length() > Written.LONGEST) {
      return Outcome.refused(game, Rule.RECORDING, new Objection.OutOfRange());
    }
    Optional<Refusal> improper = improper(player, deed, game);
    if (!isLine(deed.ply(), game)) {
      return Outcome.nothing(game).despite(improper);
    }
    Written written = written(player, deed.ply(), deed.text(), deed.language(), game);
    Optional<Citation> claim = improper.flatMap(_ -> toClaim(player, deed.ply(), written, game));
    return claim.isPresent()
        ? entered(player, deed, act, claim.get(), game)
            .then(next -> claimed(player, deed, act, written, next))
        : entered(player, deed, act, why(improper, act.by(), game), game).despite(improper);
  }

  /// A claim that waited only for the move to be written is decided.
  private static Outcome claimed(
      Colour player, ScoresheetAct.WriteMove deed, Act act, Written written, GameState game) {
    return DeclaredMoves.completes(player, deed.ply(), written, game)
        ? ClaimDecisions.decided(act.at(), game)
        : Outcome.nothing(game);
  }

  /// The provision under which a move is written because a draw is claimed by it, or about to be.
  private static Optional<Citation> toClaim(
      Colour player, int ply, Written written, GameState game) {
    Optional<Rule> rule =
        DeclaredMoves.declares(player, ply, written, game)
            ? Optional.of(declaration(game))
            : DeclaredMoves.toClaim(player, ply, written, game);
    return rule.map(game::cite);
  }

  private static Citation why(Optional<Refusal> improper, Actor by, GameState game) {
    return improper.map(Refusal::citation).orElseGet(() -> citation(by, game));
  }

  static boolean isLine(int ply, GameState game) {
    return ply >= 1 && ply <= game.ply().number() + LINES_LEFT;
  }

  /// An entry is made. An earlier one on that line is altered.
  private static Outcome entered(
      Colour player, ScoresheetAct.WriteMove deed, Act act, Citation why, GameState game) {
    Written written = written(player, deed.ply(), deed.text(), deed.language(), game);
    boolean empty = game.scoresheet(player).at(deed.ply()).isEmpty();
    return Outcome.of(
        game,
        empty
            ? new ScoresheetEvent.MoveWritten(act.at(), why, player, act.by(), deed.ply(), written)
            : new ScoresheetEvent.MoveCorrected(
                act.at(), why, player, act.by(), deed.ply(), written));
  }

  /// Why an entry is improper. Moves are written one after the other, and none in advance except
  /// one that is sealed; a declared one is written with the claim.
  private static Optional<Refusal> improper(
      Colour player, ScoresheetAct.WriteMove deed, GameState game) {
    int next = game.scoresheet(player).complete() + 1;
    if (deed.ply() > game.ply().number()) {
      return isSealed(player, deed.ply(), game)
          ? Optional.empty()
          : refusal(
              game, Rule.NOT_RECORDED_IN_ADVANCE, new ScoresheetObjection.WritingAhead(deed.ply()));
    }
    return deed.ply() == next
        ? Optional.empty()
        : refusal(game, Rule.RECORDING, new ScoresheetObjection.NotNextToWrite(next));
  }

  private static boolean isSealed(Colour player, int ply, GameState game) {
    return game.adjournment().stage() == Adjournment.Stage.SEALING
        && game.turn() == player
        && ply == game.ply().number() + 1;
  }

  private static Optional<Refusal> refusal(GameState game, Rule rule, Objection objection) {
    return Optional.of(new Refusal(game.cite(rule), objection));
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
    if (Assistance.isForSighted(by, game)) {
      return game.edition().cite(Rule.ASSISTANT_OF_SIGHTED_PLAYER);
    }
    return game.cite(assistant ? Rule.ASSISTANT_FOR_RECORDING : own);
  }

  private static Written written(
      Colour player, int ply, String text, Optional<String> language, GameState game) {
    return before(ply, game.scoresheet(player), game)
        .map(position -> Written.in(position, text, language))
        .orElseGet(() -> new Written(text, Written.Significance.UNREADABLE, Optional.empty()));
  }

  /// The position in which a move is read. For one written in advance, it is the position that the
  /// player expects after the moves written before it.
  private static Optional<Position> before(int ply, Scoresheet sheet, GameState game) {
    int latest = game.ply().number();
    Optional<Position> position = Optional.of(game.ply().at(ply - 1).position());
    for (int next = latest + 1; next < ply && position.isPresent(); next++) {
      Position expected = position.get();
      position =
          sheet.at(next).flatMap(Written::move).filter(expected::isLegal).map(expected::play);
    }
    return position;
  }

  static Outcome correct(Colour player, ScoresheetAct.CorrectMove deed, Act act, GameState game) {
    if (deed.text().length() > Written.LONGEST) {
      return Outcome.refused(game, Rule.RECORDING, new Objection.OutOfRange());
    }
    if (deed.ply() < 1 || game.scoresheet(player).at(deed.ply()).isEmpty()) {
      return Outcome.refused(
          game, Rule.RECORDING, new ScoresheetObjection.NothingWritten(deed.ply()));
    }
    Optional<Refusal> improper = improper(player, deed, game);
    Written written = written(player, deed.ply(), deed.text(), deed.language(), game);
    Citation why = why(improper, act.by(), game);
    return Outcome.of(
            game,
            new ScoresheetEvent.MoveCorrected(act.at(), why, player, act.by(), deed.ply(), written))
        .despite(improper);
  }

  /// Why a correction is improper. A declared move cannot be changed; a replacement for a move
  /// written in advance is itself written in advance.
  private static Optional<Refusal> improper(
      Colour player, ScoresheetAct.CorrectMove deed, GameState game) {
    if (isDeclared(player, deed.ply(), game)
        && game.parameter(Parameters.DECLARED_MOVE_UNCHANGEABLE)) {
      return refusal(
          game, declaration(game), new ScoresheetObjection.DeclaredUnchangeable(deed.ply()));
    }
    boolean ahead = deed.ply() > game.ply().number() && !deed.text().isBlank();
    return ahead && !isSealed(player, deed.ply(), game)
        ? refusal(
            game, Rule.NOT_RECORDED_IN_ADVANCE, new ScoresheetObjection.WritingAhead(deed.ply()))
        : Optional.empty();
  }

  /// Whether the player has declared a move with a claim and not made it yet.
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
}
