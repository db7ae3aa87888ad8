package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.UPSIDE_DOWN;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.up;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.men.Men;

/// A route to a mate in one of the corners where the winner's pawns promote. Kings and knights head
/// for their squares there; so do bishops, unless they have to move away to give check; pawns get
/// out of the way. Only a heuristic: it controls how deep to search, not the result. Squares are as
/// the winner sees them.
final class Course {
  /// The cost of a move that follows the route. Below: of one that does not, and of one that leads
  /// away.
  static final int ALONG = 0;

  static final int ASIDE = 1;
  private static final int ASTRAY = 4;
  private static final int CROWD = 6;
  private static final int NEXT = 1;
  private static final int FAR = 99;

  private final long salt;
  private final int[] winnersKing;
  private final int[] losersKing;
  private final int[] winnersKnight;
  private final int[] losersKnight;
  private final int[] bishop;

  /// The route to the corner on the h-file, or on the a-file.
  static Course to(boolean kingsSide, Men men, boolean winnerMoves) {
    Men seen = winnerMoves ? men : men.turned();
    return kingsSide ? new Course(seen, 63, 54, 36, 62) : new Course(seen, 56, 49, 35, 57);
  }

  private Course(Men men, int corner, int winnersKing, int winnersKnight, int losersKnight) {
    this.salt = bit(corner);
    this.losersKing = distances(bit(corner), AttackTables::king);
    this.winnersKing = distances(bit(winnersKing), AttackTables::king);
    this.winnersKnight = distances(bit(winnersKnight), AttackTables::knight);
    this.losersKnight = distances(bit(losersKnight), AttackTables::knight);
    long locked = locked(men);
    long around = bit(corner) | (AttackTables.king(corner) & ~bit(winnersKing));
    this.bishop = distances(around, from -> AttackTables.bishop(from, locked) & ~locked);
  }

  /// Pawns that block each other.
  private static long locked(Men men) {
    long rising = men.own & men.pawns;
    long falling = men.enemy & men.pawns;
    return (rising & down(falling)) | (falling & up(rising));
  }

  private static int[] distances(long targets, IntToLongFunction steps) {
    int[] distances = new int[64];
    Arrays.fill(distances, FAR);
    long met = 0;
    long fresh = targets;
    for (int distance = 0; fresh != 0; distance++) {
      long next = 0;
      for (long left = fresh; left != 0; left = rest(left)) {
        distances[first(left)] = distance;
        next |= steps.applyAsLong(first(left));
      }
      met |= fresh;
      fresh = next & ~met;
    }
    return distances;
  }

  /// A number that sets apart positions met on another course, or with the other side to move.
  long salt(boolean winnerMoves) {
    return winnerMoves ? salt : ~salt;
  }

  /// The cost of a move.
  int cost(Men men, int move, boolean winnerMoves) {
    int turn = winnerMoves ? 0 : UPSIDE_DOWN;
    int from = PackedMove.from(move) ^ turn;
    int to = PackedMove.to(move) ^ turn;
    return winnerMoves ? winnersCost(move, from, to) : losersCost(men, move, from, to);
  }

  private int winnersCost(int move, int from, int to) {
    boolean along =
        PackedMove.captured(move) != 0
            || switch (PackedMove.role(move)) {
              case PackedMove.PAWN -> true;
              case PackedMove.KING -> winnersKing[to] < winnersKing[from];
              case PackedMove.KNIGHT -> winnersKnight[to] < winnersKnight[from];
              case PackedMove.BISHOP -> bishopComes(from, to);
              default -> false;
            };
    return along ? ALONG : ASIDE;
  }

  /// Whether it comes nearer from far away, or moves away again from next to the corner.
  private boolean bishopComes(int from, int to) {
    return bishop[from] <= NEXT
        ? bishop[to] > bishop[from]
        : bishop[from] > NEXT + 1 && bishop[to] < bishop[from];
  }

  private int losersCost(Men men, int move, int from, int to) {
    boolean along =
        opens(men, move)
            || switch (PackedMove.role(move)) {
              case PackedMove.KING -> losersKing[to] < losersKing[from];
              case PackedMove.KNIGHT -> losersKnight[to] < losersKnight[from];
              case PackedMove.BISHOP -> bishop[to] < bishop[from];
              default -> false;
            };
    if (along) {
      return ALONG;
    }
    return PackedMove.captured(move) == 0 ? ASIDE : ASTRAY;
  }

  /// Whether a pawn captures or is captured while many pieces are left.
  private static boolean opens(Men men, int move) {
    int captured = PackedMove.captured(move);
    return captured != 0
        && (captured == PackedMove.PAWN || PackedMove.role(move) == PackedMove.PAWN)
        && Long.bitCount(men.occupied()) >= CROWD;
  }
}
