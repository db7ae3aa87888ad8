package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jadoube.competition.Format;
import org.jadoube.competition.Player;
import org.jadoube.competition.Withdrawal;
import org.jadoube.competition.table.Varma;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.NumbersRequest;
import org.jadoube.wire.competition.RequestedBye;
import org.jadoube.wire.competition.Stage;
import org.jadoube.wire.competition.TeamEntry;

/// Who plays in an event, under which number.
final class Entries {
  private static final int LEAST_FOR_VARMA = 9;
  private static final int MOST_FOR_VARMA = 24;
  private static final char MARK = '#';

  private Entries() {}

  /// Enters a player; in a Swiss also after its start.
  static Changed enter(CompetitionRecord record, Entrant entrant, EventLimits limits) {
    if (record.isOfTeams()) {
      return refused(Hindrance.UNFIT, "Players are entered with their team.");
    }
    if (record.stage() != Stage.REGISTRATION
        && (record.terms().format() != Format.SWISS || record.stage() == Stage.FINISHED)) {
      return refused(
          Hindrance.WRONG_STAGE, "Players are entered before the first round is paired.");
    }
    if (record.entrants().size() >= limits.players()) {
      return refused(
          Hindrance.FULL,
          String.format(Locale.ROOT, "An event has at most %d players.", limits.players()));
    }
    if (isThere(record.entrants(), entrant)) {
      return refused(Hindrance.ENTERED, "This player has been entered already.");
    }
    List<Entrant> more = new ArrayList<>(record.entrants());
    more.add(entrant.with(more.size() + 1));
    return Changed.to(record.withEntrants(more));
  }

  private static boolean isThere(List<Entrant> entrants, Entrant entrant) {
    return entrants.stream()
        .anyMatch(each ->
            isSame(each.account(), entrant.account()) || isSame(each.fideId(), entrant.fideId()));
  }

  /// Corrects a name, a rating and the like; the account of a player, and with it the seats, stays.
  static Changed correct(CompetitionRecord record, int number, Entrant said) {
    Optional<Entrant> before = record.entrant(number);
    if (before.isEmpty()) {
      return refused(Hindrance.UNKNOWN_PLAYER, "Nobody has the number " + number + ".");
    }
    List<Entrant> others =
        record.entrants().stream().filter(each -> each.number() != number).toList();
    Entrant corrected =
        new Entrant(
            number,
            said.name(),
            before.get().account(),
            said.rating(),
            said.federation(),
            said.title(),
            said.fideId());
    return isThere(others, corrected)
        ? refused(Hindrance.ENTERED, "Somebody else has that FIDE identification number.")
        : Changed.to(
            record.withEntrants(
                record.entrants().stream()
                    .map(each -> each.number() == number ? corrected : each)
                    .toList()));
  }

  private static boolean isSame(Optional<String> one, Optional<String> other) {
    return one.isPresent() && one.equals(other);
  }

  /// Takes a player out: without a trace before the first round, by a withdrawal afterwards.
  ///
  /// @param seen the same with the results of its games
  static Changed withdraw(CompetitionRecord record, CompetitionRecord seen, int number) {
    Participants participants = new Participants(record);
    if (number < 1 || !participants.has(number)) {
      return participants.unknown(number);
    }
    if (record.stage() == Stage.REGISTRATION) {
      return Changed.to(without(record, number));
    }
    if (record.hasLeft(number)) {
      return refused(
          Hindrance.ENTERED, participants.sentence(number, "has left the event already."));
    }
    int after = lastPlayed(seen, number);
    return Changed.to(record.plus(new Withdrawal(number, after)));
  }

  /// The last round in which the player's game has a result, or the team's match one of a board.
  private static int lastPlayed(CompetitionRecord record, int number) {
    int last = 0;
    for (int round = 1; round <= record.rounds().size(); round++) {
      CompetitionRound each = record.rounds().get(round - 1);
      last = hasPlayed(record, each, number) ? round : last;
    }
    return last;
  }

  private static boolean hasPlayed(CompetitionRecord record, CompetitionRound round, int number) {
    return record.isOfTeams()
        ? hasPlayed(round, record.team(number).map(TeamEntry::players).orElse(List.of()))
            || round.matchList().stream()
                .anyMatch(match -> match.isOf(number) && match.awarded().isPresent())
        : hasPlayed(round, List.of(number));
  }

  private static boolean hasPlayed(CompetitionRound round, List<Integer> players) {
    return round.boards().stream()
        .anyMatch(board ->
            (players.contains(board.white()) || players.contains(board.black()))
                && board.result().isPresent());
  }

  private static CompetitionRecord without(CompetitionRecord record, int number) {
    List<Entrant> rest =
        record.entrants().stream().filter(each -> each.number() != number).toList();
    List<RequestedBye> byes =
        record.byes().stream()
            .filter(bye -> bye.participant() != number)
            .map(bye ->
                bye.participant() < number
                    ? bye
                    : new RequestedBye(bye.round(), bye.participant() - 1, bye.kind()))
            .toList();
    return record.isOfTeams()
        ? Teams.without(record, number).withByes(byes)
        : record.withEntrants(numbered(rest)).withByes(byes);
  }

