package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.tournament.LineUp;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Tournament;

/// Who plays for the teams in a round (C05, 7.1): handed in up to a deadline, in the fixed order of
/// boards; without it, the first of the list play.
public record LineUps(Tournament record, int round) {
  private static final int NOBODY = 0;

  /// Until when they can be handed in; empty: until the round is published.
  public Optional<Instant> deadline() {
    Optional<Instant> appointed =
        round <= record.rounds().size()
            ? record.rounds().get(round - 1).appointed()
            : record.terms().appointed(round);
    return record
        .terms()
        .teams()
        .flatMap(TeamTerms::lineUpLead)
        .flatMap(lead -> appointed.map(start -> start.minus(lead)));
  }

  /// Whether the round is published and has a match whose line-ups are not closed.
  public boolean areAwaited() {
    Round there = record.rounds().get(round - 1);
    return there.published() && there.matches().stream().anyMatch(this::isAwaited);
  }

  private boolean isAwaited(Match match) {
    return match.boards().isEmpty() && !match.isOff(record::hasLeft);
  }

  /// The teams of a round that have not handed any in.
  public List<Integer> missing() {
    return record.rounds().get(round - 1).matches().stream()
        .filter(this::isAwaited)
        .flatMapToInt(match -> IntStream.of(match.first(), match.second()))
        .filter(team -> said(team).isEmpty())
        .boxed()
        .toList();
  }

  private Optional<LineUp> said(int team) {
    return record.lineUpList().stream()
        .filter(lineUp -> lineUp.round() == round && lineUp.team() == team)
        .findFirst();
  }

  /// Who sits on the boards, from the first: places on the list, and 0 for nobody.
  List<Integer> of(Team team, int boards) {
    List<Integer> seated =
        new ArrayList<>(
            said(team.number())
                .map(LineUp::players)
                .orElseGet(() -> IntStream.rangeClosed(1, team.players().size()).boxed().toList()));
    seated.addAll(Collections.nCopies(boards, NOBODY));
    return seated.subList(0, boards);
  }

  /// The tournament with a line-up in it; one that was handed in before is replaced.
  public Changed handIn(int team, List<Integer> players, Instant now) {
    if (!record.isOfTeams()) {
      return refused(Hindrance.UNFIT, "Players take part in this tournament, not teams.");
    }
    Optional<Team> of = team < 1 ? Optional.empty() : record.team(team);
    if (of.isEmpty()) {
      return new Participants(record).unknown(team);
    }
    return obstacle(team, now)
        .or(() -> fault(of.get(), players))
        .orElseGet(() -> Changed.to(with(team, players)));
  }

  private Optional<Changed> obstacle(int team, Instant now) {
    if (round < 1 || round > record.roundsOfFormat()) {
      return Optional.of(refused(Hindrance.UNKNOWN_ROUND, "There is no round " + round + "."));
    }
    if (record.hasLeft(team)) {
      return Optional.of(refused(Hindrance.UNFIT, "Team " + team + " has left the tournament."));
    }
    boolean closed =
        round <= record.rounds().size()
            && record.rounds().get(round - 1).published()
            && !areAwaited();
    return closed || deadline().filter(end -> !now.isBefore(end)).isPresent()
        ? Optional.of(
            refused(Hindrance.WRONG_STAGE, "The line-ups of round " + round + " are closed."))
        : Optional.empty();
  }

  private Optional<Changed> fault(Team team, List<Integer> players) {
    int boards = record.terms().teams().orElseThrow().boards();
    List<Integer> seated = players.stream().filter(place -> place != NOBODY).toList();
    if (players.size() > boards || seated.isEmpty()) {
      return unfit("A line-up has 1 to " + boards + " players.");
    }
    if (seated.stream().anyMatch(place -> place > team.players().size())) {
      return unfit("The list of the team has " + team.players().size() + " players.");
    }
    return seated.equals(seated.stream().sorted().distinct().toList())
        ? Optional.empty()
        : unfit(
            "The order of boards is fixed: nobody plays twice, or above somebody who comes before"
                + " on the list.");
  }

  private static Optional<Changed> unfit(String sentence) {
    return Optional.of(refused(Hindrance.UNFIT, sentence));
  }

  private Tournament with(int team, List<Integer> players) {
    List<LineUp> all = new ArrayList<>(record.lineUpList());
    said(team).ifPresent(all::remove);
    all.add(new LineUp(round, team, players));
    return record.withLineUps(all);
  }

  /// When the next line-ups of a tournament have to be there.
  public static Optional<Instant> next(Tournament record) {
    return IntStream.rangeClosed(1, record.isOfTeams() ? record.rounds().size() : 0)
        .mapToObj(round -> new LineUps(record, round))
        .filter(LineUps::areAwaited)
        .flatMap(lineUps -> lineUps.deadline().stream())
        .min(Instant::compareTo);
  }
}
