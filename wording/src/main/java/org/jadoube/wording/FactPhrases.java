package org.jadoube.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jadoube.chess.Move;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;

/// Phrases for facts, as clauses.
final class FactPhrases {
  private static final int LONGEST_LINE = 8;

  private FactPhrases() {}

  static Phrase of(Fact fact) {
    return of(fact, Scene.UNKNOWN);
  }

  /// A fact, with the names that a game gives to moves.
  static Phrase of(Fact fact, Scene scene) {
    Phrase phrase = Phrase.of(MessageKeys.of("fact", fact));
    return switch (fact) {
      case Fact.LastMove last ->
          phrase.with("ply", new PlyNumber(last.ply())).with("move", last.move());
      case Fact.Checked checked ->
          Squares.in(phrase.with("king", checked.king()), checked.attackers());
      case Fact.NoLegalMove none -> phrase.with("player", none.player());
      case Fact.SamePosition same -> samePosition(phrase, same.plies());
      case Fact.NoPawnMoveOrCapture none ->
          phrase.with("since", new PlyNumber(none.since())).with("moves", none.plies() / 2);
      case Fact.Intended intended -> phrase.with("attempt", scene.tried(intended.attempt()));
      case Fact.IntendedIllegal illegal ->
          phrase
              .with("attempt", scene.tried(illegal.attempt()))
              .with("reasons", reasons(illegal.breaches()));
      case Fact.ClocksShowed showed -> clocks(phrase, showed);
      case Fact.TimeRanOut ranOut ->
          phrase.with("player", ranOut.player()).with("when", ranOut.when());
      case Fact.MovesCompleted completed -> completed(completed);
      case Fact.CanCheckmate can ->
          line(phrase.with("player", can.winner()), can.line(), scene.examples());
      case Fact.CannotCheckmate cannot ->
          phrase.with("player", cannot.player()).with("cause", cannot.cause());
      case Fact.CheckmateUndecided undecided ->
          phrase.with("player", undecided.player()).with("nodes", undecided.nodes());
      case Fact.Declared declared -> phrase.with("player", declared.player());
      case Fact.Offered offered ->
          phrase.with("by", offered.by()).with("ply", new PlyNumber(offered.ply()));
      case BoardFact.Misplayed misplayed -> misplayed(misplayed, scene);
      case BoardFact.Touched touched ->
          phrase
              .with("by", touched.by())
              .with("squares", touched.squares())
              .with("count", touched.squares().size());
      case BoardFact.Unpressed unpressed ->
          phrase.with(
              "misplay",
              MisplayPhrases.of(
                  unpressed.by(),
                  unpressed.kind(),
                  unpressed.attempt().map(scene::tried),
                  unpressed.breaches()));
      case BoardFact board -> RecordPhrases.of("fact", board);
      case Fact.Under under -> phrase.with("citation", under.citation());
      case Fact.Worth worth -> phrase.with("time", worth.time());
      case ConductFact conduct -> RecordPhrases.of("fact", conduct);
      case OnlineFact online -> RecordPhrases.of("fact", online);
      case Fact.ArbiterDecided decided -> phrase.with("instead", decided.instead());
    };
  }

  /// The reasons why a move is illegal, with their Articles, each after the last of its reasons.
  static Clauses reasons(List<Breach> breaches) {
    return reasons(breaches, _ -> true);
  }

  /// @param named which provisions are to be named; the others already are
  static Clauses reasons(List<Breach> breaches, Predicate<Citation> named) {
    List<Phrase> clauses = new ArrayList<>();
    for (int at = 0; at < breaches.size(); at++) {
      Breach breach = breaches.get(at);
      boolean again =
          at + 1 < breaches.size() && breaches.get(at + 1).citation().equals(breach.citation());
      clauses.add(
          again || !named.test(breach.citation())
              ? ReasonPhrases.of(breach.reason())
              : ReasonPhrases.of(breach));
    }
    return new Clauses(clauses);
  }

  private static Phrase misplayed(BoardFact.Misplayed misplayed, Scene scene) {
    int before = misplayed.after();
    return MisplayPhrases.of(
        misplayed.by(),
        misplayed.kind(),
        misplayed
            .attempt()
            .map(attempt -> MisplayPhrases.numbered(scene.tried(attempt, before), before + 1)),
        misplayed.breaches());
  }

  private static Phrase samePosition(Phrase phrase, List<Integer> plies) {
    return phrase
        .with("total", plies.size())
        .with("start", plies.contains(0) ? "yes" : "no")
        .with("after", new PlyNumber(plies.getLast()))
        .with("count", plies.stream().filter(ply -> ply > 0).count())
        .with("moves", plies.stream().filter(ply -> ply > 0).map(FactPhrases::ordinal).toList());
  }

  private static Phrase ordinal(int ply) {
    return Phrase.of("ordinal").with("number", new PlyNumber(ply));
  }

  /// The moves to a mate, if they are quickly told.
  private static Phrase line(Phrase phrase, List<Move> line, boolean examples) {
    List<Move> told = examples && line.size() <= LONGEST_LINE ? line : List.of();
    return phrase.with("line", new MoveSequence(told)).with("count", told.size());
  }

  private static Phrase clocks(Phrase phrase, Fact.ClocksShowed showed) {
    return phrase.with("times", showed.times());
  }

  private static Phrase completed(Fact.MovesCompleted completed) {
    return Phrase.of(completedKey(completed))
        .with("player", completed.player())
        .with("completed", completed.completed())
        .with("required", completed.required().orElse(0));
  }

  /// The key for completed moves. A flag that fell long ago may be seen when the moves have been
  /// completed.
  private static String completedKey(Fact.MovesCompleted completed) {
    if (completed.required().isEmpty()) {
      return "fact.moves-completed";
    }
    return completed.completed() < completed.required().getAsInt()
        ? "fact.moves-completed-of"
        : "fact.moves-completed-late";
  }
}
