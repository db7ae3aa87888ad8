package org.jadoube.tournament.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.BoardScore;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.tiebreak.Modifier;
import org.jadoube.tournament.tiebreak.Modifier.Cut;

/// Tie-breaks from the participant's own results (C07, 7 and 9.2). Teams that are judged by game
/// points count the games on their boards, others their rounds.
final class OwnRecord {
  private final CountedField field;
  private final CountedField counted;
  private final ScoreKind kind;

  OwnRecord(CountedField field, ScoreKind kind) {
    this.field = field;
    this.counted = field.forOwnRecord();
    this.kind = kind;
  }

  private boolean boards() {
    return field.points().matches().isPresent() && kind == ScoreKind.GAME_POINTS;
  }

  /// 7.1.
  Measure wins() {
    return boards() ? countBoards(_ -> true) : count(this::won);
  }

  /// 7.2.
  Measure gamesWon() {
    return boards() ? countBoards(BoardScore::played) : count(line -> played(line) && won(line));
  }

  /// 7.3.
  Measure blackGames() {
    return boards()
        ? number ->
            Optional.of(Fraction.of(boards(number).stream().filter(OwnRecord::black).count()))
        : count(OwnRecord::black);
  }

  /// 7.4.
  Measure blackWins() {
    return boards() ? countBoards(OwnRecord::black) : count(line -> black(line) && won(line));
  }

  private Measure count(Predicate<ScoreLine> which) {
    return number ->
        Optional.of(Fraction.of(counted.card(number).lines().stream().filter(which).count()));
  }

  private Measure countBoards(Predicate<BoardScore> which) {
    return number ->
        Optional.of(
            Fraction.of(
                boards(number).stream()
                    .filter(which)
                    .filter(board -> board.halves() == field.points().games().winHalves())
                    .count()));
  }

  /// The games on the boards; a bye worth a win on every board has won them without play.
  private List<BoardScore> boards(int number) {
    List<BoardScore> boards = new ArrayList<>();
    for (ScoreLine line : counted.card(number).lines()) {
      boards.addAll(
          line.opponent().isEmpty() && won(line) ? TeamBoardPoints.wins(field) : line.boards());
    }
    return boards;
  }

  private boolean won(ScoreLine line) {
    return line.kind() != Kind.OPEN && line.halves(kind) == field.points().winHalves(kind);
  }

  private static boolean played(ScoreLine line) {
    return line.kind() == Kind.PLAYED;
  }

  private static boolean black(ScoreLine line) {
    return played(line) && line.colour().equals(Optional.of(Colour.BLACK));
  }

  private static boolean black(BoardScore board) {
    return board.played() && board.colour() == Colour.BLACK;
  }

  /// 7.5. Of what is cut, the score after the first round is the least.
  Measure progressive(Optional<Cut> cut) {
    int last = field.lastRound();
    return number -> {
      List<Contribution> scores = new ArrayList<>();
      for (int round = 1; round <= last; round++) {
        scores.add(Contribution.of(field.card(number).pointsAfter(round, kind)));
      }
      return Optional.of(Cuts.sum(scores, cut));
    };
  }

  /// 7.6.
  Measure roundsElected() {
    int last = field.lastRound();
    return number ->
        Optional.of(
            Fraction.of(
                last
                    - field.card(number).lines().stream()
                        .filter(line -> line.kind().voluntary())
                        .count()));
  }

  /// 7.7. A game is worth 1, ½ or 0 by whose points are more; an unplayed round is measured against
  /// a draw.
  Measure standardPoints() {
    return number ->
        Optional.of(
            Fraction.halves(
                field.card(number).lines().stream()
                    .filter(line -> line.kind() != Kind.OPEN)
                    .mapToLong(line ->
                        1 + Integer.signum(Integer.compare(line.halves(kind), par(number, line))))
                    .sum()));
  }

  private int par(int number, ScoreLine line) {
    return played(line)
        ? field.card(line.opponent().orElseThrow()).lines().stream()
            .filter(other -> other.opponent().equals(OptionalInt.of(number)))
            .filter(other -> other.round() == line.round())
            .mapToInt(other -> other.halves(kind))
            .sum()
        : field.points().drawHalves(kind);
  }

  /// The points against those who reached the limit, half of what was possible if there is none
  /// (9.2, 14.5).
  Measure koya(Optional<Modifier.Limit> limit) {
    Fraction least = least(limit);
    return number ->
        Optional.of(
            field.card(number).lines().stream()
                .filter(line -> line.opponent().isPresent())
                .filter(
                    line -> field.points(line.opponent().getAsInt(), kind).compareTo(least) >= 0)
                .map(line -> line.points(kind))
                .reduce(Fraction.ZERO, Fraction::plus));
  }

  private Fraction least(Optional<Modifier.Limit> limit) {
    long most = (long) field.points().winHalves(kind) * games();
    return Fraction.halves(most)
        .times(limit.map(Modifier.Limit::percent).orElse(50))
        .over(100)
        .plus(Fraction.halves(limit.map(Modifier.Limit::halves).orElse(0)));
  }

  /// The games of one participant. Rounds that are not there yet are games to come.
  private int games() {
    int paired =
        field.cards().values().stream()
            .mapToInt(card ->
                (int) card.lines().stream().filter(line -> line.opponent().isPresent()).count())
            .max()
            .orElse(0);
    return paired + field.tournament().plannedRounds() - field.tournament().rounds().size();
  }
}
