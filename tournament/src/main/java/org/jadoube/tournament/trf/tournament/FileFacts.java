package org.jadoube.tournament.trf.tournament;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.official.PersonFacts;
import org.jadoube.tournament.official.TournamentFacts;
import org.jadoube.tournament.rating.KFacts;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PlayerRecord;

/// Facts in a file that officials have to report, and a tournament does not know.
///
/// @since 0.1.0
public final class FileFacts {
  private static final Pattern YEAR = Pattern.compile("(\\d{4}).*");

  private final TrfFile file;

  private FileFacts(TrfFile file) {
    this.file = file;
  }

  /// Reads them.
  public static TournamentFacts of(TrfFile file) {
    return new FileFacts(file).facts();
  }

  private TournamentFacts facts() {
    return new TournamentFacts(
        file.text(HeadingField.CITY),
        file.text(HeadingField.FEDERATION),
        date(HeadingField.START_DATE),
        date(HeadingField.END_DATE),
        file.first(HeadingRecord.RoundDates.class)
            .map(HeadingRecord.RoundDates::dates)
            .orElse(List.of()),
        kind(),
        file.text(HeadingField.TIME_CONTROL).or(() -> file.text(HeadingField.ENCODED_TIME_CONTROL)),
        file.text(HeadingField.CHIEF_ARBITER),
        deputies(),
        file.text(HeadingField.PAIRING_CONTROLLER),
        Optional.empty(),
        people());
  }

  private Optional<LocalDate> date(HeadingField field) {
    return file.all(HeadingRecord.Text.class)
        .filter(record -> record.field() == field)
        .flatMap(record -> record.day().stream())
        .findFirst();
  }

  /// By the encoded time control, or by a word among the free texts.
  private Optional<RatingKind> kind() {
    return file.text(HeadingField.ENCODED_TIME_CONTROL)
        .map(TimeControl::read)
        .flatMap(Reading::valueIfAny)
        .flatMap(RatingKind::of)
        .or(this::kindInWords);
  }

  private Optional<RatingKind> kindInWords() {
    String words =
        Stream.of(HeadingField.TYPE, HeadingField.TIME_CONTROL)
            .flatMap(field -> file.text(field).stream())
            .reduce("", (a, b) -> a + " " + b)
            .toLowerCase(Locale.ROOT);
    return Stream.of(RatingKind.values())
        .filter(kind -> words.contains(kind.name().toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private List<String> deputies() {
    return file.all(HeadingRecord.Text.class)
        .filter(record -> record.field() == HeadingField.DEPUTY_ARBITER)
        .map(HeadingRecord.Text::text)
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private Map<Integer, PersonFacts> people() {
    Map<Integer, PersonFacts> people = new HashMap<>();
    for (PlayerRecord.Player player : file.players()) {
      boolean woman = player.person().sex().filter(sex -> sex == Sex.WOMAN).isPresent();
      people.put(
          player.startingRank(),
          new PersonFacts(
              KFacts.NONE.withBirthYear(birthYear(player.person().birthDate())), woman));
    }
    return people;
  }

  static OptionalInt birthYear(String date) {
    Matcher year = YEAR.matcher(date);
    return year.matches() && !year.group(1).equals("0000")
        ? OptionalInt.of(Integer.parseInt(year.group(1)))
        : OptionalInt.empty();
  }
}
