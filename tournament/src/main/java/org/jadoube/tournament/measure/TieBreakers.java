package org.jadoube.tournament.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.tiebreak.Modifier;
import org.jadoube.tournament.tiebreak.Modifier.Cut;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakCode;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.jadoube.tournament.tiebreak.TieBreakEdition.Forfeits;
import org.jadoube.tournament.tiebreak.TieBreakNote;
import org.jadoube.tournament.tiebreak.TieBreakNote.Kind;

/// The tie-breaks of a tournament.
public final class TieBreakers {
  private final CountedField field;

  private TieBreakers(CountedField field) {
    this.field = field;
  }

  /// Those of this tournament.
  public static TieBreakers of(Tournament tournament, Scorecards cards, TieBreakEdition edition) {
    return new TieBreakers(CountedField.of(tournament, cards, edition));
  }

  /// Notes on the tie-break in this tournament. Some of them rule it out.
  public List<TieBreakNote> notes(TieBreak tieBreak) {
    return Stream.of(Kind.values())
        .filter(kind -> applies(kind, tieBreak))
        .map(kind -> new TieBreakNote(tieBreak, kind))
        .toList();
  }

  private boolean applies(Kind kind, TieBreak tieBreak) {
    TieBreakCode code = tieBreak.code();
    return switch (kind) {
      case FOR_TEAMS ->
          field.points().matches().isEmpty() && (code.forTeams() || tieBreak.score().isPresent());
      case SOMEBODY_UNRATED -> needsMissingRatings(tieBreak);
      case NOT_IN_ROUND_ROBINS ->
          code.isBuchholz()
              && field.tournament().format() == Format.ROUND_ROBIN
              && !field.edition().allowsBuchholzInRoundRobins();
      case NOT_IN_EDITION -> !field.edition().has(tieBreak);
    };
  }

  /// Everybody's, or what the unrated count as (C07, 10).
  private boolean needsMissingRatings(TieBreak tieBreak) {
    return tieBreak.code().needsRatings()
        && !tieBreak.has(Modifier.UnratedAs.class)
        && field.tournament().participants().stream().anyMatch(this::isUnrated);
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
      case STD -> own.standardPoints();
      case KS -> own.koya(tieBreak.modifier(Modifier.Limit.class));
      case BH, FB -> buchholz(tieBreak, kind, cut);
      case AOB -> Buchholz.average(field, buchholz(tieBreak, kind, Optional.empty()), cut);
      case SB -> Buchholz.sonnebornBerger(scores(tieBreak, kind), kind, cut);
      case EMMSB, EMGSB, EGMSB, EGGSB -> extendedBerger(tieBreak, cut);
      case MPVGP -> points(kind.other());
      case SSSC -> combination(tieBreak, kind);
      case ARO, TPR, PTP, APRO, APPO, RTNG -> rating(tieBreak, cut);
      case TPN ->
          new Sorted(
              number -> Optional.of(Fraction.of(number)), !tieBreak.has(Modifier.Reversed.class));
      case BC, TBR, BBE -> new BoardTieBreaker(field, tieBreak.code());
      case DE -> new DirectEncounter(compared(tieBreak), kind);
      case EDE, EDEC, EDET, EDEB, EDEBT, EDEBB ->
          new ExtendedEncounter(compared(tieBreak), kind, tieBreak.code().knockouts());
    };
  }

  /// With forfeits as games, if they count so (15.2).
  private CountedField compared(TieBreak tieBreak) {
    return compared(tieBreak, field);
  }

  private CountedField compared(TieBreak tieBreak, CountedField seen) {
    boolean played = !field.swiss() || tieBreak.has(Modifier.ForfeitsPlayed.class);
    return played ? seen.with(Forfeits.ALL_PLAYED) : seen;
  }

  private OpponentScores scores(TieBreak tieBreak, ScoreKind kind) {
    boolean fore = tieBreak.code() == TieBreakCode.FB || tieBreak.has(Modifier.Fore.class);
    CountedField seen = fore ? field.withFinalRoundDrawn() : field;
    return new OpponentScores(seen, compared(tieBreak, seen), kind);
  }

  private Measure points(ScoreKind kind) {
    return number -> Optional.of(field.points(number, kind));
  }

  private Measure buchholz(TieBreak tieBreak, ScoreKind kind, Optional<Cut> cut) {
    return Buchholz.buchholz(scores(tieBreak, kind), cut);
  }

  private Measure extendedBerger(TieBreak tieBreak, Optional<Cut> cut) {
    return Buchholz.sonnebornBerger(
        scores(tieBreak, tieBreak.code().opponentsScore().orElseThrow()),
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

  private TieBreaker rating(TieBreak tieBreak, Optional<Cut> cut) {
    OptionalInt unrated =
        tieBreak
            .modifier(Modifier.UnratedAs.class)
            .map(as -> OptionalInt.of(as.rating()))
            .orElse(OptionalInt.empty());
    Ratings ratings = new Ratings(field.forRatings(), unrated);
    return switch (tieBreak.code()) {
      case TPR -> ratings.performance();
      case PTP -> ratings.perfectPerformance();
      case APRO -> ratings.averageOf(ratings.performance(), cut);
      case APPO -> ratings.averageOf(ratings.perfectPerformance(), cut);
      case RTNG -> new Sorted(ratings.own(), tieBreak.has(Modifier.Reversed.class));
      default -> ratings.averageOfOpponents(cut);
    };
  }
}
