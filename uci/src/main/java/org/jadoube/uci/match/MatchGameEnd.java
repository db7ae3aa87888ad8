package org.jadoube.uci.match;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Ruling;

/// How a game ended.
///
/// @param result empty if it did not end
/// @param reason in a few words, with the Article if the Laws ended it
public record MatchGameEnd(Optional<Result> result, MatchTermination termination, String reason) {
  static MatchGameEnd lost(Colour loser, MatchTermination termination, String reason) {
    return new MatchGameEnd(
        Optional.of(Result.wonBy(loser.opposite())), termination, named(reason));
  }

  static MatchGameEnd drawn(MatchTermination termination, String reason) {
    return new MatchGameEnd(Optional.of(Result.DRAW), termination, reason);
  }

  static MatchGameEnd unterminated() {
    return new MatchGameEnd(Optional.empty(), MatchTermination.UNTERMINATED, "the match was ended");
  }

  /// As the Laws ruled.
  static MatchGameEnd by(Ruling ruling) {
    String rule = ruling.citation().rule().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    boolean time = rule.startsWith("flag");
    return new MatchGameEnd(
        ruling.result(),
        time ? MatchTermination.TIME_FORFEIT : MatchTermination.NORMAL,
        rule + " (" + ruling.citation() + ")");
  }

  private static String named(String reason) {
    return reason.replace("WHITE", "White").replace("BLACK", "Black");
  }
}
