package org.jadoube.notation.pgn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;

/// The first of several moves written without a space between them: `e4e5`, `Nf3Nc6`, `e42.Nf3`.
///
/// @param understood the move, and what had to be forgiven
/// @param length its length in characters
public record RunTogether(Understood understood, int length) {
  private static final int SHORTEST = 2;
  private static final int LONGEST = 12;

  /// The most squares that a move names: where the piece comes from, and where it goes.
  private static final int MOST_SQUARES = 2;

  /// The beginning of a move or of a move number, or a result.
  private static final Pattern NEXT =
      Pattern.compile(
          "\\d{1,3}\\.|[a-h](?:[1-8]|x?[a-h])|[O0]-[O0]|\\P{ASCII}|[A-Z][a-h1-8x]"
              + "|(?:1-0|0-1|1/2-1/2|\\*)$");

  /// A move in good SAN followed by the piece of another one, or by a number: nothing longer can be
  /// one move.
  private static final Pattern PLAIN =
      Pattern.compile(
          "(?:[KQRBN][a-h]?x?[a-h][1-8]|(?:[a-h]x)?[a-h][2-7])"
              + "(?=[KQRBN]x?[a-h][1-8]|[1-9]\\d{0,2}\\.[KQRBNa-h])");

  /// The longest move at the start of `word` that another one seems to follow.
  public static Optional<RunTogether> first(Position position, String word, Language language) {
    return plain(position, word, language).or(() -> longest(position, word, language));
  }

  /// A plain first move. It is tried first, since most of a long word consists of these.
  private static Optional<RunTogether> plain(Position position, String word, Language language) {
    Matcher plain = PLAIN.matcher(word);
    return language.equals(Language.ENGLISH) && plain.lookingAt()
        ? read(position, word, plain.end(), language)
        : Optional.empty();
  }

  private static Optional<RunTogether> read(
      Position position, String word, int length, Language language) {
    return LenientSan.read(position, word.substring(0, length), language)
        .valueIfAny()
        .map(understood -> new RunTogether(spaced(understood, length), length));
  }

  private static Optional<RunTogether> longest(Position position, String word, Language language) {
    for (int length = Math.min(LONGEST, word.length() - 1); length >= SHORTEST; length--) {
      if (squares(word, length) <= MOST_SQUARES
          && NEXT.matcher(word).region(length, word.length()).lookingAt()) {
        Optional<RunTogether> read = read(position, word, length, language);
        if (read.isPresent()) {
          return read;
        }
      }
    }
    return Optional.empty();
  }

  /// How many squares are named at the start of the word. Where there are many moves in a word,
  /// trying to read several as one takes most of the time.
  private static int squares(String word, int length) {
    int squares = 0;
    for (int at = 1; at < length; at++) {
      squares += isRank(word.charAt(at)) && isFile(word.charAt(at - 1)) ? 1 : 0;
    }
    return squares;
  }

  private static boolean isRank(char symbol) {
    return symbol >= '1' && symbol <= '8';
  }

  private static boolean isFile(char symbol) {
    return symbol >= 'a' && symbol <= 'h';
  }

  private static Understood spaced(Understood understood, int length) {
    List<Forgiven> forgiven = new ArrayList<>(understood.forgiven());
    forgiven.add(new Forgiven(Liberty.MISSING_SPACE, length, "", " "));
    return new Understood(understood.move(), forgiven);
  }
}
