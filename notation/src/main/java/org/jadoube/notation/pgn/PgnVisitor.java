package org.jadoube.notation.pgn;

import static java.util.Objects.requireNonNull;

import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.pgn.reading.PgnReader;

/// Is told what a [PgnReader] meets, game by game, in the order of the file.
///
/// For each game: `beginGame`; `tag` for each pair; `beginMoves`, unless there is nothing that
/// could be played; what stands in the movetext; `result`; `endGame`. A `comment` may also stand
/// before the tags. Texts are views of the reader's buffer: valid during the call only.
public interface PgnVisitor {
  /// What the visitor wants to be told; asked once, before the first game. By default whatever is
  /// written in a game, how it is written left aside.
  default Set<PgnPart> wanted() {
    return PgnPart.CONTENT;
  }

  /// A game begins.
  ///
  /// @param number its number in the file, from 1
  /// @param place where it begins, an empty text that knows its offset and its line
  default void beginGame(long number, PgnText place) {
    requireNonNull(place, "place");
  }

  /// A tag pair, its value without quotes and escapes.
  default void tag(PgnText name, PgnText value) {
    requireNonNull(name, "name");
    requireNonNull(value, "value");
  }

  /// The tags are complete, the game starts from `start`.
  ///
  /// @return whether the movetext is wanted; it is skipped otherwise
  default boolean beginMoves(Setup start) {
    requireNonNull(start, "start");
    return true;
  }

  /// A legal move.
  ///
  /// @param packed the move, to be unpacked by `Move.unpacked`
  /// @param san the move as written, check sign included, glyphs not
  default void move(int packed, PgnText san) {
    requireNonNull(san, "san");
  }

  /// Something that was forgiven about the move that has just been told; about moves in good SAN,
  /// and signs that belong to a move but stand by themselves (`e.p.`, `+`), only if
  /// [PgnPart#LIBERTIES] are wanted. Offsets are counted from the move's first character.
  default void forgiven(Forgiven forgiven) {
    requireNonNull(forgiven, "forgiven");
  }

  /// A number before a move, with the dots behind it.
  ///
  /// @param number the number; no number is larger than 999 999
  default void number(int number, PgnText text) {
    requireNonNull(text, "text");
  }

  /// A null move: the side to move passes.
  ///
  /// @param text how it is written: `--`, `Z0`
  default void nullMove(PgnText text) {
    requireNonNull(text, "text");
  }

  /// A comment without its braces or semicolon, line breaks as written.
  default void comment(PgnText text) {
    requireNonNull(text, "text");
  }

  /// A numeric annotation glyph on the last move.
  default void nag(int number) {}

  /// An alternative to the last move begins.
  default void beginVariation() {}

  /// The variation ends that began last.
  default void endVariation() {}

  /// A word of the movetext that could not be played, because of a fault here or earlier in the
  /// line.
  default void unread(PgnText word) {
    requireNonNull(word, "word");
  }

  /// The result at the end of the movetext.
  default void result(PgnResult result) {
    requireNonNull(result, "result");
  }

  /// Something is wrong; the reader goes on.
  default void fault(PgnFault fault) {
    requireNonNull(fault, "fault");
  }

  /// The game is over.
  default void endGame() {}
}
