package org.jadoube.uci.match;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Score;

/// Follows the evaluations of one game.
final class Adjudicator {
  private static final int MATE = 100_000;

  private final Adjudication terms;
  private int drawish; // plies in a row
  private final int[] lost = new int[2]; // moves in a row, by colour
  private final int[] won = new int[2];

  Adjudicator(Adjudication terms) {
    this.terms = terms;
  }

  /// Takes the evaluation of a move.
  void take(Colour mover, Optional<Finding> finding, boolean irreversible) {
    OptionalInt value =
        finding
            .map(Finding::score)
            .map(Adjudicator::value)
            .map(OptionalInt::of)
            .orElse(OptionalInt.empty());
    int side = mover.ordinal();
    drawish = irreversible || !isDrawish(value) ? 0 : drawish + 1;
    lost[side] = isBehind(value, -1) ? lost[side] + 1 : 0;
    won[side] = isBehind(value, 1) ? won[side] + 1 : 0;
  }

  private static int value(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> value;
      case Score.Mate(int moves) -> moves > 0 ? MATE : -MATE;
    };
  }

  private boolean isDrawish(OptionalInt value) {
    return terms.draw().isPresent()
        && value.isPresent()
        && Math.abs(value.getAsInt()) <= terms.draw().get().score();
  }

  private boolean isBehind(OptionalInt value, int sign) {
    return terms.resign().isPresent()
        && value.isPresent()
        && sign * value.getAsInt() >= terms.resign().get().score();
  }

  /// The end of the game after a move.
  ///
  /// @param moves the number of moves that both have made
  Optional<MatchGameEnd> end(Colour mover, int moves) {
    return resigned(mover).or(() -> drawn(moves)).or(() -> exhausted(moves));
  }

  private Optional<MatchGameEnd> resigned(Colour mover) {
    return terms
        .resign()
        .filter(it -> lost[mover.ordinal()] >= it.moveCount())
        .filter(it -> !it.twosided() || won[mover.opposite().ordinal()] >= it.moveCount())
        .map(_ ->
            MatchGameEnd.lost(mover, MatchTermination.ADJUDICATION, mover + " sees itself lost"));
  }

  private Optional<MatchGameEnd> drawn(int moves) {
    return terms
        .draw()
        .filter(it -> moves >= it.moveNumber() && drawish >= 2 * it.moveCount())
        .map(_ -> MatchGameEnd.drawn(MatchTermination.ADJUDICATION, "both engines see a draw"));
  }

  private Optional<MatchGameEnd> exhausted(int moves) {
    return terms.maxMoves().isPresent() && moves >= terms.maxMoves().getAsInt()
        ? Optional.of(MatchGameEnd.drawn(MatchTermination.ADJUDICATION, "too many moves"))
        : Optional.empty();
  }
}
