package org.jadoube.web.ask;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.finding.PossibleMeaning;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Position;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;

/// The ruling of the Laws on one meaning of a text.
///
/// @param legal the legal moves it can mean
/// @param trials the illegal moves it can mean, with reasons; empty if no piece could make it
record MoveRuling(Sense sense, List<Move> legal, List<PossibleMeaning> trials) {
  /// The ruling of `edition` on `sense` in `setup`, whose position is `position`.
  static MoveRuling of(Edition edition, Setup setup, Position position, Sense sense) {
    List<Move> legal = new ArrayList<>();
    List<PossibleMeaning> trials = new ArrayList<>();
    for (Attempt attempt : sense.said().attempts(setup)) {
      switch (explanation(setup, position, sense, attempt)) {
        case MoveExplanation.Legal(Move move) -> legal.add(move);
        case MoveExplanation.Illegal(List<Reason> reasons) ->
            trials.add(PossibleMeaning.of(edition, attempt, reasons));
      }
    }
    return new MoveRuling(sense, List.copyOf(legal), PossibleMeaning.nearest(trials));
  }

  private static MoveExplanation explanation(
      Setup setup, Position position, Sense sense, Attempt attempt) {
    MoveExplanation explanation = MoveExplanation.of(setup, attempt);
    return switch (explanation) {
      case MoveExplanation.Legal(Move.Castling _)
          when sense.said().lettered() && attempt instanceof Attempt.Step step ->
          notAStep(setup, step);
      // A setup keeps impossible rights, a position drops them.
      case MoveExplanation.Legal _ when attempt.in(position).isEmpty() ->
          MoveExplanation.of(position, attempt);
      default -> explanation;
    };
  }

  /// The explanation for castling written as a step: castling is written as such or as plain
  /// squares, and `Kg1` would be a king's step too long for one.
  private static MoveExplanation notAStep(Setup setup, Attempt.Step step) {
    boolean ontoItsRook = setup.board().at(step.to()).isPresent();
    return new MoveExplanation.Illegal(
        List.of(
            ontoItsRook
                ? new Reason.OwnPieceThere(step.to())
                : new Reason.NotHowThePieceMoves(Role.KING, step.from(), step.to())));
  }

  boolean isLegal() {
    return !legal.isEmpty();
  }
}
