package org.jadoube.tournament.tiebreak;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.tournament.points.ScoreKind;

/// The tie-breaks of C07, Article 5, by their acronyms.
///
/// @since 0.1.0
public enum TieBreakCode {
  /// Average of opponents' Buchholz.
  AOB("8.2"),
  /// Average perfect performance of opponents.
  APPO("10.5"),
  /// Average performance rating of opponents.
  APRO("10.4"),
  /// Average rating of opponents.
  ARO("10.1"),
  /// Bottom board elimination.
  BBE("12.3"),
  /// Board count: less is better.
  BC("12.1"),
  /// Buchholz.
  BH("8.1"),
  /// Number of games played with Black.
  BPG("7.3"),
  /// Number of games won with Black.
  BWG("7.4"),
  /// Direct encounter.
  DE("6"),
  /// Extended direct encounter of teams.
  EDE("13.3"),
  /// As [#EDE], then [#BC] between two teams that are still tied (13.3.2).
  EDEC("13.3"),
  /// As [#EDE], then [#TBR].
  EDET("13.3"),
  /// As [#EDE], then [#BBE].
  EDEB("13.3"),
  /// As [#EDE], then [#BC] and [#TBR].
  EDEBT("13.3"),
  /// As [#EDE], then [#BC] and [#BBE].
  EDEBB("13.3"),
  /// Extended Sonneborn-Berger: the opponent's game points times the game points scored.
  EGGSB("13.2.4"),
  /// The opponent's game points times the match points scored.
  EGMSB("13.2.3"),
  /// The opponent's match points times the game points scored.
  EMGSB("13.2.2"),
  /// The opponent's match points times the match points scored.
  EMMSB("13.2.1"),
  /// Fore Buchholz.
  FB("8.3"),
  /// Koya system.
  KS("9.2"),
  /// Match points or game points, whichever teams are not ranked by.
  MPVGP("13.1"),
  /// Sum of progressive scores.
  PS("7.5"),
  /// Perfect tournament performance.
  PTP("10.3"),
  /// Rounds one elected to play.
  REP("7.6"),
  /// By rating: the higher is better.
  RTNG("10.6", TieBreakEdition.MARCH_2026),
  /// Sonneborn-Berger.
  SB("9.1"),
  /// Scores and schedule strength combination.
  SSSC("13.4"),
  /// Standard points: 1, ½ or 0 for each round, whatever they are worth.
  STD("7.7", TieBreakEdition.MARCH_2026),
  /// Top board results.
  TBR("12.2"),
  /// By pairing number: the lower is better.
  TPN("7.8", TieBreakEdition.MARCH_2026),
  /// Tournament performance rating.
  TPR("10.2"),
  /// Number of wins, played or not.
  WIN("7.1"),
  /// Number of games won over the board.
  WON("7.2");

  private static final Set<TieBreakCode> EXTENDED_ENCOUNTERS =
      Set.of(EDE, EDEC, EDET, EDEB, EDEBT, EDEBB);
  private static final Set<TieBreakCode> EXTENDED_BERGERS = Set.of(EGGSB, EGMSB, EMGSB, EMMSB);
  private static final Set<TieBreakCode> FOR_RATINGS = Set.of(APPO, APRO, ARO, PTP, RTNG, TPR);
  private static final Set<TieBreakCode> SUMS = Set.of(AOB, APPO, APRO, ARO, BH, FB, PS, SB);
  private static final Set<TieBreakCode> BUCHHOLZ = Set.of(AOB, BH, FB);
  private static final Set<TieBreakCode> OF_OPPONENTS_RESULTS = Set.of(AOB, BH, DE, FB, SB, SSSC);
  private static final Set<TieBreakCode> OF_TEAM_SCORES = Set.of(BBE, BC, MPVGP, TBR);

  private final String article;
  private final TieBreakEdition since;

  TieBreakCode(String article) {
    this(article, TieBreakEdition.BEFORE_2023);
  }

  TieBreakCode(String article, TieBreakEdition since) {
    this.article = article;
    this.since = since;
  }

  /// Where C07 defines it.
  public String article() {
    return article;
  }

  /// The first edition that has it, as far as editions are told apart here.
  public TieBreakEdition since() {
    return since;
  }

  /// Whether it is for teams only (Articles 12 and 13).
  public boolean forTeams() {
    return EXTENDED_ENCOUNTERS.contains(this)
        || EXTENDED_BERGERS.contains(this)
        || OF_TEAM_SCORES.contains(this)
        || this == SSSC;
  }

  /// Whether it is calculated from ratings, so that it needs everybody's (Article 10).
  public boolean needsRatings() {
    return FOR_RATINGS.contains(this);
  }

  /// Whether it is Buchholz or made of it (Article 8).
  public boolean isBuchholz() {
    return BUCHHOLZ.contains(this);
  }

  /// Whether the modifier means something for it (Article 14).
  public boolean takes(Modifier modifier) {
    return switch (modifier) {
      case Modifier.Cut _ -> SUMS.contains(this) || EXTENDED_BERGERS.contains(this);
      case Modifier.Limit _ -> this == KS;
      case Modifier.ForfeitsPlayed _ ->
          OF_OPPONENTS_RESULTS.contains(this)
              || EXTENDED_BERGERS.contains(this)
              || EXTENDED_ENCOUNTERS.contains(this);
      case Modifier.Fore _ -> this == AOB || this == SSSC;
      case Modifier.UnratedAs _ -> needsRatings();
      case Modifier.Divisor _ -> this == SSSC;
      case Modifier.Reversed _ -> this == TPN || this == RTNG;
    };
  }

  /// Whether one can say which score of teams it is calculated from (Article 13).
  public boolean takesScore() {
    return !needsRatings()
        && !EXTENDED_BERGERS.contains(this)
        && !OF_TEAM_SCORES.contains(this)
        && this != REP
        && this != TPN;
  }

  /// The tie-breaks between two teams that an extended direct encounter leaves tied, in order.
  public List<TieBreakCode> knockouts() {
    return switch (this) {
      case EDEC -> List.of(BC);
      case EDET -> List.of(TBR);
      case EDEB -> List.of(BBE);
      case EDEBT -> List.of(BC, TBR);
      case EDEBB -> List.of(BC, BBE);
      default -> List.of();
    };
  }

  /// The opponent's score that an extended Sonneborn-Berger multiplies; empty for the others.
  public Optional<ScoreKind> opponentsScore() {
    return extendedBerger(1);
  }

  /// The scored points that an extended Sonneborn-Berger multiplies; empty for the others.
  public Optional<ScoreKind> scored() {
    return extendedBerger(2);
  }

  private Optional<ScoreKind> extendedBerger(int letter) {
    return Optional.of(this)
        .filter(EXTENDED_BERGERS::contains)
        .map(code ->
            code.name().charAt(letter) == 'M' ? ScoreKind.MATCH_POINTS : ScoreKind.GAME_POINTS);
  }

  /// The acronym as C07 prints it.
  @Override
  public String toString() {
    return this == MPVGP ? "MPvGP" : name();
  }
}
