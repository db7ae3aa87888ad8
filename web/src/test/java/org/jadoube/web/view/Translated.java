package org.jadoube.web.view;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jadoube.notation.Language;

/// Texts in languages other than English, for tests.
public final class Translated {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private Translated() {}

  /// All languages of the pages but English, whether or not they have a file.
  public static List<Language> languages() {
    return PageTexts.languages().stream()
        .filter(language -> !language.equals(Language.ENGLISH))
        .toList();
  }

  /// The numbers in a text, sorted.
  public static List<String> numbers(String text) {
    return NUMBER.matcher(text).results().map(MatchResult::group).sorted().toList();
  }
}
