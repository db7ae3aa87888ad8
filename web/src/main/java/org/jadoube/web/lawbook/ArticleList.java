package org.jadoube.web.lawbook;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.toMap;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.jadoube.web.answer.LawAnswers.Articles;
import org.jadoube.web.provision.LawWords;
import org.jadoube.web.view.LawNames.Chapter;

/// The Articles of a book, for people who have to name one.
public final class ArticleList {
  private ArticleList() {}

  /// The chapters of a book. The one on the conduct of the players comes first, because it has most
  /// of the penalties.
  public static Articles of(Edition edition, Language language) {
    String conduct = Chapter.number(edition.cite(Rule.CONDUCT_PENALISED).article());
    Comparator<Chapter> conductFirst =
        Comparator.comparing(chapter -> !chapter.number().equals(conduct));
    return new Articles(
        edition.name(),
        Chapter.of(edition).stream()
            .sorted(conductFirst)
            .map(chapter ->
                new Articles.Part(
                    chapter.number(),
                    chapter.subject(language),
                    articles(chapter, LawWords.in(language))))
            .toList());
  }

  /// Each number once, with the title of the first provision there.
  private static List<Articles.Titled> articles(Chapter chapter, LawWords words) {
    return chapter.provisions().stream()
        .collect(
            collectingAndThen(
                toMap(
                    provision -> provision.article().number(),
                    provision -> words.title(provision).words(),
                    (first, _) -> first,
                    LinkedHashMap::new),
                titles ->
                    titles.entrySet().stream()
                        .map(each -> new Articles.Titled(each.getKey(), each.getValue()))
                        .toList()));
  }
}
