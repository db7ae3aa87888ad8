package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Extended position description: a setup without counters, and operations (PGN standard, 16.2).
///
/// @param setup the setup; its counters are those of the operations `hmvc` and `fmvn`, else `0 1`
/// @param operations what is said about it, in its order, each once
public record Epd(Setup setup, List<Operation> operations) {
  /// The longest text that is read.
  public static final int LONGEST = 4096;

  private static final String[] FIELDS = {
    FenReader.FIELDS[0], FenReader.FIELDS[1], FenReader.FIELDS[2], FenReader.FIELDS[3]
  };

  /// The operations whose operands are strings, written in quotes.
  private static final Pattern TEXTS = Pattern.compile("id|eco|nic|tcri|tcsi|[cv]\\d");

  /// An operation: `bm Nf3 Nc3;` or `id "one";`.
  ///
  /// @param opcode its name
  /// @param operands its operands, without quotes
  public record Operation(String opcode, List<String> operands) {
    public Operation {
      operands = List.copyOf(operands);
    }
  }

  public Epd {
    operations = List.copyOf(operations);
  }

  /// The operation of that name.
  public Optional<Operation> operation(String opcode) {
    return operations.stream().filter(each -> each.opcode().equals(opcode)).findFirst();
  }

  /// What `text` describes.
  public static Reading<Epd> read(String text) {
    if (text.length() > LONGEST) {
      String expected = "at most " + LONGEST + " characters";
      return Reading.failed(TextFault.atCharacter(text, LONGEST, expected));
    }
    int end = endOfFields(text);
    return TextField.split(text.substring(0, end), FIELDS)
        .flatMap(FenReader::placed)
        .flatMap(setup ->
            new EpdOperations(text, end)
                .read()
                .map(operations -> new Epd(counted(setup, operations), operations)));
  }

  private static int endOfFields(String text) {
    int end = -1;
    for (int field = 0; field < FIELDS.length; field++) {
      end = text.indexOf(' ', end + 1);
      if (end < 0) {
        return text.length();
      }
    }
    return end;
  }

  private static Setup counted(Setup setup, List<Operation> operations) {
    return FenReader.counted(setup, number(operations, "hmvc", 0), number(operations, "fmvn", 1));
  }

  private static int number(List<Operation> operations, String opcode, int otherwise) {
    return operations.stream()
        .filter(each -> each.opcode().equals(opcode))
        .map(each -> Integer.parseInt(each.operands().getFirst()))
        .findFirst()
        .orElse(otherwise);
  }

  /// The setup and its operations as one line.
  public String write() {
    String fields = FenWriter.fourFields(setup, FenDialect.STANDARD, EnPassantField.AS_GIVEN);
    return operations.stream().map(Epd::written).collect(Collectors.joining("", fields, ""));
  }

  private static String written(Operation operation) {
    boolean text = TEXTS.matcher(operation.opcode()).matches();
    List<String> words = new ArrayList<>(List.of(operation.opcode()));
    operation.operands().forEach(operand -> words.add(written(operand, text)));
    return " " + String.join(" ", words) + ";";
  }

  private static String written(String operand, boolean text) {
    boolean plain = !text && operand.matches("[^\\s;\"]+");
    return plain ? operand : "\"" + operand.replace('"', '\'') + "\"";
  }
}
