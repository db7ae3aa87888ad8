package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.join;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.time.format.FormatStyle;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.provision.LawSearch;
import org.jadoube.web.view.Days;
import org.jadoube.web.view.LawNames.ArticleName;
import org.jadoube.web.view.LawNames.Chapter;
import org.jadoube.web.view.LawNames.LawPath;

/// The contents of a book: its chapters and their provisions.
record ContentsPage(ReadersLanguage reading, Edition edition) {

  Sheet sheet() {
    return Sheet.of(
        edition.name() + " – " + reading.text("laws.title"),
        div(
            h1(reading.text("laws.heading")),
            p(reading.text("laws.lead")).withClass("lead"),
            Parts.search(reading, ""),
            Parts.found(""),
            div().withId("results"),
            QuestionList.of(
                reading, reading.text("laws.asked"), LawSearch.askedMost(reading.language())),
            Parts.books(
                reading, Edition.books(), edition, book -> Optional.of(LawPath.of(book)), _ -> ""),
            p(inForce()).withClass("remark"),
            Parts.translated(reading),
            div(each(Chapter.of(edition), this::chapter)).withClass("chapters")));
  }

  private String inForce() {
    String day = Days.written(edition.inForceFrom(), FormatStyle.LONG, reading.language());
    String key = Edition.all().contains(edition) ? "laws.in-force" : "laws.text-of";
    return reading.text(key, Map.of("edition", edition.name(), "date", day));
  }

  private DomContent chapter(Chapter chapter) {
    String name = ArticleName.of(edition, new Article(chapter.number()), reading.texts());
    return section(
            h2(
                a(join(span(name), span(chapter.subject(reading.language())).withClass("subject")))
                    .withHref(LawPath.of(edition, chapter.number()))),
            ul(each(chapter.provisions(), this::entry)))
        .withClass("chapter");
  }

  private DomContent entry(Provision provision) {
    return li(
        a(span(provision.article().number()).withClass("number"), Parts.title(reading, provision))
            .withHref(LawPath.of(edition, provision.article())));
  }
}
