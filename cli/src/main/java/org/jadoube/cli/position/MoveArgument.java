package org.jadoube.cli.position;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.spoken.SpokenMoves;

/// A move on the command line, however it is written or said: as in PGN, in coordinates, in the
/// letters or the words of any language.
final class MoveArgument {
  private MoveArgument() {}

  /// The legal moves that `text` can mean: one, mostly.
  static List<Move> legal(Position position, String text) {
    Optional<Move> english =
        LenientSan.read(position, text)
            .map(Understood::move)
            .or(() -> Uci.read(position, text))
            .valueIfAny();
    return english.map(List::of).orElseGet(() -> abroad(position, text));
  }

  private static List<Move> abroad(Position position, String text) {
    List<Move> several = several(position, text);
    return several.isEmpty()
        ? Stream.concat(lettered(position, text), spoken(position, text)).distinct().toList()
        : several;
  }

  /// Those that the text means in English, where they are more than one.
  private static List<Move> several(Position position, String text) {
    return LenientSan.read(position, text).faultIfAny().stream()
        .filter(fault -> fault.kind() == TextFault.Kind.AMBIGUOUS)
        .flatMap(fault -> fault.candidates().stream())
        .flatMap(san -> LenientSan.read(position, san).valueIfAny().stream())
        .map(Understood::move)
        .toList();
  }

  /// Those of the languages in which least must be forgiven.
  private static Stream<Move> lettered(Position position, String text) {
    List<Understood> all =
        Language.all().stream()
            .flatMap(language -> LenientSan.read(position, text, language).valueIfAny().stream())
            .toList();
    int least = all.stream().mapToInt(MoveArgument::liberties).min().orElse(0);
    return all.stream().filter(each -> liberties(each) == least).map(Understood::move);
  }

  private static int liberties(Understood understood) {
    return understood.forgiven().size();
  }

  private static Stream<Move> spoken(Position position, String text) {
    return vocabularies(text).flatMap(words -> words.read(position, text).valueIfAny().stream());
  }

  /// Moves are said in several words.
  private static Stream<SpokenMoves> vocabularies(String text) {
    return SpokenMoves.languages().stream()
        .filter(_ -> text.strip().indexOf(' ') > 0)
        .flatMap(language -> SpokenMoves.in(language).stream());
  }

  /// What `text` can say in plain notation, legal or not.
  static Stream<String> plain(String text) {
    Stream<Reading<String>> written =
        Language.all().stream().map(language -> LenientSan.plain(text, language));
    Stream<Reading<String>> said = vocabularies(text).map(words -> words.plain(text));
    return Stream.concat(written, said).flatMap(plain -> plain.valueIfAny().stream()).distinct();
  }
}
