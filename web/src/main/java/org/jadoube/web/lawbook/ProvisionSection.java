package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.ul;

import j2html.TagCreator;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Locale;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.cases.Case;
import org.jadoube.web.cases.CaseTitles;
import org.jadoube.web.cases.Cases;

/// A provision in full: its text here and elsewhere, what a program can do about it, and the cases
/// that show it.
record ProvisionSection(ReadersLanguage reading, Edition edition, Provision provision, Cases all) {

  DomContent section() {
    return TagCreator.section(
            h2(Parts.title(reading, provision)),
            new ProvisionGlance(reading, edition, provision, cases()).content(),
            new SideBySideView(reading, edition, provision).content(),
            notes(),
            shown(),
            code())
        .withClass("provision")
        .withId(provision.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private DomContent notes() {
    List<String> notes = provision.notes();
    return iff(
        !notes.isEmpty(),
        div(h3(reading.text("laws.notes")), ul(each(notes, note -> li(note))).withLang("en"))
            .withClass("notes"));
  }

  private DomContent shown() {
    List<Case> shown = cases();
    return iff(
        !shown.isEmpty(),
        div(
                h3(reading.text("laws.cases")),
                div().withClass("stage"),
                ul(each(shown, this::link)).withClass("cases"))
            .withClass("shown"));
  }

  /// Leads to the concordance of Laws and code, if the server comes with its documentation.
  private DomContent code() {
    String name = edition.equals(Edition.E04) ? "online-concordance.html" : "concordance.html";
    String anchor = provision.name().toLowerCase(Locale.ROOT);
    return iff(
        provision.isApplied()
            && ProvisionSection.class.getResource("/org/jadoube/site/laws/" + name) != null,
        p(a(reading.text("laws.code")).withHref("/docs/laws/" + name + "#" + anchor)));
  }

  private List<Case> cases() {
    return provision.rule().map(rule -> all.showing(rule, edition)).orElseGet(List::of);
  }

  private DomContent link(Case example) {
    CaseTitles.Title title = CaseTitles.of(example, reading.language());
    return li(
        a(title.words()).withLang(title.language().tag()).withHref(CasePath.of(example, edition)));
  }
}
