package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.rating.Title;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.tournament.table.Varma;

/// Who plays in a tournament, under which number.
public final class Entries {
  private static final int LEAST_FOR_VARMA = 9;
  private static final int MOST_FOR_VARMA = 24;
  private static final char MARK = '#';

  /// After so many rounds numbers are fixed (C.04.2, 2.3).
  private static final int LAST_BEFORE_FIXED = 3;

  private Entries() {}

  /// Enters a player; in a Swiss also after its start.
  public static Changed enter(Tournament record, Player entrant, int most) {
    if (record.isOfTeams()) {
      return refused(Hindrance.UNFIT, "Players are entered with their team.");
    }
    if (record.stage() != Stage.REGISTRATION
        && (record.terms().format().predetermined() || record.stage() == Stage.FINISHED)) {
      return refused(
          Hindrance.WRONG_STAGE, "Players are entered before the first round is paired.");
    }
    if (record.entrants().size() >= most) {
      return refused(
          Hindrance.FULL, String.format(Locale.ROOT, "A tournament has at most %d players.", most));
    }
    if (isThere(record.entrants(), entrant)) {
      return refused(Hindrance.ENTERED, "This player has been entered already.");
    }
    List<Player> more = new ArrayList<>(record.entrants());
    more.add(entrant.with(more.size() + 1));
    return Changed.to(record.withEntrants(more));
  }

  private static boolean isThere(List<Player> entrants, Player entrant) {
    return entrants.stream()
        .anyMatch(each ->
            isSame(each.account(), entrant.account()) || isSame(each.fideId(), entrant.fideId()));
  }

  /// Corrects a name, a rating and the like; the account of a player, and with it the seats, stays.
  /// So do sex and date of birth if they are left out.
  public static Changed correct(Tournament record, int number, Player said) {
    Optional<Player> before = record.entrant(number);
    if (before.isEmpty()) {
      return refused(Hindrance.UNKNOWN_PLAYER, "Nobody has the number " + number + ".");
    }
    List<Player> others =
        record.entrants().stream().filter(each -> each.number() != number).toList();
    Player corrected =
        new Player(
                number,
                said.name(),
                before.get().account(),
                said.rating(),
                said.federation(),
                said.title(),
                said.fideId())
            .with(said.sex().or(before.get()::sex), said.birthDate().or(before.get()::birthDate));
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
  public static Changed withdraw(Tournament record, Tournament seen, int number) {
    Participants participants = new Participants(record);
    if (number < 1 || !participants.has(number)) {
      return participants.unknown(number);
    }
    if (record.stage() == Stage.REGISTRATION) {
      return Changed.to(without(record, number));
    }
    if (record.hasLeft(number)) {
      return refused(
          Hindrance.ENTERED, participants.sentence(number, "has left the tournament already."));
    }
    int after = lastPlayed(seen, number);
    return Changed.to(record.plus(new Withdrawal(number, after)));
  }

  /// The last round in which the player's game has a result, or the team's match one of a board.
  private static int lastPlayed(Tournament record, int number) {
    int last = 0;
    for (int round = 1; round <= record.rounds().size(); round++) {
      Round each = record.rounds().get(round - 1);
      last = hasPlayed(record, each, number) ? round : last;
    }
    return last;
  }

  private static boolean hasPlayed(Tournament record, Round round, int number) {
    return record.isOfTeams()
        ? hasPlayed(round, record.team(number).map(Team::players).orElse(List.of()))
            || round.matches().stream()
                .anyMatch(match -> match.isOf(number) && match.awarded().isPresent())
        : hasPlayed(round, List.of(number));
  }

  private static boolean hasPlayed(Round round, List<Integer> players) {
    return round.games().stream()
        .anyMatch(game ->
            (players.contains(game.white()) || players.contains(game.black()))
                && game.result().isPresent());
  }

  private static Tournament without(Tournament record, int number) {
    List<Player> rest = record.entrants().stream().filter(each -> each.number() != number).toList();
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

  private static List<Player> numbered(List<Player> entrants) {
    return IntStream.range(0, entrants.size()).mapToObj(i -> entrants.get(i).with(i + 1)).toList();
  }

  /// Gives the players new numbers: before the first round is paired, and in a Swiss, whose list is
  /// still open to late entries, between rounds until the fourth is paired (C.04.2, 2.3).
  ///
  /// @param seen the same with the results of its games
  /// @param lots draws one of so many lots, from 0
  public static Changed number(
      Tournament record, Tournament seen, NumbersRequest request, IntUnaryOperator lots) {
    if (record.stage() != Stage.REGISTRATION && !isOpen(seen)) {
      return refused(
          Hindrance.WRONG_STAGE,
          "Numbers are given before the first round is paired, to the players of a Swiss also"
              + " between rounds until the fourth is paired.");
    }
    if (record.isOfTeams()) {
      return record.byes().isEmpty()
          ? TeamNumbers.of(record, request, lots)
          : refused(Hindrance.WRONG_STAGE, "Numbers are given before byes are asked for.");
    }
    return switch (request.by()) {
      case GIVEN -> given(record, request.order().orElse(List.of()));
      case RATING -> ordered(record, byRating(record.entrants()));
      case LOTS -> ordered(record, drawn(record.entrants(), lots));
      case RESTRICTED_LOTS -> restricted(record, lots);
    };
  }

  private static boolean isOpen(Tournament seen) {
    int paired = seen.rounds().size();
    return !seen.format().predetermined()
        && !seen.isOfTeams()
        && paired <= LAST_BEFORE_FIXED
        && IntStream.rangeClosed(1, paired).allMatch(seen::isOver);
  }

  private static Changed ordered(Tournament record, List<Player> order) {
    return Changed.to(Renumbering.of(record, order));
  }

  private static Changed given(Tournament record, List<Integer> order) {
    List<Integer> sorted = order.stream().sorted().toList();
    List<Integer> present = record.entrants().stream().map(Player::number).sorted().toList();
    return sorted.equals(present)
        ? ordered(
            record, order.stream().map(number -> record.entrant(number).orElseThrow()).toList())
        : refused(Hindrance.UNFIT, "The order must name every present number once.");
  }

  /// The initial order (C.04.2 2.2).
  private static List<Player> byRating(List<Player> entrants) {
    return entrants.stream()
        .sorted(
            Comparator.comparingInt((Player each) -> -each.rating().orElse(0))
                .thenComparingInt(Entries::titleRank)
                .thenComparing(Player::name))
        .toList();
  }

  private static int titleRank(Player entrant) {
    return entrant.title().flatMap(Title::read).map(Title::ordinal).orElse(Title.values().length);
  }

  private static List<Player> drawn(List<Player> entrants, IntUnaryOperator lots) {
    List<Player> urn = new ArrayList<>(entrants);
    List<Player> order = new ArrayList<>();
    while (!urn.isEmpty()) {
      order.add(urn.remove(lots.applyAsInt(urn.size())));
    }
    return order;
  }

  private static Changed restricted(Tournament record, IntUnaryOperator lots) {
    List<Player> entrants = record.entrants();
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
    List<Player> order =
        Varma.draw(players, lots).stream()
            .sorted(Comparator.comparingInt(Player::number))
            .map(drawn -> record.entrant(number(drawn.name())).orElseThrow())
            .toList();
    return ordered(record, order);
  }

  /// Players draw in the order of their names, and two may have the same.
  private static String marked(Player entrant) {
    return entrant.name() + MARK + entrant.number();
  }

  private static int number(String marked) {
    return Integer.parseInt(marked.substring(marked.lastIndexOf(MARK) + 1));
  }
}
