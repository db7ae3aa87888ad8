package org.jadoube.cli.audit.page;

import static j2html.TagCreator.body;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.li;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.section;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.cli.archive.Trouble;

/// The whole page, which needs nothing from anywhere else: no script, no style, no picture.
record PageDocument(
    PageTerms terms,
    FileNames names,
    Map<FindingKind, KindExamples> kinds,
    GameCounts games,
    YearCounts years,
    FileCounts files,
    EndCounts ends) {
  /// A browser fetches and runs nothing, whatever the games say.
  private static final String POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

  String text(Summary summary, List<Trouble> troubles, List<String> remarks, double seconds) {
    KindsTable table = new KindsTable(summary, games);
    KindSections sections = new KindSections(summary, kinds, games, names);
    return document(
        html(
                pageHead(),
                body(
                    rawHtml("<div hidden>" + Resources.pieces() + "</div>"),
                    main(
                        new GamesSection(terms, names, games.all()).of(summary, troubles),
                        new TermsSection(terms, names, files).of(summary, remarks, seconds),
                        damaged(troubles),
                        table.shown(),
                        new YearsSection(years, terms.severities()).shown(),
                        sections.of(table.found()),
                        new EndsSection(ends).shown()),
                    foot()))
            .withLang("en"));
  }

  private DomContent pageHead() {
    return head(
        meta().withCharset("utf-8"),
        meta().attr("http-equiv", "Content-Security-Policy").withContent(POLICY),
        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
        meta().withName("referrer").withContent("no-referrer"),
        title("Games held against the Laws of Chess – jadoube"),
        style(rawHtml(Resources.style())));
  }

  /// The parts of the files that could not be read.
  private DomContent damaged(List<Trouble> troubles) {
    return troubles.isEmpty()
        ? each()
        : section(h2("Damaged input"), ul(each(troubles, trouble -> li(names.of(trouble)))));
  }

  private DomContent foot() {
    return footer(
        p(
            "Made by "
                + terms.program()
                + ". Whoever quotes a finding should look at the game first: a"
                + " record can be wrong where the game was right."));
  }
}
