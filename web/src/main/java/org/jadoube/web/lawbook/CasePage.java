package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.Case;
import org.jadoube.web.cases.CaseRemark;
import org.jadoube.web.cases.CaseStage;
import org.jadoube.web.cases.Stages;
import org.jadoube.web.cases.Staging;
import org.jadoube.web.view.LawNames.LawPath;

/// A case to read: the events and rulings. Scripts put it on a board.
public final class CasePage {
  private final ReadersLanguage reading;
  private final Case example;
  private final Edition edition;
  private final Staging staging;

  private CasePage(ReadersLanguage reading, Case example, Edition edition, Staging staging) {
    this.reading = reading;
    this.example = example;
    this.edition = edition;
    this.staging = staging;
  }

  /// The case under an edition.
  public static Sheet of(Case example, Edition edition, Language language) {
    Staging staging = Stages.of(example, edition, language);
    return new CasePage(ReadersLanguage.in(language), example, edition, staging).sheet();
  }

  private Sheet sheet() {
    return Sheet.of(
        staging.title() + " – " + edition.name() + " – jadoube",
        div(
            nav(ol(
                    li(a(reading.text("laws.heading")).withHref(LawPath.CONTENTS)),
                    li(a(edition.name()).withHref(LawPath.of(edition)))))
                .withClass("path")
                .attr("aria-label", reading.text("laws.path")),
            h1(staging.title()).withLang(staging.language()),
            Parts.books(
                reading,
                Edition.books().stream().filter(example::holdsIn).toList(),
                edition,
                book -> Optional.of(CasePath.of(example, book)),
                _ -> ""),
            div(
                    div().withClass("stage").attr("data-case", CasePath.of(example, edition)),
                    section(
                            each(
                                staging.incident().stream().toList(),
                                said -> p(said).withClass("gist")),
                            ol(each(staging.stages().stream().skip(1).toList(), this::stage))
                                .withClass("stages"),
                            each(staging.answer().stream().toList(), this::answer),
                            p(staging.terms()).withClass("remark"))
                        .withClass("telling"))
                .withClass("played")));
  }

  private DomContent answer(String answer) {
    return p(answer).withClass("gist answer");
  }

  private DomContent stage(CaseStage stage) {
    return li(each(stage.told(), CasePage::told));
  }

  private static DomContent told(CaseRemark told) {
    return p(span(told.headline()), text(" "), Citing.citation(told)).withClass(told.kind());
  }
}
