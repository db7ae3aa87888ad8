package org.jadoube.audit.game;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.notation.replay.ReplayBoard;
import org.jspecify.annotations.Nullable;

/// Records the moves of one game after another while the reader plays them, and watches for
/// possible repetitions.
///
/// Each position since the last pawn move or capture has a key, made of the moves since then and
/// the rights to castle. Equal positions have equal keys, so without two equal keys nothing was
/// repeated. Equal keys nearly always mean equal positions, but only [Position#equals] can tell,
/// because of captures en passant.
final class PlayRecorder {
  private static final int USUAL_PLIES = 256;
  private static final int SHORTEST_RETURN = 4;

  /// Longer stretches without a pawn move or a capture are left to a closer examination.
  private static final int LONGEST_STRETCH = 256;

  private static final int MANY = Integer.MAX_VALUE;

  private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;
  private static final int COLOURED_ROLES = 16;
  private static final long[] KEYS = new SplittableRandom(1).longs(64L * COLOURED_ROLES).toArray();

  private int[] moves = new int[USUAL_PLIES];
  private int[] reversible = new int[USUAL_PLIES + 1];
  private long[] keys = new long[USUAL_PLIES + 1];
  private int plies;
  private long key;
  private int mostEqualKeys;
  private int mostReversible;
  private Position start = Position.standard();

  /// The reader's board, if anything was played on it.
  private @Nullable ReplayBoard board;

  /// A game begins.
  void begin(Position start, int halfmoveClock) {
    this.start = start;
    plies = 0;
    key = 0;
    keys[0] = key(start.castlingRooks().bits());
    reversible[0] = halfmoveClock;
    mostEqualKeys = 1;
    mostReversible = halfmoveClock;
    board = null;
  }

  int plies() {
    return plies;
  }

  /// Whether White made the last move, or would have made it.
  boolean isWhitesLast() {
    boolean whiteBegins = start.turn() == Colour.WHITE;
    return whiteBegins == ((plies & 1) == 1);
  }

  /// Adds a move that led to `after`.
  void add(int move, ReplayBoard after) {
    if (plies == moves.length) {
      grow();
    }
    moves[plies++] = move;
    board = after;
    int role = PackedMove.role(move);
    if (role == PackedMove.PAWN || PackedMove.captured(move) != 0) {
      reversible[plies] = 0;
    } else {
      reversible[plies] = reversible[plies - 1] + 1;
      mostReversible = Math.max(mostReversible, reversible[plies]);
      int piece = (after.whiteToMove() ? role + COLOURED_ROLES / 2 : role) << 6;
      key ^= KEYS[piece | PackedMove.from(move)] ^ KEYS[piece | PackedMove.to(move)];
    }
    keys[plies] = key(after.castlingRooks());
    mostEqualKeys = Math.max(mostEqualKeys, equalKeys());
  }

  private long key(long castlingRooks) {
    return key ^ castlingRooks * FACTOR;
  }

  private void grow() {
    int room = 2 * moves.length;
    moves = Arrays.copyOf(moves, room);
    reversible = Arrays.copyOf(reversible, room + 1);
    keys = Arrays.copyOf(keys, room + 1);
  }

  /// How many positions so far may equal the last one, itself included.
  private int equalKeys() {
    int stretch = reversible[plies];
    if (stretch > LONGEST_STRETCH) {
      return MANY;
    }
    int first = Math.max(0, plies - stretch);
    long now = keys[plies];
    int equal = 1;
    for (int earlier = plies - SHORTEST_RETURN; earlier >= first; earlier -= 2) {
      equal += keys[earlier] == now ? 1 : 0;
    }
    return equal;
  }

  /// An upper bound of the occurrences of any position.
  int mostOccurrences() {
    return mostEqualKeys;
  }

  /// The largest count of plies without a pawn move or a capture.
  int mostReversiblePlies() {
    return mostReversible;
  }

  /// The reader's board after the last move; null if nothing was played.
  @Nullable ReplayBoard board() {
    return board;
  }

  /// The moves so far.
  PlayedMoves play() {
    int[] played = Arrays.copyOf(moves, plies);
    return new PlayedMoves(
        played, positions(played), Arrays.copyOf(reversible, plies + 1), mostEqualKeys > 1);
  }

  private List<Position> positions(int[] played) {
    ReplayBoard shown = board;
    return shown == null
        ? LatePositions.all(start, played)
        : new LatePositions(start, played, shown.position());
  }
}
