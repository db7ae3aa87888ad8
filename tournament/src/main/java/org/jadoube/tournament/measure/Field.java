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
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;
import org.jadoube.tournament.score.Scorecards;

/// Everybody whose results count, as a tie-break sees them.
record Field(Tournament tournament, SortedMap<Integer, Scorecard> cards) {
  static Field of(Tournament tournament, Scorecards cards) {
    return new Field(tournament, cards.cards());
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

  /// Forfeits count as games (15.2).
  Field withForfeitsPlayed() {
    return with(line -> isForfeit(line.kind()) ? with(line, Kind.PLAYED) : line);
  }

  private static boolean isForfeit(Kind kind) {
    return kind == Kind.FORFEIT_WIN || kind == Kind.FORFEIT_LOSS;
  }

  /// All pairings of the final round end in draws (8.3). Before it, nothing changes.
  Field withFinalRoundDrawn() {
    int last = tournament.plannedRounds();
    return with(line -> line.round() == last && line.opponent().isPresent() ? drawn(line) : line);
  }

  private Field with(UnaryOperator<ScoreLine> change) {
    SortedMap<Integer, Scorecard> changed = new TreeMap<>(cards);
    changed.replaceAll(
        (number, card) -> new Scorecard(number, card.lines().stream().map(change).toList()));
    return new Field(tournament, changed);
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

  private static ScoreLine with(ScoreLine line, Kind kind) {
    return new ScoreLine(
        line.round(),
        kind,
        line.opponent(),
        line.score(),
        line.colour(),
        line.gameHalves(),
        line.matchHalves(),
        line.boards());
  }
}
