package org.jadoube.notation.spoken;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.File;
import org.jadoube.notation.spoken.SpokenWord.OfFile;
import org.jadoube.notation.spoken.SpokenWord.OfFileOrNothing;

/// Notation typed on a Cyrillic keyboard: the files of squares by the letters of the language, as
/// in `Сф3`. Large letters stay, because they are those of pieces.
final class LocalFiles {
  private static final Pattern OF_SQUARE = Pattern.compile("[\\p{Ll}&&\\p{IsCyrillic}](?=[1-8])");

  /// On such keyboards, `х` marks a capture.
  private static final Pattern OF_ORIGIN =
      Pattern.compile(
          "(?<=\\p{Lu})[\\p{Ll}&&\\p{IsCyrillic}&&[^х]](?=[x:×х]?[a-h][1-8])"
              + "|(?<![\\p{L}\\d])[\\p{Ll}&&\\p{IsCyrillic}](?=[x:×х][a-h][1-8])");

  private final SpokenVocabulary words;

  LocalFiles(SpokenVocabulary words) {
    this.words = words;
  }

  /// `text` with those letters in Latin script. The length stays the same.
  String inLatin(String text) {
    return replaced(OF_ORIGIN, replaced(OF_SQUARE, text));
  }

  private String replaced(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .replaceAll(found -> file(found.group()).map(LocalFiles::letter).orElse(found.group()));
  }

  private Optional<File> file(String letter) {
    return words
        .meaning(SpokenVocabulary.plain(letter))
        .flatMap(meaning ->
            switch (meaning) {
              case OfFile(File file) -> Optional.of(file);
              case OfFileOrNothing(File file) -> Optional.of(file);
              default -> Optional.empty();
            });
  }

  private static String letter(File file) {
    return file.name().toLowerCase(Locale.ROOT);
  }
}
