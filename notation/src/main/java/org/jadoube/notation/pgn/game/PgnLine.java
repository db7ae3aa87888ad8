package org.jadoube.notation.pgn.game;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Position;
import org.jadoube.notation.pgn.command.PgnComment;

/// A line of play: the game's own, or a variation.
///
/// @param comments comments before the first move
/// @param moves the moves, one after the other
/// @param unread the words behind a move that could not be played, as written; mostly empty
/// @param behind comments behind the bracket that ends it, where it is a variation
public record PgnLine(
    List<PgnComment> comments, List<PgnMove> moves, String unread, List<PgnComment> behind) {
  /// A line without anything.
  public static final PgnLine EMPTY = new PgnLine(List.of(), List.of(), "");

  public PgnLine {
    requireNonNull(comments, "comments");
    requireNonNull(moves, "moves");
    requireNonNull(unread, "unread");
    requireNonNull(behind, "behind");
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
    behind = List.copyOf(behind);
  }

  /// A line with no comments behind it.
  public PgnLine(List<PgnComment> comments, List<PgnMove> moves, String unread) {
    this(comments, moves, unread, List.of());
  }

  /// The same line with these moves.
  public PgnLine withMoves(List<PgnMove> moves) {
    return new PgnLine(comments, moves, unread, behind);
  }

  /// The same line with one more move at its end, in place of words that could not be read there.
  public PgnLine withMove(PgnMove move) {
    requireNonNull(move, "move");
    List<PgnMove> more = new ArrayList<>(moves);
    more.add(move);
    return new PgnLine(comments, more, "", behind);
  }

  /// The line up to the move of that number, from 0, which is left out.
  PgnLine cut(int ply) {
    String rest = ply == moves.size() ? unread : "";
    return new PgnLine(comments, moves.subList(0, ply), rest, behind);
  }

  /// The position before the move of that number, from 0, where the line starts from `start`.
  Position position(Position start, int ply) {
    Position position = start;
    for (PgnMove move : moves.subList(0, ply)) {
      position = move.after(position);
    }
    return position;
  }

  /// The line with more comments at its end.
  PgnLine commentedLast(List<PgnComment> more) {
    if (moves.isEmpty()) {
      return withComments(joined(comments, more));
    }
    List<PgnMove> changed = new ArrayList<>(moves);
    changed.add(changed.removeLast().commentedLast(more));
    return withMoves(changed);
  }

  static List<PgnComment> joined(List<PgnComment> some, List<PgnComment> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /// Whether there is neither a move nor a word that was meant as one.
  boolean hasNoMoves() {
    return moves.isEmpty() && unread.isEmpty();
  }

  /// The same line with these comments before the first move.
  public PgnLine withComments(List<PgnComment> comments) {
    return new PgnLine(comments, moves, unread, behind);
  }

  /// The same line, a variation, with these comments behind its bracket.
  public PgnLine withBehind(List<PgnComment> behind) {
    return new PgnLine(comments, moves, unread, behind);
  }
}
