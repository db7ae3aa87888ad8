package org.jadoube.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Every move that can be written down, sense or nonsense.
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
        captures(captured -> roles().map(role -> new Move.Normal(role, from, to, captured)));
    Stream<Move> promotions =
        captures(captured -> roles().map(role -> new Move.Promotion(from, to, role, captured)));
    Stream<Move> castlings =
        from.rank() == to.rank() ? Stream.of(new Move.Castling(from, to)) : Stream.empty();
    return Stream.of(steps, promotions, castlings, Stream.<Move>of(new Move.EnPassant(from, to)))
        .flatMap(Function.identity());
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
