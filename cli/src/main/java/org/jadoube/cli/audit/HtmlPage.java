package org.jadoube.cli.audit;

import static j2html.TagCreator.body;
import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.li;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.style;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.title;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;
import static java.nio.charset.StandardCharsets.UTF_8;

import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.Severity;
import org.jadoube.chess.Position;
import org.jadoube.cli.archive.Trouble;

/// A self-contained page about an audit: what was found, the worst first.
///
/// @param archives the names of the files
/// @param examples some findings of each kind
/// @param years how many findings there are about games of each year
record HtmlPage(
    List<String> archives,
    Map<FindingKind, List<PlacedFinding>> examples,
    SortedMap<Integer, Map<Severity, Long>> years) {
  private static final String PIECES = "/org/jadoube/server/pages/board/pieces-slab.svg";
  private static final String STYLE = "audit.css";
  private static final int PERCENT = 100;

  /// More are shown by decades.
  private static final int MOST_YEARS = 30;

  private static final Comparator<FindingKind> WORST_FIRST =
      Comparator.comparing(FindingKind::severity).thenComparing(Comparator.naturalOrder());

  String of(Summary summary, List<Trouble> troubles, double seconds) {
    return document(
        html(
                head(
                    meta().withCharset("utf-8"),
                    meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                    title("Audit – jadoube"),
                    style(rawHtml(text(STYLE)))),
                body(
                    rawHtml("<div hidden>" + pieces() + "</div>"),
                    h1("Games held against the Laws"),
                    intro(summary, seconds),
                    damaged(troubles),
                    kinds(summary),
                    each(examples.keySet().stream().sorted(WORST_FIRST).toList(), this::examples),
                    byYear()))
            .withLang("en"));
  }

  private DomContent intro(Summary summary, double seconds) {
    return p(
        String.format(
            Locale.ENGLISH,
            "%,d games with %,d plies in %.1f s, from %s.",
            summary.games(),
            summary.plies(),
            seconds,
            files()));
  }

  /// What of the files could not be read.
  private static DomContent damaged(List<Trouble> troubles) {
    return troubles.isEmpty()
        ? each()
        : section(h2("Damaged input"), ul(each(troubles, trouble -> li(trouble.sentence()))));
  }

  private String files() {
    return archives.size() == 1 ? archives.getFirst() : archives.size() + " files";
  }

  private static DomContent kinds(Summary summary) {
    long most = summary.findings().values().stream().mapToLong(Long::longValue).max().orElse(1);
    List<FindingKind> found = summary.findings().keySet().stream().sorted(WORST_FIRST).toList();
    return found.isEmpty()
        ? p(strong("Nothing was found."))
        : table(
                thead(tr(th("finding"), th("severity"), th("how often").attr("colspan", "2"))),
                tbody(each(found, kind -> row(kind, summary.count(kind), most))))
            .withClass("kinds");
  }

  private static DomContent row(FindingKind kind, long count, long most) {
    return tr(
        td(code(kind.id())),
        td(kind.severity().id()).withClass(kind.severity().id()),
        td(String.format(Locale.ENGLISH, "%,d", count)).withClass("number"),
        td(bar(count, most, kind.severity())).withClass("chart"));
  }

  private static DomContent bar(long count, long most, Severity severity) {
    double share = (double) PERCENT * count / Math.max(1, most);
    return span()
        .withClass("bar " + severity.id())
        .withStyle(String.format(Locale.ROOT, "width:%.2f%%", share));
  }

  private DomContent byYear() {
    if (years.size() < 2) {
      return div();
    }
    boolean many = years.size() > MOST_YEARS;
    SortedMap<Integer, Map<Severity, Long>> shown = many ? decades() : years;
    long most = shown.values().stream().mapToLong(HtmlPage::sum).max().orElse(1);
    return section(
        h2("By the year of the game"),
        table(
                tbody(
                    each(
                        shown.entrySet(),
                        year -> row(year.getKey() + (many ? "s" : ""), year.getValue(), most))))
            .withClass("years"));
  }

  private SortedMap<Integer, Map<Severity, Long>> decades() {
    SortedMap<Integer, Map<Severity, Long>> decades = new TreeMap<>();
    years.forEach((year, counts) -> {
      var decade = decades.computeIfAbsent(year / 10 * 10, _ -> new EnumMap<>(Severity.class));
      counts.forEach((severity, count) -> decade.merge(severity, count, Long::sum));
    });
    return decades;
  }

  private static DomContent row(String year, Map<Severity, Long> counts, long most) {
    return tr(
        th(year),
        td(String.format(Locale.ENGLISH, "%,d", sum(counts))).withClass("number"),
        td(each(counts.entrySet(), count -> bar(count.getValue(), most, count.getKey())))
            .withClass("chart"));
  }

  private static long sum(Map<Severity, Long> counts) {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  private DomContent examples(FindingKind kind) {
    return section(
        h2(code(kind.id()), span(" " + kind.severity().id()).withClass(kind.severity().id())),
        div(each(examples.getOrDefault(kind, List.of()), HtmlPage::example)).withClass("examples"));
  }

  private static DomContent example(PlacedFinding found) {
    FindingPlace place = found.place();
    String where = place.archive() + ", line " + place.line() + ", game " + place.game();
    String after = place.move().isEmpty() ? "" : "After " + place.move() + ". ";
    return figure(
        isWorthShowing(place) ? HtmlBoard.of(place.position()) : div(),
        figcaption(
            p(strong(players(place))),
            p(after + new FindingSentences().of(found)),
            p(where).withClass("where")));
  }

  private static boolean isWorthShowing(FindingPlace place) {
    return place.ply() > 0 || !place.position().equals(Position.standard());
  }

  private static String players(FindingPlace place) {
    Map<String, String> tags = place.tags();
    String date = tags.containsKey("Date") ? ", " + tags.get("Date") : "";
    return tags.getOrDefault("White", "?") + " – " + tags.getOrDefault("Black", "?") + date;
  }

  /// The drawing without its declaration.
  private static String pieces() {
    String file = text(PIECES);
    return file.substring(file.indexOf("<svg"));
  }

  private static String text(String resource) {
    try (InputStream in = Objects.requireNonNull(HtmlPage.class.getResourceAsStream(resource))) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
