package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.TeamMatchRecord.ForfeitedMatch;
import org.jadoube.tournament.trf.record.TeamMatchRecord.Lineup;
import org.jadoube.tournament.trf.record.TeamMatchRecord.TeamByes;
import org.jadoube.tournament.trf.record.TrfPlace;

/// Makes the matches of a round of what the lines of the players say.
final class MatchReader {
  private static final int NOBODY = LineUpsOfFile.NOBODY;

  private final LineUpsOfFile lineUps;
  private final int boards;
  private final List<Colour> colours;
  private final Scoring scoring;
  private final List<Contradiction> reasons;

  MatchReader(LineUpsOfFile lineUps, int boards, Scoring scoring, List<Contradiction> reasons) {
    this.lineUps = lineUps;
    this.boards = boards;
    this.colours = FileColours.ofFirst(lineUps.file());
    this.scoring = scoring;
    this.reasons = reasons;
  }

  Round round(int number) {
    List<Pairing> pairings = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (Team team : lineUps.teams().teams()) {
      Optional<Pairing> pairing =
          seen.contains(team.number()) ? Optional.empty() : pairing(number, team);
      if (pairing.filter(each -> isTwice(each, pairings)).isPresent()) {
        tell(number, team, "team " + team.number() + " meets two others, or one who does.");
      } else {
        pairing.ifPresent(pairings::add);
        pairing.ifPresent(each -> seen.addAll(each.participants()));
      }
    }
    return new Round(pairings);
  }

  private static boolean isTwice(Pairing pairing, List<Pairing> others) {
    return others.stream()
        .anyMatch(
            other -> other.participants().stream().anyMatch(pairing.participants()::contains));
  }

  private void tell(int round, Team team, String what) {
    tell(round, lineUps.of(round, team).stream().mapToInt(rank -> rank), what);
  }

  /// At the round of the first of these players.
  private void tell(int round, IntStream ranks, String what) {
    Optional<TrfPlace> place =
        ranks
            .mapToObj(rank -> Optional.ofNullable(lineUps.players().get(rank)))
            .flatMap(Optional::stream)
            .findFirst()
            .map(player -> TrfPlace.ofRound(player, round));
    reasons.add(new Contradiction(place, "Round " + round + ": " + what));
  }

  /// The first team's on a board, from 0.
  private Colour colour(int board) {
    return board < colours.size() ? colours.get(board) : BoardGame.usualColour(board);
  }

  private Optional<Pairing> pairing(int round, Team team) {
    Optional<Team> opponent = opponent(round, team);
    return opponent.isPresent()
        ? match(round, team, opponent.get())
        : bye(round, team.number()).map(kind -> new Bye(team.number(), kind));
  }

  private Optional<Bye.Kind> bye(int round, int team) {
    boolean allocated =
        lineUps
            .file()
            .all(TeamByes.class)
            .anyMatch(byes -> byes.teams().size() >= round && byes.teams().get(round - 1) == team);
    return allocated
        ? Optional.of(Bye.Kind.PAIRING_ALLOCATED)
        : lineUps
            .file()
            .all(Byes.class)
            .filter(byes -> byes.round() == round && byes.participants().contains(team))
            .findFirst()
            .flatMap(byes -> RoundReader.kind(byes.kind()));
  }

  /// Whom its players met, or a record of the match names.
  private Optional<Team> opponent(int round, Team team) {
    return lineUps.of(round, team).stream()
        .filter(rank -> rank != NOBODY)
        .map(rank -> lineUps.entry(rank, round).opponent())
        .flatMap(rank -> lineUps.teams().teamOf(rank).stream())
        .findFirst()
        .or(() -> named(round, team.number()))
        .filter(other -> other != team.number())
        .flatMap(this::team);
  }

  private Optional<Team> team(int number) {
    return lineUps.teams().teams().stream().filter(each -> each.number() == number).findFirst();
  }

  private Optional<Integer> named(int round, int team) {
    return forfeit(round, team)
        .map(said -> said.white() == team ? said.black() : said.white())
        .or(() ->
            lineUps
                .file()
                .all(Lineup.class)
                .filter(said -> said.round() == round)
                .filter(said -> said.team() == team || said.opponent() == team)
                .map(said -> said.team() == team ? said.opponent() : said.team())
                .findFirst());
  }

