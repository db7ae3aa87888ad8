package org.jadoube.wording;

import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Consequence;

/// Phrases for the consequences of a ruling.
final class ConsequencePhrases {
  private ConsequencePhrases() {}

  static Phrase of(Consequence consequence) {
    Phrase phrase = Phrase.of(Keys.of("consequence", consequence));
    return switch (consequence) {
      case Consequence.Ends(Result result) ->
          phrase.with("ending", ending(result)).with("result", result);
      case Consequence.TimeAdded added ->
          phrase.with("player", added.to()).with("time", added.time());
      case Consequence.TimeTaken taken ->
          phrase.with("player", taken.from()).with("time", taken.time());
      case Consequence.TimeSet set ->
          phrase.with("player", set.of()).with("time", new ClockReading(set.remaining()));
      case Consequence.MoveCounterSet set ->
          phrase.with("player", set.of()).with("moves", set.completed());
      case Consequence.PositionRestored restored -> phrase.with("ply", new Ply(restored.ply()));
      case Consequence.TouchBinds binds ->
          phrase.with("player", binds.player()).with("squares", binds.touched());
      case Consequence.ReleaseBinds(Colour player, Piece piece, Square square) ->
          phrase.with("player", player).with("piece", piece).with("square", square);
      case Consequence.ChoiceBinds binds ->
          phrase.with("player", binds.player()).with("role", Keys.choice(binds.promotion()));
      case Consequence.IllegalMoveCounted counted ->
          phrase.with("player", counted.by()).with("number", counted.number());
      case Consequence.BoardTurned _,
          Consequence.ColoursStay _,
          Consequence.GameReopened _,
          Consequence.NewGame _ ->
          phrase;
      case Consequence.MoveBinds binds ->
          phrase.with("player", binds.player()).with("attempt", binds.attempt());
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

  /// The kind of result, for messages that distinguish them.
  private static String ending(Result result) {
    if (result.forfeit()) {
      return "forfeit";
    }
    return result.equals(Result.WHITE_WINS)
        ? "white"
        : result.equals(Result.BLACK_WINS)
            ? "black"
            : result.equals(Result.DRAW)
                ? "draw"
                : result.equals(Result.BOTH_LOSE) ? "both_lose" : "score";
  }
}
