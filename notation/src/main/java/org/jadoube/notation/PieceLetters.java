package org.jadoube.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Role;
import org.jadoube.chess.domain.Require;

/// The letters that stand for the pieces in a language. Most are single letters, but Russian writes
/// `Кр` for the king.
///
/// ```java
/// PieceLetters.FIGURINES.of(Role.QUEEN); // => ♕
/// Language.ENGLISH.letters().role("N"); // => Optional[KNIGHT]
/// ```
///
/// @param pawn the pawn's letter, which is left out in moves
/// @since 0.1.0
public record PieceLetters(
    String king, String queen, String rook, String bishop, String knight, String pawn) {
  /// Figurines instead of letters, understood in every language.
  public static final PieceLetters FIGURINES = new PieceLetters("♔", "♕", "♖", "♗", "♘", "♙");

  /// Black figurines, understood like the white ones.
  public static final PieceLetters BLACK_FIGURINES = new PieceLetters("♚", "♛", "♜", "♝", "♞", "♟");

  private static final List<Role> ROLES = List.of(Role.values());

  public PieceLetters {
    Require.notBlank(king, "king");
    Require.notBlank(queen, "queen");
    Require.notBlank(rook, "rook");
    Require.notBlank(bishop, "bishop");
    Require.notBlank(knight, "knight");
    Require.notBlank(pawn, "pawn");
    if (Stream.of(king, queen, rook, bishop, knight).distinct().count() < 5) {
      throw new IllegalArgumentException(
          "the pieces must have different letters, not "
              + List.of(king, queen, rook, bishop, knight));
    }
  }

  /// The letter of `role`.
  public String of(Role role) {
    return switch (role) {
      case KING -> king;
      case QUEEN -> queen;
      case ROOK -> rook;
      case BISHOP -> bishop;
      case KNIGHT -> knight;
      case PAWN -> pawn;
    };
  }

  /// The piece that `letter` stands for.
  public Optional<Role> role(String letter) {
    return ROLES.stream().filter(role -> of(role).equals(letter)).findFirst();
  }

  /// The piece whose letter stands at `offset` in `text`. The longest letter wins: `Кр` before `К`.
  public Optional<Role> roleAt(String text, int offset, boolean ignoreCase) {
    Optional<Role> found = Optional.empty();
    int longest = -1;
    for (Role role : ROLES) {
      String letter = of(role);
      if (letter.length() > longest
          && text.regionMatches(ignoreCase, offset, letter, 0, letter.length())) {
        found = Optional.of(role);
        longest = letter.length();
      }
    }
    return found;
  }

  /// All letters except the pawn's, from king to knight.
  public List<String> ofPieces() {
    return Arrays.asList(king, queen, rook, bishop, knight);
  }
}
