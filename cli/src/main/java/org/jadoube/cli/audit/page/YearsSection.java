package org.jadoube.cli.audit.page;

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
import java.util.List;
import java.util.Map;
import org.jadoube.audit.finding.Severity;

/// Games by years.
///
/// @param severities those that were looked for
record YearsSection(YearCounts years, List<Severity> severities) {
  DomContent shown() {
    List<Map.Entry<String, YearCounts.Row>> rows = years.rows();
    return rows.size() < 2
        ? each()
        : section(h2("By the year of the game"), div(counts(rows)).withClass("wide"));
  }

  private DomContent counts(List<Map.Entry<String, YearCounts.Row>> rows) {
    boolean all = rows.stream().anyMatch(row -> row.getValue().games() > 0);
    long most = rows.stream().mapToLong(row -> longest(row.getValue())).max().orElse(1);
    return table(
        caption(
            all
                ? "All games with a date, and those about which something was found"
                : "Games about which something was found, by the worst of it"),
        thead(
            tr(
                Cells.column("year"),
                all ? Cells.numbers("games") : each(),
                each(severities, severity -> Cells.numbers(severity.id())),
                td())),
        tbody(each(rows, row -> row(row.getKey(), row.getValue(), all, most))));
  }

  private static long longest(YearCounts.Row row) {
    return Math.max(row.games(), row.found().sum());
  }

  private DomContent row(String year, YearCounts.Row row, boolean all, long most) {
    return tr(
        Cells.row(text(year)),
        all ? Cells.number(row.games()) : each(),
        each(severities, severity -> Cells.number(row.found().of(severity))),
        Cells.chart(Charts.bars(row.found(), row.games(), most)));
  }
}
