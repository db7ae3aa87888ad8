package org.jadoube.competition.trf.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.competition.Format;
import org.jadoube.competition.Participant;
import org.jadoube.competition.PointSystem;
import org.jadoube.competition.Round;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.conversion.TrfLoss;
import org.jadoube.competition.trf.record.HeadingRecord;
import org.jadoube.competition.trf.record.PlayerRecord;
import org.jadoube.competition.trf.record.TeamMatchRecord.ForfeitedMatch;
import org.jadoube.competition.trf.record.TeamMatchRecord.Lineup;
import org.jadoube.competition.trf.record.TeamMatchRecord.TeamByes;

/// Reads a competition of teams out of a file: the matches follow from the games of the players.
final class TeamTournamentReader {
  private static final int MOST_BOARDS = 1000;

  private final TrfFile file;
  private final Map<Integer, PlayerRecord.Player> players;
  private final PointSystem games;
  private final List<String> reasons = new ArrayList<>();

  TeamTournamentReader(TrfFile file, Map<Integer, PlayerRecord.Player> players, PointSystem games) {
    this.file = file;
    this.players = players;
    this.games = games;
  }

  FileTournament read(Format format, List<TrfLoss> losses) {
    FileTeams teams = FileTeams.of(file, players, reasons);
    int last = rounds();
    LineUpsOfFile lineUps = new LineUpsOfFile(file, teams, players);
    int boards = boards(lineUps, last);
    Optional<PointSystem> points = TeamPoints.of(file, games, boards, reasons);
    if (points.isEmpty() || !reasons.isEmpty()) {
      return new FileTournament.NotUnderstood(reasons);
    }
    MatchReader reader = new MatchReader(lineUps, boards, points.get().games(), reasons);
    List<Round> rounds = IntStream.rangeClosed(1, last).mapToObj(reader::round).toList();
    if (!reasons.isEmpty()) {
      return new FileTournament.NotUnderstood(reasons);
    }
    Tournament tournament =
        new Tournament(
            format,
            points.get(),
            List.<Participant>copyOf(teams.teams()),
            Math.max(last, file.rounds().orElse(last)),
            rounds,
            List.of());
    return new FileTournament.Understood(new MatchAwards(tournament).in(file, losses), losses);
  }

  /// The last round of which something is said.
  private int rounds() {
    return Stream.of(
            Stream.of(file.roundsPaired()),
            file.all(ForfeitedMatch.class).map(ForfeitedMatch::round),
            file.all(Lineup.class).map(Lineup::round),
            file.all(TeamByes.class).map(byes -> byes.teams().size()))
        .flatMap(numbers -> numbers)
        .max(Integer::compare)
        .orElse(0);
  }

  /// As many as have a colour, or as the longest line-up has.
  private int boards(LineUpsOfFile lineUps, int last) {
    int said =
        file.all(HeadingRecord.BoardColours.class)
            .mapToInt(record -> record.colours().size())
            .findFirst()
            .orElse(0);
    int longest = IntStream.rangeClosed(1, last).map(lineUps::longest).max().orElse(0);
    return Math.clamp(Math.max(said, longest), 1, MOST_BOARDS);
  }
}
