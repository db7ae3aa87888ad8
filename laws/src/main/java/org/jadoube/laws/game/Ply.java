package org.jadoube.laws.game;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Written;
import org.jspecify.annotations.Nullable;

/// One move of a game by one player and the position it led to; the start counts as ply 0. Each ply
/// knows the one before it, so a game and its earlier stages share their history.
public final class Ply implements ReachedPosition {
  private final int number;
  private final Event.@Nullable MoveMade made;
  private final Position position;
  private final @Nullable Ply previous;
  private final int reversible;
  private final @Nullable Occurrences seen;
  private final @Nullable Ply sameBefore;
  private final int occurrences;
  private final @Nullable Setup astray;

  private Ply(
      Event.@Nullable MoveMade made, Position position, @Nullable Ply previous, int reversible) {
    this(made, position, previous, reversible, null);
  }

  private Ply(
      Event.@Nullable MoveMade made,
      Position position,
      @Nullable Ply previous,
      int reversible,
      @Nullable Setup astray) {
    this.astray = astray;
    this.number = previous == null ? 0 : previous.number + 1;
    this.made = made;
    this.position = position;
    this.previous = previous;
    this.reversible = reversible;
    this.seen =
        reversible == 0 || previous == null ? null : Occurrences.with(previous.seen, previous);
    this.sameBefore = Occurrences.find(seen, position).orElse(null);
    this.occurrences = sameBefore == null ? 1 : sameBefore.occurrences + 1;
  }

  /// The start of a game.
  ///
  /// @throws IllegalArgumentException if no play can go on from there
  public static Ply start(Setup start) {
    return start
        .position()
        .map(position -> new Ply(null, position, null, start.halfmoveClock()))
        .orElseThrow(() -> new IllegalArgumentException("the start is not playable: " + start));
  }

  /// The ply after this one, by a move that is legal here.
  public Ply next(Event.MoveMade made) {
    if (astray != null) {
      return left(astray.after(made.move()));
    }
    int stretch = made.move().resetsHalfmoveClock() ? 0 : reversible + 1;
    return new Ply(made, position.play(made.move()), this, stretch);
  }

  /// The ply of an illegal move that left `setup` on the board. Repetitions are counted afresh.
  public Ply left(Setup setup) {
    return setup
        .position()
        .map(next -> new Ply(null, next, this, 0))
        .orElseGet(() -> new Ply(null, position, this, 0, setup));
  }

  @Override
  public int number() {
    return number;
  }

  /// The move, with what the clocks showed; empty for the start, and after an illegal move that
  /// left no position.
  public Optional<Event.MoveMade> made() {
    return Optional.ofNullable(made);
  }

  /// The squares of the pieces that `player` touched for its move, if that was the player's.
  public List<Square> touched(Colour player) {
    requireNonNull(player, "player");
    return made == null || made.by() != player ? List.of() : touched(made.move());
  }

  private static List<Square> touched(Move move) {
    return move.captured().isPresent() && !(move instanceof Move.EnPassant)
        ? List.of(move.from(), move.to())
        : List.of(move.from());
  }

  /// Its move as written on a scoresheet; `--` for an illegal one.
  public Written written() {
    return made == null || previous == null
        ? new Written("--", Written.Significance.ILLEGAL, Optional.empty())
        : Written.played(previous.position, made.move());
  }

  /// The ply of that number, which is not later than this one; the start for numbers below 0.
  public Ply at(int number) {
    Ply ply = this;
    while (ply.number > number && ply.previous != null) {
      ply = ply.previous;
    }
    return ply;
  }

  /// The position after it; if an illegal move has left none, the latest one before.
  @Override
  public Position position() {
    return position;
  }

  /// What an illegal move has left on the board, if it is not a position at all: a king that could
  /// be captured, a pawn on its last rank.
  public Optional<Setup> astray() {
    return Optional.ofNullable(astray);
  }

  /// The player having the move after it.
  public Colour turn() {
    return astray == null ? position.turn() : astray.turn();
  }

  /// The pieces after it.
  public Board board() {
    return astray == null ? position.board() : astray.board();
  }

  /// The ply before it; empty for the start.
  public Optional<Ply> previous() {
    return Optional.ofNullable(previous);
  }

  @Override
  public int reversiblePlies() {
    return reversible;
  }

  /// How often its position has stood, this time included ([Rule#SAME_POSITION]).
  @Override
  public int occurrences() {
    return occurrences;
  }

  @Override
  public Optional<Ply> previousOccurrence() {
    return Optional.ofNullable(sameBefore);
  }

  /// Every ply of the game, from the start to this one.
  public List<Ply> all() {
    List<Ply> plies = new ArrayList<>();
    for (Ply ply = this; ply != null; ply = ply.previous) {
      plies.add(ply);
    }
    Collections.reverse(plies);
    return plies;
  }
}
