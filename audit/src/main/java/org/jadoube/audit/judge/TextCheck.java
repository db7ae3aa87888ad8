package org.jadoube.audit.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.PossibleMeaning;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.Pass;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;

/// Checks a game as it is written: faults of the text, illegal moves, differing results.
final class TextCheck {
  private final Edition edition;

  TextCheck(Edition edition) {
    this.edition = edition;
  }

  List<FindingAt> findings(PlayedGame game) {
    List<FindingAt> findings = new ArrayList<>();
    findings.addAll(game.form());
    findings.addAll(faults(game));
    differingResults(game).ifPresent(finding -> findings.add(game.found(game.plies(), finding)));
    return findings;
  }

  /// The faults of its words.
  List<FindingAt> faults(PlayedGame game) {
    return Stream.concat(
            game.faults().stream().map(fault -> found(game, fault)),
            game.passed().stream().map(pass -> passed(game, pass)))
        .toList();
  }

  private FindingAt found(PlayedGame game, PgnFault fault) {
    int ply = Math.min(fault.ply(), game.plies());
    return new FindingAt(ply, fault.line(), finding(game, fault, ply));
  }

  private Finding finding(PlayedGame game, PgnFault fault, int ply) {
    return switch (fault.kind()) {
      case ILLEGAL_MOVE -> illegalMove(game, fault, ply);
      case AMBIGUOUS_MOVE -> new Finding.AmbiguousMove(fault.found(), fault.candidates());
      default -> malformed(fault);
    };
  }

  private Finding illegalMove(PlayedGame game, PgnFault fault, int ply) {
    Setup setup = game.setup(ply);
    return PossibleMeaning.all(edition, setup, fault.found())
        .<Finding>map(trials ->
            new Finding.IllegalMove(fault.found(), setup.turn(), trials, fault.candidates()))
        .orElseGet(() -> malformed(fault));
  }

  private static Finding malformed(PgnFault fault) {
    return new Finding.Malformed(fault.kind(), fault.column(), fault.found(), fault.expected());
  }

  private FindingAt passed(PlayedGame game, Pass pass) {
    Colour player = game.positions().get(pass.ply()).turn();
    Finding finding = new Finding.Passed(edition.cite(Rule.ALTERNATE_MOVES), player);
    return new FindingAt(pass.ply(), pass.line(), finding);
  }

  private static Optional<Finding> differingResults(PlayedGame game) {
    return game.afterMoves().flatMap(behind -> differing(game, behind));
  }

  private static Optional<Finding> differing(PlayedGame game, PgnResult afterMoves) {
    return game.resultTag()
        .filter(tag -> !PgnResult.of(tag).equals(Optional.of(afterMoves)))
        .map(tag -> new Finding.DifferingResults(tag, afterMoves));
  }
}
