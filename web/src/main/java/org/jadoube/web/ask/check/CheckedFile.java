package org.jadoube.web.ask.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.TrfRemark;
import org.jadoube.tournament.trf.tournament.FileTournament;

/// A tournament file held against the rules.
///
/// @param contradictions of the file, and points that its results do not give, as sentences after
///   their places
/// @param isUnderstood whether it makes a tournament; otherwise nothing else was checked
/// @param rounds from the first
/// @param order the final one, if the file has it
public record CheckedFile(
    List<String> contradictions,
    boolean isUnderstood,
    List<CheckedRound> rounds,
    Optional<CheckedOrder> order) {
  /// No record of a file has them, so there is nothing to compare.
  static final String RATINGS =
      "ratings and forms: not checked: tournament files do not have them; see 'jadoube tournament"
          + " ratings' and 'form'";

  public CheckedFile {
    contradictions = List.copyOf(contradictions);
    rounds = List.copyOf(rounds);
  }

  /// A file held against the rules.
  ///
  /// @param told a remark after its place
  public static CheckedFile of(TrfFile file, Function<TrfRemark, String> told) {
    return switch (FileTournament.of(file)) {
      case FileTournament.NotUnderstood(var reasons) ->
          new CheckedFile(reasons.stream().map(told).toList(), false, List.of(), Optional.empty());
      case FileTournament.Understood(var tournament, var losses) ->
          new CheckedFile(
              losses.stream().map(told).toList(),
              true,
              IntStream.rangeClosed(1, tournament.rounds().size())
                  .mapToObj(round -> CheckedRound.of(tournament, round))
                  .toList(),
              CheckedOrder.of(tournament, file));
    };
  }

  /// How many differences were found; what could not be checked is none.
  public int differences() {
    return contradictions.size()
        + rounds.stream().mapToInt(CheckedRound::differences).sum()
        + order.map(each -> each.displaced().size()).orElse(0);
  }
}
