package org.jadoube.wording;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OnlineFact;
import org.jadoube.laws.event.Ruling;

/// The facts of a ruling: those that say what happened, and those that only explain it.
record RulingFacts(Ruling ruling) {
  static RulingFacts of(Ruling ruling) {
    return new RulingFacts(ruling);
  }

  /// The facts that say what happened.
  Stream<Fact> leading() {
    return ruling.facts().stream().filter(this::leads).distinct();
  }

  /// The facts that only explain it.
  Stream<Fact> others() {
    return ruling.facts().stream().filter(fact -> !leads(fact)).distinct();
  }

  private boolean leads(Fact fact) {
    return saysWhatHappened(fact)
        || fact instanceof ConductFact.DecisionTakenBack
        || fact instanceof ConductFact.RecordOverruled
        || fact instanceof ConductFact.ReasonGiven
        || fact instanceof Fact.CannotCheckmate && ruling.citation().rule() != Rule.DEAD_POSITION;
  }

  /// Whether the facts say what happened by themselves, so that the rule need not.
  boolean sayWhatHappened() {
    return ruling.facts().stream().anyMatch(RulingFacts::saysWhatHappened);
  }

  private static boolean saysWhatHappened(Fact fact) {
    return switch (fact) {
      case BoardFact.NotThere _,
          BoardFact.IllegalPosition _,
          ConductFact.Signed _,
          ConductFact.SealedMoveBad _,
          ConductFact.LateBy _,
          ConductFact.DeviceNoticed _,
          ConductFact.ScoresDiffer _ ->
          true;
      default -> false;
    };
  }

  /// The player whom the ruling is about: the one who did something or, if no fact says so, the one
  /// who loses by it.
  Optional<Colour> player() {
    return ruling.facts().stream()
        .flatMap(fact -> doer(fact).stream())
        .findFirst()
        .or(() ->
            ruling.consequences().stream()
                .flatMap(consequence -> loser(consequence).stream())
                .findFirst());
  }

  private static Optional<Colour> doer(Fact fact) {
    return switch (fact) {
      case Fact.Declared(Colour player) -> Optional.of(player);
      case Fact.TimeRanOut ranOut -> Optional.of(ranOut.player());
      case BoardFact.Misplayed misplayed -> Optional.of(misplayed.by());
      case BoardFact.Unpressed unpressed -> Optional.of(unpressed.by());
      case BoardFact.Touched touched -> Optional.of(touched.by());
      // A player who does not have the move has claimed.
      case BoardFact.HasTheMove(Colour player) -> Optional.of(player.opposite());
      case ConductFact.StoppedClocks(Colour player) -> Optional.of(player);
      case OnlineFact.NotReconnected reconnected -> Optional.of(reconnected.player());
      case OnlineFact.CardShown shown -> Optional.of(shown.player());
      default -> Optional.empty();
    };
  }

  private static Optional<Colour> loser(Consequence consequence) {
    return switch (consequence) {
      case Consequence.Ends(Result result) -> loser(result);
      case Consequence.TimeAdded added -> Optional.of(added.to().opposite());
      case Consequence.TimeTaken taken -> Optional.of(taken.from());
      case Consequence.MoveBinds binds -> Optional.of(binds.player());
      default -> Optional.empty();
    };
  }

  private static Optional<Colour> loser(Result result) {
    return Stream.of(Colour.values())
        .filter(colour ->
            result.score(colour) == Result.Score.LOSS
                && result.score(colour.opposite()) != Result.Score.LOSS)
        .findFirst();
  }

  /// How many illegal moves by the player have been found.
  int illegalMoves() {
    return ruling.consequences().stream()
        .filter(Consequence.IllegalMoveCounted.class::isInstance)
        .map(Consequence.IllegalMoveCounted.class::cast)
        .mapToInt(Consequence.IllegalMoveCounted::number)
        .findFirst()
        .orElse(1);
  }

  /// The illegal move that the ruling is about.
  Optional<BoardFact.Misplayed> misplayed() {
    return ruling.facts().stream()
        .filter(BoardFact.Misplayed.class::isInstance)
        .map(BoardFact.Misplayed.class::cast)
        .findFirst();
  }

  /// The illegal move tried after a ply.
  Optional<Attempt> attempt(int ply) {
    return ruling.facts().stream()
        .flatMap(fact ->
            switch (fact) {
              case BoardFact.Misplayed misplayed when misplayed.after() == ply ->
                  misplayed.attempt().stream();
              case BoardFact.Unpressed unpressed -> unpressed.attempt().stream();
              default -> Stream.empty();
            })
        .findFirst();
  }

  /// Whether the ruling takes back a player's move, rather than going back to some earlier
  /// position.
  boolean takesMoveBack() {
    return ruling.facts().stream()
        .anyMatch(fact ->
            fact instanceof BoardFact.Misplayed
                || fact instanceof BoardFact.Unpressed
                || fact instanceof BoardFact.Touched);
  }
}
