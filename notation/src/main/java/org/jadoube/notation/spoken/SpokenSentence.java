package org.jadoube.notation.spoken;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.spelling.Spelled;
import org.jadoube.notation.spelling.Spelled.Place;
import org.jadoube.notation.spelling.Spelled.Span;

/// Turns the words of a spoken move into what a written move would say.
final class SpokenSentence {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}'’]+|\\d");
  private static final int MOST_WORDS_TOGETHER = 5;
  private static final Set<CastlingSide> EITHER_SIDE = Set.of(CastlingSide.values());

  /// What people say in any language while they think: `äh`, `hmm`, `erm`, `eee`.
  private static final Pattern HESITATION =
      Pattern.compile("[aeiouy]+h*[mr]*|h+m+|m+h*m+|(\\p{L})\\1+|[аеиоуъэ]+х*м*|х+м+");

  private final String text;
  private final SpokenVocabulary vocabulary;
  private final List<Word> words;
  private Set<CastlingSide> castling = Set.of();
  private Optional<Role> role = Optional.empty();
  private Optional<Role> promoted = Optional.empty();
  private final List<Place> places = new ArrayList<>();
  private boolean castlesOrNamesTheRook;
  private boolean takes;
  private boolean promotes;

  private record Word(int offset, String text, String plain) {}

  private SpokenSentence(String text, SpokenVocabulary vocabulary) {
    this.text = text;
    this.vocabulary = vocabulary;
    words =
        WORD.matcher(text)
            .results()
            .map(word -> new Word(word.start(), word.group(), SpokenVocabulary.plain(word.group())))
            .toList();
  }

  static Reading<Spelled> read(String text, SpokenVocabulary vocabulary) {
    return new SpokenSentence(text, vocabulary).read();
  }

  private Reading<Spelled> read() {
    int at = 0;
    while (at < words.size()) {
      int count = understand(at);
      if (count == 0) {
        return unknown(words.get(at));
      }
      at += count;
    }
    if (castlesOrNamesTheRook && places.isEmpty()) {
      take(SpokenWord.Particle.CASTLING);
    }
    return !castling.isEmpty() || !places.isEmpty()
        ? Reading.of(spelled())
        : Reading.failed(TextFault.at(text, text.length(), "", "a square"));
  }

  private Reading<Spelled> unknown(Word word) {
    String expected = "a piece, a square or castling, in words";
    return Reading.failed(TextFault.at(text, word.offset, word.text, expected));
  }

  /// Takes in the longest meaningful sequence of words from `at` on.
  ///
  /// @return how many words it has; 0 if the next word means nothing
  private int understand(int at) {
    for (int count = Math.min(MOST_WORDS_TOGETHER, words.size() - at); count > 0; count--) {
      String plain =
          words.subList(at, at + count).stream().map(Word::plain).collect(Collectors.joining(" "));
      Optional<SpokenWord> meaning = vocabulary.meaning(plain);
      if (meaning.isPresent()) {
        take(meaning.get());
        return count;
      }
    }
    return HESITATION.matcher(words.get(at).plain).matches() ? 1 : 0;
  }

  /// The words of `text` without filler words. Unknown words stay, since they may be a move in
  /// notation.
  static String withoutIdle(String text, SpokenVocabulary vocabulary) {
    return Arrays.stream(text.split("[\\s,]+"))
        .filter(word -> !isIdle(SpokenVocabulary.plain(word), vocabulary))
        .collect(Collectors.joining(" "));
  }

  private static boolean isIdle(String plain, SpokenVocabulary vocabulary) {
    return vocabulary.meaning(plain).equals(Optional.of(SpokenWord.Particle.IDLE))
        || HESITATION.matcher(plain).matches();
  }

  private void take(SpokenWord word) {
    switch (word) {
      case SpokenWord.OfPiece(Role piece) -> piece(piece);
      case SpokenWord.OfFile(File file) -> file(file);
      case SpokenWord.OfRank(Rank rank) -> rank(rank);
      case SpokenWord.OfCastling(CastlingSide side) -> castling = Set.of(side);
      case SpokenWord.Particle particle -> take(particle);
    }
  }

  private void take(SpokenWord.Particle particle) {
    switch (particle) {
      case TAKES -> takes = true;
      case PROMOTION -> promotes = true;
      case CASTLING -> castling = castling.isEmpty() ? EITHER_SIDE : castling;
      case CASTLING_OR_ROOK -> {
        castlesOrNamesTheRook = true;
        piece(Role.ROOK);
      }
      case TO, CHECK, MATE, EN_PASSANT, IDLE -> {} // nothing that the board does not tell
    }
  }

  private void file(File file) {
    promoted = promotes ? promoted : Optional.empty();
    places.add(new Place(Optional.of(file), Optional.empty()));
  }

  /// The first piece named is the one that moves. A piece after a square is what the pawn becomes,
  /// unless another square shows that it is captured. A word for promotion removes all doubt.
  private void piece(Role piece) {
    if (role.isEmpty() && places.isEmpty() && !promotes) {
      role = Optional.of(piece);
    } else {
      promoted = Optional.of(piece);
    }
  }

  private void rank(Rank rank) {
    Place place = places.isEmpty() ? Place.NOWHERE : places.getLast();
    if (place.file().isPresent() && place.rank().isEmpty()) {
      places.removeLast();
    }
    Optional<File> file = place.rank().isEmpty() ? place.file() : Optional.empty();
    places.add(new Place(file, Optional.of(rank)));
  }

  private Spelled spelled() {
    Place from = places.size() > 1 ? places.get(places.size() - 2) : Place.NOWHERE;
    return new Spelled(
        castling,
        castling.isEmpty() ? role.orElse(Role.PAWN) : Role.KING,
        role.isPresent(),
        from,
        places.isEmpty() ? Place.NOWHERE : places.getLast(),
        promoted,
        Span.NONE,
        Span.NONE,
        new Span(0, takes ? "x" : ""),
        Optional.empty(),
        Span.NONE,
        List.of());
  }
}