  private static List<Entrant> numbered(List<Entrant> entrants) {
    return IntStream.range(0, entrants.size()).mapToObj(i -> entrants.get(i).with(i + 1)).toList();
  }

  /// Gives the players new numbers.
  ///
  /// @param lots draws one of so many lots, from 0
  static Changed number(CompetitionRecord record, NumbersRequest request, IntUnaryOperator lots) {
    if (record.stage() != Stage.REGISTRATION) {
      return refused(Hindrance.WRONG_STAGE, "Numbers are given before the first round is paired.");
    }
    if (!record.byes().isEmpty()) {
      return refused(Hindrance.WRONG_STAGE, "Numbers are given before byes are asked for.");
    }
    if (record.isOfTeams()) {
      return TeamNumbers.of(record, request, lots);
    }
    return switch (request.by()) {
      case GIVEN -> given(record, request.order().orElse(List.of()));
      case RATING -> ordered(record, byRating(record.entrants()));
      case LOTS -> ordered(record, drawn(record.entrants(), lots));
      case RESTRICTED_LOTS -> restricted(record, lots);
    };
  }

  private static Changed ordered(CompetitionRecord record, List<Entrant> order) {
    return Changed.to(record.withEntrants(numbered(order)));
  }

  private static Changed given(CompetitionRecord record, List<Integer> order) {
    List<Integer> sorted = order.stream().sorted().toList();
    List<Integer> present = record.entrants().stream().map(Entrant::number).sorted().toList();
    return sorted.equals(present)
        ? ordered(
            record, order.stream().map(number -> record.entrant(number).orElseThrow()).toList())
        : refused(Hindrance.UNFIT, "The order must name every present number once.");
  }

  private static List<Entrant> byRating(List<Entrant> entrants) {
    return entrants.stream()
        .sorted(
            Comparator.comparingInt((Entrant each) -> -each.rating().orElse(0))
                .thenComparing(Entrant::name))
        .toList();
  }

  private static List<Entrant> drawn(List<Entrant> entrants, IntUnaryOperator lots) {
    List<Entrant> urn = new ArrayList<>(entrants);
    List<Entrant> order = new ArrayList<>();
    while (!urn.isEmpty()) {
      order.add(urn.remove(lots.applyAsInt(urn.size())));
    }
    return order;
  }

  private static Changed restricted(CompetitionRecord record, IntUnaryOperator lots) {
    List<Entrant> entrants = record.entrants();
    if (entrants.size() < LEAST_FOR_VARMA || entrants.size() > MOST_FOR_VARMA) {
      return refused(
          Hindrance.UNFIT,
          String.format(
              Locale.ROOT,
              "Restricted lots are drawn by %d to %d players, not %d.",
              LEAST_FOR_VARMA,
              MOST_FOR_VARMA,
              entrants.size()));
    }
    List<Player> players =
        entrants.stream()
            .map(each -> new Player(each.number(), marked(each), each.rating(), each.federation()))
            .toList();
    List<Entrant> order =
        Varma.draw(players, lots).stream()
            .sorted(Comparator.comparingInt(Player::number))
            .map(drawn -> record.entrant(number(drawn.name())).orElseThrow())
            .toList();
    return ordered(record, order);
  }

  /// Players draw in the order of their names, and two may have the same.
  private static String marked(Entrant entrant) {
    return entrant.name() + MARK + entrant.number();
  }

  private static int number(String marked) {
    return Integer.parseInt(marked.substring(marked.lastIndexOf(MARK) + 1));
  }

  /// Asks for a bye in a round of a Swiss that is not paired yet; one that was asked for before is
  /// replaced.
  static Changed bye(CompetitionRecord record, RequestedBye bye) {
    if (record.terms().format() != Format.SWISS) {
      return refused(Hindrance.UNFIT, "Byes are asked for in a Swiss only.");
    }
    Participants participants = new Participants(record);
    if (!participants.has(bye.participant())) {
      return participants.unknown(bye.participant());
    }
    if (!bye.kind().requested() && bye.kind() != org.jadoube.competition.Bye.Kind.FULL_POINT) {
      return refused(Hindrance.UNFIT, "The pairing itself allocates such a bye.");
    }
    if (bye.round() <= record.rounds().size() || bye.round() > Progress.plannedRounds(record)) {
      return refused(Hindrance.UNKNOWN_ROUND, "Round " + bye.round() + " is not one to come.");
    }
    List<RequestedBye> byes = new ArrayList<>(record.byes());
    byes.removeIf(each -> each.round() == bye.round() && each.participant() == bye.participant());
    byes.add(bye);
    return Changed.to(record.withByes(byes));
  }
}
