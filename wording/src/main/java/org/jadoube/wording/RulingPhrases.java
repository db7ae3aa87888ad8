package org.jadoube.wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;

/// Phrases for rulings: first what happened and what follows, then the Articles, then the facts.
final class RulingPhrases {
  private final Ruling ruling;
  private final Scene scene;
  private final RulingFacts facts;

  private RulingPhrases(Ruling ruling, Scene scene) {
    this.ruling = ruling;
    this.scene = scene;
    this.facts = RulingFacts.of(ruling);
  }

  /// The ruling in parts.
  ///
  /// @param has whether there is a message with that key: most rules have none
  static Outline of(Ruling ruling, Predicate<String> has, Scene scene) {
    RulingPhrases phrases = new RulingPhrases(ruling, scene);
    return new Outline(phrases.headline(has), phrases.citation(), phrases.details());
  }

  private List<Phrase> headline(Predicate<String> has) {
    List<Phrase> headline = new ArrayList<>(opening(has));
    headline.addAll(Outline.sentences(consequences()).toList());
    return headline.isEmpty() ? List.of(Phrase.of("rule.other")) : headline;
  }

  private List<Phrase> opening(Predicate<String> has) {
    Stream<Phrase> leading =
        Outline.sentences(
            facts.leading().map(fact -> BothPlayers.of(fact, ruling, scene)).distinct());
    String key = RuleKeys.of(ruling);
    return facts.sayWhatHappened() || !has.test(key)
        ? leading.toList()
        : Stream.concat(Stream.of(rule(key)), leading).toList();
  }

  private Phrase rule(String key) {
    return Phrase.of(key).with("player", facts.player()).with("number", facts.illegalMoves());
  }

  private Stream<Phrase> consequences() {
    Optional<Phrase> pawn = PromotedPawn.becomes(ruling, scene);
    return pawn.isPresent()
        ? Stream.concat(pawn.stream(), said(PromotedPawn::isForThePlayers))
        : said(_ -> true);
  }

  /// The phrases for these consequences. The player's obligations come last.
  private Stream<Phrase> said(Predicate<Consequence> which) {
    return ruling.consequences().stream()
        .filter(which)
        .filter(this::isSaid)
        .sorted(Comparator.comparing(RulingPhrases::binds))
        .map(consequence -> ConsequencePhrases.of(consequence, facts, scene))
        .distinct();
  }

  private static boolean binds(Consequence consequence) {
    return switch (consequence) {
      case Consequence.TouchBinds _,
          Consequence.ReleaseBinds _,
          Consequence.ChoiceBinds _,
          Consequence.MoveBinds _ ->
          true;
      default -> false;
    };
  }

  /// Whether a consequence has words of its own. The number of illegal moves found is a fact; a
  /// draw by agreement has been called a draw; and a player who has to play a declared move need
  /// not hear which other piece was touched.
  private boolean isSaid(Consequence consequence) {
    return switch (consequence) {
      case Consequence.IllegalMoveCounted _ -> false;
      case Consequence.Ends(Result result) ->
          ruling.citation().rule() != Rule.DRAW_BY_AGREEMENT || !result.equals(Result.DRAW);
      case Consequence.TouchBinds _ ->
          ruling.consequences().stream().noneMatch(Consequence.MoveBinds.class::isInstance);
      default -> true;
    };
  }

  /// The rule applied and the other provisions that apply too.
  private Phrase citation() {
    List<Citation> citations = new ArrayList<>(List.of(ruling.citation()));
    for (Fact fact : ruling.facts()) {
      if (fact instanceof Fact.Under(Citation further) && applies(further)) {
        citations.add(further);
      }
    }
    return CitationPhrases.of(citations);
  }

  /// Whether a provision is cited. An appeal names the decision it was against among its facts, and
  /// a move that stands is not replaced by another.
  private boolean applies(Citation citation) {
    Rule further = citation.rule();
    return citation.edition().equals(ruling.citation().edition())
        && ruling.citation().rule() != Rule.APPEAL
        && (further != Rule.TOUCH_MOVE_ON_REPLACEMENT
            || PromotedPawn.becomes(ruling, scene).isEmpty());
  }

  private List<Phrase> details() {
    return Outline.sentences(
            facts.others().flatMap(fact -> DetailPhrases.of(fact, ruling, scene).stream()))
        .distinct()
        .toList();
  }
}
