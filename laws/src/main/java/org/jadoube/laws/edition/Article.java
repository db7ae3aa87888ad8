package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.chess.domain.Require;

/// The number of a provision in an edition of the Laws, in its one canonical form: `9.2.1`, `5.2b`,
/// `A.4.4`, `III.4`. Articles are ordered as an edition has them: introduction, preface, Articles,
/// appendices, guidelines.
///
/// ```java
/// Article article = new Article("9.2.1");
/// article.isWithin(new Article("9.2")); // => true
/// ```
///
/// @since 0.1.0
public record Article(String number) implements Comparable<Article> {
  private static final Pattern GUIDELINE = Pattern.compile("Guidelines|I+\\b.*");
  private static final List<String> BEFORE_ALL = List.of("Introduction", "Preface");

  public Article {
    Require.notBlank(number, "number");
  }

  /// Whether it is a part of `whole`: `5.2b` and `5.2.1` are within `5.2`, `5.21` is not.
  public boolean isWithin(Article whole) {
    List<String> parts = parts();
    List<String> first = whole.parts();
    return parts.size() > first.size() && parts.subList(0, first.size()).equals(first);
  }

  @Override
  public int compareTo(Article other) {
    int order = Integer.compare(section(), other.section());
    return order == 0 ? compare(parts(), other.parts()) : order;
  }

  private int section() {
    int before = BEFORE_ALL.indexOf(number);
    if (before >= 0) {
      return before - BEFORE_ALL.size();
    }
    if (Character.isDigit(number.charAt(0))) {
      return 0;
    }
    return GUIDELINE.matcher(number).matches() ? 2 : 1;
  }

  /// The runs of digits and of letters in the number.
  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    for (int from = 0, to; from < number.length(); from = to) {
      to = from + 1;
      if (Character.isLetterOrDigit(number.charAt(from))) {
        while (to < number.length() && areOnePart(number.charAt(from), number.charAt(to))) {
          to++;
        }
        parts.add(number.substring(from, to));
      }
    }
    return parts;
  }

  private static boolean areOnePart(char first, char next) {
    return Character.isDigit(first) ? Character.isDigit(next) : Character.isLetter(next);
  }

  /// Compares part by part, digits by their value; a prefix comes first.
  private static int compare(List<String> these, List<String> those) {
    for (int index = 0; index < Math.min(these.size(), those.size()); index++) {
      int order = compare(these.get(index), those.get(index));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(these.size(), those.size());
  }

  private static int compare(String one, String other) {
    boolean numbers = Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0));
    return numbers
        ? Integer.compare(Integer.parseInt(one), Integer.parseInt(other))
        : one.compareTo(other);
  }

  @Override
  public String toString() {
    return number;
  }
}
