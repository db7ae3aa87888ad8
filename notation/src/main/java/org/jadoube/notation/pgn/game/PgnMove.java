package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.replay.NullMove;

/// A move in a game, with its annotations.
///
/// ```java
/// PgnMove move = PgnGame.all("1. e4! {best} *").getFirst().line().moves().getFirst();
/// move.nags(); // => [1]
/// move.comments().getFirst().text(); // => best
/// ```
///
/// @param move the move; empty for a null move, by which a player passes
/// @param nags numeric annotation glyphs: up to 255 in the standard, up to [#LARGEST_NAG] in use
/// @param comments the comments after the move; those after its variations are in
///   [PgnLine#behind()]
/// @param variations the alternatives to the move
/// @since 0.1.0
public record PgnMove(
    Optional<Move> move, List<Integer> nags, List<PgnComment> comments, List<PgnLine> variations) {
  /// The largest glyph that programs write.
  public static final int LARGEST_NAG = 999;

  public PgnMove {
    nags = List.copyOf(nags);
    for (int nag : nags) {
      Require.within(0, LARGEST_NAG, nag, "nag");
    }
    comments = List.copyOf(comments);
    variations = List.copyOf(variations);
  }

  /// A move without annotations.
  public static PgnMove of(Move move) {
    return new PgnMove(Optional.of(move), List.of(), List.of(), List.of());
  }

  /// This move with these glyphs.
  public PgnMove withNags(List<Integer> nags) {
    return new PgnMove(move, nags, comments, variations);
  }

  /// This move with these comments.
  public PgnMove withComments(List<PgnComment> comments) {
    return new PgnMove(move, nags, comments, variations);
  }

  /// This move with these variations.
  public PgnMove withVariations(List<PgnLine> variations) {
    return new PgnMove(move, nags, comments, variations);
  }

  /// This move with more comments after all its annotations.
  PgnMove commentedLast(List<PgnComment> more) {
    if (variations.isEmpty()) {
      return withComments(PgnLine.joined(comments, more));
    }
    List<PgnLine> changed = new ArrayList<>(variations);
    PgnLine last = changed.removeLast();
    changed.add(last.withBehind(PgnLine.joined(last.behind(), more)));
    return withVariations(changed);
  }

  /// The position after it is played in `position`, or after passing.
  public Position after(Position position) {
    return move.map(position::play).orElseGet(() -> NullMove.after(position).orElseThrow());
  }
}
