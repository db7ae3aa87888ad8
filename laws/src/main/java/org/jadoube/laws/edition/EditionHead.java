package org.jadoube.laws.edition;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// The facts about an edition as a whole.
///
/// @param year what it is known by: a year, or the name of a rule book that has none
/// @param after the edition that it changes and whose provisions it otherwise keeps; blank if there
///   is none
/// @param dated whether games were played under it because it was in force; otherwise it applies
///   only where it is chosen by name
/// @param inForceFrom the first day on which games were played under it; for a book chosen by name,
///   the day of its text
/// @param romanAreAppendices whether its Roman numerals number appendices, not guidelines
/// @param inferred whether its source has no numbers, so that they are taken from another edition
/// @param source the text that it was taken from
record EditionHead(
    String year,
    String after,
    boolean dated,
    LocalDate inForceFrom,
    boolean romanAreAppendices,
    boolean inferred,
    String source) {
  private static final List<String> FIELDS =
      List.of("year", "after", "in force", "from", "roman numbers", "numbers", "source");
  private static final String NONE = "-";
  private static final Pattern YEAR = Pattern.compile("\\d{4}");
  private static final Pattern NAME = Pattern.compile("[A-Z]\\d{2}");

  /// The editions that a file lists, the oldest first.
  static List<EditionHead> all(CatalogueFile file) {
    if (!file.header().fields().equals(FIELDS)) {
      throw file.header().fault(file.header().text(), String.join(" | ", FIELDS));
    }
    Map<String, EditionHead> editions = new LinkedHashMap<>();
    for (CatalogueBlock block : file.blocks()) {
      EditionHead edition = read(block.head(), editions.keySet());
      if (editions.put(edition.year, edition) != null) {
        throw block.head().fault("a second edition " + edition.year, "one");
      }
    }
    return List.copyOf(editions.values());
  }

  private static EditionHead read(CatalogueLine line, Set<String> before) {
    List<String> fields = line.fields();
    if (fields.size() != FIELDS.size()) {
      throw line.fault(line.text(), String.join(" | ", FIELDS));
    }
    boolean dated = either(line, fields.get(2), "by date", "by name");
    if (!(dated ? YEAR : NAME).matcher(fields.getFirst()).matches()) {
      throw line.fault(fields.getFirst(), dated ? "a year" : "a name such as E04");
    }
    return new EditionHead(
        fields.get(0),
        predecessor(line, fields.get(1), before),
        dated,
        date(line, fields.get(3)),
        either(line, fields.get(4), "appendices", "guidelines"),
        either(line, fields.get(5), "inferred", "printed"),
        fields.get(6));
  }

  private static String predecessor(CatalogueLine line, String field, Set<String> before) {
    if (!field.equals(NONE) && !before.contains(field)) {
      throw line.fault("after " + field, "an edition of a line above, or " + NONE);
    }
    return field.equals(NONE) ? "" : field;
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
