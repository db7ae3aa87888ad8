package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;

/// Reads setups as people and programs write them: FEN, FEN without counters, EPD, `startpos`, and
/// anything close to these. It says what it mended.
///
/// ```java
/// LenientFen.Mended mended = LenientFen.read("8/8/8/4k3/8/8/8/4K3 W - -").orThrow();
/// mended.setup().turn(); // => WHITE
/// mended.mended(); // => [the side to move W was read as w]
/// ```
///
/// @since 0.1.0
public final class LenientFen {
  /// Which side is to move is never guessed.
  private static final int LEAST_FIELDS = 2;

  private static final int COUNTERS = 4;
  private static final int FIELDS = 6;

  private static final Pattern QUOTED = Pattern.compile("([\"'`])(.*)\\1");
  private static final Pattern PREFIX =
      Pattern.compile("(?:position\\s+)?(?:fen|epd)[:\\s]\\s*(.*)", Pattern.CASE_INSENSITIVE);
  private static final Pattern SEVERAL_DIGITS = Pattern.compile("[1-8]{2,}");
  private static final Pattern COUNTER = Pattern.compile("\\d+|-|-\\d+");

  /// The values of missing fields.
  private static final List<String> USUAL = List.of("", "w", "-", "-", "0", "1");

  private static final List<String> NAMES =
      List.of(
          "placement",
          "side to move",
          "castling rights",
          "en passant square",
          "halfmove clock",
          "move number");

  private final List<String> mended = new ArrayList<>();

  private LenientFen() {}

  /// A setup, and the mistakes that were mended to read it.
  ///
  /// @param mended each in a few words; empty if the text is as it should be
  public record Mended(Setup setup, List<String> mended) {
    public Mended {
      mended = List.copyOf(mended);
    }
  }

  /// The setup that `text` means. If it means none, the fault is that of [Fen#read(String)].
  public static Reading<Mended> read(String text) {
    if (text.equals("startpos")) {
      return Reading.of(new Mended(Setup.standard(), List.of()));
    }
    Reading<Setup> strict = Fen.read(text);
    return strict
        .or(() -> Epd.read(text).map(Epd::setup))
        .map(setup -> new Mended(setup, List.of()))
        .or(() ->
            text.length() > Epd.LONGEST
                ? strict.map(setup -> new Mended(setup, List.of()))
                : new LenientFen().mend(text));
  }

  private Reading<Mended> mend(String text) {
    String plain = unwrapped(text.strip());
    if (plain.equalsIgnoreCase("startpos")) {
      return Reading.of(new Mended(Setup.standard(), List.of()));
    }
    String[] written = fields(plain).toArray(String[]::new);
    String[] fields = USUAL.toArray(String[]::new);
    int count = count(written);
    if (count < LEAST_FIELDS) {
      return Fen.read(text).map(setup -> new Mended(setup, List.of()));
    }
    System.arraycopy(written, 0, fields, 0, count);
    mend(fields, count);
    rest(fields, written, count);
    return Fen.read(String.join(" ", fields)).map(setup -> new Mended(setup, mended));
  }

  /// The text without quotes around it, and without the keywords of UCI.
  private static String unwrapped(String text) {
    var quoted = QUOTED.matcher(text);
    String inner = quoted.matches() ? quoted.group(2).strip() : text;
    var prefixed = PREFIX.matcher(inner);
    return prefixed.matches() ? prefixed.group(1) : inner;
  }

  private List<String> fields(String text) {
    boolean underscores = text.indexOf('_') > 0 && text.indexOf(' ') < 0;
    if (underscores) {
      mended.add("underscores were read as spaces");
    }
    return Arrays.asList((underscores ? text.replace('_', ' ') : text).strip().split("\\s+"));
  }

  /// How many of the words are fields of a FEN. A counter must be a number.
  private static int count(String[] written) {
    int count = Math.min(written.length, COUNTERS);
    while (count >= COUNTERS
        && count < Math.min(written.length, FIELDS)
        && COUNTER.matcher(written[count]).matches()) {
      count++;
    }
    return count;
  }

  private void mend(String[] fields, int count) {
    for (int field = count; field < COUNTERS; field++) {
      mended.add("the missing " + NAMES.get(field) + wereReadAs(field) + USUAL.get(field));
    }
    change(fields, 0, SEVERAL_DIGITS.matcher(fields[0]).replaceAll(run -> sum(run.group())));
    change(fields, 1, side(fields[1].toLowerCase(Locale.ROOT)));
    change(fields, 2, fields[2].replaceAll("[–—−]+|--+|0|none", "-"));
    change(fields, 3, fields[3].toLowerCase(Locale.ROOT).replaceAll("[–—−]+|--+|0|none", "-"));
    change(fields, COUNTERS, fields[COUNTERS].startsWith("-") ? "0" : fields[COUNTERS]);
    boolean counted = fields[FIELDS - 1].matches("0*[1-9]\\d*");
    change(fields, FIELDS - 1, counted ? fields[FIELDS - 1] : "1");
  }

  private void change(String[] fields, int field, String meant) {
    if (!meant.equals(fields[field])) {
      mended.add("the " + NAMES.get(field) + " " + fields[field] + wereReadAs(field) + meant);
      fields[field] = meant;
    }
  }

  private static String wereReadAs(int field) {
    return NAMES.get(field).endsWith("s") ? " were read as " : " was read as ";
  }

  private static String side(String word) {
    return switch (word) {
      case "white" -> "w";
      case "black" -> "b";
      default -> word;
    };
  }

  private static String sum(String digits) {
    return Integer.toString(digits.chars().map(digit -> digit - '0').sum());
  }

  /// Reads the words after the fields: operations of an EPD, or something else, which is left out.
  private void rest(String[] fields, String[] written, int count) {
    if (written.length == count) {
      return;
    }
    String rest = String.join(" ", Arrays.asList(written).subList(count, written.length));
    String placed = String.join(" ", Arrays.asList(fields).subList(0, COUNTERS));
    Optional<Setup> epd = Epd.read(placed + " " + rest).valueIfAny().map(Epd::setup);
    if (epd.isEmpty()) {
      mended.add("\"" + rest + "\" behind it was left out");
    } else if (count == COUNTERS) {
      fields[COUNTERS] = Integer.toString(epd.get().halfmoveClock());
      fields[FIELDS - 1] = Integer.toString(epd.get().moveNumber());
    }
  }
}
