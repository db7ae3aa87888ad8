package org.jadoube.laws.rules.score;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.state.GameState;

/// Dispatches acts with the scoresheets to the rules that decide on them.
public final class ScoresheetActs {
  private ScoresheetActs() {}

  public static Outcome decide(ScoresheetAct deed, Act act, GameState game) {
    if (!isAboutAnyScore(deed) && !Scorekeeping.isByPlayers(game)) {
      return Outcome.refused(game, Rule.RECORDING, new ScoresheetObjection.ScoreKeptByProgram());
    }
    return switch (deed) {
      case ScoresheetAct.WriteMove write ->
          ofPlayer(act, game, player -> ScoresheetEntries.write(player, write, act, game));
      case ScoresheetAct.CorrectMove correct ->
          ofPlayer(act, game, player -> ScoresheetEntries.correct(player, correct, act, game));
      case ScoresheetAct.MarkOffer mark ->
          ofPlayer(act, game, player -> ScoresheetUse.mark(player, mark, act, game));
      case ScoresheetAct.BorrowScoresheet _ ->
          ofPlayer(act, game, player -> ScoresheetUse.borrow(player, act.at(), game));
      case ScoresheetAct.ReturnScoresheet _ ->
          ofPlayer(act, game, player -> ScoresheetUse.giveBack(player, act.at(), game));
      case ScoresheetAct.ReconstructGame _ -> Reconstruction.reconstruct(act, game);
      case ScoresheetAct.AssumeNextPeriod assume ->
          Reconstruction.assumeNextPeriod(assume, act, game);
      case ScoresheetAct.SignResult sign -> Signing.sign(sign, act, game);
      case ScoresheetAct.WriteNote note ->
          ofPlayer(act, game, player -> ScoresheetUse.note(player, note, act, game));
      case ScoresheetAct.UncoverScoresheet uncover -> Reconstruction.uncover(uncover, act, game);
      case ScoresheetAct.CallForScores _ -> Reconstruction.call(act, game);
      case ScoresheetAct.RequestScoresheet _, ScoresheetAct.SeeScoresheet _ ->
          ofPlayer(act, game, player -> ScoresheetRequests.decide(player, deed, act, game));
    };
  }

  /// Whether the act makes sense when the program keeps score.
  private static boolean isAboutAnyScore(ScoresheetAct deed) {
    return deed instanceof ScoresheetAct.SignResult
        || deed instanceof ScoresheetAct.SeeScoresheet
        || deed instanceof ScoresheetAct.RequestScoresheet;
  }

  /// Whether the act is done with hands: writing, or taking somebody's scoresheet.
  public static boolean isDone(ScoresheetAct deed) {
    return switch (deed) {
      case ScoresheetAct.WriteMove _,
          ScoresheetAct.CorrectMove _,
          ScoresheetAct.MarkOffer _,
          ScoresheetAct.WriteNote _,
          ScoresheetAct.BorrowScoresheet _,
          ScoresheetAct.ReturnScoresheet _ ->
          true;
      case ScoresheetAct.UncoverScoresheet _,
          ScoresheetAct.RequestScoresheet _,
          ScoresheetAct.SeeScoresheet _,
          ScoresheetAct.CallForScores _,
          ScoresheetAct.ReconstructGame _,
          ScoresheetAct.AssumeNextPeriod _,
          ScoresheetAct.SignResult _ ->
          false;
    };
  }

  /// The outcome after the game. The last moves may be written then, but not after signing: from
  /// then on it is only known that somebody has written.
  public static Outcome afterTheGame(ScoresheetAct deed, Act act, GameState game) {
    Optional<Colour> player = act.by().side();
    if (player.isEmpty() || !Scorekeeping.isByPlayers(game)) {
      return GameEnd.refuse(game);
    }
    return game.scoresheet(player.get()).signed().isEmpty()
        ? decide(deed, act, game)
        : decide(deed, act, game).despite(GameEnd.refuse(game).refusal());
  }

  /// The outcome of an act with a scoresheet, which is kept by the player or the player's assistant
  /// (Article 8.1.6).
  private static Outcome ofPlayer(Act act, GameState game, OwnSheet decide) {
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
