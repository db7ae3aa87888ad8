package org.jadoube.cli;

import org.jadoube.notation.Language;
import org.jadoube.notation.MoveStyle;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import org.jadoube.notation.pgn.PgnMoveWriter;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a notation: that of a language, or `uci`, `long` or `figurine`.
final class NotationConverter implements ITypeConverter<Notation> {
  @Override
  public Notation convert(String name) {
    return switch (name) {
      case "uci" -> new Notation(Uci::write, _ -> PgnMoveWriter.UCI);
      case "long" -> new Notation(MoveStyle.LONG, _ -> PgnMoveWriter.LONG);
      case "figurine" -> lettered(PieceLetters.FIGURINES);
      default -> lettered(language(name).letters());
    };
  }

  private static Notation lettered(PieceLetters letters) {
    return new Notation(
        MoveStyle.PGN.with(letters), from -> PgnMoveWriter.lettered(from.letters(), letters));
  }

  private static Language language(String tag) {
    return Language.tagged(tag).orElseThrow(() -> new TypeConversionException(unknown(tag)));
  }

  private static String unknown(String tag) {
    return "there is no notation '"
        + tag
        + "', only uci, long, figurine and the languages "
        + LanguageConverter.known();
  }
}
