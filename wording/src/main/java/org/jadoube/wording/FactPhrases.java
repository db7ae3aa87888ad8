package org.jadoube.wording;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.laws.edition.Breach;
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

  /// With the names that a game gives to moves.
  static Phrase of(Fact fact, Scene scene) {
    Phrase phrase = Phrase.of(Keys.of("fact", fact));
    return switch (fact) {
      case Fact.LastMove last -> phrase.with("ply", new Ply(last.ply())).with("move", last.move());
      case Fact.Checked checked ->
          Squares.in(phrase.with("king", checked.king()), checked.attackers());
      case Fact.NoLegalMove none -> phrase.with("player", none.player());
      case Fact.SamePosition same -> samePosition(phrase, same.plies());
      case Fact.NoPawnMoveOrCapture none ->
          phrase.with("since", new Ply(none.since())).with("moves", none.plies() / 2);
      case Fact.Intended intended -> phrase.with("attempt", scene.tried(intended.attempt()));
      case Fact.IntendedIllegal illegal ->
          phrase
              .with("attempt", scene.tried(illegal.attempt()))
              .with("reasons", reasons(illegal.breaches()));
      case Fact.ClocksShowed showed -> clocks(phrase, showed);
      case Fact.TimeRanOut ranOut ->
          phrase.with("player", ranOut.player()).with("when", ranOut.when());
      case Fact.MovesCompleted completed -> completed(completed);
      case Fact.CanCheckmate can -> line(phrase.with("player", can.winner()), can.line());
      case Fact.CannotCheckmate cannot ->
          phrase.with("player", cannot.player()).with("cause", cannot.cause());
      case Fact.CheckmateUndecided undecided ->
          phrase.with("player", undecided.player()).with("nodes", undecided.nodes());
      case Fact.Declared declared -> phrase.with("player", declared.player());
      case Fact.Offered offered ->
          phrase.with("by", offered.by()).with("ply", new Ply(offered.ply()));
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

  /// The reasons why a move is illegal, each with its Article.
  static Clauses reasons(List<Breach> breaches) {
    return new Clauses(breaches.stream().map(ReasonPhrases::of).toList());
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
        .with("after", new Ply(plies.getLast()))
        .with("count", plies.stream().filter(ply -> ply > 0).count())
        .with("moves", plies.stream().filter(ply -> ply > 0).map(FactPhrases::ordinal).toList());
  }

  private static Phrase ordinal(int ply) {
    return Phrase.of("ordinal").with("number", new Ply(ply));
  }

  private static Phrase line(Phrase phrase, List<Move> line) {
    return phrase
        .with("line", new MoveSequence(line.subList(0, Math.min(line.size(), LONGEST_LINE))))
        .with("count", line.size())
        .with("long", line.size() > LONGEST_LINE ? "yes" : "no");
  }

  private static Phrase clocks(Phrase phrase, Fact.ClocksShowed showed) {
    return phrase.with("times", showed.times());
  }

  private static Phrase completed(Fact.MovesCompleted completed) {
    return completed.required().isPresent()
        ? Phrase.of("fact.moves-completed-of")
            .with("player", completed.player())
            .with("completed", completed.completed())
            .with("required", completed.required().getAsInt())
        : Phrase.of("fact.moves-completed")
            .with("player", completed.player())
            .with("completed", completed.completed());
  }
}
