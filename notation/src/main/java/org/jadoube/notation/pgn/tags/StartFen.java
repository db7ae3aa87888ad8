package org.jadoube.notation.pgn.tags;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;

/// Repairs what people and programs write for a FEN.
final class StartFen {
  /// What replaces missing fields at the end.
  private static final List<String> MISSING = List.of("", "w", "-", "-", "0", "1");

  private static final Pattern SEVERAL_DIGITS = Pattern.compile("[1-8]{2,}");

  private StartFen() {}

  /// The standard start for `startpos`. Otherwise the text with single spaces, all six fields,
  /// adjacent counts of empty squares added up, `w` for `W`, and move number 1 for 0.
  static String mended(String text) {
    if (text.strip().equalsIgnoreCase("startpos")) {
      return Fen.write(Setup.standard());
    }
    String spaced = text.indexOf(' ') < 0 ? text.replace('_', ' ') : text;
    String[] written = spaced.strip().split("\\s+");
    String[] fields = MISSING.toArray(String[]::new);
    System.arraycopy(written, 0, fields, 0, Math.min(written.length, fields.length));
    fields[0] = SEVERAL_DIGITS.matcher(fields[0]).replaceAll(run -> sum(run.group()));
    fields[1] = fields[1].toLowerCase(Locale.ROOT);
    fields[3] = fields[3].toLowerCase(Locale.ROOT);
    fields[5] = fields[5].equals("0") ? "1" : fields[5];
    String mended = String.join(" ", fields);
    return written.length <= fields.length ? mended : mended + " " + rest(written, fields.length);
  }

  private static String sum(String digits) {
    return Integer.toString(digits.chars().map(digit -> digit - '0').sum());
  }

  private static String rest(String[] written, int from) {
    return String.join(" ", Arrays.asList(written).subList(from, written.length));
  }
}
