package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.LineUp;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Tournament;

/// Which teams play in a tournament, and who plays for them. The list of a team is fixed once the
/// first round has been paired (C05, 7.1).
public final class Teams {
  private Teams() {}

  /// Enters a team; in a Swiss also after its start.
  public static Changed enter(Tournament record, EnteringTeam entering, int most) {
    if (!record.isOfTeams()) {
      return refused(Hindrance.UNFIT, "Players take part in this tournament, not teams.");
    }
    if (record.stage() != Stage.REGISTRATION
        && (record.terms().format().predetermined() || record.stage() == Stage.FINISHED)) {
      return refused(Hindrance.WRONG_STAGE, "Teams are entered before the first round is paired.");
    }
    return within(most, ListedTeam.of(entering, boards(record)).addedTo(record));
  }

  private static int boards(Tournament record) {
    return record.terms().teams().orElseThrow().boards();
  }

  private static Changed within(int most, Tournament arranged) {
    if (arranged.entrants().size() > most
        || arranged.teamList().size() > TournamentLimits.MOST_TEAMS) {
      return refused(
          Hindrance.FULL,
          String.format(
              Locale.ROOT,
              "A tournament has at most %d teams with %d players together.",
              TournamentLimits.MOST_TEAMS,
              most));
    }
    return hasTwice(arranged.entrants())
        ? refused(Hindrance.ENTERED, "A player is in two teams, or twice in one.")
        : Changed.to(arranged);
  }

  private static boolean hasTwice(List<Player> players) {
    Set<String> seen = new HashSet<>();
    return players.stream()
        .flatMap(
            player -> Stream.of(player.account(), player.fideId().map(number -> "FIDE " + number)))
        .flatMap(Optional::stream)
        .anyMatch(who -> !seen.add(who));
  }

  /// Enters a team anew under its number. Once the first round has been paired, only its captain
  /// can be another.
  public static Changed replace(Tournament record, int number, EnteringTeam entering, int most) {
    if (record.team(number).isEmpty()) {
      return new Participants(record).unknown(number);
    }
    List<ListedTeam> teams = new ArrayList<>(ListedTeam.of(record));
    ListedTeam now = ListedTeam.of(entering, boards(record));
    ListedTeam before = teams.set(number - 1, now);
    if (record.stage() == Stage.REGISTRATION) {
      return within(most, ListedTeam.arranged(withoutLineUps(record, number), teams));
    }
    return isSame(before, now)
        ? Changed.to(captained(record, number, now.team().captain()))
        : refused(
            Hindrance.WRONG_STAGE,
            "The list of a team is fixed once the first round has been paired; only its captain"
                + " can be another.");
  }

  private static boolean isSame(ListedTeam one, ListedTeam other) {
    return one.team().name().equals(other.team().name())
        && one.players().stream()
            .map(player -> player.with(1))
            .toList()
            .equals(other.players().stream().map(player -> player.with(1)).toList());
  }

  private static Tournament captained(Tournament record, int number, Optional<String> captain) {
    return record.withTeams(
        record.teamList().stream()
            .map(team -> team.number() == number ? team.withCaptain(captain) : team)
            .toList(),
        record.entrants());
  }

  private static Tournament withoutLineUps(Tournament record, int team) {
    return record.withLineUps(
        record.lineUpList().stream().filter(lineUp -> lineUp.team() != team).toList());
  }

  /// Gives a team another fixed order of boards, before the first round is paired.
  ///
  /// @param places the present places in the order of the new ones
  public static Changed reorder(Tournament record, int number, List<Integer> places) {
    if (record.team(number).isEmpty()) {
      return new Participants(record).unknown(number);
    }
    if (record.stage() != Stage.REGISTRATION) {
      return refused(
          Hindrance.WRONG_STAGE,
          "The order of boards is fixed once the first round has been paired.");
    }
    List<ListedTeam> teams = new ArrayList<>(ListedTeam.of(record));
    ListedTeam team = teams.get(number - 1);
    List<Integer> all = IntStream.rangeClosed(1, team.players().size()).boxed().toList();
    if (!places.stream().sorted().toList().equals(all)) {
      return refused(Hindrance.UNFIT, "The order must name every place of the team's list once.");
    }
    teams.set(number - 1, team.reordered(places));
    return Changed.to(ListedTeam.arranged(withoutLineUps(record, number), teams));
  }

  /// The tournament without a team, before its start. Those after it move up.
  static Tournament without(Tournament record, int number) {
    List<ListedTeam> rest =
        ListedTeam.of(record).stream().filter(each -> each.team().number() != number).toList();
    List<LineUp> lineUps =
        record.lineUpList().stream()
            .filter(lineUp -> lineUp.team() != number)
            .map(lineUp ->
                lineUp.team() < number
                    ? lineUp
                    : new LineUp(lineUp.round(), lineUp.team() - 1, lineUp.players()))
            .toList();
    return ListedTeam.arranged(record.withLineUps(lineUps), rest);
  }
}
