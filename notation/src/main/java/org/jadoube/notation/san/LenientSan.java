package org.jadoube.notation.san;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Iccf;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Reading;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;
import org.jadoube.notation.spelling.ForgivenLetters;
import org.jadoube.notation.spelling.Meaning;
import org.jadoube.notation.spelling.Spelled;
import org.jadoube.notation.spelling.SpelledReader;

/// Reads moves as people and programs write them, provided that only one legal move can be meant,
/// and reports the liberties it forgave.
///
/// ```java
/// Language german = Language.tagged("de").orElseThrow();
/// Understood understood = LenientSan.read(Position.standard(), "Sg1-f3", german).orThrow();
/// understood.move(); // => Normal[KNIGHT g1-f3]
/// understood.forgiven().size(); // => 2
/// ```
///
/// @since 0.1.0
public final class LenientSan {
  /// The longest text that is read, in characters.
  public static final int LONGEST = 64;

  private static final ForgivenLetters LOOK_ALIKES = new ForgivenLetters(true, false);
  private static final ForgivenLetters ENGLISH = new ForgivenLetters(false, false);
  private static final ForgivenLetters ANY_CASE = new ForgivenLetters(true, true);

  private LenientSan() {}

  /// The move that `text` means in `position`, with English letters.
  public static Reading<Understood> read(Position position, String text) {
    return read(position, text, Language.ENGLISH);
  }

  /// The move that `text` means in `position`. Letters are those of `language`, their look-alikes,
  /// figurines, or English letters that `language` does not use.
  public static Reading<Understood> read(Position position, String text, Language language) {
    if (text.length() > LONGEST) {
      return tooLong(text);
    }
    return read(position, text, language, LOOK_ALIKES)
        .or(() -> read(position, text, language, ENGLISH))
        .or(() -> read(position, text, language, ANY_CASE))
        .or(() -> numeric(position, text, language));
  }

  private static <T> Reading<T> tooLong(String text) {
    String expected = "at most " + LONGEST + " characters";
    return Reading.failed(TextFault.atCharacter(text, LONGEST, expected));
  }

  /// The statement of `text` about a move, legal or not. It understands the same letters as
  /// [#read(Position, String, Language)].
  public static Reading<SaidMove> said(String text, Language language) {
    return text.length() > LONGEST
        ? tooLong(text)
        : spelled(text, language, LOOK_ALIKES)
            .or(() -> spelled(text, language, ANY_CASE))
            .or(() -> Iccf.coordinates(text).flatMap(it -> spelled(it, language, LOOK_ALIKES)))
            .map(said -> said);
  }

  /// The statement of `text` about a move, if every piece is named by a letter of `language` or a
  /// figurine; empty if it has a letter that `language` does not use but another language might.
  ///
  /// @param anyScript whether look-alike Latin and Cyrillic letters may replace each other
  public static Optional<SaidMove> saidInOwnLetters(
      String text, Language language, boolean anyScript) {
    return said(text, language)
        .valueIfAny()
        .filter(said ->
            said.forgiven().stream()
                .noneMatch(each -> ForeignLetters.isOne(each, language, anyScript)));
  }

  private static Reading<Spelled> spelled(
      String text, Language language, ForgivenLetters patience) {
    return SpelledReader.read(text, language.letters(), patience);
  }

  private static Reading<Understood> numeric(Position position, String text, Language language) {
    return Iccf.read(position, text)
        .map(move -> {
          String san = MoveStyle.PGN.in(language).write(position, move);
          return new Understood(
              move, List.of(new Forgiven(Forgiven.Liberty.NUMERIC, 0, text, san)));
        });
  }

  private static Reading<Understood> read(
      Position position, String text, Language language, ForgivenLetters patience) {
    return spelled(text, language, patience)
        .flatMap(spelled ->
            Meaning.of(position, text, spelled, MoveStyle.PGN.in(language))
                .map(move -> understood(position, text, move, spelled, language.letters())));
  }

  private static Understood understood(
      Position position, String text, Move move, Spelled spelled, PieceLetters letters) {
    List<Forgiven> forgiven = new ArrayList<>(spelled.forgiven());
    forgiven.addAll(Liberties.taken(position, text, move, spelled, letters));
    forgiven.sort(Comparator.comparingInt(Forgiven::offset));
    return new Understood(move, forgiven);
  }
}
