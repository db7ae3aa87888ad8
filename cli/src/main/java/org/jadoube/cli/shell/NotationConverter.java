package org.jadoube.cli.shell;

import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a notation: that of a language, alone or behind `spoken-`, or `uci`, `long` or
/// `figurine`.
public final class NotationConverter implements ITypeConverter<Notation> {
  private static final String SPOKEN = "spoken-";

  @Override
  public Notation convert(String name) {
    return switch (name) {
      case "uci" -> Notation.of(Uci::write, _ -> PgnMoveWriter.UCI);
      case "long" -> Notation.of(MoveStyle.LONG, _ -> PgnMoveWriter.LONG);
      case "figurine" -> lettered(PieceLetters.FIGURINES);
      default ->
          name.startsWith(SPOKEN)
              ? spoken(name.substring(SPOKEN.length()))
              : lettered(language(name).letters());
    };
  }

  private static Notation spoken(String tag) {
    return SpokenMoves.in(language(tag))
        .map(words -> new Notation(words::shown, Optional.empty()))
        .orElseThrow(() -> new TypeConversionException(unspoken(tag)));
  }

  private static String unspoken(String tag) {
    return "there are no words for moves in '"
        + tag
        + "', only in "
        + SpokenMoves.languages().stream().map(Language::tag).collect(Collectors.joining(", "));
  }

  private static Notation lettered(PieceLetters letters) {
    return Notation.of(
        MoveStyle.PGN.with(letters), from -> PgnMoveWriter.lettered(from.letters(), letters));
  }

  private static Language language(String tag) {
    return Language.tagged(tag).orElseThrow(() -> new TypeConversionException(unknown(tag)));
  }

  private static String unknown(String tag) {
    return "there is no notation '"
        + tag
        + "', only uci, long, figurine, spoken-LANG and the languages "
        + LanguageConverter.known();
  }
}
