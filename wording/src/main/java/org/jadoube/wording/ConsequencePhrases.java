package org.jadoube.wording;

import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.event.Consequence;

/// Phrases for the consequences of a ruling.
final class ConsequencePhrases {
  private static final Map<Result, String> ENDINGS =
      Map.of(
          Result.WHITE_WINS, "white",
          Result.BLACK_WINS, "black",
          Result.DRAW, "draw",
          Result.BOTH_LOSE, "both_lose");

  private ConsequencePhrases() {}

  /// @param facts the facts of the ruling
  static Phrase of(Consequence consequence, RulingFacts facts, Scene scene) {
    Phrase phrase = Phrase.of(MessageKeys.of("consequence", consequence));
    return switch (consequence) {
      case Consequence.Ends(Result result) ->
          phrase.with("ending", ending(result)).with("result", result);
      case Consequence.CountsAsWin(Colour player) -> phrase.with("player", player);
      case Consequence.TimeAdded added ->
          phrase.with("player", added.to()).with("time", new Amount(added.time()));
      case Consequence.TimeTaken taken ->
          (facts.misplayed().isPresent() ? Phrase.of("consequence.increment-taken") : phrase)
              .with("player", taken.from())
              .with("time", new Amount(taken.time()));
      case Consequence.TimeSet set ->
          phrase.with("player", set.of()).with("time", new ClockReading(set.remaining()));
      case Consequence.MoveCounterSet set ->
          phrase.with("player", set.of()).with("moves", set.completed());
      case Consequence.PositionRestored restored -> restored(restored.ply(), facts, scene);
      case Consequence.TouchBinds binds -> TouchPhrases.of(binds, scene);
      case Consequence.ReleaseBinds binds -> TouchPhrases.of(binds, scene);
      case Consequence.ChoiceBinds binds -> TouchPhrases.of(binds, scene);
      case Consequence.IllegalMoveCounted counted ->
          phrase.with("player", counted.by()).with("number", counted.number());
      case Consequence.BoardTurned _, Consequence.ColoursStay _, Consequence.GameReopened _ ->
          phrase;
      case Consequence.NewGame(var control) ->
          phrase.with("control", control.map(TimeControl::text));
      case Consequence.MoveBinds binds -> TouchPhrases.of(binds, scene);
      case Consequence.PeriodBegins begins ->
          phrase.with("player", begins.player()).with("moves", begins.moves());
      case Consequence.BonusIntroduced introduced ->
          phrase
              .with("time", introduced.time())
              .with("kind", introduced.asDelay() ? "delay" : "increment");
      case Consequence.IncrementCorrected corrected ->
          phrase
              .with("time", corrected.time())
              .with("kind", corrected.asDelay() ? "delay" : "increment");
      case Consequence.Warned(Colour player) -> phrase.with("player", player);
      case Consequence.Fined fined ->
          phrase.with("player", fined.player()).with("amount", fined.amount());
      case Consequence.Excluded excluded ->
          phrase.with("player", excluded.player()).with("rounds", excluded.rounds());
      case Consequence.Expelled(Colour player) -> phrase.with("player", player);
    };
  }

  /// A restored position. If a move is taken back, the move is named, if it is known; an earlier
  /// position is named by the move before it.
  private static Phrase restored(int ply, RulingFacts facts, Scene scene) {
    return facts.takesMoveBack()
        ? Phrase.of("consequence.move-taken-back")
            .with("ply", new PlyNumber(ply + 1))
            .with(
                "attempt",
                facts
                    .attempt(ply)
                    .map(attempt -> scene.tried(attempt, ply))
                    .map(tried -> MisplayPhrases.numbered(tried, ply + 1)))
        : Phrase.of("consequence.position-restored").with("ply", new PlyNumber(ply));
  }

  /// The kind of result, for messages that distinguish them.
  private static String ending(Result result) {
    String kind = ENDINGS.getOrDefault(new Result(result.white(), result.black(), false), "score");
    return result.forfeit() ? "forfeit_" + kind : kind;
  }
}
