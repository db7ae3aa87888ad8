package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Position;
import org.jadoube.notation.pgn.command.PgnComment;

/// A line of play: the main line, or a variation.
///
/// @param comments the comments before the first move
/// @param moves the moves, in order
/// @param unread the words after a move that could not be played, as written, at the end of the
///   line; usually empty. If a comment follows such words, they become a comment, too
/// @param behind if it is a variation, the comments after its closing bracket
/// @since 0.1.0
public record PgnLine(
    List<PgnComment> comments, List<PgnMove> moves, String unread, List<PgnComment> behind) {
  /// An empty line.
  public static final PgnLine EMPTY = new PgnLine(List.of(), List.of(), "");

  public PgnLine {
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
    behind = List.copyOf(behind);
  }

  /// A line without comments after it.
  public PgnLine(List<PgnComment> comments, List<PgnMove> moves, String unread) {
    this(comments, moves, unread, List.of());
  }

  /// This line with these moves.
  public PgnLine withMoves(List<PgnMove> moves) {
    return new PgnLine(comments, moves, unread, behind);
  }

  /// This line with one more move at its end, in place of any words that could not be read there.
  public PgnLine withMove(PgnMove move) {
    List<PgnMove> more = new ArrayList<>(moves);
    more.add(move);
    return new PgnLine(comments, more, "", behind);
  }

  /// The line before the move at that index, from 0.
  PgnLine cut(int ply) {
    String rest = ply == moves.size() ? unread : "";
    return new PgnLine(comments, moves.subList(0, ply), rest, behind);
  }

  /// The position before the move at that index, from 0, if the line starts from `start`.
  Position position(Position start, int ply) {
    Position position = start;
    for (PgnMove move : moves.subList(0, ply)) {
      position = move.after(position);
    }
    return position;
  }

  /// This line with more comments at its end.
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

  /// This line with these comments before the first move.
  public PgnLine withComments(List<PgnComment> comments) {
    return new PgnLine(comments, moves, unread, behind);
  }

  /// This variation with these comments after its closing bracket.
  public PgnLine withBehind(List<PgnComment> behind) {
    return new PgnLine(comments, moves, unread, behind);
  }
}
