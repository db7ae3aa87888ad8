package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.cases.Case;
import org.jadoube.web.cases.CaseStage;
import org.jadoube.web.cases.Stages;
import org.jadoube.web.cases.Staging;

/// A provision at a glance: its text, what has changed, its numbers in each edition, and a board on
/// which it decides.
///
/// @param shown the cases that show it
record ProvisionGlance(
    ReadersLanguage reading, Edition edition, Provision provision, List<Case> shown) {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

  /// Cases beyond these are not searched for a board.
  private static final int MOST_SEARCHED = 4;

  /// A case at the moment when the provision decides.
  private record Moment(Case example, Staging staging, CaseStage stage) {}

  DomContent content() {
    Optional<Moment> moment = moment();
    return div(
            div(
                    Parts.said(reading, reading.words().gist(provision), edition),
                    changed(),
                    p(status()).withClass("status"),
                    limit(),
                    new NumbersTable(reading, edition, provision).content())
                .withClass("says"),
            moment.map(this::board).orElseGet(() -> text("")))
        .withClass("glance");
  }

  private DomContent changed() {
    return new WhatChanged(reading, edition, provision)
        .sentence()
        .<DomContent>map(said -> p(said).withClass("changed"))
        .orElseGet(() -> text(""));
  }

  private String status() {
    return switch (provision.kind()) {
      case COMPUTED -> reading.text("laws.kind.computed");
      case RECORDED -> reading.text("laws.kind.recorded");
      case DISCRETION -> reading.text("laws.kind.discretion");
      case PHYSICAL -> reading.text("laws.kind.physical");
    };
  }

  private DomContent limit() {
    return iff(
        !provision.limit().isEmpty(),
        Parts.said(reading, reading.words().limit(provision), edition));
  }

  /// The first of the cases whose board says something.
  private Optional<Moment> moment() {
    return shown.stream().limit(MOST_SEARCHED).flatMap(each -> moment(each).stream()).findFirst();
  }

  private Optional<Moment> moment(Case example) {
    Staging staging = Stages.of(example, edition, reading.language());
    List<CaseStage> stages = staging.stages();
    return stages.stream()
        .filter(stage -> stage.told().stream().anyMatch(told -> cites(told.citation())))
        .findFirst()
        .or(() -> stages.reversed().stream().findFirst())
        .filter(stage -> !stage.board().equals(START))
        .map(stage -> new Moment(example, staging, stage));
  }

  private boolean cites(String citation) {
    return provision.articles().stream().anyMatch(each -> citation.endsWith(each.number()));
  }

  private DomContent board(Moment moment) {
    return a(
            LawDiagram.of(moment.stage().board(), moment.stage().squares()),
            span(moment.staging().title()).withLang(moment.staging().language()))
        .withClass("moment")
        .withHref(CasePath.of(moment.example(), edition));
  }
}
