package org.jadoube.laws.edition;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.regex.Pattern;

/// What is to be known of an edition as a whole.
///
/// @param year what it is known by: a year, or the name of a rule book that has none
/// @param dated whether games were played under it because it was in force; otherwise only where it
///   is chosen by name
/// @param inForceFrom the first day on which games were played under it; of a book chosen by name,
///   the day of its text
/// @param romanAreAppendices whether its Roman numbers are those of appendices, not of guidelines
/// @param source the text that it was taken from
record EditionHead(
    String year, boolean dated, LocalDate inForceFrom, boolean romanAreAppendices, String source) {
  private static final List<String> FIELDS =
      List.of("year", "in force", "from", "roman numbers", "source");
  private static final Pattern YEAR = Pattern.compile("\\d{4}");
  private static final Pattern NAME = Pattern.compile("[A-Z]\\d{2}");

  /// The editions that a file lists, the oldest first.
  static List<EditionHead> all(CatalogueFile file) {
    if (!file.header().fields().equals(FIELDS)) {
      throw file.header().fault(file.header().text(), String.join(" | ", FIELDS));
    }
    return file.blocks().stream().map(block -> read(block.head())).toList();
  }

  private static EditionHead read(CatalogueLine line) {
    List<String> fields = line.fields();
    if (fields.size() != FIELDS.size()) {
      throw line.fault(line.text(), String.join(" | ", FIELDS));
    }
    boolean dated = either(line, fields.get(1), "by date", "by name");
    if (!(dated ? YEAR : NAME).matcher(fields.getFirst()).matches()) {
      throw line.fault(fields.getFirst(), dated ? "a year" : "a name such as E04");
    }
    return new EditionHead(
        fields.get(0),
        dated,
        date(line, fields.get(2)),
        either(line, fields.get(3), "appendices", "guidelines"),
        fields.get(4));
  }

  /// Whether a field holds the first of two words.
  private static boolean either(CatalogueLine line, String field, String yes, String no) {
    if (!field.equals(yes) && !field.equals(no)) {
      throw line.fault(field, yes + " or " + no);
    }
    return field.equals(yes);
  }

  private static LocalDate date(CatalogueLine line, String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException otherwise) {
      throw line.fault(text, "a date such as 2023-01-01");
    }
  }

  /// For instance `FIDE 2023`, or `E04`.
  String name() {
    return dated ? "FIDE " + year : year;
  }
}
