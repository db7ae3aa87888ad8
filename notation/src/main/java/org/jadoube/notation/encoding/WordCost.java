package org.jadoube.notation.encoding;

/// How improbable a decoded word is: the higher the cost, the likelier the wrong encoding. All
/// costs are negative binary logarithms of probabilities.
final class WordCost {
  /// A capital after a small letter; KOI8-R and Windows-1251 turn each other's words into these.
  private static final int CAPITAL_INSIDE = 8;

  /// A small letter after two capitals.
  private static final int CAPITALS_BEFORE = 3;

  /// A sign that people type.
  private static final int USUAL = 9;

  private static final int UNUSUAL = 16;

  /// The extra cost of a sign right beside a letter.
  private static final int GLUED = 6;

  private static final int CONTROL = 24;

  private static final String PUNCTUATION = "„“”‚‘’«»‹›–—…¿¡\u00a0";
  private static final String APOSTROPHES = "‘’";
  private static final String SIGNS = "½¼¾±°§№·•€£©®²³×¹ªº´`¨";
  private static final String SIGN_LETTERS = "ªºµ";

  private WordCost() {}

  /// The cost of the word's capitals and signs, in any language.
  static int inAnyLanguage(String word) {
    int cost = 0;
    for (int at = 0; at < word.length(); at++) {
      cost += isLetter(word.charAt(at)) ? capitals(word, at) : sign(word, at);
    }
    return cost;
  }

  private static int capitals(String word, int at) {
    if (Character.isUpperCase(word.charAt(at))) {
      return at > 0 && Character.isLowerCase(word.charAt(at - 1)) ? CAPITAL_INSIDE : 0;
    }
    boolean behind = at > 1 && Character.isUpperCase(word.charAt(at - 1));
    return behind && Character.isUpperCase(word.charAt(at - 2)) ? CAPITALS_BEFORE : 0;
  }

  private static int sign(String word, int at) {
    char sign = word.charAt(at);
    if (Character.isISOControl(sign)) {
      return CONTROL;
    }
    int beside = lettersBeside(word, at);
    if (PUNCTUATION.indexOf(sign) >= 0) {
      return beside < 2 || APOSTROPHES.indexOf(sign) >= 0 ? USUAL : USUAL + GLUED;
    }
    return (SIGNS.indexOf(sign) >= 0 ? USUAL : UNUSUAL) + GLUED * beside;
  }

  private static int lettersBeside(String word, int at) {
    boolean before = at > 0 && isLetter(word.charAt(at - 1));
    boolean behind = at + 1 < word.length() && isLetter(word.charAt(at + 1));
    return (before ? 1 : 0) + (behind ? 1 : 0);
  }

  /// The cost of its letters in a language, one after the other.
  static int in(LetterPairs language, String word) {
    int cost = 0;
    char before = LetterPairs.EDGE;
    for (int at = 0; at <= word.length(); at++) {
      char next = at < word.length() ? letter(word.charAt(at)) : LetterPairs.EDGE;
      cost += before < 0x80 && next < 0x80 ? 0 : language.cost(before, next);
      before = next;
    }
    return cost;
  }

  /// The character in lower case; anything but a letter is the edge of a word.
  private static char letter(char character) {
    return switch (character) {
      case 'İ' -> 'ı'; // its own small letter is ASCII
      case 'ș', 'Ș' -> 'ş';
      case 'ț', 'Ț' -> 'ţ';
      default -> isLetter(character) ? Character.toLowerCase(character) : LetterPairs.EDGE;
    };
  }

  private static boolean isLetter(char character) {
    return Character.isLetter(character) && SIGN_LETTERS.indexOf(character) < 0;
  }
}
