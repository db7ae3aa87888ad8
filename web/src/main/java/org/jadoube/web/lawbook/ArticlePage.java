package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.join;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.cases.Cases;
import org.jadoube.web.view.LawNames.ArticleName;
import org.jadoube.web.view.LawNames.Chapter;
import org.jadoube.web.view.LawNames.LawPath;
import org.jadoube.web.view.Most;

/// An Article: the provisions with this very number in full, and below it its parts.
record ArticlePage(ReadersLanguage reading, Edition edition, Article article, Cases cases) {

  Sheet sheet() {
    String name = ArticleName.of(edition, article, reading.texts());
    return Sheet.of(
        name + " – " + edition.name() + " – jadoube",
        div(
            path(),
            h1(text(name + " "), span(subject()).withClass("subject")),
            otherBooks(),
            Parts.translated(reading),
            each(here(), each -> new ProvisionSection(reading, edition, each, cases).section()),
            below(),
            neighbours()));
  }

  /// The subject of a chapter; its parts have names of their own.
  private String subject() {
    return chapter().number().equals(article.number()) ? chapter().subject(reading.language()) : "";
  }

  private Chapter chapter() {
    String number = Chapter.number(article);
    return Chapter.of(edition).stream()
        .filter(each -> each.number().equals(number))
        .findFirst()
        .orElseGet(() -> new Chapter(edition, number, List.of()));
  }

  private DomContent path() {
    List<DomContent> steps = new ArrayList<>();
    steps.add(li(a(reading.text("laws.heading")).withHref(LawPath.CONTENTS)));
    steps.add(li(a(edition.name()).withHref(LawPath.of(edition))));
    whole().forEach(each -> steps.add(li(a(each.number()).withHref(LawPath.of(edition, each)))));
    return nav(ol(each(steps, step -> step)))
        .withClass("path")
        .attr("aria-label", reading.text("laws.path"));
  }

  /// The Articles of which this one is a part, the largest first.
  private List<Article> whole() {
    String number = article.number();
    return IntStream.range(1, number.length())
        .mapToObj(end -> number.substring(0, end))
        .filter(part -> !part.endsWith("."))
        .map(Article::new)
        .filter(article::isWithin)
        .filter(edition::prints)
        .toList();
  }

  private List<Provision> here() {
    return edition.provisions().stream()
        .filter(provision -> provision.articles().contains(article))
        .toList();
  }

  private DomContent below() {
    List<ProvisionEntry> parts =
        edition.provisions().stream()
            .filter(provision -> !provision.articles().contains(article))
            .filter(
                provision -> provision.articles().stream().anyMatch(each -> each.isWithin(article)))
            .map(provision -> new ProvisionEntry(reading, edition, provision))
            .toList();
    return iff(
        !parts.isEmpty(),
        section(
            iff(!here().isEmpty(), h2(reading.text("laws.below"))), ProvisionEntry.list(parts)));
  }

  /// This subject in the other books: for a chapter its chapter there.
  private DomContent otherBooks() {
    return Parts.books(
        reading,
        Edition.books(),
        edition,
        book -> numberIn(book).map(number -> LawPath.of(book, number)),
        book -> numberIn(book).orElse("–"));
  }

  private Optional<String> numberIn(Edition book) {
    if (book.equals(edition)) {
      return Optional.of(article.number());
    }
    return here().isEmpty()
        ? chapterIn(book)
        : here().stream()
            .flatMap(provision -> book.provision(provision.name()).stream())
            .map(provision -> provision.article().number())
            .findFirst();
  }

  private Optional<String> chapterIn(Edition book) {
    return chapter().provisions().stream()
        .flatMap(provision -> book.provision(provision.name()).stream())
        .map(provision -> Chapter.number(provision.article()))
        .collect(Most.frequent());
  }

  private DomContent neighbours() {
    List<Article> all = edition.provisions().stream().map(Provision::article).distinct().toList();
    Optional<Article> before =
        all.reversed().stream().filter(each -> each.compareTo(article) < 0).findFirst();
    Optional<Article> after =
        all.stream()
            .filter(each -> each.compareTo(article) > 0 && !each.isWithin(article))
            .findFirst();
    return nav(join(neighbour(before, "prev"), neighbour(after, "next")))
        .withClass("neighbours")
        .attr("aria-label", reading.text("laws.neighbours"));
  }

  private DomContent neighbour(Optional<Article> article, String rel) {
    return article
        .<DomContent>map(each ->
            a(ArticleName.of(edition, each, reading.texts()))
                .withRel(rel)
                .withHref(LawPath.of(edition, each)))
        .orElseGet(() -> span(""));
  }
}
