package org.jadoube.cli.tournament;

import static j2html.TagCreator.body;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.style;
import static j2html.TagCreator.table;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.tournament.official.NormCertificate;
import org.jadoube.tournament.official.NormCertificate.CertificateRound;
import org.jadoube.tournament.official.NormCertificate.OpponentCounts;
import org.jadoube.tournament.official.TournamentReport;
import org.jadoube.tournament.rating.Title;

/// A form as a page to print, which needs nothing from anywhere else.
final class FormPage {
  private static final List<Title> TITLES =
      List.of(Title.GM, Title.IM, Title.WGM, Title.WIM, Title.FM, Title.WFM);

  private static final String STYLE =
      "body{font:11pt sans-serif;margin:1.5cm}h1{font-size:14pt}"
          + "table{border-collapse:collapse;width:100%;margin:0 0 1em}"
          + "th,td{border:1px solid #666;padding:.2em .4em;text-align:left}"
          + "th[scope=row]{width:40%;font-weight:normal}";

  private FormPage() {}

  static String of(NormCertificate form) {
    return page(
        "IT1: certificate of title result",
        rows(
            row("Title", form.title()),
            row("Name", form.name()),
            row("First name", form.firstName()),
            row("FIDE ID", form.fideId()),
            row("Federation", form.federation()),
            row("Event", form.tournament()),
            row("Start", form.start()),
            row("End", form.end()),
            row("Chief Arbiter", form.chiefArbiter()),
            row("Rate of play", form.timeControl())),
        counts(form.opponents()),
        rounds(form.rounds()),
        rows(
            row("Rating average (1.4.6b)", form.average()),
            row("Score required", form.required()),
            row("Score achieved", form.achieved()),
            row("Exceeding by", form.exceeding()),
            row("Special remarks", String.join("; ", form.remarks())),
            row("Federation confirming", ""),
            row("Chief Arbiter's signature", ""),
            row("Official's name and signature", "")),
        p("Not valid until FIDE's Qualification Commission has confirmed it."));
  }

  private static DomContent counts(OpponentCounts counts) {
    List<DomContent> rows = new ArrayList<>();
    rows.add(row("Games", counts.games()));
    rows.add(row("Federations", counts.federations()));
    rows.add(row("Opponents not of the player's federation", counts.foreign()));
    rows.add(row("Rated opponents", counts.rated()));
    rows.add(row("Opponents of the host federation", counts.hosts()));
    rows.add(row("Titled opponents", counts.titled()));
    TITLES.forEach(title -> rows.add(row(title.name(), counts.titles().getOrDefault(title, 0))));
    return rows(rows.toArray(DomContent[]::new));
  }

  private static DomContent rounds(List<CertificateRound> rounds) {
    return table(
        tr(
            each(
                List.of("Round", "Opponent", "ID", "Fed.", "Rating", "1.4.6c", "Title", "Score"),
                FormPage::column)),
        each(
            rounds,
            round ->
                cells(
                    round.round(),
                    round.opponent(),
                    round.fideId(),
                    round.federation(),
                    round.rating(),
                    round.raised(),
                    round.title(),
                    round.score())));
  }

  static String of(TournamentReport form) {
    return page(
        "IT3: tournament report",
        rows(
            row("Federation", form.federation()),
            row("FIDE event ID", ""),
            row("Event", form.name()),
            row("Place", form.city()),
            row("Start", form.start()),
            row("End", form.end()),
            row("Organiser (ID, name, e-mail)", ""),
            row("Rounds", form.rounds()),
            row("Rounds per day", form.schedule()),
            row("Rate of play", form.timeControl()),
            row("Ratings", form.kind().map(RatingListFile::word)),
            row("System", form.system().text()),
            row("Individual or team", form.teams() ? "team" : "individual"),
            row("Pairings by", form.pairedBy())),
        table(
            tr(
                each(
                    List.of("Players", "Total", "Federations", "Of the host", "Foreign"),
                    FormPage::column)),
            each(
                form.classes(),
                count ->
                    cells(
                        count.name(),
                        count.total(),
                        count.federations(),
                        count.hosts(),
                        count.foreigners()))),
        rows(
            Stream.concat(
                    Stream.of(row("Chief Arbiter", form.chiefArbiter())),
                    form.deputies().stream().map(name -> row("Arbiter", name)))
                .toArray(DomContent[]::new)));
  }

  private static String page(String name, DomContent... parts) {
    return document(
        html(
                head(
                    meta().withCharset("utf-8"),
                    meta()
                        .attr("http-equiv", "Content-Security-Policy")
                        .withContent("default-src 'none'; style-src 'unsafe-inline'"),
                    j2html.TagCreator.title(name),
                    style(rawHtml(STYLE))),
                body(main(h1(name), each(parts))))
            .withLang("en"));
  }

  private static DomContent rows(DomContent... rows) {
    return table(rows);
  }

  private static DomContent row(String name, Object value) {
    return tr(th(name).attr("scope", "row"), td(text(value)));
  }

  private static DomContent cells(Object... values) {
    return tr(each(List.of(values), value -> td(text(value))));
  }

  private static DomContent column(String name) {
    return th(name).attr("scope", "col");
  }

  /// Nothing for what is not known.
  private static String text(Object value) {
    return switch (value) {
      case Optional<?> said -> said.map(Object::toString).orElse("");
      case OptionalInt said -> said.isPresent() ? "" + said.getAsInt() : "";
      default -> value.toString();
    };
  }
}
