package org.jadoube.benchmarks.race;

import java.util.List;
import java.util.function.ToLongFunction;

/// One contestant with all positions and moves: makes each call on all of them and adds up the
/// answers. The loops over moves are plain because nested lambdas are inlined only sometimes.
///
/// Every round uses a different order, because branch predictors memorise thousands of answers.
final class Sitting<P, M> {
  private static final int SQUARES = 64;

  private final Contestant<P, M> contestant;
  private final List<Asked<P, M>> asked;
  private int stride = 1; // odd, so that it visits every index below a power of two

  private record Asked<P, M>(P position, List<M> legal, List<M> mixed) {}

  Sitting(Contestant<P, M> contestant) {
    this.contestant = contestant;
    asked = Questions.all().stream().map(this::asked).toList();
  }

  private Asked<P, M> asked(Questions questions) {
    P position = contestant.position(questions.fen());
    return new Asked<>(
        position, moves(position, questions.legal()), moves(position, questions.mixed()));
  }

  private List<M> moves(P position, List<String> moves) {
    return moves.stream().map(move -> contestant.move(position, move)).toList();
  }

  long legalMoves() {
    return ofEach(contestant::legalMoves);
  }

  long forEach() {
    return ofEach(contestant::forEach);
  }

  long packedMoves() {
    return ofEach(contestant::packedMoves);
  }

  /// The sum over the positions after each move.
  long play(ToLongFunction<P> question) {
    long sum = 0;
    for (int position = 0; position < Questions.POSITIONS; position++) {
      Asked<P, M> it = asked(position);
      for (int move = 0; move < Questions.MOVES; move++) {
        sum += contestant.play(it.position(), move(it.legal(), move), question);
      }
    }
    stride += 2;
    return sum;
  }

  long playAndHash() {
    return play(contestant::key);
  }

  long playAndList() {
    return play(contestant::legalMoves);
  }

  long isLegal() {
    long legal = 0;
    for (int position = 0; position < Questions.POSITIONS; position++) {
      Asked<P, M> it = asked(position);
      for (int move = 0; move < Questions.MOVES; move++) {
        legal += contestant.isLegal(it.position(), move(it.mixed(), move)) ? 1 : 0;
      }
    }
    stride += 2;
    return legal;
  }

  long givesCheck() {
    long checks = 0;
    for (int position = 0; position < Questions.POSITIONS; position++) {
      Asked<P, M> it = asked(position);
      for (int move = 0; move < Questions.MOVES; move++) {
        checks += contestant.givesCheck(it.position(), move(it.legal(), move)) ? 1 : 0;
      }
    }
    stride += 2;
    return checks;
  }

  long isCheck() {
    return ofEach(position -> contestant.isCheck(position) ? 1 : 0);
  }

  /// For either side, on every square.
  long attackers() {
    return ofEach(this::attackers);
  }

  private long attackers(P position) {
    long sum = 0;
    for (int square = 0; square < SQUARES; square++) {
      sum += contestant.attackers(position, square, true);
      sum += contestant.attackers(position, square, false);
    }
    return sum;
  }

  /// For either side.
  long pinned() {
    return ofEach(it -> contestant.pinned(it, true) + contestant.pinned(it, false));
  }

  long hash() {
    return ofEach(contestant::hash);
  }

  long polyglotKey() {
    return ofEach(contestant::polyglotKey);
  }

  long mirrored() {
    return ofEach(contestant::mirrored);
  }

  private long ofEach(ToLongFunction<P> answer) {
    long sum = 0;
    for (int position = 0; position < Questions.POSITIONS; position++) {
      sum += answer.applyAsLong(asked(position).position());
    }
    stride += 2;
    return sum;
  }

  private Asked<P, M> asked(int index) {
    return asked.get((index * stride) & (Questions.POSITIONS - 1));
  }

  private M move(List<M> moves, int index) {
    return moves.get((index * stride) & (Questions.MOVES - 1));
  }
}
