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
public record Ended(Optional<Result> result, Termination termination, String reason) {
  static Ended lost(Colour loser, Termination termination, String reason) {
    return new Ended(Optional.of(Result.wonBy(loser.opposite())), termination, named(reason));
  }

  static Ended drawn(Termination termination, String reason) {
    return new Ended(Optional.of(Result.DRAW), termination, reason);
  }

  static Ended unterminated() {
    return new Ended(Optional.empty(), Termination.UNTERMINATED, "the match was ended");
  }

  /// As the Laws ruled.
  static Ended by(Ruling ruling) {
    String rule = ruling.citation().rule().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    boolean time = rule.startsWith("flag");
    return new Ended(
        ruling.result(),
        time ? Termination.TIME_FORFEIT : Termination.NORMAL,
        rule + " (" + ruling.citation() + ")");
  }

  private static String named(String reason) {
    return reason.replace("WHITE", "White").replace("BLACK", "Black");
  }
}
