package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.tournament.FileTournament;

/// A tournament file held against the rules.
///
/// @param contradictions of the file, and points that its results do not give, as sentences after
///   their places
/// @param rounds from the first
/// @param order the final one, if the file has it
record CheckedFile(
    List<String> contradictions, List<CheckedRound> rounds, Optional<CheckedOrder> order) {
  /// No record of a file has them, so there is nothing to compare.
  static final String RATINGS =
      "ratings and forms: not checked: tournament files do not have them; see 'jadoube tournament"
          + " ratings' and 'form'";

  CheckedFile {
    contradictions = List.copyOf(contradictions);
    rounds = List.copyOf(rounds);
  }

  static CheckedFile of(TrfSource source) {
    TrfFile file = source.reading().file();
    return switch (FileTournament.of(file)) {
      case FileTournament.NotUnderstood(var reasons) ->
          new CheckedFile(reasons.stream().map(source::told).toList(), List.of(), Optional.empty());
      case FileTournament.Understood(var tournament, var losses) ->
          new CheckedFile(
              losses.stream().map(source::told).toList(),
              IntStream.rangeClosed(1, tournament.rounds().size())
                  .mapToObj(round -> CheckedRound.of(tournament, round))
                  .toList(),
              CheckedOrder.of(tournament, file));
    };
  }

  /// How many differences were found; what could not be checked is none.
  int differences() {
    return contradictions.size()
        + rounds.stream().mapToInt(CheckedRound::differences).sum()
        + order.map(each -> each.displaced().size()).orElse(0);
  }
}
