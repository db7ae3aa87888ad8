package org.jadoube.web.http.exchange;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.Normalizer2;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Removes invisible characters from players' names.
///
/// Direction marks, line breaks and zero-width characters get copied along by accident and make one
/// name look like another. Nobody types them on purpose, so they are dropped, not refused. Joiners
/// stay where scripts and emoji need them.
public final class PlayerName {
  private static final Normalizer2 COMPOSED = Normalizer2.getNFCInstance();
  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;
  private static final int BRAILLE_BLANK = 0x2800;
  private static final int FIRST_PRESENTATION = 0xFE00;
  private static final int LAST_PRESENTATION = 0xFE0F;

  /// Scripts whose letters do not change shape when joined.
  private static final Set<UnicodeScript> WITHOUT_JOINERS =
      EnumSet.of(
          UnicodeScript.LATIN,
          UnicodeScript.CYRILLIC,
          UnicodeScript.GREEK,
          UnicodeScript.ARMENIAN,
          UnicodeScript.GEORGIAN,
          UnicodeScript.HEBREW,
          UnicodeScript.HAN,
          UnicodeScript.HANGUL,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.BOPOMOFO,
          UnicodeScript.COMMON);

  private final int[] typed;
  private final StringBuilder name = new StringBuilder();

  private UnicodeScript script = UnicodeScript.COMMON;
  private boolean spaced;

  private PlayerName(String typed) {
    this.typed = COMPOSED.normalize(typed).codePoints().toArray();
  }

  /// The name to display; empty if nothing visible is left.
  public static String of(String typed) {
    return new PlayerName(typed).shown();
  }

  /// The name to display, if anything visible is left.
  public static Optional<String> shown(String typed) {
    return Optional.of(of(typed)).filter(name -> !name.isEmpty());
  }

  private String shown() {
    for (int i = 0; i < typed.length; i++) {
      if (isBlank(typed[i])) {
        spaced = !name.isEmpty();
      } else if (isSeen(typed[i]) || isNeeded(i)) {
        add(typed[i]);
      }
    }
    return name.toString();
  }

  private void add(int character) {
    if (spaced) {
      name.append(' ');
      spaced = false;
    }
    name.appendCodePoint(character);
    UnicodeScript its = UnicodeScript.of(character);
    script = its == UnicodeScript.INHERITED ? script : its;
  }

  private static boolean isBlank(int character) {
    return Character.isWhitespace(character)
        || Character.isSpaceChar(character)
        || character == BRAILLE_BLANK;
  }

  private static boolean isSeen(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> false;
      default ->
          !UCharacter.hasBinaryProperty(character, UProperty.DEFAULT_IGNORABLE_CODE_POINT)
              && !UCharacter.hasBinaryProperty(character, UProperty.NONCHARACTER_CODE_POINT);
    };
  }

  /// Whether an invisible character affects its visible neighbours.
  private boolean isNeeded(int i) {
    if (name.isEmpty() || spaced) {
      return false;
    }
    return switch (typed[i]) {
      case ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER -> isSeenAt(i + 1) && joins(i);
      default -> isPresentation(typed[i]) && isSeen(name.codePointBefore(name.length()));
    };
  }

  private boolean isSeenAt(int i) {
    return i < typed.length && isSeen(typed[i]) && !isBlank(typed[i]);
  }

  private boolean joins(int i) {
    boolean emoji = typed[i] == ZERO_WIDTH_JOINER && Character.isExtendedPictographic(typed[i + 1]);
    return emoji || !WITHOUT_JOINERS.contains(script);
  }

  /// Whether it is a variation selector, which picks text or emoji style.
  private static boolean isPresentation(int character) {
    return character >= FIRST_PRESENTATION && character <= LAST_PRESENTATION;
  }
}
