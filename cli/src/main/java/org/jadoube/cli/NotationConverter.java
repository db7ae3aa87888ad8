package org.jadoube.cli;

import java.util.stream.Collectors;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.MoveStyle;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a notation: that of a language, or `uci`, `long` or `figurine`.
final class NotationConverter implements ITypeConverter<MoveNotation> {
  @Override
  public MoveNotation convert(String name) {
    return switch (name) {
      case "uci" -> Uci::write;
      case "long" -> MoveStyle.LONG;
      case "figurine" -> MoveStyle.PGN.with(PieceLetters.FIGURINES);
      default -> MoveStyle.PGN.in(language(name));
    };
  }

  private static Language language(String tag) {
    return Language.tagged(tag).orElseThrow(() -> new TypeConversionException(unknown(tag)));
  }

  private static String unknown(String tag) {
    return "there is no notation '"
        + tag
        + "', only uci, long, figurine and the languages "
        + Language.all().stream().map(Language::tag).collect(Collectors.joining(", "));
  }
}
