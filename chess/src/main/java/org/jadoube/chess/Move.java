package org.jadoube.chess;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.bits.PackedMove;

/// A legal move: the piece that moves, from where to where, and what it captures. Immutable. It
/// belongs to the position it was made for.
///
/// A move that is legal on no board cannot be constructed: pieces move as Article 3 says, and a
/// pawn promotes only to what is allowed. Captures of a king, or of a pawn on the last rank, can be
/// constructed, because moves are also explained on boards left by an illegal move.
///
/// The subtypes are classes, not records. They share one packed field, so queries need no dispatch,
/// and a loop over many moves allocates none.
///
/// ```java
/// Move move = Position.standard().move(Square.G1, Square.F3).orElseThrow();
/// move.role(); // => KNIGHT
/// String kind =
///     switch (move) {
///       case Move.Castling castling -> "castling with " + castling.rook();
///       case Move.Promotion promotion -> "promotion to " + promotion.promoted();
///       case Move.EnPassant capture -> "capture on " + capture.capturedSquare();
///       case Move.Normal _ -> "any other move";
///     }; // => any other move
/// ```
///
/// @since 0.1.0
public abstract sealed class Move {
  private final int packed;

  private Move(int packed) {
    this.packed = packed;
  }

  /// The packed move, checked to be legal on some board.
  private static int checked(int packed, String move, Object how, String expected) {
    if (!PackedMove.isMove(packed)) {
      throw new IllegalArgumentException("no " + move + ": " + how + ", expected " + expected);
    }
    return packed;
  }

  private static String squares(Square from, Square to, Optional<Role> captured) {
    return from + (captured.isPresent() ? "x" : "-") + to;
  }

  /// The move of a packed `int` that came from [#packed()] or [MoveList#packed(int)].
  ///
  /// @throws IllegalArgumentException for an `int` that came from no move
  public static Move unpacked(int packed) {
    if (!PackedMove.isMove(packed)) {
      throw new IllegalArgumentException("not a packed move: " + packed);
    }
    return of(packed);
  }

  /// Like [#unpacked(int)], without the check: for trusted input.
  static Move of(int packed) {
    return PackedMove.isNormal(packed) ? new Normal(packed) : special(packed);
  }

  private static Move special(int packed) {
    return switch (PackedMove.kind(packed)) {
      case PackedMove.EN_PASSANT -> new EnPassant(packed);
      case PackedMove.CASTLING -> new Castling(packed);
      default -> new Promotion(packed);
    };
  }

  /// The move as an `int`, the same for equal moves; [#unpacked(int)] reverses it. For use in
  /// memory only: another version may use another layout, so do not store it.
  public final int packed() {
    return packed;
  }

  /// Where the moving piece starts; when castling, the king.
  public final Square from() {
    return Square.of(PackedMove.from(packed));
  }

  /// Where it arrives; when castling, the king, so on the c- or g-file.
  public final Square to() {
    return Square.of(PackedMove.to(packed));
  }

  /// The role that moves: the pawn for promotions, the king for castling.
  public final Role role() {
    return Role.of(PackedMove.role(packed));
  }

  /// The role that is captured, if any.
  public final Optional<Role> captured() {
    return Role.optional(PackedMove.captured(packed));
  }

  /// Whether it is a pawn move or a capture, which resets the count of fifty moves (Article 9.3).
  public final boolean resetsHalfmoveClock() {
    return role() == Role.PAWN || captured().isPresent();
  }

  /// The square that a pawn passes by moving two squares.
  public final Optional<Square> passedSquare() {
    int ranks = to().rank().ordinal() - from().rank().ordinal();
    return role() == Role.PAWN && Math.abs(ranks) == 2
        ? from().plus(0, ranks / 2)
        : Optional.empty();
  }

  @Override
  public final boolean equals(Object object) {
    return object instanceof Move other && packed == other.packed;
  }

  @Override
  public final int hashCode() {
    return packed;
  }

