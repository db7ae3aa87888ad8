package org.jadoube.cli.shell;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import org.jadoube.notation.pgn.rewriting.MoveWriting;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import picocli.CommandLine.ITypeConverter;

/// Reads the name of a notation: `uci`, `long`, `figurine`, a language tag, or `spoken-` or
/// `announced-` and a language tag.
public final class NotationConverter implements ITypeConverter<Notation> {
  private static final List<Words> WORDS =
      List.of(
          new Words("spoken-", words -> words::shown),
          new Words("announced-", words -> words::spoken));

  private final List<String> others;

  public NotationConverter() {
    this(List.of());
  }

  /// @param others further names, which the caller reads
  public NotationConverter(List<String> others) {
    this.others = List.copyOf(others);
  }

  /// Words to read, or to say.
  private record Words(String prefix, Function<SpokenMoves, MoveNotation> kind) {}

  @Override
  public Notation convert(String name) {
    return switch (name) {
      case "uci" -> Notation.of(Uci::write, MoveWriting.UCI, _ -> PgnMoveWriter.UCI);
      case "long" -> Notation.of(MoveStyle.LONG, MoveWriting.LONG, _ -> PgnMoveWriter.LONG);
      case "figurine" -> lettered(PieceLetters.FIGURINES);
      default ->
          WORDS.stream()
              .filter(words -> name.startsWith(words.prefix))
              .findFirst()
              .map(words -> inWords(words, name))
              .orElseGet(() -> lettered(language(name).letters()));
    };
  }

  private Notation inWords(Words words, String name) {
    return SpokenMoves.in(language(name.substring(words.prefix.length())))
        .map(words.kind)
        .map(Notation::of)
        .orElseThrow(() -> UnknownName.among(names(words), "notation", name));
  }

  private static List<String> names(Words words) {
    return SpokenMoves.languages().stream().map(each -> words.prefix + each.tag()).toList();
  }

  private static Notation lettered(PieceLetters letters) {
    return Notation.of(
        MoveStyle.PGN.with(letters),
        MoveWriting.lettered(letters),
        from -> PgnMoveWriter.lettered(from.letters(), letters));
  }

  private Language language(String tag) {
    return Language.tagged(tag).orElseThrow(() -> UnknownName.among(names(), "notation", tag));
  }

  private List<String> names() {
    return Stream.of(
            List.of("uci", "long", "figurine", "spoken-LANG", "announced-LANG"),
            others,
            LanguageConverter.known())
        .flatMap(List::stream)
        .toList();
  }
}
