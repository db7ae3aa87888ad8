package org.jadoube.cli.audit.page;

import static j2html.TagCreator.code;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.laws.edition.Edition;

/// The terms of the audit: its files, and how they were judged.
record TermsSection(PageTerms terms, FileNames names, FileCounts files) {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

  DomContent of(Summary summary, List<String> remarks, double seconds) {
    return section(
        h2("How it was checked"),
        dl(
            entry("Games", text(games(summary, seconds))),
            entry("Laws", text(laws())),
            terms.leftOut().isEmpty() ? each() : entry("Left out", text(leftOut())),
            terms.options().isEmpty() ? each() : entry("Options", options()),
            remarks.isEmpty() ? each() : entry("Not known", text(String.join(" ", remarks))),
            entry("Date", text(terms.day().format(DAY))),
            entry("Program", text(terms.program()))),
        new FilesTable(files, terms.severities()).shown());
  }

  private static DomContent entry(String name, DomContent value) {
    return div(dt(name), dd(value));
  }

  private String games(Summary summary, double seconds) {
    String in =
        terms.files().size() == 1
            ? names.of(terms.files().getFirst())
            : CountedWords.counted(terms.files().size(), "file");
    return String.format(
        Locale.ENGLISH,
        "%s with %,d plies in %s; read in %.1f s",
        CountedWords.counted(summary.games(), "game"),
        summary.plies(),
        in,
        seconds);
  }

  private String laws() {
    String laws =
        terms
            .edition()
            .map(edition -> "All games by " + edition.name() + ".")
            .orElse(
                "FIDE's Laws of Chess, each game by the edition in force on its date. Games from"
                    + " before July 2005 by the oldest edition here, as far as its rules are"
                    + " certainly older; games without a date by "
                    + Edition.newest().name()
                    + ".");
    return terms.onlineUnderE04()
        ? laws + " Games that were played online by FIDE's Online Chess Regulations."
        : laws;
  }

  private String leftOut() {
    return terms.leftOut().stream().sorted().map(FindingKind::id).collect(Collectors.joining(", "));
  }

  private DomContent options() {
    return each(terms.options(), option -> each(code(option), text(" ")));
  }
}