  /// Such as `Normal[KNIGHT g1-f3]` or `Promotion[PAWN a7xb8 KNIGHT]`.
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s[%s %s%s%s%s]",
        getClass().getSimpleName(),
        role(),
        from(),
        captured().isPresent() ? "x" : "-",
        to(),
        this instanceof Promotion it ? " " + it.promoted() : "");
  }

  /// Any other move, so nearly every move.
  public static final class Normal extends Move {
    Normal(int packed) {
      super(packed);
    }

    /// A move of this piece, with what it captures.
    ///
    /// @throws IllegalArgumentException if the piece cannot move like that on any board; a pawn's
    ///   move to the last rank is a [Promotion]
    public Normal(Role role, Square from, Square to, Optional<Role> captured) {
      this(
          checked(
              PackedMove.normal(role.code(), from.ordinal(), to.ordinal(), Role.code(captured)),
              "move",
              role + " " + squares(from, to, captured),
              "a move that this piece can make on some board"));
    }
  }

  /// A pawn captures a pawn that has just passed it by two squares (Article 3.7.3.1).
  public static final class EnPassant extends Move {
    private EnPassant(int packed) {
      super(packed);
    }

    /// A capture from one square to another.
    ///
    /// @throws IllegalArgumentException if it does not lead from the pawn's fifth rank to an
    ///   adjacent file of the sixth
    public EnPassant(Square from, Square to) {
      this(
          checked(
              PackedMove.enPassant(from.ordinal(), to.ordinal()),
              "capture en passant",
              from + "x" + to,
              "a pawn's capture from its fifth rank"));
    }

    /// Where the captured pawn stands.
    public Square capturedSquare() {
      return Square.of(to().file(), from().rank());
    }
  }

  /// King and rook move together (Article 3.8.2).
  public static final class Castling extends Move {
    private Castling(int packed) {
      super(packed);
    }

    /// Where king and rook stand before.
    ///
    /// @throws IllegalArgumentException if these are not two squares of the first or of the last
    ///   rank
    public Castling(Square king, Square rook) {
      this(
          checked(
              king.rank() == rook.rank() ? PackedMove.castling(king.ordinal(), rook.ordinal()) : 0,
              "castling",
              king + " and " + rook,
              "two squares of the first or of the last rank"));
    }

    /// Where the king stands before.
    public Square king() {
      return from();
    }

    /// Where the rook stands before.
    public Square rook() {
      return Square.of(PackedMove.rook(packed()));
    }

    /// Whether king and rook stand as in standard chess: the king on the e-file, the rook in a
    /// corner.
    public boolean isStandard() {
      File rook = rook().file();
      return king().file() == File.E && (rook == File.A || rook == File.H);
    }

    /// The square that, with the king's, identifies this castling: where the king arrives, or, if
    /// king and rook do not stand as in standard chess, where the rook stands. In Chess960 the king
    /// may also be able to reach its own destination by an ordinary step.
    public Square target() {
      return isStandard() ? to() : rook();
    }

    /// To which side.
    public CastlingSide side() {
      return CastlingSide.of(king(), rook());
    }

    /// Where the rook arrives.
    public Square rookTo() {
      return Square.of(side().rookFile(), king().rank());
    }
  }

  /// A pawn reaches the last rank and becomes another piece (Article 3.7.3.3).
  public static final class Promotion extends Move {
    private Promotion(int packed) {
      super(packed);
    }

    /// A pawn's move, with what it becomes and what it captures.
    ///
    /// @throws IllegalArgumentException if it is not a pawn's move to the last rank, or the pawn
    ///   would become a king or a pawn
    public Promotion(Square from, Square to, Role promoted, Optional<Role> captured) {
      this(
          checked(
              PackedMove.promotion(
                  from.ordinal(), to.ordinal(), Role.code(captured), promoted.code()),
              "promotion",
              squares(from, to, captured) + " " + promoted,
              "a pawn's move to the last rank, where it becomes one of " + Role.PROMOTIONS));
    }

    /// The role that the pawn becomes.
    public Role promoted() {
      return Role.of(PackedMove.promoted(packed()));
    }
  }
}
