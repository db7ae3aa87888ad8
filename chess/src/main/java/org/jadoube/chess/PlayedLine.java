package org.jadoube.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A start and the moves played from it. It knows what a [Position] alone does not: the counters,
/// and how often the position has occurred. Immutable: [#play(Move)] returns another line that
/// shares this one, at a cost that hardly depends on its length, and [#back()] returns this one
/// again.
///
/// ```java
/// PlayedLine line = PlayedLine.standard();
/// line = line.play(line.position().move(Square.E2, Square.E4).orElseThrow());
/// line.length(); // => 1
/// line.back().orElseThrow().equals(PlayedLine.standard()); // => true
/// ```
///
/// `San.play(line, "e4", "e5")` in `notation` reads the moves. `Laws.end(line, edition)` in `laws`
/// says whether a game would be over.
///
/// It knows the moves, not the Laws: it continues after mate, and leaves it to others to claim a
/// threefold repetition. Games with clocks, claims and an arbiter are `org.jadoube.laws.Game`s.
///
/// @since 0.1.0
public final class PlayedLine {
  private final Setup start;
  private final Optional<PlayedLine> before;
  private final Optional<Move> lastMove;
  private final int length;
  private final Position position;
  private final int halfmoveClock;
  private final int moveNumber;
  private final PositionCounts occurrences; // since the last capture or pawn move

  private PlayedLine(Setup start, Position position) {
    this.start = start;
    this.before = Optional.empty();
    this.lastMove = Optional.empty();
    this.length = 0;
    this.position = position;
    this.halfmoveClock = start.halfmoveClock();
    this.moveNumber = start.moveNumber();
    this.occurrences = PositionCounts.none().with(position);
  }

  private PlayedLine(PlayedLine before, Move move) {
    boolean resets = move.resetsHalfmoveClock();
    this.start = before.start;
    this.before = Optional.of(before);
    this.lastMove = Optional.of(move);
    this.length = before.length + 1;
    this.position = before.position.play(move);
    this.halfmoveClock = resets ? 0 : Setup.next(before.halfmoveClock);
    this.moveNumber =
        before.position.turn() == Colour.BLACK ? Setup.next(before.moveNumber) : before.moveNumber;
    this.occurrences = (resets ? PositionCounts.none() : before.occurrences).with(position);
  }

  /// The line without moves from the initial position (Article 2.3).
  public static PlayedLine standard() {
    return new PlayedLine(Setup.standard(), Position.standard());
  }

  /// The line without moves from this setup, with its counters; empty if there is no position to
  /// play ([Setup#validate()] says why).
  public static Optional<PlayedLine> of(Setup start) {
    return start.position().map(position -> new PlayedLine(start, position));
  }

  /// The line without moves from this position, with counters as if a game began with it.
  public static PlayedLine of(Position start) {
    return new PlayedLine(Setup.of(start), start);
  }

  /// This line with one more move.
  ///
  /// @throws IllegalArgumentException if the move is not legal, as in [Position#play(Move)]
  public PlayedLine play(Move move) {
    return new PlayedLine(this, move);
  }

  /// This line without its last move; empty if it has none.
  public Optional<PlayedLine> back() {
    return before;
  }

  /// This line without its moves.
  public PlayedLine root() {
    PlayedLine line = this;
    while (line.before.isPresent()) {
      line = line.before.get();
    }
    return line;
  }

  /// The start of the line.
  public Setup start() {
    return start;
  }

  /// The position after the last move.
  public Position position() {
    return position;
  }

  /// The position with the line's counters, as in a FEN. As in [Setup#after(Move)], there is an en
  /// passant square after every double step of a pawn.
  public Setup setup() {
    return lastMove.isEmpty()
        ? start
        : new Setup(
            position.board(),
            position.turn(),
            position.castlingRooks(),
            lastMove.get().passedSquare(),
            halfmoveClock,
            moveNumber);
  }

  /// The move that led here; empty at the start.
  public Optional<Move> lastMove() {
    return lastMove;
  }

  /// How many moves were played, by both sides.
  public int length() {
    return length;
  }

  /// Moves by both sides since the last capture or pawn move, including those before the start.
  public int halfmoveClock() {
    return halfmoveClock;
  }

  /// The number of the next move, which goes up after Black's moves.
  public int moveNumber() {
    return moveNumber;
  }

  /// How often the position has occurred in this line, including now: at least 1. Two positions are
  /// the same if the Laws say so (Article 9.2.3); see [Position].
  public int occurrences() {
    return occurrences.count(position);
  }

  /// Whether the position has occurred at least `times` times, including now: 3 allows a claim
  /// (Article 9.2), 5 ends the game (Article 9.6.1).
  ///
  /// @throws IllegalArgumentException if `times` is less than 1
  public boolean isRepetition(int times) {
    Require.atLeast(1, times, "times");
    return occurrences() >= times;
  }

  /// The moves in order.
  public List<Move> moves() {
    Move[] moves = new Move[length];
    for (PlayedLine line = this; line.before.isPresent(); line = line.before.get()) {
      moves[line.length - 1] = line.lastMove.orElseThrow();
    }
    return List.of(moves);
  }

  /// The positions, beginning with the start: one more than there are moves.
  public List<Position> positions() {
    Position[] positions = new Position[length + 1];
    positions[0] = root().position;
    for (PlayedLine line = this; line.before.isPresent(); line = line.before.get()) {
      positions[line.length] = line.position;
    }
    return List.of(positions);
  }

  /// Equal lines have equal starts and equal moves.
  @Override
  public boolean equals(Object object) {
    return object instanceof PlayedLine other
        && length == other.length
        && position.equals(other.position)
        && start.equals(other.start)
        && moves().equals(other.moves());
  }

  @Override
  public int hashCode() {
    return Arrays.asList(position, length).hashCode();
  }

  /// The moves and the board, for people.
  @Override
  public String toString() {
    return moves() + "\n" + position;
  }
}
