package org.jadoube.tournament.trf.lines;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.trf.record.Person;

/// The columns about a person, which players and national ratings share.
final class PersonColumns {
  private static final int HIGHEST = 9999;
  private static final Set<String> TITLES =
      Set.of("", "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM");

  /// Titles as files of TRF06 abbreviate them.
  private static final Map<String, String> OLD_TITLES =
      Map.of(
          "G", "GM", "M", "IM", "F", "FM", "C", "CM", "WG", "WGM", "WM", "WIM", "WF", "WFM", "WC",
          "WCM");

  private PersonColumns() {}

  /// A person with titles and dates as FIDE has them.
  static Person read(Columns columns) {
    return read(columns, title(columns), birthDate(columns));
  }

  /// A person as a national federation has them.
  static Person national(Columns columns) {
    return read(columns, columns.text(11, 13), columns.text(70, 79));
  }

  private static Person read(Columns columns, String title, String birthDate) {
    return new Person(
        sex(columns),
        title,
        columns.text(15, 47),
        columns.number(49, 52, 0, HIGHEST, "a rating"),
        columns.text(54, 56),
        columns.text(58, 68),
        birthDate);
  }

  /// Many programs write `f` for women.
  private static Optional<Sex> sex(Columns columns) {
    String letter = columns.text(10, 10);
    Optional<Sex> sex =
        switch (letter) {
          case "m", "M" -> Optional.of(Sex.MAN);
          case "w", "W", "f", "F" -> Optional.of(Sex.WOMAN);
          default -> Optional.empty();
        };
    if (!letter.isEmpty() && !letter.equals("m") && !letter.equals("w")) {
      columns.line().depart(10, 10, "m or w");
    }
    return sex;
  }

  private static String title(Columns columns) {
    String said = columns.text(11, 13);
    if (TITLES.contains(said)) {
      return said;
    }
    columns.line().depart(11, 13, "a title: GM IM WGM FM WIM CM WFM WCM");
    String upper = said.toUpperCase(Locale.ROOT);
    String title = OLD_TITLES.getOrDefault(upper, upper);
    return TITLES.contains(title) ? title : said;
  }

  private static String birthDate(Columns columns) {
    String date = columns.text(70, 79);
    boolean dated = date.matches("\\d{4}/(0\\d|1[0-2])/([0-2]\\d|3[01])");
    if (!date.isEmpty() && !dated) {
      columns.line().depart(70, 79, "a date as YYYY/MM/DD");
    }
    return date;
  }

  static Row write(Row row, Person person) {
    person.sex().ifPresent(sex -> row.at(10, Character.toString(sex.letter())));
    return row.right(13, person.title())
        .at(15, person.name())
        .right(52, person.rating())
        .at(54, person.federation())
        .right(68, person.number())
        .at(70, person.birthDate());
  }
}
