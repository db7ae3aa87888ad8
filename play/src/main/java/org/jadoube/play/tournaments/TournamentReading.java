package org.jadoube.play.tournaments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Hindrance;
import org.jadoube.tournament.desk.TournamentLimits;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.TrfRemark;
import org.jadoube.tournament.trf.tournament.FileDifferences;
import org.jadoube.tournament.trf.tournament.FileTournament;

/// Makes a tournament of a tournament report file. What the file says of results is kept like
/// decisions of an arbiter, since there are no games here.
final class TournamentReading {
  private static final String SOURCE = "tournament file";
  private static final String DEPARTURE = "### Not as the format has it: ";
  private static final int MOST_REMARKS = 50;
  private static final int MOST_UNREAD = 5;

  private TournamentReading() {}

  /// The tournament in a file, or why there is none.
  static Changed of(TournamentId id, TrfReading read) {
    return switch (FileTournament.of(read.file())) {
      case FileTournament.NotUnderstood(var reasons) ->
          Changed.refused(
              Hindrance.UNFIT,
              Stream.concat(told(read, reasons).stream(), unread(read))
                  .collect(Collectors.joining(" ")));
      case FileTournament.Understood understood ->
          read(
              id, told(understood.tournament(), read, FileDifferences.of(read.file(), understood)));
    };
  }

  /// Losses become comments, so that officials and the next file know of them. So do departures
  /// from the format, which may have been meant otherwise.
  private static Tournament told(Tournament tournament, TrfReading read, List<TrfLoss> losses) {
    Stream<String> kept = tournament.report().stream().flatMap(List::stream);
    Stream<String> lost = told(read, losses).stream().map(loss -> "### Not kept: " + loss);
    return tournament.reporting(
        Stream.of(kept, lost, departures(read)).flatMap(lines -> lines).toList());
  }

  private static Stream<String> departures(TrfReading read) {
    List<TextFault> departures = read.departures();
    int untold = read.untold() + Math.max(0, departures.size() - MOST_REMARKS);
    return Stream.concat(
        departures.stream().limit(MOST_REMARKS).map(fault -> DEPARTURE + fault.message()),
        untold == 0 ? Stream.empty() : Stream.of(DEPARTURE + "and " + untold + " more"));
  }

  /// Departures from the format, which may be why the rest of a file contradicts itself.
  private static Stream<String> unread(TrfReading read) {
    return read.departures().stream()
        .limit(MOST_UNREAD)
        .map(fault -> "Not as the format has it: " + fault.message() + ".");
  }

  private static List<String> told(TrfReading read, List<? extends TrfRemark> remarks) {
    List<String> told =
        new ArrayList<>(remarks.stream().limit(MOST_REMARKS).map(read::placed).toList());
    if (remarks.size() > MOST_REMARKS) {
      told.add("And " + (remarks.size() - MOST_REMARKS) + " more.");
    }
    return told;
  }

  private static Changed read(TournamentId id, Tournament tournament) {
    return areHeld(tournament.teamList())
        ? Changed.to(
            tournament
                .named(id.text())
                .with(tournament.terms().named(name(tournament)))
                .with(tournament.rounds().stream().map(TournamentReading::decided).toList())
                .withResults(Map.of()))
        : Changed.refused(
            Hindrance.UNFIT, "Teams must be numbered without gaps, and each have a player.");
  }

  private static String name(Tournament tournament) {
    return tournament
        .terms()
        .name()
        .codePoints()
        .limit(TournamentLimits.LONGEST_NAME)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean areHeld(List<Team> teams) {
    return teams.stream().map(Team::number).sorted().toList().equals(upTo(teams.size()))
        && teams.stream().noneMatch(team -> team.players().isEmpty());
  }

  private static List<Integer> upTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }

  private static Round decided(Round round) {
    return round
        .withGames(round.games().stream().map(TournamentReading::decided).toList())
        .withMatches(match -> match.with(match.awarded().map(TournamentReading::decided)));
  }

  private static Game decided(Game game) {
    return game.with(game.result().map(TournamentReading::decided));
  }

  private static GameResult decided(GameResult result) {
    return result.because(SOURCE);
  }
}
