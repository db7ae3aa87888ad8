package org.jadoube.notation;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;

/// What a text says as a move, legal or not, before anybody looks at the board.
public interface SaidMove {
  /// The same in plain notation with the letters of English: `Ng1xf3`, `e8=Q`, `O-O`.
  String plain();

  /// What moves; a pawn where nothing is said, the king in castling.
  Role role();

  /// Whether a letter or a word names what moves; squares alone, `g1f3`, do not.
  boolean lettered();

  /// The file it comes from, where one is said.
  Optional<File> fromFile();

  /// The rank it comes from, where one is said.
  Optional<Rank> fromRank();

  /// The file it goes to, where one is said.
  Optional<File> toFile();

  /// Whether it is said to capture.
  boolean captures();

  /// What a pawn is said to become, be it a king.
  Optional<Role> promoted();

  /// The sign of check or mate as it is written; empty if there is none.
  String checkSign();

  /// What had to be forgiven so far, in the order of the text.
  List<Forgiven> forgiven();

  /// What somebody tries who says that in `setup`: each piece of the side to move that can be
  /// meant, or whatever stands on the square if squares alone are said.
  ///
  /// @return none where no such piece stands on the board
  List<Attempt> attempts(Setup setup);
}
