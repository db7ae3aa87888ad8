package org.jadoube.benchmarks.race;

import java.util.function.ToLongFunction;

/// An everyday call; its benchmark has the same name as its method.
public enum EverydayCall {
  LEGAL_MOVES("legalMoves", Sitting::legalMoves),
  FOR_EACH("forEach", Sitting::forEach),
  PACKED_MOVES("packedMoves"),
  PLAY("play", Sitting::playAndList),
  PLAY_AND_HASH("playAndHash"),
  IS_LEGAL("isLegal", Sitting::isLegal),
  GIVES_CHECK("givesCheck", Sitting::givesCheck),
  IS_CHECK("isCheck", Sitting::isCheck),
  ATTACKERS("attackers", Sitting::attackers),
  PINNED("pinned", Sitting::pinned),
  HASH("hash"),
  POLYGLOT_KEY("polyglotKey"),
  MIRRORED("mirrored");

  private final String benchmark;
  private final ToLongFunction<Sitting<?, ?>> answer;

  /// Every library has its own answer.
  EverydayCall(String benchmark) {
    this(benchmark, _ -> 0);
  }

  EverydayCall(String benchmark, ToLongFunction<Sitting<?, ?>> answer) {
    this.benchmark = benchmark;
    this.answer = answer;
  }

  String benchmark() {
    return benchmark;
  }

  /// The sum of all answers, which is equal for every library.
  long answer(Sitting<?, ?> sitting) {
    return answer.applyAsLong(sitting);
  }
}
