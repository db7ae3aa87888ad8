package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Reads the operations of an EPD from left to right.
final class EpdOperations {
  private static final Pattern OPCODE = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,14}");
  private static final Pattern OPERAND = Pattern.compile("\"[^\"]*\"|[^\\s;\"]+");

  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}(?![^\\s;])");

  /// The operations that stand for the last two fields of a FEN, and the least that they count.
  private static final Map<String, Integer> COUNTERS = Map.of("hmvc", 0, "fmvn", 1);

  private final String text;
  private final Matcher matcher;
  private final Set<String> named = new HashSet<>();
  private int at;

  EpdOperations(String text, int from) {
    this.text = text;
    matcher = OPCODE.matcher(text);
    at = from;
  }

  Reading<List<Epd.Operation>> read() {
    List<Epd.Operation> operations = new ArrayList<>();
    skipSpaces();
    while (at < text.length()) {
      switch (operation()) {
        case Reading.Read<Epd.Operation>(Epd.Operation operation) -> operations.add(operation);
        case Reading.Unreadable<Epd.Operation>(TextFault fault) -> {
          return Reading.failed(fault);
        }
      }
      skipSpaces();
    }
    return Reading.of(operations);
  }

  private Reading<Epd.Operation> operation() {
    if (!isAt(OPCODE)) {
      return failed("the name of an operation");
    }
    int start = at;
    String opcode = taken();
    if (!named.add(opcode)) {
      return Reading.failed(TextFault.at(text, start, opcode, "each operation once"));
    }
    return COUNTERS.containsKey(opcode) ? counter(opcode, COUNTERS.get(opcode)) : operands(opcode);
  }

  private Reading<Epd.Operation> counter(String opcode, int least) {
    if (!nextOperand() || !isAt(NUMBER) || Integer.parseInt(matcher.group()) < least) {
      return failed("a number from " + least);
    }
    String number = taken();
    return nextOperand() ? failed("; after the number") : finished(opcode, List.of(number));
  }

  private Reading<Epd.Operation> operands(String opcode) {
    List<String> operands = new ArrayList<>();
    while (nextOperand()) {
      if (!isAt(OPERAND)) {
        return failed("a quote at the operand's end");
      }
      operands.add(operand());
    }
    return finished(opcode, operands);
  }

  private Reading<Epd.Operation> finished(String opcode, List<String> operands) {
    if (!isAtEnd()) {
      return failed("a space, or ; after the operation");
    }
    at++;
    return Reading.of(new Epd.Operation(opcode, operands));
  }

  /// Whether another operand follows, behind spaces, which are passed over.
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

  private String operand() {
    String whole = taken();
    return whole.startsWith("\"") ? whole.substring(1, whole.length() - 1) : whole;
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
