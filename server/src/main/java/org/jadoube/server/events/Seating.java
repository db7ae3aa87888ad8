package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.competition.Format;
import org.jadoube.competition.table.Pair;
import org.jadoube.competition.table.Scheveningen;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.MatchBoard;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundMatch;
import org.jadoube.wire.competition.TeamEntry;

/// Puts the players of a round of teams to their boards.
final class Seating {
  private final CompetitionRecord record;
  private final int number;
  private final CompetitionRound round;
  private final int boardsOfMatch;
  private final List<RoundBoard> boards;

  private Seating(CompetitionRecord record, int number) {
    this.record = record;
    this.number = number;
    this.round = record.rounds().get(number - 1);
    this.boardsOfMatch = record.terms().teams().orElseThrow().boards();
    this.boards = new ArrayList<>(round.boards());
  }

  /// The event with the boards of a round; matches that have theirs keep them.
  ///
  /// @param number of the round, from 1
  static CompetitionRecord of(CompetitionRecord record, int number) {
    return record.with(number, new Seating(record, number).seated());
  }

  private CompetitionRound seated() {
    List<RoundMatch> matches = round.matchList().stream().map(this::seated).toList();
    return round.with(boards).withMatches(matches);
  }

  /// Where a team has left, nobody sits down.
  private RoundMatch seated(RoundMatch match) {
    boolean off =
        !match.boards().isEmpty()
            || match.awarded().isPresent()
            || record.hasLeft(match.first())
            || record.hasLeft(match.second());
    return off ? match : match.with(boards(match));
  }

  private List<MatchBoard> boards(RoundMatch match) {
    TeamEntry first = record.team(match.first()).orElseThrow();
    TeamEntry second = record.team(match.second()).orElseThrow();
    LineUps lineUps = new LineUps(record, number);
    List<Integer> ours = lineUps.of(first, boardsOfMatch);
    List<Integer> theirs = lineUps.of(second, boardsOfMatch);
    return pairs(match).stream()
        .map(pair ->
            board(
                pair,
                player(first, ours.get(pair.first())),
                player(second, theirs.get(pair.second()))))
        .toList();
  }

  /// Two places in the line-ups that meet, in the order of the boards.
  ///
  /// @param white whether the first team's player has White
  private record Places(int first, int second, boolean white) {}

  private List<Places> pairs(RoundMatch match) {
    return record.terms().format() == Format.SCHEVENINGEN
        ? scheveningen(match)
        : IntStream.range(0, boardsOfMatch)
            .mapToObj(board -> new Places(board, board, board % 2 == 0))
            .toList();
  }

  private List<Places> scheveningen(RoundMatch match) {
    int cycles = record.terms().cycles().orElse(1);
    return Scheveningen.table(boardsOfMatch, cycles).rounds().get(number - 1).stream()
        .map(pair -> places(pair, match.first() > match.second()))
        .toList();
  }

  private Places places(Pair pair, boolean swapped) {
    boolean white = pair.white() <= boardsOfMatch;
    int a = (white ? pair.white() : pair.black()) - 1;
    int b = (white ? pair.black() : pair.white()) - boardsOfMatch - 1;
    return swapped ? new Places(b, a, !white) : new Places(a, b, white);
  }

  private static OptionalInt player(TeamEntry team, int place) {
    return place == 0 ? OptionalInt.empty() : OptionalInt.of(team.players().get(place - 1));
  }

  private MatchBoard board(Places pair, OptionalInt first, OptionalInt second) {
    if (first.isEmpty() || second.isEmpty()) {
      return new MatchBoard(first, second, OptionalInt.empty());
    }
    int one = first.getAsInt();
    int other = second.getAsInt();
    boards.add(pair.white() ? RoundBoard.of(one, other) : RoundBoard.of(other, one));
    return new MatchBoard(first, second, OptionalInt.of(boards.size()));
  }
}
