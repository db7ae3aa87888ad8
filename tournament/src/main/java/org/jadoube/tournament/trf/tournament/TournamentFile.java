package org.jadoube.tournament.trf.tournament;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.standing.Place;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TeamSystemCode;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfPoints;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Writes a tournament into the records of TRF26. Teams' players get their starting ranks team by
/// team.
///
/// Whatever a tournament does not know is for the caller to add ([TrfFile#with]).
///
/// @since 0.1.0
public final class TournamentFile {
  private static final int MOST_TENTHS = 999;
  private static final int LONGEST_ID = 11;
  private static final int LONGEST_DATE = 10;
  private static final int LONGEST_TEXT = 1000;
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu/MM/dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final Tournament tournament;
  private final List<TieBreak> tieBreaks;
  private final List<TrfLoss> losses = new ArrayList<>();
  private final List<TrfRecord> records = new ArrayList<>();
  private final List<TrfRecord> kept;

  private TournamentFile(Tournament tournament, List<TieBreak> tieBreaks) {
    this.tournament = tournament.counted();
    this.tieBreaks = tieBreaks;
    this.kept = FileRest.kept(tournament);
  }

  /// The file of a tournament so far, ranked by the tie-breaks that were settled.
  ///
  /// @throws IllegalArgumentException if there are more than 9,999 players, 999 teams or 999 rounds
  public static Conversion of(Tournament tournament) {
    return of(tournament, tournament.terms().tieBreakList());
  }

  /// The file of a tournament so far, ranked by these tie-breaks.
  ///
  /// @throws IllegalArgumentException if there are more than 9,999 players, 999 teams or 999 rounds
  public static Conversion of(Tournament tournament, List<TieBreak> tieBreaks) {
    return new TournamentFile(tournament, List.copyOf(tieBreaks)).conversion();
  }

  private Conversion conversion() {
    headings();
    List<Place> places = Standings.of(tournament, tieBreaks).places();
    if (isOfTeams()) {
      teams(places);
    } else {
      players(places);
    }
    tellWithdrawals();
    FileRest.asked(tournament).forEach(records::add);
    keep(record -> !(record instanceof HeadingRecord));
    return new Conversion(new TrfFile(records), losses);
  }

  /// Whoever misses all rounds to come has left; the last round has none after it. That results
  /// count for nobody has no record at all.
  private void tellWithdrawals() {
    if (tournament.rounds().size() >= tournament.plannedRounds()) {
      tournament.withdrawals().forEach(each -> lose(each.participant(), "withdrew"));
    }
    Scorecards.of(tournament)
        .annulled()
        .forEach(number -> lose(number, "left too early for any result to count (C.05 6.6)"));
  }

  private void lose(int participant, String did) {
    losses.add(
        isOfTeams()
            ? new TrfLoss("310", "that team " + participant + " " + did)
            : new TrfLoss("001", "that player " + participant + " " + did));
  }

  private boolean isOfTeams() {
    return tournament.isOfTeams();
  }

  private void players(List<Place> standings) {
    Map<Integer, Place> places = new HashMap<>();
    standings.forEach(place -> places.put(place.participant(), place));
    tournament
        .entrants()
        .forEach(player ->
            records.add(player(player, Optional.ofNullable(places.get(player.number())))));
  }

  private void teams(List<Place> standings) {
    TeamRecords teams = new TeamRecords(tournament);
    records.addAll(teams.headings(kept));
    for (Player player : tournament.entrants()) {
      tournament.teamList().stream()
          .filter(team -> team.players().contains(player.number()))
          .forEach(team -> records.add(member(team.number(), player)));
    }
    records.addAll(teams.teams(standings));
    records.addAll(teams.byes());
    records.addAll(new MatchRecords(tournament, losses).all());
  }

  private PlayerRecord.Player member(int team, Player player) {
    PlayerRecord.Player record =
        new PlayerRecord.Player(
            player.number(),
            person(player),
            Optional.empty(),
            OptionalInt.empty(),
            new WrittenTeamRounds(team, player.number()).of(tournament.rounds()));
    return record.counted(
        WrittenPoints.of(tournament.points()).orElseGet(HeadingRecord.PointSystem::usual),
        tournament.rounds().size());
  }

  private void keep(Predicate<TrfRecord> which) {
    kept.stream().filter(which).forEach(records::add);
  }

