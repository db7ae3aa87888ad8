package org.jadoube.cli.audit.page;

import static j2html.TagCreator.a;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.section;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.Comparator;
import java.util.List;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;

/// A table of all kinds of findings that there are, the worst first.
record KindsTable(Summary summary, GameCounts games) {
  private static final Comparator<FindingKind> WORST_FIRST =
      Comparator.comparing(FindingKind::severity).thenComparing(Comparator.naturalOrder());

  DomContent shown() {
    return found().isEmpty()
        ? each()
        : section(
            h2("What was found"),
            div(table(
                    caption("How many findings of each kind there are, the worst kinds first"),
                    thead(
                        tr(
                            Cells.column("kind"),
                            Cells.column("severity"),
                            Cells.numbers("findings"),
                            Cells.numbers("games"),
                            td())),
                    tbody(each(found(), this::row))))
                .withClass("wide"));
  }

  /// The kinds that there are, the worst first.
  List<FindingKind> found() {
    return summary.findings().keySet().stream().sorted(WORST_FIRST).toList();
  }

  private DomContent row(FindingKind kind) {
    long count = summary.count(kind);
    return tr(
        Cells.row(a(kind.title()).withHref("#" + kind.id())),
        td(Charts.sign(kind.severity()), text(" " + kind.severity().id()))
            .withClass(kind.severity().id()),
        Cells.number(count),
        Cells.number(games.of(kind) == 0 ? "" : CountedWords.number(games.of(kind))),
        Cells.chart(Charts.bar(count, most(), kind.severity())));
  }

  private long most() {
    return summary.findings().values().stream().mapToLong(Long::longValue).max().orElse(1);
  }
}
