package org.jadoube.cli.shell;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.Fen;

/// A FEN on the command line: one argument, or its fields as the shell split them.
public final class SetupArgument {
  /// What stands for the usual starting position.
  private static final String START = "startpos";

  private static final int FIELDS = 6;
  private static final int FIELDS_WITHOUT_COUNTERS = 4;

  private SetupArgument() {}

  /// How many of `words` belong to the setup with which they begin.
  public static int length(List<String> words) {
    boolean whole = words.getFirst().equals(START) || words.getFirst().indexOf(' ') >= 0;
    boolean counted = words.size() > FIELDS && words.get(FIELDS - 1).matches("\\d+");
    return whole ? 1 : counted ? FIELDS : FIELDS_WITHOUT_COUNTERS;
  }

  /// The setup that `words` describe; empty, and a complaint on `err`, if they describe none.
  public static Optional<Setup> read(List<String> words, PrintWriter err) {
    String text = String.join(" ", words).strip().replaceAll("\\s+", " ");
    return switch (read(text)) {
      case Reading.Read<Setup>(Setup setup) -> Optional.of(setup);
      case Reading.Unreadable<Setup>(TextFault fault) -> {
        err.println("This is no FEN: " + fault.message());
        err.println("  " + withCounters(text));
        err.println(" ".repeat(fault.column() + 1) + "^");
        yield Optional.empty();
      }
    };
  }

  /// The setup that `text` describes: a FEN, one without its counters, or `startpos`.
  public static Reading<Setup> read(String text) {
    return text.equals(START) ? Reading.of(Setup.standard()) : Fen.read(withCounters(text));
  }

  private static String withCounters(String text) {
    boolean bare = text.contains("/") && text.split(" ", -1).length == FIELDS_WITHOUT_COUNTERS;
    return bare ? text + " 0 1" : text;
  }
}
