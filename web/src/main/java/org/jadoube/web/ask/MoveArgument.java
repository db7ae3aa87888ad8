package org.jadoube.web.ask;

import java.lang.Character.UnicodeScript;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.spoken.SpokenMoves;

/// A move on the command line, in any notation or in words. The reader's language comes first: if
/// the text has a meaning there, legal or not, that counts. Other languages are tried only if it
/// has none.
final class MoveArgument {
  private static final Pattern LETTERS = Pattern.compile("[\\p{L}\\p{M}]+");

  private final String text;
  private final Language reader;

  private MoveArgument(String text, Language reader) {
    this.text = text;
    this.reader = reader;
  }

  /// The meanings of `text` to somebody who reads moves in the language `reader`: one, or one for
  /// each of several other languages, or none.
  static List<Sense> senses(String text, Language reader) {
    return new MoveArgument(text, reader).senses();
  }

  private List<Sense> senses() {
    return Stream.<Supplier<List<Sense>>>of(
            () -> own(LenientSan.saidInOwnLetters(text, reader, isCyrillic(reader))),
            () -> abroad(List.of(Language.ENGLISH), _ -> true),
            () -> abroad(Language.all(), MoveArgument::namesAPiece),
            () -> own(LenientSan.said(text, reader).valueIfAny().filter(said -> !isEnglish(said))),
            () -> abroad(Language.all(), _ -> true),
            () -> own(spoken(reader)),
            () -> foreign(Language.all(), this::spoken))
        .map(Supplier::get)
        .filter(senses -> !senses.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /// Whether it is written in Cyrillic; those who do so type squares in Latin letters, and often
  /// pieces too.
  private static boolean isCyrillic(Language language) {
    return UnicodeScript.of(language.letters().king().codePointAt(0)) == UnicodeScript.CYRILLIC;
  }

  private static List<Sense> own(Optional<SaidMove> said) {
    return said.stream().map(it -> new Sense(it, List.of())).toList();
  }

  private List<Sense> abroad(List<Language> languages, Predicate<SaidMove> wanted) {
    return foreign(
        languages, language -> LenientSan.saidInOwnLetters(text, language, false).filter(wanted));
  }

  /// Whether the text names a piece; hardly anybody writes a letter for a pawn.
  private static boolean namesAPiece(SaidMove said) {
    return said.forgiven().stream().noneMatch(each -> each.liberty() == Liberty.PAWN_LETTER);
  }

  private static boolean isEnglish(SaidMove said) {
    return said.forgiven().stream()
        .anyMatch(each ->
            each.liberty() == Liberty.OTHER_LETTER
                && Character.isLetter(each.found().codePointAt(0)));
  }

  /// The meanings in the languages that need the fewest corrections.
  private List<Sense> foreign(
      List<Language> languages, Function<Language, Optional<SaidMove>> reading) {
    List<Sense> senses =
        languages.stream()
            .filter(language -> !language.equals(reader))
            .flatMap(language ->
                reading.apply(language).map(said -> new Sense(said, List.of(language))).stream())
            .toList();
    int least = senses.stream().mapToInt(Sense::liberties).min().orElse(0);
    return senses.stream()
        .filter(sense -> sense.liberties() == least)
        .collect(Collectors.toMap(Sense::plain, sense -> sense, Sense::and, LinkedHashMap::new))
        .values()
        .stream()
        .toList();
  }

  /// The move in words; a single word counts only if it is castling.
  private Optional<SaidMove> spoken(Language language) {
    boolean several = text.strip().indexOf(' ') > 0;
    return SpokenMoves.in(language)
        .filter(_ -> several || LETTERS.matcher(text).matches())
        .flatMap(words -> words.said(text).valueIfAny())
        .filter(said -> several || said.plain().startsWith("O-O"));
  }
}
