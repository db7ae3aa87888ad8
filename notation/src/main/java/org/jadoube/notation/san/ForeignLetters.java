package org.jadoube.notation.san;

import java.lang.Character.UnicodeBlock;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Language;

/// Piece letters that do not belong to the language in which a move was read.
final class ForeignLetters {
  private ForeignLetters() {}

  /// Whether the liberty is a letter foreign to `language`: an English one; a capital taken for a
  /// file (`Cxd5` is a knight's move in French); or, unless `anyScript`, a look-alike from the
  /// other script.
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

  /// Whether the letter is full-width: East Asian keyboards produce the same letters, only wider.
  private static boolean isWide(int letter) {
    return UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS.equals(UnicodeBlock.of(letter));
  }
}
