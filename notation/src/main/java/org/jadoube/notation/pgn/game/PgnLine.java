package org.jadoube.notation.pgn.game;

import java.util.List;
import org.jadoube.notation.pgn.command.PgnComment;

/// A line of play: the game's own, or a variation.
///
/// @param comments comments before the first move
/// @param moves the moves, one after the other
/// @param unread the words behind a move that could not be played, as written; mostly empty
public record PgnLine(List<PgnComment> comments, List<PgnMove> moves, String unread) {
  /// A line without anything.
  public static final PgnLine EMPTY = new PgnLine(List.of(), List.of(), "");

  public PgnLine {
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
  }

  /// The same line with these moves.
  public PgnLine withMoves(List<PgnMove> moves) {
    return new PgnLine(comments, moves, unread);
  }

  /// The same line with these comments before the first move.
  public PgnLine withComments(List<PgnComment> comments) {
    return new PgnLine(comments, moves, unread);
  }
}
