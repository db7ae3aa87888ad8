package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;

/// Writes an EPD.
final class EpdWriter {
  private EpdWriter() {}

  static String write(Epd epd) {
    String fields = FenWriter.fourFields(epd.setup(), FenDialect.STANDARD, EnPassantField.AS_GIVEN);
    return epd.operations().stream()
        .map(operation -> operation(operation, epd))
        .collect(Collectors.joining("", fields, ""));
  }

  private static String operation(EpdOperation operation, Epd epd) {
    List<String> words = new ArrayList<>(List.of(operation.opcode()));
    words.addAll(operands(operation, epd));
    return " " + String.join(" ", words) + ";";
  }

  private static List<String> operands(EpdOperation operation, Epd epd) {
    return switch (operation) {
      case EpdOperation.Moves(var _, List<Move> moves) ->
          moves.stream().map(move -> San.write(epd.position(), move)).toList();
      case EpdOperation.Variation(var _, List<Move> moves) -> variation(epd.position(), moves);
      case EpdOperation.Value(var _, long value) -> List.of(Long.toString(value));
      case EpdOperation.Texts(var _, List<String> texts) ->
          texts.stream().map(EpdWriter::quoted).toList();
      case EpdOperation.Other(var _, List<String> operands) ->
          operands.stream().map(EpdWriter::word).toList();
    };
  }

  private static List<String> variation(Position start, List<Move> moves) {
    List<String> words = new ArrayList<>();
    Position position = start;
    for (Move move : moves) {
      words.add(San.write(position, move));
      position = position.play(move);
    }
    return words;
  }

  private static String word(String operand) {
    return operand.matches("[^\\s;\"]+") ? operand : quoted(operand);
  }

  /// EPD has no way to write a quote inside a text.
  private static String quoted(String text) {
    return "\"" + text.replace('"', '\'') + "\"";
  }
}
