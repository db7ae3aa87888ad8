package org.jadoube.tournament.measure;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.tiebreak.Modifier;
import org.jadoube.tournament.tiebreak.Modifier.Cut;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakCode;

/// The tie-breaks of a tournament.
public final class TieBreakers {
  private final Field field;

  private TieBreakers(Field field) {
    this.field = field;
  }

  /// Those of this tournament.
  public static TieBreakers of(Tournament tournament, Scorecards cards) {
    return new TieBreakers(Field.of(tournament, cards));
  }

  /// Whether it can be used here: tie-breaks of teams need teams, and ratings everybody's, or what
  /// the unrated count as (C07, 10).
  public boolean fits(TieBreak tieBreak) {
    boolean teams = field.points().matches().isPresent();
    boolean forOthers = !teams && (tieBreak.code().forTeams() || tieBreak.score().isPresent());
    boolean unrated =
        tieBreak.code().needsRatings()
            && !tieBreak.has(Modifier.UnratedAs.class)
            && field.tournament().participants().stream().anyMatch(this::isUnrated);
    return !forOthers && !unrated;
  }

  private boolean isUnrated(Participant participant) {
    return participant.rating().isEmpty() && field.cards().containsKey(participant.number());
  }

  /// The tie-break, which has to fit.
  public TieBreaker of(TieBreak tieBreak) {
    TieBreaker made = made(tieBreak);
    return made instanceof Measure measure ? measure.remembered() : made;
  }

  private TieBreaker made(TieBreak tieBreak) {
    ScoreKind kind = tieBreak.score().orElse(field.points().primary());
    OwnRecord own = new OwnRecord(field, kind);
    Optional<Cut> cut = tieBreak.modifier(Cut.class);
    return switch (tieBreak.code()) {
      case WIN -> own.wins();
      case WON -> own.gamesWon();
      case BPG -> own.blackGames();
      case BWG -> own.blackWins();
      case PS -> own.progressive(cut);
      case REP -> own.roundsElected();
      case KS -> own.koya(tieBreak.modifier(Modifier.Limit.class));
      case BH, FB -> buchholz(tieBreak, kind, cut);
      case AOB -> Buchholz.average(field, buchholz(tieBreak, kind, Optional.empty()), cut);
      case SB -> Buchholz.sonnebornBerger(compared(tieBreak), kind, kind, cut);
      case EMMSB, EMGSB, EGMSB, EGGSB -> extendedBerger(tieBreak, cut);
      case MPVGP -> points(kind.other());
      case SSSC -> combination(tieBreak, kind);
      case ARO, TPR, PTP, APRO, APPO -> rating(tieBreak, cut);
      case BC, TBR, BBE -> new BoardTieBreaker(field, tieBreak.code());
      case DE -> new DirectEncounter(compared(tieBreak), kind);
      case EDE, EDEC, EDET, EDEB, EDEBT, EDEBB ->
          new ExtendedEncounter(compared(tieBreak), kind, tieBreak.code().knockouts());
    };
  }

  /// With forfeits as games, if they count so (15.2).
  private Field compared(TieBreak tieBreak) {
    boolean played = !field.swiss() || tieBreak.has(Modifier.ForfeitsPlayed.class);
    return played ? field.withForfeitsPlayed() : field;
  }

  private Measure points(ScoreKind kind) {
    return number -> Optional.of(field.points(number, kind));
  }

  private Measure buchholz(TieBreak tieBreak, ScoreKind kind, Optional<Cut> cut) {
    boolean fore = tieBreak.code() == TieBreakCode.FB || tieBreak.has(Modifier.Fore.class);
    Field seen = fore ? compared(tieBreak).withFinalRoundDrawn() : compared(tieBreak);
    return Buchholz.buchholz(seen, kind, cut);
  }

  private Measure extendedBerger(TieBreak tieBreak, Optional<Cut> cut) {
    return Buchholz.sonnebornBerger(
        compared(tieBreak),
        tieBreak.code().opponentsScore().orElseThrow(),
        tieBreak.code().scored().orElseThrow(),
        cut);
  }

  /// 13.4.
  private Measure combination(TieBreak tieBreak, ScoreKind primary) {
    Measure strength = buchholz(tieBreak, primary, Optional.empty());
    int divisor =
        tieBreak
            .modifier(Modifier.Divisor.class)
            .map(Modifier.Divisor::divisor)
            .orElse(divisor(primary));
    return number ->
        strength
            .of(number)
            .map(value -> value.over(divisor).plus(field.points(number, primary.other())));
  }

  /// The most that is possible in the tournament, by the most that is possible in a match, rounded
  /// down.
  private int divisor(ScoreKind primary) {
    PointSystem points = field.points();
    long most = (long) points.winHalves(primary) * field.tournament().plannedRounds();
    return (int) Math.max(1, most / Math.max(1, points.winHalves(primary.other())));
  }

  private Measure rating(TieBreak tieBreak, Optional<Cut> cut) {
    OptionalInt unrated =
        tieBreak
            .modifier(Modifier.UnratedAs.class)
            .map(as -> OptionalInt.of(as.rating()))
            .orElse(OptionalInt.empty());
    Ratings ratings = new Ratings(field, unrated);
    return switch (tieBreak.code()) {
      case TPR -> ratings.performance();
      case PTP -> ratings.perfectPerformance();
      case APRO -> ratings.averageOf(ratings.performance(), cut);
      case APPO -> ratings.averageOf(ratings.perfectPerformance(), cut);
      default -> ratings.averageOfOpponents(cut);
    };
  }
}
