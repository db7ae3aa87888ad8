package org.jadoube.cli.shell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import picocli.CommandLine.ITypeConverter;

/// Reads the name of a notation: `uci`, `long`, `figurine`, a language tag, or `spoken-` and a
/// language tag.
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
        .orElseThrow(() -> UnknownName.among(spokenNames(), "notation", SPOKEN + tag));
  }

  private static List<String> spokenNames() {
    return SpokenMoves.languages().stream().map(language -> SPOKEN + language.tag()).toList();
  }

  private static Notation lettered(PieceLetters letters) {
    return Notation.of(
        MoveStyle.PGN.with(letters), from -> PgnMoveWriter.lettered(from.letters(), letters));
  }

  private static Language language(String tag) {
    return Language.tagged(tag).orElseThrow(() -> UnknownName.among(names(), "notation", tag));
  }

  private static List<String> names() {
    return Stream.concat(
            Stream.of("uci", "long", "figurine", SPOKEN + "LANG"),
            LanguageConverter.known().stream())
        .toList();
  }
}
