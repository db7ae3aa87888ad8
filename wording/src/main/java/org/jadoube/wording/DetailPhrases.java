package org.jadoube.wording;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.event.Ruling;

/// Clauses for the facts that explain a ruling, except those that its headline already mentions.
final class DetailPhrases {
  /// Rules that only an arbiter decides on, so nobody need be told who did.
  private static final Set<Rule> ARBITERS =
      EnumSet.of(
          Rule.APPEAL,
          Rule.ARBITER_OVERRULES,
          Rule.QUICKPLAY_CLAIM_UPHELD,
          Rule.QUICKPLAY_CLAIM_POSTPONED,
          Rule.QUICKPLAY_CLAIM_REJECTED,
          Rule.QUICKPLAY_CLAIM_DECIDED_LATER,
          Rule.QUICKPLAY_REFERRED,
          Rule.INCREMENT_INTRODUCED,
          Rule.ADJOURNED_POSITION_LOST,
          Rule.REFUSAL_TO_COMPLY,
          Rule.BOTH_REFUSE);

  /// Rules whose messages say who declared something.
  private static final Set<Rule> DECLARATIONS =
      EnumSet.of(Rule.RESIGNATION, Rule.RESIGNATION_UNWINNABLE, Rule.DRAW_BY_AGREEMENT);

  private DetailPhrases() {}

  static Optional<Phrase> of(Fact fact, Ruling ruling, Scene scene) {
    Rule rule = ruling.citation().rule();
    return switch (fact) {
      case Fact.Under(var citation) ->
          rule == Rule.APPEAL
              ? Optional.of(Phrase.of("fact.appealed").with("citation", citation))
              : Optional.empty();
      case Fact _ when isSaid(fact, ruling) -> Optional.empty();
      default -> Optional.of(BothPlayers.of(fact, ruling, scene));
    };
  }

  private static boolean isSaid(Fact fact, Ruling ruling) {
    Rule rule = ruling.citation().rule();
    return switch (fact) {
      case Fact.Declared _ -> DECLARATIONS.contains(rule);
      case Fact.Intended(var attempt) -> binds(attempt, ruling);
      case Fact.ArbiterDecided(var instead) -> instead.isEmpty() && ARBITERS.contains(rule);
      case Fact.ClocksShowed(Times times) -> times.equals(Times.UNTIMED);
      case ConductFact.StoppedClocks _ -> rule == Rule.CLOCK_STOPPED_WITHOUT_REASON;
      case BoardFact.IllegalMoves _ -> ruling.result().isPresent();
      case BoardFact.Misplayed misplayed -> isSaid(misplayed.kind(), rule);
      default -> false;
    };
  }

  /// Whether the rule already says it: an empty press of the clock and a move with two hands are
  /// all that their rules are about.
  private static boolean isSaid(Misplay.Kind kind, Rule rule) {
    return kind.rule() == rule
        && (kind == Misplay.Kind.NOTHING_MOVED || kind == Misplay.Kind.TWO_HANDS);
  }

  /// Whether the ruling names a declared move that must be made.
  private static boolean binds(Attempt attempt, Ruling ruling) {
    return ruling.consequences().stream()
        .anyMatch(consequence ->
            consequence instanceof Consequence.MoveBinds binds && binds.attempt().equals(attempt));
  }
}
