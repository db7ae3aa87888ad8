package org.jadoube.notation.pgn;

import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Forgiven;

/// Receives what a reader finds, game by game, in the order of the file.
///
/// The calls for each game: `beginGame`; `tag` for each pair; `beginMoves`, unless nothing could be
/// played; one call for everything in the movetext; `result`; `endGame`. A `comment` may also come
/// before the tags. Texts are views of the reader's buffer, valid only during the call.
///
/// ```java
/// List<String> players = new ArrayList<>();
/// PgnVisitor visitor =
///     new PgnVisitor() {
///       @Override
///       public void tag(PgnText name, PgnText value) {
///         if (name.isAscii("White")) {
///           players.add(value.toString());
///         }
///       }
///     };
/// PgnReader.of("[White \"Ana\"]\n\n1. e4 *", visitor).readAll(); // => 1
/// players.getFirst(); // => Ana
/// ```
///
/// @since 0.1.0
public interface PgnVisitor {
  /// The parts that the visitor wants to receive; asked once, before the first game. The default is
  /// everything that a game says, but not how it is written.
  default Set<PgnPart> wanted() {
    return PgnPart.CONTENT;
  }

  /// A game begins.
  ///
  /// @param number its number in the file, from 1
  /// @param place where it begins: an empty text that knows its offset and line
  default void beginGame(long number, PgnText place) {}

  /// A tag pair. The value comes without quotes and escapes.
  default void tag(PgnText name, PgnText value) {}

  /// The tags are complete, and the game starts from `start`.
  ///
  /// @return whether the movetext is wanted; otherwise it is skipped
  default boolean beginMoves(Setup start) {
    return true;
  }

  /// A legal move.
  ///
  /// @param packed the move, which `Move.unpacked` unpacks
  /// @param san the move as written, with its check sign but without glyphs
  default void move(int packed, PgnText san) {}

  /// A liberty in the move just received that was forgiven. Liberties in good SAN, and detached
  /// signs that belong to a move (`e.p.`, `+`), are reported only if [PgnPart#LIBERTIES] are
  /// wanted. Offsets count from the first character of the move.
  default void forgiven(Forgiven forgiven) {}

  /// A move number, with the dots after it.
  ///
  /// @param number the number, at most 999 999
  default void number(int number, PgnText text) {}

  /// A null move: the side to move passes.
  ///
  /// @param text the text as written: `--`, `Z0`
  default void nullMove(PgnText text) {}

  /// A comment, without its braces or semicolon but with its line breaks.
  default void comment(PgnText text) {}

  /// A line escaped by `%`, which says nothing about the game (PGN standard, 6). It may also stand
  /// before a game or after the last one.
  ///
  /// @param line the line, with its `%` and without its line end
  default void escaped(PgnText line) {}

  /// A numeric annotation glyph on the last move, or before the first move of a line.
  default void nag(int number) {}

  /// An alternative to the last move begins.
  default void beginVariation() {}

  /// The innermost variation ends.
  default void endVariation() {}

  /// A word of the movetext that could not be played, because of a fault here or earlier in the
  /// line. Move numbers among such words are words, too.
  default void unread(PgnText word) {}

  /// The result at the end of the movetext.
  default void result(PgnResult result) {}

  /// Something is wrong. Reading goes on.
  default void fault(PgnFault fault) {}

  /// The game is over.
  default void endGame() {}
}
