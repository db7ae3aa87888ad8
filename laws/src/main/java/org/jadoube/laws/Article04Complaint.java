package org.jadoube.laws;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Article 4.8 (4.7 before 2014): objecting to a move that the pieces touched do not allow, and
/// losing the right to.
final class Article04Complaint {
  private Article04Complaint() {}

  static Decision touchMove(BoardAct.Report act, Game game) {
    Rule rule = Rule.TOUCHED_OWN_PIECE;
    Optional<Irregularities.Broken> broken = game.irregularities().broken();
    if (broken.isEmpty()) {
      return Decision.refused(
          game, Rule.OBJECTION_RIGHT_LOST, new BoardObjection.NothingIrregular(act.what()));
    }
    if (!AppendixARapid.rulesOnTouching(act.by(), game)) {
      return Decision.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return Decision.of(game, ruling(broken.get(), act.at(), game));
  }

  private static Ruling ruling(Irregularities.Broken broken, Instant at, Game game) {
    return new Ruling(
        at,
        game.edition().cite(broken.rule()),
        List.of(
            new Consequence.PositionRestored(broken.before()),
            new Consequence.TouchBinds(broken.by(), broken.touched())),
        List.of(
            new BoardFact.Touched(broken.by(), broken.touched()),
            new Fact.ClocksShowed(game.clock().times(at))));
  }

  /// Nobody can object any more: a position that ends the game ends it now.
  static Decision unheard(Instant at, Game game) {
    return game.ply().made().isPresent() && game.irregularities().broken().isEmpty()
        ? Article05CompletionOfTheGame.ending(game, at)
            .map(ruling -> Decision.of(game, ruling))
            .orElseGet(() -> Decision.nothing(game))
        : Decision.nothing(game);
  }
}
