package org.jadoube.laws.edition;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.regex.Pattern;

/// What is to be known of an edition as a whole.
///
/// @param year what it is known by
/// @param inForceFrom the first day on which games were played under it
/// @param source the text that it was taken from
record EditionHead(String year, LocalDate inForceFrom, String source) {
  private static final List<String> FIELDS = List.of("year", "in force from", "source");
  private static final Pattern YEAR = Pattern.compile("\\d{4}");

  /// The editions that a file lists, the oldest first.
  static List<EditionHead> all(CatalogueFile file) {
    if (!file.header().fields().equals(FIELDS)) {
      throw file.header().fault(file.header().text(), String.join(" | ", FIELDS));
    }
    return file.blocks().stream().map(block -> read(block.head())).toList();
  }

  private static EditionHead read(CatalogueLine line) {
    List<String> fields = line.fields();
    if (fields.size() != FIELDS.size() || !YEAR.matcher(fields.getFirst()).matches()) {
      throw line.fault(line.text(), String.join(" | ", FIELDS));
    }
    return new EditionHead(fields.get(0), date(line, fields.get(1)), fields.get(2));
  }

  private static LocalDate date(CatalogueLine line, String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException otherwise) {
      throw line.fault(text, "a date such as 2023-01-01");
    }
  }
}
