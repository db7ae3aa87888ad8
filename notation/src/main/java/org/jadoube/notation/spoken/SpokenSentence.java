package org.jadoube.notation.spoken;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.spelling.Spelled;
import org.jadoube.notation.spoken.SpokenWord.OfFile;
import org.jadoube.notation.spoken.SpokenWord.OfFileOrNothing;
import org.jadoube.notation.spoken.SpokenWord.OfRank;
import org.jadoube.notation.spoken.SpokenWord.Particle;

/// Turns the words of a spoken move into the contents of a written one.
final class SpokenSentence {
  private static final Pattern WORD =
      Pattern.compile("(?<=[1-8])[xх](?=\\p{L}[1-8])|[\\p{L}\\p{M}'’]+|\\d");
  private static final int MOST_WORDS_TOGETHER = 5;
  private static final Set<SpokenWord> SILENT =
      Set.of(Particle.IDLE, Particle.CHECK, Particle.MATE);

  /// Hesitations, in any language: `äh`, `hmm`, `erm`, `eee`.
  private static final Pattern HESITATION =
      Pattern.compile("[aeiouy]+h*[mr]*|h+m+|m+h*m+|(\\p{L})\\1+|[аеиоуъэ]+х*м*|х+м+");

  private final String text;
  private final SpokenVocabulary vocabulary;
  private final List<Word> words;
  private final SpokenParts parts;

  private record Word(int offset, String text, String plain) {}

  private SpokenSentence(String text, SpokenVocabulary vocabulary, Optional<Colour> turn) {
    this.text = text;
    this.vocabulary = vocabulary;
    this.parts = new SpokenParts(turn);
    words =
        WORD.matcher(text)
            .results()
            .map(word -> new Word(word.start(), word.group(), SpokenVocabulary.plain(word.group())))
            .toList();
  }

  /// @param turn the player who moves, from whose side ranks are counted where files are named
  ///   after pieces
  static Reading<Spelled> read(String text, SpokenVocabulary vocabulary, Optional<Colour> turn) {
    SpokenSentence sentence = new SpokenSentence(text, vocabulary, turn);
    return sentence
        .takenIn()
        .flatMap(said -> said.spelled().map(Reading::of).orElseGet(sentence::unfinished));
  }

  /// Whether it says nothing but that a pawn is captured en passant.
  static boolean saysOnlyEnPassant(String text, SpokenVocabulary vocabulary) {
    return new SpokenSentence(text, vocabulary, Optional.empty())
        .takenIn()
        .valueIfAny()
        .filter(SpokenParts::sayOnlyEnPassant)
        .isPresent();
  }

  private Reading<SpokenParts> takenIn() {
    int at = 0;
    while (at < words.size()) {
      int count = understand(at);
      if (count == 0) {
        return unknown(words.get(at));
      }
      at += count;
    }
    return Reading.of(parts);
  }

  private Reading<Spelled> unfinished() {
    return Reading.failed(TextFault.at(text, text.length(), "", "a square"));
  }

  private Reading<SpokenParts> unknown(Word word) {
    String expected = "a piece, a square or castling, in words";
    return Reading.failed(TextFault.at(text, word.offset, word.text, expected));
  }

  /// Takes in the longest meaningful sequence of words from `at` on.
  ///
  /// @return how many words it has; 0 if the next word means nothing
  private int understand(int at) {
    for (int count = Math.min(MOST_WORDS_TOGETHER, words.size() - at); count > 0; count--) {
      Optional<SpokenWord> meaning = meaning(at, count);
      if (meaning.isPresent()) {
        if (count > 1) {
          meaning(at, 1).ifPresent(parts::begin);
        }
        parts.take(settled(meaning.get(), at + count));
        return count;
      }
    }
    return HESITATION.matcher(words.get(at).plain).matches() ? 1 : 0;
  }

  private Optional<SpokenWord> meaning(int at, int count) {
    Optional<SpokenWord> written =
        count == 1 ? vocabulary.meaningAsWritten(words.get(at).text) : Optional.empty();
    return written.isPresent() ? written : meaningOf(at, count);
  }

  private Optional<SpokenWord> meaningOf(int at, int count) {
    return vocabulary.meaning(
        words.subList(at, at + count).stream().map(Word::plain).collect(Collectors.joining(" ")));
  }

  /// The meaning of a word before the word at `next`.
  private SpokenWord settled(SpokenWord word, int next) {
    return word instanceof OfFileOrNothing(File file) && next < words.size() && showsFile(next)
        ? new OfFile(file)
        : word;
  }

  /// Whether the word at `at` shows that the one before it is a file.
  private boolean showsFile(int at) {
    return meaning(at, 1)
        .filter(word -> word instanceof OfRank || word.equals(Particle.TAKES))
        .isPresent();
  }

  /// The words of `text` without filler words, and without those for check, which the board shows.
  /// Unknown words stay, since they may be a move in notation.
  static String withoutIdle(String text, SpokenVocabulary vocabulary) {
    return Arrays.stream(text.split("[\\s,]+"))
        .filter(word -> !isIdle(SpokenVocabulary.plain(word), vocabulary))
        .collect(Collectors.joining(" "));
  }

  private static boolean isIdle(String plain, SpokenVocabulary vocabulary) {
    return vocabulary
        .meaning(plain)
        .map(SILENT::contains)
        .orElseGet(() -> HESITATION.matcher(plain).matches());
  }
}
