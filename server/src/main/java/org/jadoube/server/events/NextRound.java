package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jadoube.competition.Bye;
import org.jadoube.competition.table.Berger;
import org.jadoube.competition.table.MatchTable;
import org.jadoube.competition.table.Pair;
import org.jadoube.competition.table.PairingTable;
import org.jadoube.competition.table.Scheveningen;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.PairingRequest;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundBye;
import org.jadoube.wire.competition.RoundMatch;
import org.jadoube.wire.competition.TeamTerms;

/// Pairs the next round by a table, by the bracket of a knockout, or by hand. A Swiss is paired by
/// [SwissRound].
///
/// @param record as it is stored
/// @param seen the same with the results of its games
record NextRound(CompetitionRecord record, CompetitionRecord seen, PairingRequest request) {
  /// The number of the round to pair.
  int number() {
    return record.rounds().size() + 1;
  }

  /// Why no round can be paired now, whoever pairs it.
  Optional<Changed> obstacle() {
    if (participants().count() < 2) {
      return Optional.of(
          refused(Hindrance.NOT_READY, "At least two " + participants().plural() + " are needed."));
    }
    int planned = Progress.plannedRounds(record);
    if (number() > planned) {
      String sentence =
          planned == 1
              ? "The only round has been paired."
              : "All " + planned + " rounds have been paired.";
      return Optional.of(refused(Hindrance.WRONG_STAGE, sentence));
    }
    return planned > EventLimits.MOST_ROUNDS
        ? Optional.of(
            refused(Hindrance.FULL, "An event has at most " + EventLimits.MOST_ROUNDS + " rounds."))
        : Optional.empty();
  }

  /// The event with the round in it.
  Changed paired() {
    return switch (record.terms().format()) {
      case ROUND_ROBIN -> byHandOr(() -> Berger.table(participants().count(), cycles()));
      case SCHEVENINGEN -> record.isOfTeams() ? ofTwoTeams() : scheveningen();
      case MATCH ->
          participants().count() == 2
              ? byHandOr(() -> MatchTable.of(1, 2, Progress.plannedRounds(record)))
              : refused(
                  Hindrance.UNFIT,
                  "A match is played by two, not by " + participants().count() + ".");
      case KNOCKOUT ->
          request.pairs().isEmpty()
              ? new KnockoutRound(record, seen, request).paired()
              : refused(Hindrance.UNFIT, "A knockout is paired by its bracket, not by hand.");
      case SWISS -> throw new IllegalStateException("an engine pairs a Swiss");
    };
  }

  /// In each round the same teams meet, and other players of theirs.
  private Changed ofTwoTeams() {
    return participants().count() == 2
        ? byHandOr(() -> new PairingTable(Collections.nCopies(number(), List.of(new Pair(1, 2)))))
        : refused(
            Hindrance.UNFIT,
            "A Scheveningen is played by two teams, not by " + participants().count() + ".");
  }

  private Changed scheveningen() {
    int players = participants().count();
    return players % 2 == 0
        ? byHandOr(() -> Scheveningen.table(players / 2, cycles()))
        : refused(Hindrance.UNFIT, "Both sides need as many players.");
  }

  Participants participants() {
    return new Participants(record);
  }

  private int cycles() {
    return record.terms().cycles().orElse(1);
  }

  private Changed byHandOr(Supplier<PairingTable> table) {
    return request
        .pairs()
        .map(this::byHand)
        .orElseGet(() -> with(table.get().rounds().get(number() - 1), List.of()));
  }

  private Changed byHand(List<Pair> pairs) {
    Set<Integer> seated = new HashSet<>();
    for (Pair pair : pairs) {
      for (int player : List.of(pair.white(), pair.black())) {
        if (!participants().has(player)) {
          return participants().unknown(player);
        }
        if (record.hasLeft(player)) {
          return unfit(player, "has left the event.");
        }
        if (!seated.add(player)) {
          return unfit(player, "is paired twice.");
        }
      }
    }
    return request.bye().isPresent()
        ? refused(Hindrance.UNFIT, "A bye is allocated in a Swiss only.")
        : with(pairs, List.of());
  }

  private Changed unfit(int participant, String rest) {
    return refused(Hindrance.UNFIT, participants().sentence(participant, rest));
  }

  /// The event with these pairs as its next round.
  Changed with(List<Pair> pairs, List<RoundBye> byes) {
    if (boards() + boardsOf(pairs) > EventLimits.MOST_BOARDS) {
      return refused(
          Hindrance.FULL, "An event has at most " + EventLimits.MOST_BOARDS + " boards in all.");
    }
    List<CompetitionRound> rounds = new ArrayList<>(record.rounds());
    rounds.add(
        new CompetitionRound(
            /* published= */ false,
            request.appointed().or(() -> record.terms().appointed(number())),
            record.isOfTeams() ? List.of() : boards(pairs),
            byes,
            Optional.empty(),
            record.isOfTeams() ? Optional.of(matches(pairs)) : Optional.empty()));
    return Changed.to(record.withRounds(rounds));
  }

  private static List<RoundBoard> boards(List<Pair> pairs) {
    return pairs.stream().map(pair -> RoundBoard.of(pair.white(), pair.black())).toList();
  }

  private static List<RoundMatch> matches(List<Pair> pairs) {
    return pairs.stream().map(pair -> RoundMatch.of(pair.white(), pair.black())).toList();
  }

  private int boards() {
    return record.rounds().stream()
        .mapToInt(
            round -> Math.max(round.boards().size(), round.matchList().size() * boardsOfPair()))
        .sum();
  }

  private int boardsOf(List<Pair> pairs) {
    return pairs.size() * boardsOfPair();
  }

  private int boardsOfPair() {
    return record.terms().teams().map(TeamTerms::boards).orElse(1);
  }

  /// The byes that were asked for in the round.
  List<RoundBye> requestedByes() {
    return record.byes().stream()
        .filter(bye -> bye.round() == number() && !record.hasLeft(bye.participant()))
        .map(bye -> new RoundBye(bye.participant(), bye.kind()))
        .toList();
  }

  /// Who has no opponent, as the pairing has it.
  static RoundBye allocated(int participant) {
    return new RoundBye(participant, Bye.Kind.PAIRING_ALLOCATED);
  }
}
