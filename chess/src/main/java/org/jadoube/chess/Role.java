package org.jadoube.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The six kinds of pieces (Article 2.2), in the order of the codes of packed moves.
///
/// ```java
/// Role.KNIGHT.isPromotion(); // => true
/// ```
///
/// @since 0.1.0
public enum Role {
  /// Pawn.
  PAWN,
  /// Knight.
  KNIGHT,
  /// Bishop.
  BISHOP,
  /// Rook.
  ROOK,
  /// Queen.
  QUEEN,
  /// King.
  KING;

  /// The roles a pawn may become (Article 3.7.3.3), most common first.
  public static final List<Role> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

  private static final Role[] ROLES = values();
  private static final Optional<Role>[] BY_CODE = byCode();

  /// Whether a pawn may become this.
  public boolean isPromotion() {
    return this != PAWN && this != KING;
  }

  /// This role in a packed move: 1 to 6.
  int code() {
    return ordinal() + 1;
  }

  static Role of(int code) {
    return ROLES[code - 1];
  }

  /// Empty for code 0.
  static Optional<Role> optional(int code) {
    return BY_CODE[code];
  }

  /// 0 for no role.
  static int code(Optional<Role> role) {
    return role.isPresent() ? role.get().code() : 0;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
  private static Optional<Role>[] byCode() {
    Optional<Role>[] roles = new Optional[ROLES.length + 1];
    Arrays.setAll(roles, code -> code == 0 ? Optional.empty() : Optional.of(ROLES[code - 1]));
    return roles;
  }
}
