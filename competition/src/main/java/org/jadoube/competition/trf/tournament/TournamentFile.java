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
import org.jadoube.competition.Team;
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

/// Writes a competition of players into the records of TRF26.
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
  /// @throws IllegalArgumentException if teams take part, which are not written yet, or a pairing
  ///   number is beyond 9,999, or there are more than 999 rounds
  public static Conversion of(Tournament tournament, List<TieBreak> tieBreaks) {
    requireNonNull(tournament, "tournament");
    requireNonNull(tieBreaks, "tieBreaks");
    return new TournamentFile(tournament, List.copyOf(tieBreaks)).conversion();
  }

  private Conversion conversion() {
    headings();
    Map<Integer, Place> places = new HashMap<>();
    Standings.of(tournament, tieBreaks)
        .places()
        .forEach(place -> places.put(place.participant(), place));
    for (Participant participant : tournament.participants()) {
      switch (participant) {
        case Player player ->
            records.add(player(player, Optional.ofNullable(places.get(player.number()))));
        case Team team ->
            throw new IllegalArgumentException("teams are not written yet: " + team.name());
      }
    }
    tournament
        .withdrawals()
        .forEach(each ->
            losses.add(new TrfLoss("001", "that player " + each.participant() + " withdrew")));
    return new Conversion(new TrfFile(records), losses);
  }

  private void headings() {
    int players = tournament.participants().size();
    long rated =
        tournament.participants().stream().filter(each -> each.rating().isPresent()).count();
    records.add(new HeadingRecord.Count(CountField.PLAYERS, players));
    records.add(new HeadingRecord.Count(CountField.RATED_PLAYERS, (int) rated));
    records.add(new HeadingRecord.Count(CountField.ROUNDS, tournament.plannedRounds()));
    WrittenPoints.of(tournament.points()).ifPresent(records::add);
    if (!tieBreaks.isEmpty()) {
      Stream<String> codes = tieBreaks.stream().map(each -> each.toString().replace("-C", "/C"));
      records.add(
          new HeadingRecord.TieBreaks(
              TieBreakField.STANDINGS, Stream.concat(Stream.of("PTS"), codes).toList()));
    }
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
    return new Person(
        Optional.empty(),
        "",
        fitted(player.name(), Person.LONGEST_NAME, player.number()),
        player.rating().stream().filter(rating -> rating <= HIGHEST_RATING).findFirst(),
        fitted(player.federation().orElse(""), 3, player.number()),
        "",
        "");
  }

  /// As much of a text as fits into the columns, without characters that nobody can see.
  private String fitted(String said, int columns, int player) {
    String text = said.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]+", " ").strip();
    if (text.codePointCount(0, text.length()) <= columns) {
      return text;
    }
    losses.add(new TrfLoss("001", "the end of \"" + text + "\" of player " + player));
    return text.substring(0, text.offsetByCodePoints(0, columns)).strip();
  }
}
