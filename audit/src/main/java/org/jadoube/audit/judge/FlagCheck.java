package org.jadoube.audit.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.FlagRemark;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.ending.Losses;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// Checks the result of a game that a flag ended against Article 6.9.
final class FlagCheck {
  private final Edition edition;

  FlagCheck(Edition edition) {
    this.edition = edition;
  }

  /// The finding about the result, if there is one.
  Optional<FindingAt> finding(PlayedGame game, FlagRemark flag) {
    if (game.written() == PgnResult.UNKNOWN || bothMayHaveFallen(game, flag)) {
      return Optional.empty();
    }
    List<Ending> endings = flagged(game, flag).map(colour -> ending(game, colour)).toList();
    return endings.stream().anyMatch(ending -> mayBeRight(game.written(), ending))
        ? Optional.empty()
        : Optional.of(game.found(game.plies(), finding(game, endings)));
  }

  /// Whether both flags may have been down. That draws the game in its last period if nobody knows
  /// which fell first (6.11 until 2017; later only where an event announced the guidelines).
  private boolean bothMayHaveFallen(PlayedGame game, FlagRemark flag) {
    return flag.flagged().isEmpty()
        && game.written() == PgnResult.DRAW
        && edition.has(Rule.BOTH_FLAGS_DOWN_IN_LAST_PERIOD)
        && !edition.value(Parameters.BOTH_FLAGS_DOWN_ONLY_IF_ANNOUNCED);
  }

  /// The players whose flag may have fallen. If the record does not say, it was the loser's, and in
  /// a drawn game either player's.
  private static Stream<Colour> flagged(PlayedGame game, FlagRemark flag) {
    return flag.flagged()
        .or(() -> game.winner().map(Colour::opposite))
        .map(Stream::of)
        .orElseGet(() -> Stream.of(Colour.values()));
  }

  private Ending ending(PlayedGame game, Colour flagged) {
    return Losses.onTime(edition, game.end(), flagged, Judge.MOST_NODES);
  }

  /// Whether a game with that ending may have that result.
  static boolean mayBeRight(PgnResult written, Ending ending) {
    boolean undecided = ending.facts().stream().anyMatch(Fact.CheckmateUndecided.class::isInstance);
    return EndCheck.result(ending) == written || (undecided && written == PgnResult.DRAW);
  }

  private static Finding finding(PlayedGame game, List<Ending> endings) {
    Ending first = endings.getFirst();
    Citation rule = first.citation();
    List<Fact> facts = endings.stream().flatMap(ending -> ending.facts().stream()).toList();
    return first.facts().getFirst() instanceof Fact.CannotCheckmate cannot
            && game.winner().equals(Optional.of(cannot.player()))
        ? new Finding.ImpossibleWin(rule, cannot, game.written())
        : new Finding.FlagFell(rule, facts, game.written());
  }
}
