package org.jadoube.cli.audit.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.section;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;

/// Games by how they ended.
record EndsSection(EndCounts ends) {
  DomContent shown() {
    List<Map.Entry<String, Long>> rows = ends.rows();
    long most = rows.stream().mapToLong(Map.Entry::getValue).max().orElse(1);
    long sum = rows.stream().mapToLong(Map.Entry::getValue).sum();
    return rows.isEmpty()
        ? each()
        : section(
            h2("How the games ended"),
            div(table(tbody(each(rows, row -> row(row.getKey(), row.getValue(), most, sum)))))
                .withClass("wide"));
  }

  private static DomContent row(String end, long count, long most, long sum) {
    return tr(
        Cells.row(text(end)),
        Cells.number(count),
        Cells.number(CountedWords.share(count, sum)),
        Cells.chart(Charts.bar(count, most)));
  }
}
