package org.jadoube.cli.audit.page;

import static j2html.TagCreator.each;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.List;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;
import org.jadoube.cli.archive.Trouble;

/// The head of the page: what comes of the audit, and how many games are concerned.
record GamesSection(PageTerms terms, FileNames names, SeverityCount found) {
  DomContent of(Summary summary, List<Trouble> troubles) {
    return header(
        p(files()).withClass("kicker"),
        h1("Games held against the Laws of Chess"),
        p(new AuditSummary(summary.games(), found, terms.leftOut()).sentence())
            .withClass("verdict"),
        remarks(summary, troubles),
        found.sum() == 0 ? each() : shares(summary.games()));
  }

  private String files() {
    return terms.files().size() == 1
        ? names.of(terms.files().getFirst())
        : CountedWords.counted(terms.files().size(), "file");
  }

  private DomContent remarks(Summary summary, List<Trouble> troubles) {
    long events =
        summary.count(FindingKind.TWICE_IN_ROUND)
            + summary.count(FindingKind.MISSING_GAME)
            + summary.count(FindingKind.SURPLUS_GAME);
    return each(
        events == 0
            ? each()
            : p(
                CountedWords.counted(events, "more finding")
                    + (events == 1 ? " is" : " are")
                    + " about tournaments as a whole."),
        troubles.isEmpty() ? each() : p(strong("Not all of the input could be read.")),
        terms.chosen() ? p("Only games that meet a condition were audited.") : each(),
        terms.leftOut().isEmpty() ? each() : p("Some kinds of findings were left out."));
  }

  private DomContent shares(long games) {
    return figure(
            Charts.bars(found, games, games),
            ul(
                    each(terms.severities(), severity -> share(severity, games)),
                    li(
                        Charts.nothing(),
                        text(share(games - found.sum(), games, "with nothing found"))))
                .withClass("legend"))
        .withClass("shares");
  }

  private DomContent share(Severity severity, long games) {
    String what = SeverityWords.ofGame(severity);
    return li(Charts.sign(severity), text(share(found.of(severity), games, what)));
  }

  private static String share(long part, long whole, String what) {
    return " "
        + CountedWords.number(part)
        + " "
        + what
        + " ("
        + CountedWords.share(part, whole)
        + ")";
  }
}
