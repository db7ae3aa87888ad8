package org.jadoube.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// The numbering of the 960 start positions of Chess960 (Guidelines II of the Laws; Scharnagl's
/// table).
///
/// ```java
/// Chess960.backRank(518); // => [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK]
/// Position start = Position.chess960(0);
/// ```
///
/// @since 0.1.0
public final class Chess960 {
  /// How many start positions there are.
  public static final int POSITIONS = 960;

  /// The number of the initial position of chess.
  public static final int STANDARD = 518;

  /// Which two of the five squares left by bishops and queen the knights take.
  private static final int[][] KNIGHTS = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
  };

  private static final List<Role> KING_BETWEEN_ROOKS = List.of(Role.ROOK, Role.KING, Role.ROOK);

  private Chess960() {}

  /// The pieces of the first and eighth rank from the a-file on, for a number from 0 to 959.
  ///
  /// The number is 4 * (4 * (6 * knights + queen) + dark bishop) + light bishop. Each of these is
  /// an index among the squares still free when the pieces are placed in the order light bishop,
  /// dark bishop, queen, knights; rooks and king take the rest.
  ///
  /// @throws IllegalArgumentException for any other number
  public static List<Role> backRank(int number) {
    Require.within(0, POSITIONS - 1, number, "number");
    BackRank rank = new BackRank();
    int left = number;
    rank.put(Role.BISHOP, 2 * (left % 4) + 1);
    left /= 4;
    rank.put(Role.BISHOP, 2 * (left % 4));
    left /= 4;
    rank.putOnFree(Role.QUEEN, left % 6);
    int[] knights = KNIGHTS[left / 6];
    rank.putOnFree(Role.KNIGHT, knights[1]);
    rank.putOnFree(Role.KNIGHT, knights[0]);
    KING_BETWEEN_ROOKS.forEach(role -> rank.putOnFree(role, 0));
    return rank.roles();
  }

  /// The number of the start position with these pieces on the first rank; empty if there is no
  /// such start position.
  public static Optional<Integer> number(List<Role> backRank) {
    List<Role> wanted = List.copyOf(backRank);
    for (int number = 0; number < POSITIONS; number++) {
      if (backRank(number).equals(wanted)) {
        return Optional.of(number);
      }
    }
    return Optional.empty();
  }

  /// A rank being filled; PAWN marks a free square.
  private static final class BackRank {
    private final List<Role> roles = new ArrayList<>(Collections.nCopies(8, Role.PAWN));

    void put(Role role, int file) {
      roles.set(file, role);
    }

    void putOnFree(Role role, int index) {
      int file = 0;
      for (int free = index; free > 0 || roles.get(file) != Role.PAWN; file++) {
        if (roles.get(file) == Role.PAWN) {
          free--;
        }
      }
      put(role, file);
    }

    List<Role> roles() {
      return List.copyOf(roles);
    }
  }
}
