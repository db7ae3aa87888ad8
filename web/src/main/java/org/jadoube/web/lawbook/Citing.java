package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.web.cases.CaseRemark;
import org.jadoube.web.view.LawNames.LawPath;

/// Sentences in which each cited Article leads to its page.
final class Citing {
  private static final String NUMBER = "(?:[A-Z]{1,3}\\.)?\\d+(?:\\.\\d+)*[a-z]?";
  private static final Pattern NUMBERS = Pattern.compile(NUMBER);

  /// The beginnings of the word for an Article in the languages of the pages.
  private static final String WORD =
      "(?U)\\b(?i:artic|artik|artíc|člán|član|člen|член|члан|стат)\\w*[\\s\u00a0]+";

  private static final String AND = "(?:, | (?:and|und|et|y|a|i|in|и) )";

  /// Citations in the texts of the catalogue: "Articles 7 and 9".
  private static final Pattern ARTICLES =
      Pattern.compile(WORD + NUMBER + "(?:" + AND + NUMBER + ")*");

  private Citing() {}

  /// A citation in any language, "FIDE 2023, Articles 7.5.1 and 7.5.5", all of it of one edition.
  static DomContent citation(CaseRemark told) {
    String citation = told.citation();
    int end = Math.max(0, citation.indexOf(','));
    List<DomContent> parts = new ArrayList<>(List.of(text(citation.substring(0, end))));
    Edition.named(citation.substring(0, end))
        .ifPresent(edition -> parts.addAll(linked(citation.substring(end), edition)));
    // A whole appendix has no number of that kind.
    return parts.size() > 2
        ? span(each(parts, part -> part))
        : a(citation).withHref(told.address());
  }

  /// A sentence of the catalogue, about an edition.
  static DomContent sentence(String sentence, Edition edition) {
    List<DomContent> parts = new ArrayList<>();
    Matcher cited = ARTICLES.matcher(sentence);
    int end = 0;
    while (cited.find()) {
      parts.add(text(sentence.substring(end, cited.start())));
      parts.addAll(linked(cited.group(), edition));
      end = cited.end();
    }
    parts.add(text(sentence.substring(end)));
    return each(parts, part -> part);
  }

  /// The text with its numbers linked, except those that the edition does not print.
  private static List<DomContent> linked(String text, Edition edition) {
    List<DomContent> parts = new ArrayList<>();
    Matcher number = NUMBERS.matcher(text);
    int end = 0;
    while (number.find()) {
      Article article = new Article(number.group());
      if (edition.prints(article)) {
        parts.add(text(text.substring(end, number.start())));
        parts.add(a(article.number()).withHref(LawPath.of(edition, article)));
        end = number.end();
      }
    }
    parts.add(text(text.substring(end)));
    return parts;
  }
}
