package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.lines.RecordLines;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PairingRecord.ProhibitedPairings;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRecord;

/// The differences between a file and what the tournament read from it would write. So nothing is
/// lost in silence, whatever a reader overlooked.
///
/// @since 0.1.0
public final class FileDifferences {
  private final TrfFile file;
  private final Tournament tournament;
  private final TrfFile written;
  private final PlayerDifferences players;
  private final Set<TrfRecord> same;
  private final Set<TrfPlace> told;
  private final List<TrfLoss> losses = new ArrayList<>();

  private FileDifferences(TrfFile file, FileTournament.Understood read) {
    this.file = file;
    this.tournament = read.tournament();
    this.written = TournamentFile.of(read.tournament()).file();
    this.players = new PlayerDifferences(file, tournament, written);
    this.same = new HashSet<>(written.records());
    this.told =
        read.losses().stream().flatMap(loss -> loss.place().stream()).collect(Collectors.toSet());
  }

  /// The losses that reading told, and all others.
  ///
  /// @param read what became of the file
  public static List<TrfLoss> of(TrfFile file, FileTournament.Understood read) {
    FileDifferences differences = new FileDifferences(file, read);
    file.records().forEach(differences::compare);
    return Stream.concat(read.losses().stream(), TrfLoss.once(differences.losses).stream())
        .toList();
  }

  private void compare(TrfRecord record) {
    switch (record) {
      case ProhibitedPairings prohibited -> compareEffect(prohibited);
      case Byes byes when byes.round() <= tournament.rounds().size() -> compare(byes);
      default -> {
        // What is written again as it stands has been kept.
      }
    }
    if (same.contains(record)) {
      return;
    }
    switch (record) {
      case Player player -> players.of(player, this::tell);
      case TeamRecord team -> new TeamDifferences(file, written).of(team, this::tell);
      case HeadingRecord heading ->
          new HeadingDifferences(file, tournament, written).of(heading, this::tell);
      case Byes byes -> compare(byes);
      case TeamMatchRecord.Lineup lineUp -> compare(lineUp);
      case TeamMatchRecord.TeamByes byes -> compare(byes);
      case ExtensionRecord _ -> {
        // Their conversion tells what is lost.
      }
      default -> tell(record);
    }
  }

  /// A line is kept as it stands, but numbers that nobody has keep nobody apart.
  private void compareEffect(ProhibitedPairings said) {
    List<Integer> unknown =
        said.participants().stream()
            .filter(number -> tournament.participant(number).isEmpty())
            .toList();
    if (!unknown.isEmpty()) {
      tell(said, "the numbers " + unknown + ", which the tournament does not have");
    } else if (said.participants().stream().distinct().count() < 2) {
      tell(said, "a prohibition that names only one participant");
    }
  }

  private void compare(Byes byes) {
    if (byes.participants().isEmpty()) {
      tell(byes);
    }
    boolean toCome = tournament.isOfTeams() || byes.round() > tournament.rounds().size();
    for (int number : byes.participants()) {
      boolean asked =
          toCome
              && written
                  .all(Byes.class)
                  .anyMatch(each ->
                      each.kind() == byes.kind()
                          && each.round() == byes.round()
                          && each.participants().contains(number));
      boolean had =
          players(number).anyMatch(player -> player.round(byes.round()).result() == byes.kind());
      if (!asked && !had) {
        String who =
            tournament.participant(number).isEmpty()
                ? ", whom the tournament does not have"
                : toCome ? "" : ", in which it is another";
        tell(byes, "the bye of " + number + " in round " + byes.round() + who);
      }
    }
  }

  private Stream<Player> players(int number) {
    return tournament.isOfTeams()
        ? Stream.of()
        : written.all(Player.class).filter(player -> player.startingRank() == number);
  }

  /// A line-up in the order of the list is written nowhere.
  private void compare(TeamMatchRecord.Lineup said) {
    boolean same =
        tournament.rounds().stream()
            .skip(said.round() - 1L)
            .limit(1)
            .flatMap(round -> round.matches().stream())
            .filter(match -> match.isOf(said.team()) && match.isOf(said.opponent()))
            .map(match -> MatchRecords.lineUp(match, said.team()))
            .anyMatch(boards -> isSame(boards, said.boards()));
    if (!same) {
      tell(said);
    }
  }

  private static boolean isSame(List<Integer> boards, List<Integer> said) {
    return IntStream.range(0, Math.max(boards.size(), said.size()))
        .allMatch(i -> board(boards, i) == board(said, i));
  }

  private static int board(List<Integer> boards, int at) {
    return at < boards.size() ? boards.get(at) : 0;
  }

  private void compare(TeamMatchRecord.TeamByes said) {
    boolean points =
        TeamPoints.byes(tournament)
            .filter(worth ->
                said.matchPoints().equals(worth.matchPoints())
                    && said.gamePoints().equals(worth.gamePoints()))
            .isPresent();
    boolean teams =
        IntStream.rangeClosed(1, said.teams().size())
            .allMatch(round -> isAllocated(round, said.teams().get(round - 1)));
    if (!points || !teams) {
      tell(said);
    }
  }

  private boolean isAllocated(int round, int team) {
    return team == 0
        || written
            .all(TeamMatchRecord.TeamByes.class)
            .anyMatch(byes -> byes.teams().size() >= round && byes.teams().get(round - 1) == team);
  }

  private void tell(TrfRecord record) {
    tell(record, '"' + RecordLines.write(record) + '"');
  }

  private void tell(TrfRecord record, String what) {
    tell(TrfPlace.of(record), what);
  }

  private void tell(TrfPlace place, String what) {
    if (!told.contains(place)) {
      losses.add(new TrfLoss(RecordLines.code(place.record()), what, Optional.of(place)));
    }
  }
}
