package org.jadoube.tournament;

import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.points.ScoreKind;

/// The points that results and byes give in a tournament (Laws, Article 10; E04, Article 7).
///
/// @param games the points for a game
/// @param allocatedByeHalves what a pairing-allocated bye is worth to a player, in half points
/// @param matches what matches are worth, if teams play
/// @since 0.1.0
public record PointSystem(Scoring games, int allocatedByeHalves, Optional<MatchScoring> matches) {
  /// 1, ½ and 0 for players; a pairing-allocated bye is worth a win.
  public static final PointSystem CLASSIC = of(Scoring.CLASSIC);

  public PointSystem {
    Require.atLeast(0, allocatedByeHalves, "allocatedByeHalves");
  }

  /// Players score by this; a pairing-allocated bye is worth a win.
  public static PointSystem of(Scoring games) {
    return new PointSystem(games, games.winHalves(), Optional.empty());
  }

  /// Teams score by this, with 1, ½ and 0 on the boards.
  public static PointSystem of(MatchScoring matches) {
    return new PointSystem(Scoring.CLASSIC, Scoring.CLASSIC.winHalves(), Optional.of(matches));
  }

  /// The score by which participants are ranked first.
  public ScoreKind primary() {
    return matches.map(MatchScoring::primary).orElse(ScoreKind.GAME_POINTS);
  }

  /// The boards of a match of teams; 1 for players.
  public int boards() {
    return matches.map(MatchScoring::boards).orElse(1);
  }

  /// The half points for a round won, in games over all boards or in match points.
  public int winHalves(ScoreKind kind) {
    return scoring(kind).winHalves() * boards(kind);
  }

  /// The half points for a round drawn.
  public int drawHalves(ScoreKind kind) {
    return scoring(kind).drawHalves() * boards(kind);
  }

  /// The half points for a round lost over the board.
  public int lossHalves(ScoreKind kind) {
    return scoring(kind).lossHalves() * boards(kind);
  }

  /// The half points for a bye.
  public int halves(Bye.Kind bye, ScoreKind kind) {
    return switch (bye) {
      case PAIRING_ALLOCATED -> allocatedHalves(kind);
      case FULL_POINT -> winHalves(kind);
      case HALF_POINT -> drawHalves(kind);
      case ZERO_POINT -> 0;
    };
  }

  private int allocatedHalves(ScoreKind kind) {
    return kind == ScoreKind.MATCH_POINTS
        ? matches.map(MatchScoring::allocatedByeHalves).orElse(0)
        : matches.map(MatchScoring::allocatedByeGameHalves).orElse(allocatedByeHalves);
  }

  private Scoring scoring(ScoreKind kind) {
    return kind == ScoreKind.GAME_POINTS ? games : matches.map(MatchScoring::matches).orElse(games);
  }

  private int boards(ScoreKind kind) {
    return kind == ScoreKind.GAME_POINTS ? boards() : 1;
  }
}
