package org.jadoube.cli.fate;

import java.util.List;
import java.util.Locale;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.fate.Fate;
import org.jadoube.cli.shell.SetupArgument;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.wording.Wording;

/// The answer to one line of input of `jadoube fate`.
sealed interface FateVerdict {
  /// The longest FEN accepted, in characters; about ninety is usual.
  int LONGEST = 1_000;

  /// How much of a longer one is shown.
  int SHOWN = 40;

  /// The text of the question.
  String fen();

  /// The fates of both sides.
  record Known(String fen, Position position, Fate white, Fate black) implements FateVerdict {}

  /// A position that cannot be played, or has more pieces than a chess set, and why.
  record Faulty(String fen, String reason) implements FateVerdict {}

  static FateVerdict of(String fen) {
    if (fen.length() > LONGEST) {
      return new Faulty(
          fen.substring(0, SHOWN) + "…",
          String.format(
              Locale.ROOT,
              "line 1, column %d: found more, expected a FEN of at most %d characters",
              LONGEST + 1,
              LONGEST));
    }
    return switch (SetupArgument.read(fen)) {
      case Reading.Read<Setup>(Setup setup) -> of(fen, setup);
      case Reading.Unreadable<Setup>(TextFault fault) -> new Faulty(fen, fault.message());
    };
  }

  private static FateVerdict of(String fen, Setup setup) {
    return switch (setup.validate()) {
      case Validation.Playable(Position position, var faults) ->
          faults.stream()
              .filter(FateVerdict::isNoSetOfChess)
              .findFirst()
              .<FateVerdict>map(fault -> new Faulty(fen, Wording.english().of(fault)))
              .orElseGet(() -> known(fen, position));
      case Validation.Unplayable(var faults) ->
          new Faulty(fen, Wording.english().of(faults.getFirst()));
    };
  }

  private static Known known(String fen, Position position) {
    return new Known(
        fen, position, Fate.full(position, Colour.WHITE), Fate.full(position, Colour.BLACK));
  }

  /// Whether a chess set has fewer pieces than that.
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
