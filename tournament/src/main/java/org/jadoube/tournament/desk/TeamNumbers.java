package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.NumbersRequest;

/// Gives the teams of a tournament new pairing numbers, and with them their players.
final class TeamNumbers {
  private TeamNumbers() {}

  /// @param lots draws one of so many lots, from 0
  static Changed of(Tournament record, NumbersRequest request, IntUnaryOperator lots) {
    if (!record.lineUpList().isEmpty()) {
      return refused(Hindrance.WRONG_STAGE, "Numbers are given before line-ups are handed in.");
    }
    List<ListedTeam> teams = ListedTeam.of(record);
    return switch (request.by()) {
      case GIVEN -> given(record, teams, request.order().orElse(List.of()));
      case RATING -> Changed.to(ListedTeam.arranged(record, byRating(teams)));
      case LOTS -> Changed.to(ListedTeam.arranged(record, drawn(teams, lots)));
      case RESTRICTED_LOTS ->
          refused(Hindrance.UNFIT, "Restricted lots are drawn by players, not by teams.");
    };
  }

  private static Changed given(Tournament record, List<ListedTeam> teams, List<Integer> order) {
    return order.stream().sorted().toList().equals(new Participants(record).numbers())
        ? Changed.to(
            ListedTeam.arranged(
                record, order.stream().map(number -> teams.get(number - 1)).toList()))
        : refused(Hindrance.UNFIT, "The order must name every present number once.");
  }

  private static List<ListedTeam> byRating(List<ListedTeam> teams) {
    return teams.stream()
        .sorted(
            Comparator.comparingInt((ListedTeam each) -> -each.team().rating().orElse(0))
                .thenComparing(each -> each.team().name()))
        .toList();
  }

  private static List<ListedTeam> drawn(List<ListedTeam> teams, IntUnaryOperator lots) {
    List<ListedTeam> urn = new ArrayList<>(teams);
    List<ListedTeam> drawn = new ArrayList<>();
    while (!urn.isEmpty()) {
      drawn.add(urn.remove(lots.applyAsInt(urn.size())));
    }
    return drawn;
  }
}
