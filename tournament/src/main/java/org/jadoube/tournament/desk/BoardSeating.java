package org.jadoube.tournament.desk;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.table.Scheveningen;

/// Puts the players of a round of teams to their boards.
public final class BoardSeating {
  private final Tournament record;
  private final int number;
  private final Round round;
  private final int boardsOfMatch;

  private BoardSeating(Tournament record, int number) {
    this.record = record;
    this.number = number;
    this.round = record.rounds().get(number - 1);
    this.boardsOfMatch = record.terms().teams().orElseThrow().boards();
  }

  /// The tournament with the boards of a round; matches that have theirs keep them.
  ///
  /// @param number of the round, from 1
  public static Tournament of(Tournament record, int number) {
    return record.with(number, new BoardSeating(record, number).seated());
  }

  private Round seated() {
    return round.withMatches(this::seated);
  }

  /// Where a team has left, nobody sits down.
  private Match seated(Match match) {
    boolean stays = !match.boards().isEmpty() || match.isOff(record::hasLeft);
    return stays ? match : match.with(boards(match));
  }

  private List<BoardGame> boards(Match match) {
    Team first = record.team(match.first()).orElseThrow();
    Team second = record.team(match.second()).orElseThrow();
    LineUps lineUps = new LineUps(record, number);
    List<Integer> ours = lineUps.of(first, boardsOfMatch);
    List<Integer> theirs = lineUps.of(second, boardsOfMatch);
    return pairs(match).stream()
        .map(pair ->
            BoardGame.of(
                pair.white() ? Colour.WHITE : Colour.BLACK,
                player(first, ours.get(pair.first())),
                player(second, theirs.get(pair.second()))))
        .toList();
  }

  /// Two places in the line-ups that meet, in the order of the boards.
  ///
  /// @param white whether the first team's player has White
  private record Places(int first, int second, boolean white) {}

  private List<Places> pairs(Match match) {
    return record.terms().format() == Format.SCHEVENINGEN
        ? scheveningen(match)
        : IntStream.range(0, boardsOfMatch)
            .mapToObj(board -> new Places(board, board, board % 2 == 0))
            .toList();
  }

  private List<Places> scheveningen(Match match) {
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

  private static OptionalInt player(Team team, int place) {
    return place == 0 ? OptionalInt.empty() : OptionalInt.of(team.players().get(place - 1));
  }
}
