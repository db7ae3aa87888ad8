package org.jadoube.cli.shell;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.LenientFen;

/// A FEN on the command line: one argument, or its fields as split by the shell.
public final class SetupArgument {
  /// Stands for the initial position.
  private static final String START = "startpos";

  private static final int FIELDS = 6;
  private static final int FIELDS_WITHOUT_COUNTERS = 4;

  private SetupArgument() {}

  /// How many of `words`, from the first, belong to the setup.
  public static int length(List<String> words) {
    String first = words.getFirst();
    boolean whole = first.equals(START) || first.indexOf(' ') >= 0 || first.indexOf('_') >= 0;
    return whole ? 1 : FIELDS_WITHOUT_COUNTERS + counters(words);
  }

  /// How many counters follow the other fields; a number of four digits or more may be a move.
  private static int counters(List<String> words) {
    if (words.size() > FIELDS && words.get(FIELDS - 1).matches("\\d+")) {
      return 2;
    }
    boolean clock =
        words.size() >= FIELDS && words.get(FIELDS_WITHOUT_COUNTERS).matches("\\d{1,3}");
    return clock ? 1 : 0;
  }

  /// The setup that `words` describe; empty, with a message on `err`, if they are not a FEN.
  /// Repairs are reported there, too.
  public static Optional<Setup> read(List<String> words, PrintWriter err) {
    String text = String.join(" ", words).strip().replaceAll("\\s+", " ");
    return switch (LenientFen.read(text)) {
      case Reading.Read<LenientFen.Mended>(LenientFen.Mended read) -> {
        read.mended().forEach(mended -> err.println("jadoube: " + mended + "."));
        yield Optional.of(read.setup());
      }
      case Reading.Unreadable<LenientFen.Mended>(TextFault fault) -> {
        err.println("Not a FEN: " + fault.message());
        err.println("  " + text);
        err.println(" ".repeat(fault.column() + 1) + "^");
        yield Optional.empty();
      }
    };
  }
}