  private void texts() {
    Terms terms = tournament.terms();
    TimeControl control = terms.regulations().timeControl();
    boolean named = !terms.name().equals(Tournament.UNNAMED);
    text(HeadingField.TOURNAMENT_NAME, named ? terms.name() : "");
    List<Instant> days =
        tournament.rounds().stream().flatMap(round -> round.appointed().stream()).sorted().toList();
    text(HeadingField.START_DATE, day(tournament.start()));
    text(HeadingField.END_DATE, days.isEmpty() ? "" : DAY.format(days.getLast()));
    text(HeadingField.TYPE, type(tournament));
    text(HeadingField.ENCODED_TYPE, FileTerms.code(terms).map(TeamSystemCode::text).orElse(""));
    text(HeadingField.ENCODED_TIME_CONTROL, control.isTimed() ? control.text() : "");
  }

  /// Nothing is settled about a tournament that has no name and is a Swiss.
  static String type(Tournament tournament) {
    Terms terms = tournament.terms();
    boolean said = !terms.name().equals(Tournament.UNNAMED) || terms.format() != Format.SWISS;
    return said ? terms.format().text() : "";
  }

  /// As the format writes a day; empty if none is known.
  static String day(Optional<LocalDate> known) {
    return known.map(DAY::format).orElse("");
  }

  private void text(HeadingField field, String said) {
    String text = cut(said, LONGEST_TEXT);
    boolean isKept =
        field != HeadingField.START_DATE
            && kept.stream()
                .anyMatch(each -> each instanceof HeadingRecord.Text(var of, _) && of == field);
    if (!text.isEmpty() && !isKept) {
      records.add(new HeadingRecord.Text(field, text));
    }
  }

  private void headings() {
    texts();
    keep(HeadingRecord.class::isInstance);
    int players = tournament.entrants().size();
    long rated = tournament.entrants().stream().filter(each -> each.rating().isPresent()).count();
    records.add(new HeadingRecord.Count(CountField.PLAYERS, players));
    records.add(new HeadingRecord.Count(CountField.RATED_PLAYERS, (int) rated));
    if (isOfTeams()) {
      records.add(new HeadingRecord.Count(CountField.TEAMS, tournament.participants().size()));
    }
    records.add(new HeadingRecord.Count(CountField.ROUNDS, tournament.plannedRounds()));
    WrittenPoints.of(tournament.points()).ifPresent(records::add);
    boolean isKept =
        kept.stream()
            .anyMatch(each ->
                each instanceof HeadingRecord.TieBreaks(var of, _)
                    && of == TieBreakField.STANDINGS);
    if (!isKept && (!tieBreaks.isEmpty() || isOfTeams())) {
      Stream<String> codes = tieBreaks.stream().map(TournamentFile::code);
      records.add(
          new HeadingRecord.TieBreaks(
              TieBreakField.STANDINGS, Stream.concat(Stream.of(points()), codes).toList()));
    }
  }

  /// FIDE's code in files, where all modifiers follow a slash.
  private static String code(TieBreak tieBreak) {
    return tieBreak.toString().replaceAll("-(?=[CM])", "/");
  }

  private String points() {
    return isOfTeams() ? TeamPoints.code(tournament.points().primary()) : "PTS";
  }

  private PlayerRecord.Player player(Player player, Optional<Place> place) {
    PlayerRecord.Player record =
        new PlayerRecord.Player(
            player.number(),
            person(player),
            Optional.empty(),
            place.map(each -> OptionalInt.of(each.rank())).orElseGet(OptionalInt::empty),
            WrittenRounds.of(tournament.rounds(), player.number()));
    return place.map(each -> withPoints(record, WrittenPoints.of(each.points()))).orElse(record);
  }

  private PlayerRecord.Player withPoints(PlayerRecord.Player record, TrfPoints points) {
    if (points.tenths() <= MOST_TENTHS) {
      return record.withPoints(points);
    }
    losses.add(new TrfLoss("001", "the " + points + " points of player " + record.startingRank()));
    return record;
  }

  private Person person(Player player) {
    int number = player.number();
    return new Person(
        player.sex(),
        fitted(player.title().orElse(""), 3, number),
        fitted(player.name(), Person.LONGEST_NAME, number),
        player.rating(),
        fitted(player.federation().orElse(""), 3, number),
        fitted(player.fideId().orElse(""), LONGEST_ID, number),
        fitted(player.birthDate().map(FilePlayer::written).orElse(""), LONGEST_DATE, number));
  }

  /// As much of a text as fits into the columns, without characters that nobody can see.
  private String fitted(String said, int columns, int player) {
    String text = visible(said);
    if (text.codePointCount(0, text.length()) > columns) {
      losses.add(new TrfLoss("001", "the end of \"" + text + "\" of player " + player));
    }
    return cut(text, columns);
  }

  private static String visible(String said) {
    return said.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]+", " ").strip();
  }

  /// As much of a text as fits.
  static String cut(String said, int columns) {
    String text = visible(said);
    return text.codePointCount(0, text.length()) <= columns
        ? text
        : text.substring(0, text.offsetByCodePoints(0, columns)).strip();
  }
}
