package org.jadoube.cli.audit.page;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.text;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.List;
import org.jadoube.audit.finding.Severity;

/// Games by files, if there are several.
///
/// @param severities those that were looked for
record FilesTable(FileCounts files, List<Severity> severities) {
  DomContent shown() {
    return files.rows().size() < 2
        ? each()
        : details(
            summary("What was found in each file"),
            div(table(thead(head()), tbody(each(files.rows(), row -> row(row))))).withClass("wide"),
            files.more() == 0
                ? each()
                : p("And " + CountedWords.counted(files.more(), "more file") + "."));
  }

  private DomContent head() {
    return tr(
        Cells.column("file"),
        Cells.numbers("games"),
        each(severities, severity -> Cells.numbers(severity.id())));
  }

  private DomContent row(FileCounts.Row row) {
    return tr(
        Cells.row(text(row.file())),
        Cells.number(row.games()),
        each(severities, severity -> Cells.number(row.found().of(severity))));
  }
}
