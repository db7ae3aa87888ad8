package org.jadoube.notation.spelling;

import java.lang.Character.UnicodeScript;
import org.jadoube.notation.PieceLetters;

/// Latin and Cyrillic letters that look alike, so that people type one for the other, `К` for `K`;
/// and the full-width letters of East Asian keyboards, `Ｋ` for `K`.
public final class LookAlikes {
  private static final String LATIN = "ABCEHJKMOPSTXYaceijopsxy";
  private static final String CYRILLIC = "АВСЕНЈКМОРЅТХУасеіјорѕху";

  /// The full-width forms of ASCII characters come in ASCII order, at a fixed distance from them.
  private static final char FIRST_WIDE = '！';

  private static final char LAST_WIDE = '～';
  private static final int WIDE_ABOVE_ASCII = FIRST_WIDE - '!';

  private LookAlikes() {}

  /// `text` with all such letters in Latin script. The length stays the same.
  public static String latin(String text) {
    return replaced(text, CYRILLIC, LATIN);
  }

  /// `text` with all such letters in the script of the piece letters. The length stays the same.
  static String inScriptOf(PieceLetters letters, String text) {
    return UnicodeScript.of(letters.king().codePointAt(0)) == UnicodeScript.CYRILLIC
        ? replaced(text, LATIN, CYRILLIC)
        : latin(text);
  }

  private static String replaced(String text, String from, String to) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      int letter = from.indexOf(narrow(text.charAt(i)));
      changed.setCharAt(i, letter >= 0 ? to.charAt(letter) : narrow(text.charAt(i)));
    }
    return changed.toString();
  }

  private static char narrow(char letter) {
    boolean wide = letter >= FIRST_WIDE && letter <= LAST_WIDE;
    return wide ? (char) (letter - WIDE_ABOVE_ASCII) : letter;
  }
}
