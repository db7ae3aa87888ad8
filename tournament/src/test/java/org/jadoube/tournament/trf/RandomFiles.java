package org.jadoube.tournament.trf;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.PairingRecord;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Files with random records of every kind.
final class RandomFiles {
  private static final List<String> NAMES =
      List.of(
          "Müller, Jörg", "O'Neill, Siân", "X", "Þór", "", "Łoś, Ż", "王, 芳", "de la Cruz, A. B.");
  private static final List<String> TITLES = List.of("", "GM", "WIM", "CM");
  private static final List<String> DATES = List.of("", "1988/02/29", "2001/00/00", "1950/12/31");

  private RandomFiles() {}

  /// A file with three records of each kind.
  static TrfFile of(long seed) {
    Samples samples = samples(Seeded.random(seed));
    return new TrfFile(
        Stream.generate(() -> samples.ofEach(TrfRecord.class))
            .limit(3)
            .flatMap(each -> each)
            .toList());
  }

  private static Samples samples(RandomGenerator source) {
    return Samples.from(source)
        .with(String.class, random -> oneOf(List.of("a", "B1", "é/2", "~"), random))
        .with(LocalDate.class, random -> LocalDate.of(2026, 1, 1).plusDays(random.nextInt(9999)))
        .with(Person.class, RandomFiles::person)
        .with(RoundEntry.class, RandomFiles::round)
        .with(PlayerRecord.NationalRating.class, RandomFiles::nationalRating)
        .with(PairingRecord.Byes.class, RandomFiles::byes)
        .with(HeadingRecord.Text.class, RandomFiles::text)
        .with(HeadingRecord.TieBreaks.class, RandomFiles::tieBreaks)
        .with(KeptLine.class, RandomFiles::kept);
  }

  private static HeadingRecord.Text text(RandomGenerator random) {
    HeadingField field = oneOf(List.of(HeadingField.values()), random);
    boolean dated = field == HeadingField.START_DATE || field == HeadingField.END_DATE;
    List<String> texts =
        dated ? List.of("2026/03/01", "1999/12/31", "") : List.of("a", "B1", "é/2", "~");
    return new HeadingRecord.Text(field, oneOf(texts, random));
  }

  private static HeadingRecord.TieBreaks tieBreaks(RandomGenerator random) {
    List<String> codes = List.of("PTS", "BH/C1", "KS/L-2", "EDEBT", "MPvGP", "TPN/R");
    return new HeadingRecord.TieBreaks(
        oneOf(List.of(TieBreakField.values()), random),
        codes.subList(random.nextInt(3), random.nextInt(3, codes.size() + 1)));
  }

  private static KeptLine kept(RandomGenerator random) {
    return new KeptLine(
        random.nextBoolean() ? "### " + random.nextInt() : "801  3 ÖST  7.0  16.5  1w10=1");
  }

  private static Person person(RandomGenerator random) {
    return new Person(
        oneOf(List.of(Optional.of(Sex.MAN), Optional.of(Sex.WOMAN), Optional.empty()), random),
        oneOf(TITLES, random),
        oneOf(NAMES, random),
        random.nextBoolean() ? OptionalInt.of(random.nextInt(9999)) : OptionalInt.empty(),
        oneOf(List.of("", "AUT", "NED"), random),
        random.nextBoolean() ? "" + random.nextInt(Integer.MAX_VALUE) : "",
        oneOf(DATES, random));
  }

  private static RoundEntry round(RandomGenerator random) {
    RoundResult result = oneOf(List.of(RoundResult.values()), random);
    return result.isPlayed() || result.isForfeit()
        ? new RoundEntry(
            random.nextInt(1, 9999),
            oneOf(
                List.of(Optional.of(Colour.WHITE), Optional.of(Colour.BLACK), Optional.empty()),
                random),
            result)
        : RoundEntry.bye(result);
  }

  private static PlayerRecord.NationalRating nationalRating(RandomGenerator random) {
    Person person = person(random);
    return new PlayerRecord.NationalRating("GER", random.nextInt(1, 9999), person.withRating(1501));
  }

  private static PairingRecord.Byes byes(RandomGenerator random) {
    RoundResult kind =
        random.nextBoolean() ? RoundResult.HALF_POINT_BYE : RoundResult.ZERO_POINT_BYE;
    return new PairingRecord.Byes(kind, random.nextInt(1, 999), List.of(random.nextInt(1, 9999)));
  }

  private static <T> T oneOf(List<T> values, RandomGenerator random) {
    return values.get(random.nextInt(values.size()));
  }
}
