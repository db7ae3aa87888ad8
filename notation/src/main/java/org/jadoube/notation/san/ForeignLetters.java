package org.jadoube.notation.san;

import java.lang.Character.UnicodeBlock;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Language;

/// Letters of pieces that are not those of the language in which a move was read.
final class ForeignLetters {
  private ForeignLetters() {}

  /// Whether what was forgiven is a letter that is not of `language`: one of English, a capital
  /// that was taken for a file (`Cxd5` is a knight's move in French), or, but in `anyScript`, one
  /// of the other script that looks the same.
  static boolean isOne(Forgiven forgiven, Language language, boolean anyScript) {
    return switch (forgiven.liberty()) {
      case OTHER_LETTER -> Character.isLetter(first(forgiven));
      case LETTER_CASE ->
          Character.isUpperCase(first(forgiven)) && forgiven.expected().matches("[a-h]");
      case LOOK_ALIKE -> !anyScript && isPiece(forgiven, language) && !isWide(first(forgiven));
      default -> false;
    };
  }

  private static int first(Forgiven forgiven) {
    return forgiven.found().codePointAt(0);
  }

  private static boolean isPiece(Forgiven forgiven, Language language) {
    return language.letters().role(forgiven.expected()).isPresent();
  }

  /// East Asian keyboards write the same letters wider.
  private static boolean isWide(int letter) {
    return UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS.equals(UnicodeBlock.of(letter));
  }
}
