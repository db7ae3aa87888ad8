package org.jadoube.tournament.trf.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.AbnormalPoints;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfRecord;

/// The rest of a file besides results: byes in rounds to come, and lines that a tournament keeps as
/// they are.
record FileRest(TrfFile file) {
  Tournament in(Tournament tournament) {
    List<TrfRecord> rest =
        file.records().stream().filter(record -> !isKnown(record, tournament)).toList();
    return FileWithdrawals.read(tournament.withByes(byes(tournament)))
        .reporting(Trf.write(new TrfFile(rest)).lines().toList());
  }

  /// Of several byes for the same round, the first counts.
  private List<RequestedBye> byes(Tournament tournament) {
    Map<List<Integer>, RequestedBye> first = new LinkedHashMap<>();
    said(tournament)
        .forEach(bye -> first.putIfAbsent(List.of(bye.round(), bye.participant()), bye));
    return List.copyOf(first.values());
  }

  private Stream<RequestedBye> said(Tournament tournament) {
    return SettingsReader.read(file).byes().stream()
        .filter(byes -> byes.round() > tournament.rounds().size())
        .flatMap(byes ->
            byes.participants().stream()
                .filter(number -> tournament.participant(number).isPresent())
                .flatMap(number ->
                    RoundReader.kind(byes.kind()).stream()
                        .map(kind -> new RequestedBye(byes.round(), number, kind))));
  }

  private boolean isKnown(TrfRecord record, Tournament tournament) {
    return switch (record) {
      case HeadingRecord heading -> isKnown(heading, tournament);
      case PlayerRecord.Player _, TeamRecord _ -> true;
      case TeamMatchRecord match ->
          tournament.isOfTeams() && !(match instanceof TeamMatchRecord.TeamResults);
      case Byes byes -> tournament.isOfTeams() || byes.round() > tournament.rounds().size();
      case AbnormalPoints points -> MatchAwards.isAward(points, tournament);
      default -> false;
    };
  }

  private boolean isKnown(HeadingRecord heading, Tournament tournament) {
    return switch (heading) {
      case HeadingRecord.Text text -> isKnown(text, tournament);
      case HeadingRecord.TieBreaks breaks ->
          FileTieBreaks.record(file).filter(breaks::equals).isPresent() && areRead(breaks);
      case HeadingRecord.Count _, HeadingRecord.PointSystem _ -> true;
      case HeadingRecord.MatchPointSystem _ -> tournament.isOfTeams();
      case HeadingRecord.BoardColours colours ->
          tournament.isOfTeams() && TeamRecords.usual(tournament).equals(colours);
      case HeadingRecord.RoundDates _,
          HeadingRecord.InitialColour _,
          HeadingRecord.StartingRanks _ ->
          false;
    };
  }

  private static boolean isKnown(HeadingRecord.Text text, Tournament tournament) {
    return switch (text.field()) {
      case TOURNAMENT_NAME -> true;
      case START_DATE -> text.day().isPresent() || text.text().isEmpty();
      case TYPE -> text.text().equals(TournamentFile.type(tournament));
      case ENCODED_TIME_CONTROL ->
          text.text().equals(tournament.terms().regulations().timeControl().text());
      case ENCODED_TYPE ->
          FileTerms.code(tournament.terms())
              .filter(code -> code.text().equals(text.text()))
              .isPresent();
      default -> text.text().isEmpty();
    };
  }

  /// Whether it can be written again: in 212, points come first.
  private static boolean areRead(HeadingRecord.TieBreaks breaks) {
    boolean standings = breaks.field() == TieBreakField.STANDINGS;
    List<String> codes = breaks.codes().stream().skip(standings ? 1 : 0).toList();
    return codes.stream().map(TieBreak::read).allMatch(Reading.Read.class::isInstance)
        && breaks.codes().stream().limit(standings ? 1 : 0).allMatch(code -> code.endsWith("PTS"));
  }

  /// The records that a tournament has kept.
  static List<TrfRecord> kept(Tournament tournament) {
    String lines = String.join("\n", tournament.report().orElse(List.of()));
    return Trf.read(lines).file().records();
  }

  /// Those that a tournament asked for, and those of participants who have left.
  static Stream<Byes> asked(Tournament tournament) {
    return Stream.concat(requested(tournament), FileWithdrawals.written(tournament));
  }

  private static Stream<Byes> requested(Tournament tournament) {
    return tournament.byes().stream()
        .filter(bye -> bye.round() > tournament.rounds().size())
        .filter(bye -> !tournament.hasLeft(bye.participant()))
        .flatMap(bye ->
            result(bye.kind()).stream()
                .map(kind -> new Byes(kind, bye.round(), List.of(bye.participant()))));
  }

  private static Optional<RoundResult> result(Bye.Kind kind) {
    return switch (kind) {
      case FULL_POINT -> Optional.of(RoundResult.FULL_POINT_BYE);
      case HALF_POINT -> Optional.of(RoundResult.HALF_POINT_BYE);
      case ZERO_POINT -> Optional.of(RoundResult.ZERO_POINT_BYE);
      case PAIRING_ALLOCATED -> Optional.empty();
    };
  }
}
