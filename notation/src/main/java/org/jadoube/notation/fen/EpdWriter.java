package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;

/// Writes an EPD.
final class EpdWriter {
  private EpdWriter() {}

  static String write(Epd epd) {
    StringBuilder text =
        FenWriter.fourFields(epd.setup(), FenDialect.STANDARD, EnPassantField.AS_GIVEN);
    for (EpdOperation operation : epd.operations()) {
      text.append(' ').append(operation.opcode());
      operands(operation, epd).forEach(operand -> text.append(' ').append(operand));
      text.append(';');
    }
    return text.toString();
  }

  private static List<String> operands(EpdOperation operation, Epd epd) {
    return switch (operation) {
      case EpdOperation.Moves(var ignored, List<Move> moves) ->
          moves.stream().map(move -> San.write(epd.position(), move)).toList();
      case EpdOperation.Variation(var ignored, List<Move> moves) ->
          variation(epd.position(), moves);
      case EpdOperation.Value(var ignored, long value) -> List.of(Long.toString(value));
      case EpdOperation.Texts(var ignored, List<String> texts) ->
          texts.stream().map(EpdWriter::quoted).toList();
      case EpdOperation.Other(var ignored, List<String> operands) ->
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
