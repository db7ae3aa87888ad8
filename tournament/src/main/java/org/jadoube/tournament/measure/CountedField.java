package org.jadoube.tournament.measure;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.BoardScore;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.tiebreak.TieBreakEdition.Forfeits;

/// Everybody whose results count, as a tie-break sees them.
record CountedField(
    Tournament tournament, SortedMap<Integer, Scorecard> cards, TieBreakEdition edition) {
  static CountedField of(Tournament tournament, Scorecards cards, TieBreakEdition edition) {
    return new CountedField(tournament, cards.cards(), edition);
  }

  PointSystem points() {
    return tournament.points();
  }

  /// Whether unplayed rounds are managed as in a Swiss (C07, 15.3).
  boolean swiss() {
    return !tournament.format().predetermined();
  }

  /// The last round that has begun; the pairings of later ones may be known.
  int lastRound() {
    return cards.values().stream()
        .flatMap(card -> card.lines().stream())
        .filter(line -> line.kind() != Kind.OPEN)
        .mapToInt(ScoreLine::round)
        .max()
        .orElse(0);
  }

  Scorecard card(int number) {
    return Objects.requireNonNull(cards.get(number));
  }

  Fraction points(int number, ScoreKind kind) {
    return card(number).points(kind);
  }

  Map<Integer, Participant> participants() {
    return tournament.participants().stream()
        .collect(Collectors.toMap(Participant::number, each -> each));
  }

  /// As tie-breaks of one's own record see it (15.2).
  CountedField forOwnRecord() {
    return swiss() ? this : with(edition.forfeitsInOwnRecord());
  }

  /// As tie-breaks of ratings see it (15.2).
  CountedField forRatings() {
    return swiss() ? this : with(edition.forfeitsInRatings());
  }

  /// These forfeits count as games (15.2).
  CountedField with(Forfeits forfeits) {
    return with(line ->
        line.kind() == Kind.OPEN
            ? line
            : new ScoreLine(
                line.round(),
                counts(line.kind(), forfeits) ? Kind.PLAYED : line.kind(),
                line.opponent(),
                line.score(),
                line.colour(),
                line.gameHalves(),
                line.matchHalves(),
                line.boards().stream().map(board -> with(board, forfeits)).toList()));
  }

  private static boolean counts(Kind kind, Forfeits forfeits) {
    return switch (kind) {
      case FORFEIT_WIN -> counts(/* won= */ true, forfeits);
      case FORFEIT_LOSS -> counts(/* won= */ false, forfeits);
      default -> false;
    };
  }

  private static BoardScore with(BoardScore board, Forfeits forfeits) {
    boolean played = board.played() || counts(board.halves() > 0, forfeits);
    return new BoardScore(board.colour(), played, board.halves());
  }

  private static boolean counts(boolean won, Forfeits forfeits) {
    return switch (forfeits) {
      case NONE_PLAYED -> false;
      case WINS_PLAYED -> won;
      case ALL_PLAYED -> true;
    };
  }

  /// All pairings of the final round end in draws (8.3). Before it, nothing changes.
  CountedField withFinalRoundDrawn() {
    int last = tournament.plannedRounds();
    return with(line -> line.round() == last && line.opponent().isPresent() ? drawn(line) : line);
  }

  private CountedField with(UnaryOperator<ScoreLine> change) {
    SortedMap<Integer, Scorecard> changed = new TreeMap<>(cards);
    changed.replaceAll(
        (number, card) -> new Scorecard(number, card.lines().stream().map(change).toList()));
    return new CountedField(tournament, changed, edition);
  }

  private ScoreLine drawn(ScoreLine line) {
    boolean teams = points().matches().isPresent();
    return new ScoreLine(
        line.round(),
        Kind.PLAYED,
        line.opponent(),
        line.score(),
        line.colour(),
        points().drawHalves(ScoreKind.GAME_POINTS),
        teams ? points().drawHalves(ScoreKind.MATCH_POINTS) : 0,
        List.of());
  }
}
