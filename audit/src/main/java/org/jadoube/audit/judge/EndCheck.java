package org.jadoube.audit.judge;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.audit.finding.EndRemark;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.FlagRemark;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.game.Termination;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.ending.History;
import org.jadoube.laws.ending.Losses;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// Checks the result of a game against its moves.
final class EndCheck {
  private final Edition edition;
  private final Endings endings;
  private final FlagCheck flags;
  private final RemarkCheck remarks;
  private final AgreementCheck agreements;

  /// @param terms what is known about the events
  EndCheck(Edition edition, AuditTerms terms) {
    this.edition = edition;
    endings = Endings.of(edition);
    flags = new FlagCheck(edition);
    remarks = new RemarkCheck(edition);
    agreements = new AgreementCheck(edition, terms.movesBeforeDraw());
  }

  /// After which ply the game was over; empty if it could go on.
  OptionalInt end(History history) {
    return endings.first(history);
  }

  /// The finding about a game that was over after `end`, if there is one.
  Optional<FindingAt> finding(PlayedGame game, History history, OptionalInt end) {
    return end.isPresent()
        ? against(game, end.getAsInt(), endings.at(history.at(end.getAsInt())).orElseThrow())
        : withoutEnding(game, history);
  }

  private static Optional<FindingAt> against(PlayedGame game, int ply, Ending ending) {
    PgnResult written = game.written();
    int playedOn = game.plies() - ply;
    if (playedOn > 0) {
      Finding finding = new Finding.PlayedOn(ending.citation(), ending.facts(), playedOn, written);
      return Optional.of(game.found(ply, finding));
    }
    if (!game.whole()) {
      return Optional.empty();
    }
    return written == result(ending)
        ? game.saidOutcome().flatMap(said -> RemarkCheck.outcome(game, said))
        : Optional.of(game.found(ply, contradicted(ending, written)));
  }

  private static Finding contradicted(Ending ending, PgnResult written) {
    return new Finding.ContradictedResult(
        ending.citation(), ending.facts(), result(ending), written);
  }

  /// The result as PGN writes it.
  static PgnResult result(Ending ending) {
    return PgnResult.of(ending.result().toString()).orElseThrow();
  }

  /// The position did not end the game, so something else did.
  private Optional<FindingAt> withoutEnding(PlayedGame game, History history) {
    if (!game.whole()) {
      return Optional.empty();
    }
    return switch (game.termination()) {
      case Termination.OnTime(FlagRemark flag) -> flags.finding(game, flag);
      case Termination.Decided(Optional<EndRemark> winner) ->
          winner.flatMap(remark -> remarks.finding(game, history, remark));
      case Termination.Said(EndRemark remark) ->
          remarks.finding(game, history, remark).or(() -> agreed(game, history, remark));
      case Termination.ByThePlayers _ ->
          game.winner()
              .flatMap(winner -> resigned(game, winner.opposite()))
              .or(() -> agreements.finding(game, history));
    };
  }

  private Optional<FindingAt> agreed(PlayedGame game, History history, EndRemark remark) {
    return remark == EndRemark.AGREEMENT ? agreements.finding(game, history) : Optional.empty();
  }

  /// The finding about the result if `loser` resigned, which alone can have lost the game.
  private Optional<FindingAt> resigned(PlayedGame game, Colour loser) {
    Ending ending = Losses.byResignation(edition, game.end(), loser, Judge.MOST_NODES);
    return ending.facts().stream()
        .filter(Fact.CannotCheckmate.class::isInstance)
        .map(Fact.CannotCheckmate.class::cast)
        .map(fact -> new Finding.ImpossibleWin(ending.citation(), fact, game.written()))
        .map(finding -> game.found(game.plies(), finding))
        .findFirst();
  }
}
