package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;

/// A text's statement about a move, legal or not, before anybody looks at the board. Readers make
/// these; nobody else needs to.
///
/// @since 0.1.0
public interface SaidMove {
  /// The move in plain notation with English letters: `Ng1xf3`, `e8=Q`, `O-O`.
  String plain();

  /// The role that moves: a pawn if the text does not say, the king if it is castling.
  Role role();

  /// Whether a letter or a word names the piece; bare squares, `g1f3`, do not.
  boolean lettered();

  /// The file it comes from, if the text says so.
  Optional<File> fromFile();

  /// The rank it comes from, if the text says so.
  Optional<Rank> fromRank();

  /// The file it goes to, if the text says so.
  Optional<File> toFile();

  /// Whether the text calls it a capture.
  boolean captures();

  /// The piece that the text makes of a pawn, even if that is a king.
  Optional<Role> promoted();

  /// The piece that is captured, if the text names it; only words do.
  Optional<Role> taken();

  /// The sign for check or mate as written; empty if there is none.
  String checkSign();

  /// The liberties forgiven so far, in the order of the text.
  List<Forgiven> forgiven();

  /// The attempts that this can mean in `setup`: one for each piece of the side to move that fits
  /// or, if only squares are named, one for whatever stands there.
  ///
  /// @return an empty list if there is no such piece on the board
  List<Attempt> attempts(Setup setup);
}
