package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;

/// Turns the text of operations into their values. Moves are read as people write them.
///
/// @param text the whole EPD
/// @param position its position; empty if no game can be played from the setup
record EpdTyping(String text, Optional<Position> position) {
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,18}");

  /// An operand, without quotes.
  ///
  /// @param at where it begins in the text
  record Operand(String word, int at) {}

  static EpdTyping of(String text, Setup setup) {
    return new EpdTyping(text, setup.position());
  }

  /// The operation with that name whose operands end before `end`.
  Reading<EpdOperation> typed(String opcode, List<Operand> operands, int end) {
    EpdRule rule = EpdRule.of(opcode);
    return switch (rule.operands()) {
      case MOVES ->
          counted(rule, operands, end)
              .flatMap(ignored -> moves(operands, false))
              .map(moves -> new EpdOperation.Moves(opcode, moves));
      case VARIATION ->
          moves(operands, true).map(moves -> new EpdOperation.Variation(opcode, moves));
      case VALUE -> value(rule, operands, end).map(value -> new EpdOperation.Value(opcode, value));
      case TEXTS ->
          counted(rule, operands, end).map(words -> new EpdOperation.Texts(opcode, words));
      case WORDS ->
          counted(rule, operands, end).map(words -> new EpdOperation.Other(opcode, words));
    };
  }

  private Reading<List<String>> counted(EpdRule rule, List<Operand> operands, int end) {
    return counted(rule.least(), rule.most(), rule.expected(), operands, end);
  }

  /// The operands, if there are not too many.
  private Reading<List<String>> counted(
      long least, long most, String expected, List<Operand> operands, int end) {
    if (operands.size() < least) {
      return Reading.failed(TextFault.atCharacter(text, end, expected));
    }
    if (operands.size() > most) {
      return failed(operands.get((int) most), "; after the operation");
    }
    return Reading.of(operands.stream().map(Operand::word).toList());
  }

  private Reading<Long> value(EpdRule rule, List<Operand> operands, int end) {
    return counted(1, 1, rule.expected(), operands, end)
        .flatMap(ignored -> value(rule, operands.getFirst()));
  }

  private Reading<Long> value(EpdRule rule, Operand operand) {
    boolean number = NUMBER.matcher(operand.word()).matches();
    long value = number ? Long.parseLong(operand.word()) : 0;
    return number && value >= rule.least() && value <= rule.most()
        ? Reading.of(value)
        : failed(operand, rule.expected());
  }

  /// @param following whether each move is played before the next one is read
  private Reading<List<Move>> moves(List<Operand> operands, boolean following) {
    if (position.isEmpty() && !operands.isEmpty()) {
      return failed(operands.getFirst(), "no moves, since no game can be played from this setup");
    }
    List<Move> moves = new ArrayList<>();
    Position before = position.orElse(Position.standard());
    for (Operand operand : operands) {
      switch (LenientSan.read(before, operand.word())) {
        case Reading.Read<Understood>(Understood understood) -> moves.add(understood.move());
        case Reading.Unreadable<Understood>(TextFault fault) -> {
          return Reading.failed(fault.within(text, operand.at()));
        }
      }
      before = following ? before.play(moves.getLast()) : before;
    }
    return Reading.of(moves);
  }

  private <T> Reading<T> failed(Operand operand, String expected) {
    return Reading.failed(TextFault.at(text, operand.at(), operand.word(), expected));
  }
}
