package org.jadoube.play.people;

import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.store.Fingerprint;

/// The name of an account: letters and digits of any script, with spaces, hyphens, underscores,
/// dots and apostrophes between them.
///
/// @param text composed (NFC), with single spaces
/// @param key equal for names that people could confuse: by case, by width, or because their
///   letters look alike (Unicode TS 39)
public record AccountName(String text, String key) {
  static final String EXPECTED =
      "2 to 40 letters and digits, with spaces, hyphens, underscores, dots or apostrophes between"
          + " them";

  private static final int SHORTEST = 2;
  private static final int LONGEST = 40;

  /// No name that was typed is longer, decomposed or not.
  private static final int MOST_CHARACTERS = 8 * LONGEST;

  private static final Pattern BLANKS = Pattern.compile("[ \\t\\u00a0\\u202f\\u3000]+");
  private static final Pattern SHAPE =
      Pattern.compile("[\\p{L}\\p{N}]\\p{M}*(?:[ _.'\\u2019-]?[\\p{L}\\p{N}]\\p{M}{0,4})*");
  private static final Normalizer2 COMPOSED = Normalizer2.getNFCInstance();
  private static final Normalizer2 FOLDED = Normalizer2.getNFKCCasefoldInstance();
  private static final SpoofChecker LOOKS = new SpoofChecker.Builder().build();

  /// The name in typed text; empty if it is not one.
  public static Optional<AccountName> read(String typed) {
    if (typed.length() > MOST_CHARACTERS) {
      return Optional.empty();
    }
    String name = BLANKS.matcher(COMPOSED.normalize(typed)).replaceAll(" ").strip();
    int length = name.codePointCount(0, name.length());
    return SHORTEST <= length && length <= LONGEST && SHAPE.matcher(name).matches()
        ? Optional.of(new AccountName(name, key(name)))
        : Optional.empty();
  }

  private static String key(String name) {
    String folded = FOLDED.normalize(name).replace(" ", "");
    return Fingerprint.of(FOLDED.normalize(LOOKS.getSkeleton(folded)));
  }
}
