package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Reads the operations of an EPD from left to right.
final class EpdOperations {
  private static final Pattern OPCODE = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,14}");
  private static final Pattern OPERAND = Pattern.compile("\"[^\"]*\"|[^\\s;\"]+");

  private final String text;
  private final EpdTyping typing;
  private final Matcher matcher;
  private final Set<String> named = new HashSet<>();
  private int at;

  EpdOperations(String text, int from, EpdTyping typing) {
    this.text = text;
    this.typing = typing;
    matcher = OPCODE.matcher(text);
    at = from;
  }

  static void requireName(String opcode) {
    if (!OPCODE.matcher(opcode).matches()) {
      throw new IllegalArgumentException("opcode must match " + OPCODE + ", not " + opcode);
    }
  }

  Reading<List<EpdOperation>> read() {
    List<EpdOperation> operations = new ArrayList<>();
    skipSpaces();
    while (at < text.length()) {
      switch (operation()) {
        case Reading.Read<EpdOperation>(EpdOperation operation) -> operations.add(operation);
        case Reading.Unreadable<EpdOperation>(TextFault fault) -> {
          return Reading.failed(fault);
        }
      }
      skipSpaces();
    }
    return Reading.of(operations);
  }

  private Reading<EpdOperation> operation() {
    if (!isAt(OPCODE)) {
      return failed("the name of an operation");
    }
    int start = at;
    String opcode = taken();
    if (!named.add(opcode)) {
      return Reading.failed(TextFault.at(text, start, opcode, "each operation once"));
    }
    List<EpdTyping.Operand> operands = new ArrayList<>();
    while (nextOperand()) {
      if (!isAt(OPERAND)) {
        return failed("a quote at the end of the operand");
      }
      operands.add(operand());
    }
    return finished(opcode, operands);
  }

  private Reading<EpdOperation> finished(String opcode, List<EpdTyping.Operand> operands) {
    if (!isAtEnd()) {
      return failed("a space, or ; after the operation");
    }
    return typing.typed(opcode, operands, at++);
  }

  /// Whether another operand follows. Skips the spaces before it.
  private boolean nextOperand() {
    boolean spaced = at < text.length() && text.charAt(at) == ' ';
    skipSpaces();
    return spaced && at < text.length() && !isAtEnd();
  }

  private boolean isAtEnd() {
    return at < text.length() && text.charAt(at) == ';';
  }

  private boolean isAt(Pattern pattern) {
    return matcher.usePattern(pattern).region(at, text.length()).lookingAt();
  }

  private String taken() {
    at = matcher.end();
    return matcher.group();
  }

  private EpdTyping.Operand operand() {
    int from = at;
    String whole = taken();
    return whole.startsWith("\"")
        ? new EpdTyping.Operand(whole.substring(1, whole.length() - 1), from + 1)
        : new EpdTyping.Operand(whole, from);
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private <T> Reading<T> failed(String expected) {
    return Reading.failed(TextFault.atCharacter(text, at, expected));
  }
}
