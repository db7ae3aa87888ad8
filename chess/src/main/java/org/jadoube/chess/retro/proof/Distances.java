package org.jadoube.chess.retro.proof;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.jadoube.chess.Role;
import org.jadoube.chess.bits.AttackTables;

/// How many moves a piece needs from square to square on a board that is empty except for pawns
/// that never move. For pawns there is [PawnWalk].
final class Distances {
  /// More moves than any piece needs.
  static final int NEVER = 1_000;

  private static final int SQUARES = 64;

  private final Map<Role, int[][]> tables = new EnumMap<>(Role.class);

  Distances(long immovable) {
    for (Role role : Role.values()) {
      int[][] table = new int[SQUARES][];
      for (int square = 0; square < SQUARES; square++) {
        table[square] = from(square, role, immovable);
      }
      tables.put(role, table);
    }
  }

  /// Distances from one square to all others; they are the same in the other direction.
  int[] from(Role role, int square) {
    return tables.getOrDefault(role, new int[0][])[square];
  }

  private static int[] from(int square, Role role, long immovable) {
    int[] distances = new int[SQUARES];
    Arrays.fill(distances, NEVER);
    distances[square] = 0;
    long reached = bit(square);
    long frontier = reached;
    for (int distance = 1; frontier != 0; distance++) {
      frontier = spread(frontier, role, immovable) & ~reached;
      reached |= frontier;
      for (long left = frontier; left != 0; left = rest(left)) {
        distances[first(left)] = distance;
      }
    }
    return distances;
  }

  private static long spread(long from, Role role, long immovable) {
    long spread = 0;
    for (long left = from; left != 0; left = rest(left)) {
      spread |= attacks(first(left), role, immovable);
    }
    return spread & ~immovable;
  }

  private static long attacks(int square, Role role, long immovable) {
    return switch (role) {
      case KNIGHT -> AttackTables.knight(square);
      case BISHOP -> AttackTables.bishop(square, immovable);
      case ROOK -> AttackTables.rook(square, immovable);
      case QUEEN -> AttackTables.bishop(square, immovable) | AttackTables.rook(square, immovable);
      case KING -> AttackTables.king(square);
      case PAWN -> 0;
    };
  }
}
