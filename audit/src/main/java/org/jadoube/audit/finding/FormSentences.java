package org.jadoube.audit.finding;

import java.time.Duration;
import java.util.Locale;
import org.jadoube.wording.Wording;

/// Sentences about clocks, and words for how a game ended.
final class FormSentences {
  private FormSentences() {}

  static String of(Finding.ImpossibleClock it, Wording wording) {
    String clock = wording.of(it.player()) + "'s clock: found \"" + it.written() + "\", expected ";
    String most = it.most().map(FormSentences::text).orElse("");
    return clock
        + switch (it.problem()) {
          case UNREADABLE -> "hours, minutes and seconds, such as [%clk 1:30:57].";
          case NEGATIVE -> "0:00:00 or more.";
          case RISES -> "not much more than the " + most + " that it showed before.";
          case ABOVE_CONTROL ->
              "at most " + most + " under this time control, which counts seconds.";
        };
  }

  /// A phrase for the reading by which the moves after an unplayable word make sense.
  static String of(ResumedBy by, String move) {
    return switch (by) {
      case ANOTHER_MOVE -> "With " + move + " in its place";
      case MISSING_MOVE -> "With " + move + " before it, which is missing";
      case LEFT_OUT -> "Without \"" + move + "\"";
      case PASS -> "With this pass";
      case THE_MOVE_ITSELF -> "If \"" + move + "\" stood";
    };
  }

  /// How many moves make sense, and whether they are all of them.
  static String following(int plies, boolean all) {
    String which = all ? "all " + plies + " plies that follow" : "the next " + plies + " plies";
    String one = all ? "the ply that follows" : "the next ply";
    return (plies == 1 ? one + " makes sense" : which + " make sense")
        + (all ? "" : ", up to another word that cannot be played")
        + ". The audit goes on from there.";
  }

  /// `1 ply`, `2 plies`.
  static String plies(int count) {
    return count == 1 ? "1 ply" : count + " plies";
  }

  static String text(Duration time) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }

  /// A remark about the end as a clause: `the game ended by checkmate`.
  static String of(EndRemark remark) {
    return switch (remark) {
      case CHECKMATE -> endedBy("checkmate");
      case STALEMATE -> endedBy("stalemate");
      case DEAD_POSITION -> endedBy("a dead position");
      case REPETITION -> endedBy("repetition");
      case FIFTY_MOVES -> endedBy("fifty moves");
      case AGREEMENT -> endedBy("agreement");
      case WHITE_RESIGNED -> endedBy("White's resignation");
      case BLACK_RESIGNED -> endedBy("Black's resignation");
      case RESIGNATION -> endedBy("resignation");
      case WHITE_WON -> "White won";
      case BLACK_WON -> "Black won";
      case DRAWN -> "the game was drawn";
      case UNTERMINATED -> "the game was not played to an end";
    };
  }

  private static String endedBy(String what) {
    return "the game ended by " + what;
  }
}
