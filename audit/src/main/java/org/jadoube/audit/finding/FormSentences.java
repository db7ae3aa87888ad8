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
          case UNREADABLE -> "hours, minutes and seconds, such as 1:30:57.";
          case NEGATIVE -> "0:00:00 or more.";
          case RISES -> "not much more than the " + most + " that it showed before.";
          case ABOVE_CONTROL -> "at most " + most + " under this time control.";
        };
  }

  static String text(Duration time) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }

  /// How the game ended: `checkmate`.
  static String of(EndRemark remark) {
    return switch (remark) {
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "stalemate";
      case DEAD_POSITION -> "a dead position";
      case REPETITION -> "repetition";
      case FIFTY_MOVES -> "fifty moves";
      case AGREEMENT -> "agreement";
      case WHITE_RESIGNED -> "White's resignation";
      case BLACK_RESIGNED -> "Black's resignation";
      case RESIGNATION -> "resignation";
    };
  }
}
