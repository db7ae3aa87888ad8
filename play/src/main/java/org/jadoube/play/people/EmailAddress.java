package org.jadoube.play.people;

import com.ibm.icu.text.Normalizer2;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// An e-mail address as people give it. Nobody has verified it, so it proves nothing and opens
/// nothing.
final class EmailAddress {
  static final String EXPECTED = "an e-mail address of at most 254 characters";

  private static final int LONGEST = 254;
  private static final Pattern SHAPE =
      Pattern.compile("[^\\s\\p{C}@\"<>(),:;\\\\\\[\\]]{1,64}@[\\p{L}\\p{N}.-]{1,250}");

  private EmailAddress() {}

  /// The address composed (NFC), with its domain in small letters; empty if it is not one.
  static Optional<String> read(String typed) {
    if (typed.length() > 2 * LONGEST) {
      return Optional.empty();
    }
    String text = Normalizer2.getNFCInstance().normalize(typed.strip());
    if (text.length() > LONGEST || !SHAPE.matcher(text).matches()) {
      return Optional.empty();
    }
    int at = text.lastIndexOf('@');
    return Optional.of(text.substring(0, at) + text.substring(at).toLowerCase(Locale.ROOT));
  }
}
