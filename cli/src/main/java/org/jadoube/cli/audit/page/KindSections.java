package org.jadoube.cli.audit.page;

import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;

/// Each kind of finding with its meaning, its varieties and examples, the worst first.
record KindSections(
    Summary summary, Map<FindingKind, KindExamples> kinds, GameCounts games, FileNames names) {
  private static final int MOST_VARIETIES = 12;

  DomContent of(List<FindingKind> found) {
    return each(
        Arrays.asList(Severity.values()),
        severity ->
            of(severity, found.stream().filter(kind -> kind.severity() == severity).toList()));
  }

  private DomContent of(Severity severity, List<FindingKind> found) {
    return found.isEmpty()
        ? each()
        : section(
            h2(Charts.sign(severity), text(" " + SeverityWords.title(severity)))
                .withClass(severity.id()),
            p(SeverityWords.meaning(severity)),
            each(found, kind -> of(kind, kinds.getOrDefault(kind, new KindExamples()))));
  }

  private DomContent of(FindingKind kind, KindExamples known) {
    ExampleFigure figure = new ExampleFigure(names);
    return section(
            h3(text(kind.title() + " "), code(kind.id())),
            p(kind.meaning()),
            p(counted(kind, known.examples().size())),
            varieties(known.varieties(), kind.severity()),
            div(each(known.examples(), example -> figure.of(example))).withClass("examples"))
        .withId(kind.id());
  }

  private String counted(FindingKind kind, int shown) {
    long count = summary.count(kind);
    String in = games.of(kind) == 0 ? "" : " in " + CountedWords.counted(games.of(kind), "game");
    return CountedWords.counted(count, "finding")
        + in
        + (shown < count ? ", with " + CountedWords.counted(shown, "example") : "")
        + ".";
  }

  private static DomContent varieties(List<KindExamples.Counted> all, Severity severity) {
    if (all.size() < 2) {
      return each();
    }
    long most = all.getFirst().count();
    List<KindExamples.Counted> shown = all.stream().limit(MOST_VARIETIES).toList();
    return each(
        table(tbody(each(shown, variety -> row(variety, most, severity)))).withClass("varieties"),
        shown.size() == all.size() ? each() : p("And " + (all.size() - shown.size()) + " more."));
  }

  private static DomContent row(KindExamples.Counted variety, long most, Severity severity) {
    return tr(
        Cells.row(text(variety.name() + articles(variety))),
        Cells.number(variety.count()),
        Cells.chart(Charts.bar(variety.count(), most, severity)));
  }

  private static String articles(KindExamples.Counted variety) {
    return switch (variety.articles().size()) {
      case 0 -> "";
      case 1 -> ", Article " + variety.articles().getFirst();
      default -> ", Articles " + String.join(", ", variety.articles());
    };
  }
}
