package org.jadoube.cli.position;

import java.util.List;
import org.jadoube.notation.pgn.command.PgnCommand;
import org.jadoube.notation.pgn.command.PgnComment;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Coloured squares and arrows, written as in PGN's commands `%csl` and `%cal`.
final class Drawing {
  private Drawing() {}

  /// Reads `Ge4`.
  static final class MarkConverter implements ITypeConverter<PgnCommand.Mark> {
    @Override
    public PgnCommand.Mark convert(String text) {
      if (command("csl", text) instanceof PgnCommand.Squares(List<PgnCommand.Mark> marks)) {
        return marks.getFirst();
      }
      throw refusal(text, "a colour and a square, such as Ge4");
    }
  }

  /// Reads `Ge2e4`.
  static final class ArrowConverter implements ITypeConverter<PgnCommand.Arrow> {
    @Override
    public PgnCommand.Arrow convert(String text) {
      if (command("cal", text) instanceof PgnCommand.Arrows(List<PgnCommand.Arrow> arrows)) {
        return arrows.getFirst();
      }
      throw refusal(text, "a colour and two squares, such as Ge2e4");
    }
  }

  private static PgnCommand command(String name, String text) {
    return new PgnComment("[%" + name + " " + text + "]").commands().getFirst();
  }

  private static TypeConversionException refusal(String text, String expected) {
    return new TypeConversionException(
        "'" + text + "' should be " + expected + "; colours are R, G, B, Y, O and C");
  }
}
