package org.jadoube.competition.trf.tournament;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.competition.Participant;
import org.jadoube.competition.Player;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.standing.Place;
import org.jadoube.competition.standing.Standings;
import org.jadoube.competition.tiebreak.TieBreak;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.conversion.Conversion;
import org.jadoube.competition.trf.conversion.TrfLoss;
import org.jadoube.competition.trf.record.CountField;
import org.jadoube.competition.trf.record.HeadingRecord;
import org.jadoube.competition.trf.record.Person;
import org.jadoube.competition.trf.record.PlayerRecord;
import org.jadoube.competition.trf.record.TieBreakField;
import org.jadoube.competition.trf.record.TrfPoints;
import org.jadoube.competition.trf.record.TrfRecord;

/// Writes a competition into the records of TRF26. Teams' players get their starting ranks team by
/// team.
///
/// The name of the tournament and whatever else a competition does not know are for the caller to
/// add ([TrfFile#with]).
public final class TournamentFile {
  private static final int HIGHEST_RATING = 9999;
  private static final int MOST_TENTHS = 999;

  private final Tournament tournament;
  private final List<TieBreak> tieBreaks;
  private final List<TrfLoss> losses = new ArrayList<>();
  private final List<TrfRecord> records = new ArrayList<>();

  private TournamentFile(Tournament tournament, List<TieBreak> tieBreaks) {
    this.tournament = tournament;
    this.tieBreaks = tieBreaks;
  }

  /// The file of a competition so far, ranked by these tie-breaks.
  ///
  /// @throws IllegalArgumentException if there are more than 9,999 players, 999 teams or 999 rounds
  public static Conversion of(Tournament tournament, List<TieBreak> tieBreaks) {
    requireNonNull(tournament, "tournament");
    requireNonNull(tieBreaks, "tieBreaks");
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
    String who = isOfTeams() ? "team " : "player ";
    tournament
        .withdrawals()
        .forEach(each ->
            losses.add(
                new TrfLoss(
                    isOfTeams() ? "310" : "001",
                    "that " + who + each.participant() + " withdrew")));
    return new Conversion(new TrfFile(records), losses);
  }

  private boolean isOfTeams() {
    return tournament.points().matches().isPresent();
  }

  private void players(List<Place> standings) {
    Map<Integer, Place> places = new HashMap<>();
    standings.forEach(place -> places.put(place.participant(), place));
    for (Participant participant : tournament.participants()) {
      if (participant instanceof Player player) {
        records.add(player(player, Optional.ofNullable(places.get(player.number()))));
      }
    }
  }

  private void teams(List<Place> standings) {
    TeamRecords teams = new TeamRecords(tournament);
    records.addAll(teams.headings());
    MemberNumbers numbers = MemberNumbers.of(tournament);
    MemberNumbers.teams(tournament)
        .forEach(team ->
            team.players().forEach(player -> records.add(member(numbers, team.number(), player))));
    records.addAll(teams.teams(standings));
    records.addAll(teams.byes());
    records.addAll(new MatchRecords(tournament, losses).all());
  }

  private PlayerRecord.Player member(MemberNumbers numbers, int team, Player player) {
    int number = numbers.of(team, player.number());
    PlayerRecord.Player record =
        new PlayerRecord.Player(
            number,
            person(player, number),
            Optional.empty(),
            OptionalInt.empty(),
            new WrittenTeamRounds(numbers, team, player.number()).of(tournament.rounds()));
    return record.counted(
        WrittenPoints.of(tournament.points()).orElseGet(HeadingRecord.PointSystem::usual),
        tournament.rounds().size());
  }

  /// Players, whether they play for themselves or for teams.
  private List<? extends Participant> persons() {
    return isOfTeams()
        ? MemberNumbers.teams(tournament).flatMap(team -> team.players().stream()).toList()
        : tournament.participants();
  }

  private void headings() {
    int players = persons().size();
    long rated = persons().stream().filter(each -> each.rating().isPresent()).count();
    records.add(new HeadingRecord.Count(CountField.PLAYERS, players));
    records.add(new HeadingRecord.Count(CountField.RATED_PLAYERS, (int) rated));
    if (isOfTeams()) {
      records.add(new HeadingRecord.Count(CountField.TEAMS, tournament.participants().size()));
    }
    records.add(new HeadingRecord.Count(CountField.ROUNDS, tournament.plannedRounds()));
    WrittenPoints.of(tournament.points()).ifPresent(records::add);
    if (!tieBreaks.isEmpty() || isOfTeams()) {
      Stream<String> codes = tieBreaks.stream().map(each -> each.toString().replace("-C", "/C"));
      records.add(
          new HeadingRecord.TieBreaks(
              TieBreakField.STANDINGS, Stream.concat(Stream.of(points()), codes).toList()));
    }
  }

  private String points() {
    return isOfTeams() ? TeamPoints.code(tournament.points().primary()) : "PTS";
  }

  private PlayerRecord.Player player(Player player, Optional<Place> place) {
    PlayerRecord.Player record =
        new PlayerRecord.Player(
            player.number(),
            person(player, player.number()),
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

  private Person person(Player player, int number) {
    return new Person(
        Optional.empty(),
        "",
        fitted(player.name(), Person.LONGEST_NAME, number),
        player.rating().stream().filter(rating -> rating <= HIGHEST_RATING).findFirst(),
        fitted(player.federation().orElse(""), 3, number),
        "",
        "");
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
