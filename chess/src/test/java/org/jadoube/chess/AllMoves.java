package org.jadoube.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Every move that can be constructed, whether or not it makes sense in some position.
final class AllMoves {
  private static final List<Optional<Role>> CAPTURED =
      Stream.concat(
              Stream.of(Optional.<Role>empty()), Arrays.stream(Role.values()).map(Optional::of))
          .toList();

  private AllMoves() {}

  static Stream<Move> stream() {
    return squares().flatMap(from -> squares().flatMap(to -> between(from, to)));
  }

  private static Stream<Move> between(Square from, Square to) {
    Stream<Move> steps =
        captures(captured ->
            roles().flatMap(role -> made(() -> new Move.Normal(role, from, to, captured))));
    Stream<Move> promotions =
        captures(captured ->
            roles().flatMap(role -> made(() -> new Move.Promotion(from, to, role, captured))));
    Stream<Move> castlings = made(() -> new Move.Castling(from, to));
    Stream<Move> enPassant = made(() -> new Move.EnPassant(from, to));
    return Stream.of(steps, promotions, castlings, enPassant).flatMap(Function.identity());
  }

  /// The move, unless it is refused.
  static Stream<Move> made(Supplier<Move> move) {
    try {
      return Stream.of(move.get());
    } catch (IllegalArgumentException _) {
      return Stream.empty();
    }
  }

  private static Stream<Move> captures(Function<Optional<Role>, Stream<Move>> moves) {
    return CAPTURED.stream().flatMap(moves);
  }

  private static Stream<Role> roles() {
    return Arrays.stream(Role.values());
  }

  private static Stream<Square> squares() {
    return Arrays.stream(Square.values());
  }
}
