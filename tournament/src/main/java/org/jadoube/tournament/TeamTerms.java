package org.jadoube.tournament;

import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.points.ScoreKind;

/// The terms of a tournament that concern teams alone.
///
/// @param boards of each match
/// @param matchPoints what matches are worth, in half points; 2, 1 and 0 points if left out
/// @param rankedBy what teams are ranked by first; by match points if left out
/// @param byeMatchHalves match points for a pairing-allocated bye, in half points; as much as a
///   match won if left out
/// @param byeGameHalves game points for it, in half points; as much as a draw on each board if left
///   out
/// @param lineUpLead how long before the appointed start of a round its line-ups have to be there;
///   they can be handed in until the round is published if this is left out
/// @param colours that teams prefer in a Swiss (C.04.6 1.7); those of type A if left out
/// @since 0.1.0
public record TeamTerms(
    int boards,
    Optional<Scoring> matchPoints,
    Optional<ScoreKind> rankedBy,
    OptionalInt byeMatchHalves,
    OptionalInt byeGameHalves,
    Optional<Duration> lineUpLead,
    Optional<ColourPreferences> colours) {
  /// 2, 1 and 0 match points.
  private static final Scoring USUAL_MATCHES = MatchScoring.usual(1).matches();

  /// From when on there is a Swiss Team System.
  private static final LocalDate SWISS_OF_TEAMS = LocalDate.of(2024, 8, 1);

  private static final int MOST_HALVES = 1000;
  private static final long MOST_DAYS = 366;

  public TeamTerms {
    Require.within(1, MatchScoring.MOST_BOARDS, boards, "boards");
    Require.within(0, MOST_HALVES, byeMatchHalves.orElse(0), "byeMatchHalves");
    Require.within(0, MOST_HALVES, byeGameHalves.orElse(0), "byeGameHalves");
    lineUpLead.ifPresent(
        lead -> Require.within(0, MOST_DAYS, lead.isNegative() ? -1 : lead.toDays(), "lineUpLead"));
  }

  /// The usual terms of a match on so many boards.
  public static TeamTerms of(int boards) {
    return new TeamTerms(
        boards,
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// The terms on which matches are worth that. In a Swiss they say what a bye is worth, since
  /// otherwise its day would decide.
  ///
  /// @param games what games are worth
  static TeamTerms of(MatchScoring scoring, Format format, Scoring games) {
    Scoring matches = scoring.matches();
    TeamTerms usual = of(scoring.boards());
    MatchScoring otherwise = usual.matchPoints(matches).scoring(games, Score.WIN);
    int bye = scoring.allocatedByeHalves();
    return new TeamTerms(
        scoring.boards(),
        usual.matchPoints(matches).matchPoints,
        Optional.of(scoring.primary()).filter(kind -> kind != otherwise.primary()),
        format == Format.SWISS ? OptionalInt.of(bye) : unusual(bye, otherwise.allocatedByeHalves()),
        unusual(scoring.allocatedByeGameHalves(), otherwise.allocatedByeGameHalves()),
        Optional.empty(),
        Optional.empty());
  }

  private TeamTerms matchPoints(Scoring matches) {
    return new TeamTerms(
        boards,
        Optional.of(matches).filter(said -> !said.equals(USUAL_MATCHES)),
        rankedBy,
        byeMatchHalves,
        byeGameHalves,
        lineUpLead,
        colours);
  }

  /// A copy in which teams prefer those colours.
  public TeamTerms preferring(ColourPreferences preferences) {
    return new TeamTerms(
        boards,
        matchPoints,
        rankedBy,
        byeMatchHalves,
        byeGameHalves,
        lineUpLead,
        Optional.of(preferences));
  }

  private static OptionalInt unusual(int halves, int usual) {
    return halves == usual ? OptionalInt.empty() : OptionalInt.of(halves);
  }

  /// As which result of a match the bye that pairing gives counts, unless it is settled: in a Swiss
  /// as a draw, since there is a Swiss Team System (C.04.6, 1.4); elsewhere as one won.
  ///
  /// @param start the first day; today's rules apply if it is not known
  public static Score usualBye(Format format, Optional<LocalDate> start) {
    boolean before = start.filter(day -> day.isBefore(SWISS_OF_TEAMS)).isPresent();
    return format == Format.SWISS && !before ? Score.DRAW : Score.WIN;
  }

  /// The points that matches give.
  ///
  /// @param games what games are worth
  /// @param bye as which result of a match an allocated bye counts, unless it is settled
  MatchScoring scoring(Scoring games, Score bye) {
    Scoring matches = matchPoints.orElse(USUAL_MATCHES);
    return new MatchScoring(
        matches,
        boards,
        rankedBy.orElse(ScoreKind.MATCH_POINTS),
        byeMatchHalves.orElse(bye == Score.DRAW ? matches.drawHalves() : matches.winHalves()),
        byeGameHalves.orElse(boards * games.drawHalves()));
  }
}
