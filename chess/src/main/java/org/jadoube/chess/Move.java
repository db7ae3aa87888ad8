package org.jadoube.chess;

import java.util.Optional;
import org.jadoube.chess.bits.PackedMove;

/// A legal move, complete with what moves and what is captured. It makes sense in the position it
/// was made for.
public sealed interface Move {
  /// Where the moving piece stands; castling: the king.
  Square from();

  /// Where it arrives; castling: the king, so on the c- or g-file.
  Square to();

  /// What moves: the pawn for promotions, the king for castling.
  Role role();

  /// What is captured.
  Optional<Role> captured();

  /// The move as an `int`, as laid out in [PackedMove].
  int packed();

  /// The move of a packed `int` that came from [#packed()] or [MoveList#packed(int)].
  static Move unpacked(int packed) {
    return PackedMove.isNormal(packed) ? new Normal(packed) : special(packed);
  }

  private static Move special(int packed) {
    Square from = Square.of(PackedMove.from(packed));
    Square to = Square.of(PackedMove.to(packed));
    return switch (PackedMove.kind(packed)) {
      case PackedMove.EN_PASSANT -> new EnPassant(from, to);
      case PackedMove.CASTLING -> new Castling(from, to);
      case PackedMove.PROMOTION ->
          new Promotion(from, to, Role.of(PackedMove.promoted(packed)), capturedBy(packed));
      default -> throw new IllegalArgumentException("no packed move: " + packed);
    };
  }

  private static Optional<Role> capturedBy(int packed) {
    return Role.optional(PackedMove.captured(packed));
  }

  /// Any move that is none of the others. Nearly all moves are, so it is kept packed.
  record Normal(int packed) implements Move {
    /// Refuses the packed form of another kind of move.
    public Normal {
      if (!PackedMove.isNormal(packed)) {
        throw new IllegalArgumentException("no normal move: " + packed);
      }
    }

    /// A move of this piece, with what it captures.
    public Normal(Role role, Square from, Square to, Optional<Role> captured) {
      this(PackedMove.normal(role.code(), from.ordinal(), to.ordinal(), Role.code(captured)));
    }

    @Override
    public Square from() {
      return Square.of(PackedMove.from(packed));
    }

    @Override
    public Square to() {
      return Square.of(PackedMove.to(packed));
    }

    @Override
    public Role role() {
      return Role.of(PackedMove.role(packed));
    }

    @Override
    public Optional<Role> captured() {
      return capturedBy(packed);
    }

    @Override
    public String toString() {
      return "Normal[role=%s, from=%s, to=%s, captured=%s]"
          .formatted(role(), from(), to(), captured());
    }
  }

  /// A pawn captures a pawn that has just passed it by two squares (Article 3.7.3.1).
  record EnPassant(Square from, Square to) implements Move {
    /// Where the captured pawn stands.
    public Square capturedSquare() {
      return Square.of(to.file(), from.rank());
    }

    @Override
    public Role role() {
      return Role.PAWN;
    }

    @Override
    public Optional<Role> captured() {
      return Role.optional(PackedMove.PAWN);
    }

    @Override
    public int packed() {
      return PackedMove.enPassant(from.ordinal(), to.ordinal());
    }
  }

  /// King and rook move together (Article 3.8.2): where they stand before.
  record Castling(Square king, Square rook) implements Move {
    /// To which side.
    public CastlingSide side() {
      return CastlingSide.of(king, rook);
    }

    /// Where the rook arrives.
    public Square rookTo() {
      return Square.of(side().rookFile(), king.rank());
    }

    @Override
    public Square from() {
      return king;
    }

    @Override
    public Square to() {
      return Square.of(side().kingFile(), king.rank());
    }

    @Override
    public Role role() {
      return Role.KING;
    }

    @Override
    public Optional<Role> captured() {
      return Optional.empty();
    }

    @Override
    public int packed() {
      return PackedMove.castling(king.ordinal(), rook.ordinal());
    }
  }

  /// A pawn reaches the last rank and becomes another piece (Article 3.7.3.3).
  record Promotion(Square from, Square to, Role promoted, Optional<Role> captured) implements Move {
    @Override
    public Role role() {
      return Role.PAWN;
    }

    @Override
    public int packed() {
      return PackedMove.promotion(
          from.ordinal(), to.ordinal(), Role.code(captured), promoted.code());
    }
  }
}
