package org.jadoube.web.lawbook;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.ArticleSpelling;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.Cases;
import org.jadoube.web.view.LawNames.LawPath;

/// The pages about the Laws.
public final class LawBook {
  /// The greatest length of a query, in characters.
  public static final int LONGEST_QUERY = Parts.LONGEST_QUERY;

  private LawBook() {}

  /// The contents of a book.
  public static Sheet contents(Edition edition, Language language) {
    return new ContentsPage(ReadersLanguage.in(language), edition).sheet();
  }

  /// The results of a search.
  public static Sheet search(String query, Language language) {
    String bounded = query.substring(0, Math.min(query.length(), LONGEST_QUERY)).strip();
    return bounded.isEmpty()
        ? contents(Edition.newest(), language)
        : new ResultsPage(ReadersLanguage.in(language), bounded).sheet();
  }

  /// An Article and everything below it; empty if the book has nothing there.
  ///
  /// @param number in any spelling
  public static Optional<Sheet> article(
      Edition edition, String number, Cases cases, Language language) {
    return canonical(edition, number)
        .map(article ->
            new ArticlePage(ReadersLanguage.in(language), edition, article, cases).sheet());
  }

  /// The page of an Article that a book applies but does not print: E04 takes the moves of the
  /// pieces from the newest Laws, which are cited for them.
  public static Optional<String> elsewhere(Edition borrower, String number) {
    Edition lender = Edition.newest();
    return canonical(borrower, number).isPresent()
        ? Optional.empty()
        : canonical(lender, number)
            .filter(article -> isLent(article, lender, borrower))
            .map(article -> LawPath.of(lender, article));
  }

  private static boolean isLent(Article article, Edition lender, Edition borrower) {
    return lender.provisions().stream()
        .filter(provision ->
            provision.articles().stream()
                .anyMatch(each -> each.equals(article) || each.isWithin(article)))
        .flatMap(provision -> provision.rule().stream())
        .anyMatch(rule -> borrower.has(rule) && borrower.cite(rule).edition().equals(lender));
  }

  /// The number as the book prints it.
  private static Optional<Article> canonical(Edition edition, String number) {
    List<Provision> provisions = edition.provisions();
    return provisions.stream()
        .flatMap(provision -> provision.articles().stream())
        .filter(each -> each.number().equalsIgnoreCase(number))
        .findFirst()
        .or(() -> ArticleSpelling.canonical(number).map(Article::new).filter(edition::prints));
  }
}
