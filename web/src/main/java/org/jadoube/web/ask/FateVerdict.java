package org.jadoube.web.ask;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.fate.Fate;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.Epd;
import org.jadoube.notation.fen.LenientFen;
import org.jadoube.wording.Wording;

/// The answer about one FEN: who can still checkmate there, or why that makes no sense.
public sealed interface FateVerdict {
  /// The longest text accepted, in characters. A FEN of about ninety is usual, an EPD has more.
  int LONGEST = Epd.LONGEST;

  /// How much of a longer text is shown.
  int SHOWN = 40;

  /// The text of the question.
  String fen();

  /// The fates of both sides.
  record Known(String fen, Position position, Fate white, Fate black) implements FateVerdict {}

  /// A position that cannot be played, or has more pieces than a chess set, and why.
  record Faulty(String fen, String reason) implements FateVerdict {}

  /// The verdict on the position that `fen` stands for. Repairs are reported to `mended`.
  static FateVerdict of(String fen, Effort effort, Consumer<String> mended) {
    if (fen.length() > LONGEST) {
      return new Faulty(
          fen.substring(0, SHOWN) + "…",
          String.format(
              Locale.ROOT,
              "line 1, column %d: found more, expected a FEN of at most %d characters",
              LONGEST + 1,
              LONGEST));
    }
    return switch (LenientFen.read(fen)) {
      case Reading.Read<LenientFen.Mended>(LenientFen.Mended read) -> {
        read.mended().forEach(mended);
        yield of(fen, read.setup(), effort);
      }
      case Reading.Unreadable<LenientFen.Mended>(TextFault fault) ->
          new Faulty(fen, fault.message());
    };
  }

  private static FateVerdict of(String fen, Setup setup, Effort effort) {
    return switch (setup.validate()) {
      case Validation.Playable(Position position, var faults) ->
          faults.stream()
              .filter(FateVerdict::isNoSetOfChess)
              .findFirst()
              .<FateVerdict>map(fault -> new Faulty(fen, Wording.english().of(fault)))
              .orElseGet(() -> known(fen, position, effort));
      case Validation.Unplayable(var faults) ->
          new Faulty(fen, Wording.english().of(faults.getFirst()));
    };
  }

  private static Known known(String fen, Position position, Effort effort) {
    return new Known(
        fen,
        position,
        Fate.full(position, Colour.WHITE, effort.positions()),
        Fate.full(position, Colour.BLACK, effort.positions()));
  }

  /// Whether a chess set has too few pieces for it.
  private static boolean isNoSetOfChess(Fault fault) {
    return fault instanceof Fault.TooManyPawns || fault instanceof Fault.TooManyPieces;
  }

  /// `winnable`, `unwinnable` or `undecided`.
  static String word(Fate fate) {
    return fate.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  /// The moves that lead to mate; empty if there is no mate.
  static List<Move> line(Fate fate) {
    return fate instanceof Fate.Winnable(var line) ? line : List.of();
  }
}
