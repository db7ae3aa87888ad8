package org.jadoube.laws.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Written;
import org.jspecify.annotations.Nullable;

/// One player's move and the position it led to; ply 0 is the start. Each ply links to the previous
/// one, so a game shares its history with its earlier stages.
///
/// @since 0.1.0
public final class Ply implements ReachedPosition {
  private final int number;
  private final Event.@Nullable MoveMade made;
  private final Position position;
  private final @Nullable Ply previous;
  private final int reversible;
  private final int irreversible;
  private final @Nullable Occurrences seen;
  private final @Nullable Ply sameBefore;
  private final int occurrences;
  private final @Nullable Setup astray;
  private final @Nullable Ply right;
  private final @Nullable Integer mislaidSince;
  private final long hash;

  private Ply(Position start, int reversible) {
    this.number = 0;
    this.made = null;
    this.position = start;
    this.previous = null;
    this.reversible = reversible;
    this.irreversible = 0;
    this.seen = null;
    this.sameBefore = null;
    this.occurrences = 1;
    this.astray = null;
    this.right = null;
    this.mislaidSince = null;
    this.hash = start.hash();
  }

  private Ply(
      Event.@Nullable MoveMade made,
      Position position,
      @Nullable Setup astray,
      Ply previous,
      Stretch stretch) {
    this.astray = astray;
    this.number = previous.number + 1;
    this.made = made;
    this.position = position;
    this.previous = previous;
    this.reversible = stretch.after(previous.reversible);
    this.irreversible = stretch == Stretch.ENDS ? number : previous.irreversible;
    this.hash = hash(position, astray);
    this.seen = stretch == Stretch.ENDS ? null : Occurrences.with(previous.seen, previous);
    this.sameBefore = Occurrences.find(seen, this).orElse(null);
    this.occurrences = sameBefore == null ? 1 : sameBefore.occurrences + 1;
    this.right = null;
    this.mislaidSince = previous.mislaidSince;
  }

  private Ply(Ply right, Position position, @Nullable Setup astray, int since) {
    this.astray = astray;
    this.number = right.number;
    this.made = right.made;
    this.position = position;
    this.previous = right.previous;
    this.reversible = right.reversible;
    this.irreversible = right.irreversible;
    this.seen = right.seen;
    this.hash = hash(position, astray);
    this.sameBefore = Occurrences.find(seen, this).orElse(null);
    this.occurrences = sameBefore == null ? 1 : sameBefore.occurrences + 1;
    this.right = right;
    this.mislaidSince =
        right.mislaidSince == null
            ? Integer.valueOf(since)
            : Integer.valueOf(Math.min(since, right.mislaidSince));
  }

  private static long hash(Position position, @Nullable Setup astray) {
    return astray == null ? position.hash() : astray.board().hashCode();
  }

  /// A hash, equal for plies after which the board looks the same.
  long hash() {
    return hash;
  }

  /// Whether the position after `other` is the same (Article 9.2.3), even an impossible one left by
  /// an illegal move that stands.
  boolean isSame(Ply other) {
    return hash == other.hash
        && (astray == null
            ? other.astray == null && position.equals(other.position)
            : other.astray != null && isSame(astray, other.astray));
  }

  private static boolean isSame(Setup one, Setup other) {
    return one.board().equals(other.board())
        && one.turn() == other.turn()
        && one.castlingRooks().equals(other.castlingRooks());
  }

  /// The start of a game.
  ///
  /// @throws IllegalArgumentException if the position cannot be played
  public static Ply start(Setup start) {
    return start
        .position()
        .map(position -> new Ply(position, start.halfmoveClock()))
        .orElseThrow(() -> new IllegalArgumentException("the start is not playable: " + start));
  }

  /// The ply after this one, for a move that is legal here.
  public Ply next(Event.MoveMade made) {
    if (astray != null) {
      return left(astray.after(made.move()));
    }
    return new Ply(made, position.play(made.move()), null, this, Stretch.of(made.move()));
  }

  /// The ply for an illegal move that left `setup` on the board.
  public Ply left(Setup setup) {
    Stretch stretch = Stretch.between(board(), setup.board());
    return setup
        .position()
        .map(next -> new Ply(null, next, null, this, stretch))
        .orElseGet(() -> new Ply(null, position, setup, this, stretch));
  }

  /// This ply with pieces that have been off their squares since ply `since`, which nobody has
  /// noticed: play goes on from `setup`.
  ///
  /// @param since the number of a ply
  public Ply mislaid(Setup setup, int since) {
    Require.atLeast(0, since, "since");
    return setup
        .position()
        .map(next -> new Ply(right(), next, null, since))
        .orElseGet(() -> new Ply(right(), position, setup, since));
  }

  /// This ply with every piece on its square.
  public Ply right() {
    return right == null ? this : right;
  }

  /// The ply after which pieces first were off the squares from which play went on.
  public Optional<Integer> mislaidSince() {
    return Optional.ofNullable(mislaidSince);
  }

  @Override
  public int number() {
    return number;
  }

  /// The move, with the readings of the clocks. Empty for the start, for an illegal move, and for a
  /// move from the impossible position it left.
  public Optional<Event.MoveMade> made() {
    return Optional.ofNullable(made);
  }

  /// Whether `attempt` is its move, or the illegal attempt that led to it.
  public boolean isMadeBy(Attempt attempt) {
    return previous != null
        && attempt.in(previous.position).equals(made().map(Event.MoveMade::move));
  }

  /// The squares of the pieces that `player` touched for its move, if it was the player's.
  public List<Square> touched(Colour player) {
    return made == null || made.by() != player ? List.of() : touched(made.move());
  }

  private static List<Square> touched(Move move) {
    return move.captured().isPresent() && !(move instanceof Move.EnPassant)
        ? List.of(move.from(), move.to())
        : List.of(move.from());
  }

  /// Its move as on a scoresheet; a dash if it was illegal.
  public Written written() {
    return made == null || previous == null
        ? new Written("--", Written.Significance.ILLEGAL, Optional.empty())
        : Written.played(previous.position, made.move());
  }

  /// The ply of that number, at most this one's; the start for negative numbers.
  public Ply at(int number) {
    Ply ply = this;
    while (ply.number > number && ply.previous != null) {
      ply = ply.previous;
    }
    return ply;
  }

  /// The position after it or, if an illegal move left an impossible one, the latest position
  /// before that.
  @Override
  public Position position() {
    return position;
  }

  /// The setup on the board if an illegal move left one that is not a position: a king that could
  /// be captured, a pawn on the last rank.
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

  @Override
  public int latestIrreversible() {
    return irreversible;
  }

  /// How often its position has appeared, this time included ([Rule#SAME_POSITION]).
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