  private Optional<ForfeitedMatch> forfeit(int round, int team) {
    return lineUps
        .file()
        .all(ForfeitedMatch.class)
        .filter(said -> said.round() == round && (said.white() == team || said.black() == team))
        .findFirst();
  }

  private Optional<Pairing> match(int round, Team one, Team other) {
    List<Integer> ours = padded(lineUps.of(round, one));
    List<Integer> theirs = padded(lineUps.of(round, other));
    Optional<ForfeitedMatch> forfeit = forfeit(round, one.number());
    boolean isFirst =
        forfeit.map(said -> said.white() == one.number()).orElseGet(() -> isFirst(round, ours));
    if (!isFirst) {
      return match(round, other, one, theirs, ours, forfeit);
    }
    return match(round, one, other, ours, theirs, forfeit);
  }

  private List<Integer> padded(List<Integer> lineUp) {
    return IntStream.range(0, boards)
        .map(board -> board < lineUp.size() ? lineUp.get(board) : NOBODY)
        .boxed()
        .toList();
  }

  /// Whether the team has White on the first board, going by the first board that has a colour.
  private boolean isFirst(int round, List<Integer> lineUp) {
    for (int board = 0; board < lineUp.size(); board++) {
      Optional<Colour> colour = lineUps.entry(lineUp.get(board), round).colour();
      if (colour.isPresent()) {
        return colour.get() == colour(board);
      }
    }
    return true;
  }

  private Optional<Pairing> match(
      int round,
      Team first,
      Team second,
      List<Integer> ours,
      List<Integer> theirs,
      Optional<ForfeitedMatch> forfeit) {
    boolean nobody =
        ours.stream().allMatch(rank -> rank == NOBODY)
            && theirs.stream().allMatch(rank -> rank == NOBODY);
    List<BoardGame> games = new ArrayList<>();
    for (int board = 0; board < boards; board++) {
      if (nobody) {
        games.add(forfeited(board, forfeit.map(ForfeitedMatch::result)));
      } else {
        int one = ours.get(board);
        int other = theirs.get(board);
        String where =
            "board " + (board + 1) + " of teams " + first.number() + " and " + second.number();
        board(round, board, one, other)
            .ifPresentOrElse(games::add, () -> contradict(round, where, one, other));
      }
    }
    return games.size() < boards
        ? Optional.empty()
        : Optional.of(new Match(first.number(), second.number(), games));
  }

  private void contradict(int round, String where, int one, int other) {
    tell(
        round,
        IntStream.of(one, other),
        where + " contradicts itself: " + said(round, one) + ", " + said(round, other) + ".");
  }

  private String said(int round, int rank) {
    return rank == NOBODY
        ? "nobody"
        : "player " + rank + " with \"" + lineUps.entry(rank, round).text() + "\"";
  }

  private BoardGame forfeited(int board, Optional<Result> forfeit) {
    Colour colour = colour(board);
    return new BoardGame(
        colour,
        forfeit
            .map(result ->
                colour == Colour.WHITE
                    ? result
                    : new Result(/* white= */ result.black(), /* black= */ result.white(), true))
            .map(GameResult::of));
  }

  private Optional<BoardGame> board(int round, int board, int one, int other) {
    RoundEntry ours = lineUps.entry(one, round);
    RoundEntry theirs = lineUps.entry(other, round);
    if (one == NOBODY || other == NOBODY) {
      boolean alone =
          (one == NOBODY || ours.opponent() == 0) && (other == NOBODY || theirs.opponent() == 0);
      return alone
          ? Optional.of(BoardGame.of(colour(board), player(one), player(other)))
          : Optional.empty();
    }
    if (ours.opponent() != other || !ours.fits(theirs, one)) {
      return Optional.empty();
    }
    Colour colour = ours.colour().orElseGet(() -> colour(board));
    Optional<GameResult> result =
        colour == Colour.WHITE
            ? RoundReader.result(ours.result(), theirs.result())
            : RoundReader.result(theirs.result(), ours.result());
    return result.filter(each -> !scoring.allows(each.result())).isPresent()
        ? Optional.empty()
        : Optional.of(new BoardGame(colour, player(one), player(other), result));
  }

  private static OptionalInt player(int rank) {
    return rank == NOBODY ? OptionalInt.empty() : OptionalInt.of(rank);
  }
}
