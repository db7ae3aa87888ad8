package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_8;

import java.util.Arrays;
import org.jadoube.chess.fate.men.Men;

/// The positions that a search has met, each stored once, with the move that led there.
///
/// Each is stored in full, in four words, so two different positions are never confused. Three bits
/// of each square give the piece (codes 1 to 6 as in [org.jadoube.chess.bits.PackedMove], 7 for a
/// rook that may castle); the fourth says that it belongs to the side to move, or, on an empty
/// square, that a pawn can capture there en passant. The side to move follows from the depth.
final class MetPositions {
  private static final int WORDS = 4;
  private static final int FEW = 256;
  private static final int MANY = 4_096;
  private static final int SLOTS = 4; // per position
  static final int NONE = -1;

  private long[] words = new long[FEW * WORDS];
  private int[] parents = new int[FEW];
  private int[] moves = new int[FEW];
  private int[] depths = new int[FEW];
  private int[] hashes = new int[FEW];
  private int[] table = new int[SLOTS * FEW]; // index of a position + 1
  private int size;

  int size() {
    return size;
  }

  int depth(int node) {
    return depths[node];
  }

  int parent(int node) {
    return parents[node];
  }

  /// The move that first led there, as the side that made it sees it.
  int move(int node) {
    return moves[node];
  }

  /// Stores the position if it is new.
  ///
  /// @return its index, from 0, or [#NONE] if it is already stored
  int add(Men men, int parent, int move) {
    long castlers = men.rights & (RANK_1 | RANK_8);
    long kings = men.kings();
    long low = men.pawns | men.diagonals | castlers;
    long middle = men.knights | (men.diagonals & ~men.orthogonals) | kings | castlers;
    long high = men.orthogonals | kings;
    long own = men.own | (men.rights & ~castlers);
    int depth = parent == NONE ? 0 : depths[parent] + 1;
    int hash = hash(low, middle, high, own, depth);
    int slot = slot(hash, low, middle, high, own, depth);
    if (table[slot] != 0) {
      return NONE;
    }
    table[slot] = size + 1;
    hashes[size] = hash;
    put(low, middle, high, own);
    parents[size] = parent;
    moves[size] = move;
    depths[size] = depth;
    if (++size == parents.length) {
      grow();
    }
    return size - 1;
  }

  private void put(long low, long middle, long high, long own) {
    int at = size * WORDS;
    words[at] = low;
    words[at + 1] = middle;
    words[at + 2] = high;
    words[at + 3] = own;
  }

  /// The slot where the position is, or belongs.
  private int slot(int hash, long low, long middle, long high, long own, int depth) {
    int slot = hash & (table.length - 1);
    while (table[slot] != 0) {
      int node = table[slot] - 1;
      int at = node * WORDS;
      if (hashes[node] == hash
          && words[at] == low
          && words[at + 1] == middle
          && words[at + 2] == high
          && words[at + 3] == own
          && ((depths[node] ^ depth) & 1) == 0) {
        return slot;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }

  private static int hash(long low, long middle, long high, long own, int depth) {
    long mixed = (low + (depth & 1)) * 0x9E37_79B9_7F4A_7C15L;
    mixed = (mixed ^ (mixed >>> 32) ^ middle) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ (mixed >>> 32) ^ high) * 0x94D0_49BB_1331_11EBL;
    mixed = (mixed ^ (mixed >>> 32) ^ own) * 0x9E37_79B9_7F4A_7C15L;
    return (int) (mixed >>> 32);
  }

  private void grow() {
    int room = size < MANY ? 4 * size : 2 * size;
    words = Arrays.copyOf(words, room * WORDS);
    parents = Arrays.copyOf(parents, room);
    moves = Arrays.copyOf(moves, room);
    depths = Arrays.copyOf(depths, room);
    hashes = Arrays.copyOf(hashes, room);
    table = new int[SLOTS * room];
    for (int node = 0; node < size; node++) {
      table[free(hashes[node])] = node + 1;
    }
  }

  private int free(int hash) {
    int slot = hash & (table.length - 1);
    while (table[slot] != 0) {
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }

  /// Unpacks the position with this index into `men`.
  void read(int node, Men men) {
    int at = node * WORDS;
    long low = words[at];
    long middle = words[at + 1];
    long high = words[at + 2];
    long own = words[at + 3];
    long occupied = low | middle | high;
    men.own = own & occupied;
    men.enemy = occupied & ~own;
    men.pawns = low & ~(middle | high);
    men.knights = middle & ~(low | high);
    men.diagonals = low & (middle ^ high);
    men.orthogonals = high & (low | ~middle);
    men.rights = (low & middle & high) | (own & ~occupied);
  }
}
