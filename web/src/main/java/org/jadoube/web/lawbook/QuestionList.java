package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.provision.LawQuestion;
import org.jadoube.web.provision.LawSearch;
import org.jadoube.web.view.LawNames.LawPath;

/// Questions, each with the Article that answers it.
final class QuestionList {
  private QuestionList() {}

  /// The questions under a heading; nothing if there are none.
  static DomContent of(ReadersLanguage reading, String heading, List<LawQuestion> questions) {
    return iff(
        !questions.isEmpty(),
        section(h2(heading), ul(each(questions, each -> item(reading, each))))
            .withClass("questions"));
  }

  /// A question that the newest edition answers, or else the newest that does.
  private static DomContent item(ReadersLanguage reading, LawQuestion question) {
    return LawSearch.newestFirst().stream()
        .flatMap(book -> answer(reading, question, book).stream())
        .findFirst()
        .orElseGet(() -> li(question.text()));
  }

  private static Optional<DomContent> answer(
      ReadersLanguage reading, LawQuestion question, Edition book) {
    return question.answer(book).map(provision -> li(link(reading, question, book, provision)));
  }

  private static DomContent link(
      ReadersLanguage reading, LawQuestion question, Edition book, Provision provision) {
    return a(
            span(question.text()).withClass("question"),
            span(
                    span(provision.article().number()).withClass("number"),
                    Parts.title(reading, provision))
                .withClass("answered"))
        .withHref(LawPath.of(book, provision.article()));
  }
}
