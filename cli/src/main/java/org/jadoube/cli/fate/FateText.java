package org.jadoube.cli.fate;

import org.jadoube.chess.fate.Fate;
import org.jadoube.web.ask.FateVerdict;
import org.jadoube.web.ask.SanLine;

/// A verdict as tab-separated text.
///
/// @param withLines whether to add the moves to mate, White's and then Black's
record FateText(boolean withLines) {
  String of(FateVerdict verdict) {
    return switch (verdict) {
      case FateVerdict.Faulty(String fen, String reason) -> "fault fault\t" + fen + "\t" + reason;
      case FateVerdict.Known known ->
          FateVerdict.word(known.white())
              + " "
              + FateVerdict.word(known.black())
              + "\t"
              + known.fen()
              + (withLines ? line(known, known.white()) + line(known, known.black()) : "");
    };
  }

  private static String line(FateVerdict.Known known, Fate fate) {
    return "\t" + SanLine.of(known.position(), FateVerdict.line(fate));
  }
}
