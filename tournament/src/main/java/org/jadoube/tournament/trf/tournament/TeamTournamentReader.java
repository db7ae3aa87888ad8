package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TeamMatchRecord.ForfeitedMatch;
import org.jadoube.tournament.trf.record.TeamMatchRecord.Lineup;
import org.jadoube.tournament.trf.record.TeamMatchRecord.TeamByes;

/// Reads a tournament of teams out of a file: the matches follow from the games of the players.
final class TeamTournamentReader {
  private final TrfFile file;
  private final Map<Integer, PlayerRecord.Player> players;
  private final PointSystem games;
  private final List<Contradiction> reasons = new ArrayList<>();

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
    if (boards > MatchScoring.MOST_BOARDS) {
      reasons.add(Contradiction.of("A match has at most " + MatchScoring.MOST_BOARDS + " boards."));
      return new FileTournament.NotUnderstood(reasons);
    }
    Score bye = TeamTerms.usualBye(format, new FileTerms(file).start());
    Optional<PointSystem> points = TeamPoints.of(file, games, boards, bye, reasons);
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
            Stream.concat(teams.teams().stream(), members(teams)).toList(),
            Math.max(last, file.rounds().orElse(last)),
            rounds,
            List.of());
    return new FileTournament.Understood(new MatchAwards(tournament).in(file, losses), losses);
  }

  /// The players who are in a team.
  private Stream<Participant> members(FileTeams teams) {
    return file.playersByStartingRank().stream()
        .filter(player -> teams.teamOf(player.startingRank()).isPresent())
        .map(FilePlayer::of);
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
    return Math.max(1, Math.max(said, longest));
  }
}
