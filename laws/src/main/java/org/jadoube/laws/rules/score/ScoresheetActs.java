package org.jadoube.laws.rules.score;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Dispatches acts with the scoresheets to the rules that decide on them.
public final class ScoresheetActs {
  private ScoresheetActs() {}

  public static Outcome decide(ScoresheetAct act, GameState game) {
    if (!isAboutAnyScore(act) && !Scorekeeping.isByPlayers(game)) {
      return Outcome.refused(game, Rule.RECORDING, new ScoresheetObjection.ScoreKeptByProgram());
    }
    return switch (act) {
      case ScoresheetAct.WriteMove write ->
          ofPlayer(act, game, player -> ScoresheetEntries.write(player, write, game));
      case ScoresheetAct.CorrectMove correct ->
          ofPlayer(act, game, player -> ScoresheetEntries.correct(player, correct, game));
      case ScoresheetAct.MarkOffer mark ->
          ofPlayer(act, game, player -> ScoresheetEntries.mark(player, mark, game));
      case ScoresheetAct.BorrowScoresheet _ ->
          ofPlayer(act, game, player -> ScoresheetEntries.borrow(player, act.at(), game));
      case ScoresheetAct.ReturnScoresheet _ ->
          ofPlayer(act, game, player -> ScoresheetEntries.giveBack(player, act.at(), game));
      case ScoresheetAct.ReconstructGame _ -> Reconstruction.reconstruct(act, game);
      case ScoresheetAct.AssumeNextPeriod assume -> Reconstruction.assumeNextPeriod(assume, game);
      case ScoresheetAct.SignResult sign -> Signing.sign(sign, game);
      case ScoresheetAct.WriteNote note ->
          ofPlayer(act, game, player -> ScoresheetEntries.note(player, note, game));
      case ScoresheetAct.UncoverScoresheet uncover -> Reconstruction.uncover(uncover, game);
      case ScoresheetAct.CallForScores call -> Reconstruction.call(call, game);
      case ScoresheetAct.RequestScoresheet _, ScoresheetAct.SeeScoresheet _ ->
          ofPlayer(act, game, player -> ScoresheetRequests.decide(player, act, game));
    };
  }

  /// Whether the act makes sense when the program keeps score.
  private static boolean isAboutAnyScore(ScoresheetAct act) {
    return act instanceof ScoresheetAct.SignResult
        || act instanceof ScoresheetAct.SeeScoresheet
        || act instanceof ScoresheetAct.RequestScoresheet;
  }

  /// The last moves may be written after the game, but not after signing.
  public static Outcome afterTheGame(ScoresheetAct act, GameState game) {
    boolean open =
        Scorekeeping.isByPlayers(game)
            && act.by().side().filter(side -> isUnsigned(side, game)).isPresent();
    return open ? decide(act, game) : GameEnd.refuse(game);
  }

  private static boolean isUnsigned(Colour player, GameState game) {
    return game.scoresheet(player).signed().isEmpty();
  }

  /// The scoresheet is kept by the player or the player's assistant (Article 8.1.6).
  private static Outcome ofPlayer(ScoresheetAct act, GameState game, OwnSheet decide) {
    return act.by()
        .side()
        .map(decide::by)
        .orElseGet(
            () -> Outcome.refused(game, Rule.RECORDING, new Objection.NotForThisActor(act.by())));
  }

  private interface OwnSheet {
    Outcome by(Colour player);
  }
}
