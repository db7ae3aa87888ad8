package org.jadoube.laws.edition.search;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The ways in which people write Article numbers: `Art. 9.2 b`, `9.2(b)`, `a4.4`, `iii 4`, `чл.
/// 5.2.б`.
///
/// ```java
/// ArticleSpelling.canonical("Art. 9.2 b"); // => Optional[9.2b]
/// ```
///
/// @since 0.1.0
public final class ArticleSpelling {
  private static final Pattern WORD =
      Pattern.compile(
          "^\\(?(?:§|(?:articles?|artikel|artículos?|art|appendix|anhang|annexe|apéndice|anexo|guidelines?"
              + "|čl[a-zá]*|dodatek|příloha|priloga|dodatak|чл[а-я]*|ст|стать[а-я]+|приложени[а-я]+|додатак)"
              + "\\b\\.?)?\\s*",
          Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern NUMBER =
      Pattern.compile("(?:([a-g]|i{1,3})\\s*\\.?\\s*)?(\\d.*)?", Pattern.DOTALL);
  private static final Pattern REST = Pattern.compile("(?:[\\d]+|[a-h](?![a-z])|[\\s.,()\\[\\]])*");
  private static final Pattern PART = Pattern.compile("\\d+|[a-h]");
  private static final String CYRILLIC = "абвгдефсі";
  private static final String LATIN = "abbgdefci";

  private ArticleSpelling() {}

  /// The canonical number, if `text` is a number in some spelling.
  public static Optional<String> canonical(String text) {
    String plain = WORD.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceFirst("");
    Matcher number = NUMBER.matcher(latin(plain));
    if (plain.isEmpty() || !number.matches()) {
      return Optional.empty();
    }
    String head = Optional.ofNullable(number.group(1)).orElse("").toUpperCase(Locale.ROOT);
    String rest = Optional.ofNullable(number.group(2)).orElse("");
    return REST.matcher(rest).matches() ? Optional.of(joined(head, rest)) : Optional.empty();
  }

  /// The canonical form: dots separate numbers; a letter follows directly, and so does a number
  /// after a letter.
  private static String joined(String head, String rest) {
    StringBuilder canonical = new StringBuilder(head);
    boolean dot = !head.isEmpty();
    for (MatchResult part : (Iterable<MatchResult>) PART.matcher(rest).results()::iterator) {
      boolean digits = Character.isDigit(part.group().charAt(0));
      canonical.append(digits && dot ? "." : "").append(part.group());
      dot = digits;
    }
    return canonical.toString();
  }

  private static String latin(String text) {
    StringBuilder latin = new StringBuilder(text.length());
    text.chars().forEach(letter -> latin.append(latin((char) letter)));
    return latin.toString();
  }

  private static char latin(char letter) {
    int index = CYRILLIC.indexOf(letter);
    return index < 0 ? letter : LATIN.charAt(index);
  }
}
