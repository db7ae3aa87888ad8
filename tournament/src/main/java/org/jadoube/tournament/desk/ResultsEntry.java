package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.request.ResultsRequest;
import org.jadoube.tournament.request.ResultsRequest.OfBoard;

/// Results of several boards of a round: all of them count, or none.
///
/// @param round from 1
public record ResultsEntry(int round, ResultsRequest request) {
  /// The tournament with the results.
  public Changed in(Tournament record) {
    return fault()
        .orElseGet(() -> {
          Changed changed = Changed.to(record);
          for (OfBoard each : request.results()) {
            changed = changed.then(so -> with(so, each));
          }
          return changed;
        });
  }

  private Optional<Changed> fault() {
    if (request.results().isEmpty()) {
      return Optional.of(refused(Hindrance.UNFIT, "There are no results."));
    }
    if (request.reason().isBlank()) {
      return Optional.of(refused(Hindrance.UNFIT, "A decision needs a reason."));
    }
    Set<Integer> boards = new HashSet<>();
    return request.results().stream()
        .filter(each -> !boards.add(each.board()))
        .findFirst()
        .map(each -> refused(Hindrance.UNFIT, "Board " + each.board() + " is there twice."));
  }

  private Changed with(Tournament record, OfBoard each) {
    Changed changed =
        new ResultDecision(ResultDecision.On.BOARD, round, each.board())
            .in(record, Optional.of(request.recorded(each.result())));
    return changed instanceof Changed.Refused(Hindrance why, String sentence)
            && why == Hindrance.UNFIT
        ? refused(why, "Board " + each.board() + ": " + sentence)
        : changed;
  }

  /// Whose boards they are, from 1.
  public List<Integer> boards() {
    return request.results().stream().map(OfBoard::board).toList();
  }

  /// The consequence of correcting a round after which others have been paired, if there are any:
  /// their pairings stay (C.04.2, 4.3).
  ///
  /// @param round from 1
  public static Optional<String> consequence(Tournament record, int round) {
    int paired = record.rounds().size();
    return round < paired
        ? Optional.of(
            "Round "
                + paired
                + " has been paired already. Its pairing stays; the results count for the next"
                + " one ("
                + DutchEdition.on(record.start()).corrections()
                + ").")
        : Optional.empty();
  }
}
