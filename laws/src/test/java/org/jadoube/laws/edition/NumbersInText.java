package org.jadoube.laws.edition;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the numbers of provisions in a text of the Laws. They begin lines. Where an edition
/// letters and numbers the items below an Article, those belong to the number before them.
final class NumbersInText {
  private static final Pattern WHOLE =
      Pattern.compile(
          "((?:[A-G]\\.?|I{1,3}\\.)\\d+(?:\\.\\d+)*|\\d{1,2}(?:\\.\\d+)+)\\.?(?![\\d])[*]*");
  private static final Pattern LETTER = Pattern.compile("\\(?([a-h])[.)](?!\\w)[*)]*\\s*");
  private static final Pattern DIGIT = Pattern.compile("\\(?(\\d{1,2})[.)](?!\\S)\\s*");
  private static final Pattern HEADING =
      Pattern.compile("\\d+\\. člen.*|Dodatek.*|#.*|Člen .*|Příloha.*|Pravidla .*");
  private static final Pattern ADJOURNED = Pattern.compile("(# )?(Smernice|Směrnice|SMĚRNICE).*");
  private static final String CYRILLIC = "АВБСЕДФГабсе․";
  private static final String LATIN = "ABBCEDFGabce.";

  private final boolean items;
  private final Set<String> found = new LinkedHashSet<>();
  private String whole = "";
  private String letter = "";
  private String digit = "";
  private boolean lettersBelowDigit;

  private NumbersInText(boolean items) {
    this.items = items;
  }

  /// The numbers in their canonical form.
  ///
  /// @param items whether letters and single digits at the beginning of a line are numbers
  static Set<String> of(List<String> lines, boolean items) {
    NumbersInText numbers = new NumbersInText(items);
    lines.forEach(numbers::read);
    return numbers.found;
  }

  private void read(String line) {
    if (items && ADJOURNED.matcher(line).matches()) {
      begin("G");
    } else if (items && HEADING.matcher(line).matches()) {
      begin("");
    }
    readNumbers(latin(line).replaceFirst("^[\\s*#•-]+", ""));
  }

  private void readNumbers(String line) {
    Matcher matcher = WHOLE.matcher(line);
    String rest = line;
    if (matcher.lookingAt()) {
      begin(matcher.group(1).replaceFirst("^([A-G])(?=\\d)", "$1."));
      found.add(whole);
      rest = line.substring(matcher.end());
    }
    while (items && !whole.isEmpty()) {
      String after = item(rest.strip());
      if (after.equals(rest.strip())) {
        return;
      }
      rest = after;
    }
  }

  private void begin(String number) {
    whole = number;
    letter = "";
    digit = "";
    lettersBelowDigit = false;
  }

  /// The text after the item that `text` begins with; `text` itself if there is none.
  private String item(String text) {
    Matcher digits = DIGIT.matcher(text);
    if (digits.lookingAt()) {
      digit = digits.group(1);
      lettersBelowDigit = false;
      found.add(letter.isEmpty() ? whole + "." + digit : whole + letter + digit);
      return text.substring(digits.end());
    }
    Matcher letters = LETTER.matcher(text);
    if (letters.lookingAt()) {
      lettered(letters.group(1));
      return text.substring(letters.end());
    }
    return text;
  }

  /// Notes a letter. Below a digit, letters start again from a, unless the digit itself is directly
  /// below the Article.
  private void lettered(String next) {
    if (!digit.isEmpty() && letter.isEmpty()) {
      found.add(whole + "." + digit + next);
    } else if (!digit.isEmpty() && (lettersBelowDigit || next.equals("a"))) {
      lettersBelowDigit = true;
      found.add(whole + letter + digit + next);
    } else {
      letter = next;
      digit = "";
      found.add(whole + letter);
    }
  }

  private static String latin(String line) {
    StringBuilder latin = new StringBuilder(line.length());
    line.chars().forEach(letter -> latin.append(latin((char) letter)));
    return latin.toString();
  }

  private static char latin(char letter) {
    int index = CYRILLIC.indexOf(letter);
    return index < 0 ? letter : LATIN.charAt(index);
  }
}
