package org.jadoube.notation.san;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.chess.Position;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.Understood;
import org.jadoube.notation.replay.NullMove;
import org.jadoube.notation.spelling.LookAlikes;

/// A guess at the language in which the moves of a game are written, made by playing through them
/// in every language.
///
/// ```java
/// List<String> moves = List.of("e4", "e5", "Sf3", "Sc6", "Lb5");
/// LanguageGuess guess = LanguageGuess.of(Position.standard(), moves);
/// guess.language().letters().knight(); // => S
/// ```
///
/// @param language the language in which most moves are legal; the first in the list if several are
///   equally good
/// @param understood how many moves were legal in it, not counting meaningless words
/// @param alsoPossible the other languages that are equally good, because they have the same
///   letters or there are too few moves
/// @param certainty the certainty from 0 to 1: the share of moves understood, divided by the number
///   of different sets of letters that understand as many
/// @since 0.1.0
public record LanguageGuess(
    Language language, int understood, List<Language> alsoPossible, double certainty) {
  public LanguageGuess {
    Require.atLeast(0, understood, "understood");
    if (!(certainty >= 0 && certainty <= 1)) {
      throw new IllegalArgumentException("certainty must be from 0 to 1, not " + certainty);
    }
    alsoPossible = List.copyOf(alsoPossible);
  }

  /// The most words of a game that anybody gets wrong. After more than that, the rest of the game
  /// shows nothing.
  private static final int MOST_UNREAD = 5;

  /// A short game is in strange letters if one move in this many is strange.
  private static final int SHORT = 5;

  /// Text that begins with a letter and comes to a square.
  private static final Pattern LIKE_A_MOVE = Pattern.compile("\\p{L}.{0,5}?[a-h][1-8].{0,4}");

  private static final Pattern LETTERLESS = Pattern.compile("[a-h].*|O-?O.*|\\P{L}.*");

  /// @param forgiven how many liberties were forgiven; in the wrong language there are more of them
  private record Attempt(Language language, int understood, int forgiven) {
    private static final Comparator<Attempt> BY_SUCCESS =
        Comparator.comparingInt(Attempt::understood)
            .thenComparing(Attempt::forgiven, Comparator.reverseOrder());
  }

  /// The guess for a game from `start` with these moves as written.
  public static LanguageGuess of(Position start, List<String> moves) {
    List<Attempt> attempts = attempts(start, moves, Language.all(), 0);
    boolean whole = attempts.stream().anyMatch(each -> each.understood == moves.size());
    return whole
        ? of(attempts, moves.size())
        : of(attempts(start, moves, spelling(moves), MOST_UNREAD), moves.size());
  }

  /// The index of the first of these moves in letters of no known language; empty if some language
  /// spells them, apart from people's mistakes.
  public static OptionalInt firstStrange(List<String> moves) {
    Language best = spelling(moves).getFirst();
    int[] strange =
        IntStream.range(0, moves.size())
            .filter(at -> isLikeAMove(moves.get(at)) && !isSpelled(moves.get(at), best))
            .toArray();
    boolean unknown =
        strange.length > MOST_UNREAD
            || (strange.length > 1 && strange.length >= moves.size() / SHORT);
    return unknown ? OptionalInt.of(strange[0]) : OptionalInt.empty();
  }

  private static boolean isLikeAMove(String word) {
    return LIKE_A_MOVE.matcher(LookAlikes.latin(word)).matches();
  }

  /// The languages whose letters begin the most moves. After an unreadable move, later ones may be
  /// legal in a wrong language by chance.
  private static List<Language> spelling(List<String> moves) {
    Map<Language, Long> spelled =
        Language.all().stream()
            .collect(
                Collectors.toMap(
                    language -> language,
                    language -> moves.stream().filter(move -> isSpelled(move, language)).count()));
    long most = Collections.max(spelled.values());
    return Language.all().stream()
        .filter(language -> Objects.equals(spelled.get(language), most))
        .toList();
  }

  private static boolean isSpelled(String move, Language language) {
    String latin = LookAlikes.latin(move);
    return LETTERLESS.matcher(latin).matches()
        || language.letters().ofPieces().stream()
            .anyMatch(letter -> latin.startsWith(LookAlikes.latin(letter)));
  }

  private static LanguageGuess of(List<Attempt> attempts, int moves) {
    Attempt best = Collections.max(attempts, Attempt.BY_SUCCESS);
    List<Language> equal =
        attempts.stream()
            .filter(attempt -> Attempt.BY_SUCCESS.compare(attempt, best) == 0)
            .map(Attempt::language)
            .toList();
    long spellings =
        equal.stream().map(language -> language.letters().ofPieces()).distinct().count();
    double share = moves == 0 ? 0 : (double) best.understood / moves;
    return new LanguageGuess(
        equal.getFirst(), best.understood, equal.subList(1, equal.size()), share / spellings);
  }

  private static List<Attempt> attempts(
      Position start, List<String> moves, List<Language> languages, int mostUnread) {
    return languages.stream().map(language -> attempt(start, moves, language, mostUnread)).toList();
  }

  private static Attempt attempt(
      Position start, List<String> moves, Language language, int mostUnread) {
    Position position = start;
    int forgiven = 0;
    int understood = 0;
    int unread = 0;
    for (int at = 0; at < moves.size() && unread <= mostUnread; at++) {
      Optional<Understood> read = read(position, moves.get(at), language);
      if (read.isPresent()) {
        forgiven += read.get().forgiven().size();
        position = position.play(read.get().move());
        understood++;
      } else {
        unread++;
        position =
            isAMove(position, moves, at, language)
                ? NullMove.after(position).orElse(position)
                : position;
      }
    }
    return new Attempt(language, understood, forgiven);
  }

  private static Optional<Understood> read(Position position, String move, Language language) {
    return LenientSan.read(position, move, language)
        .valueIfAny()
        .filter(read -> read.forgiven().stream().noneMatch(LanguageGuess::isForeign));
  }

  /// Whether the unreadable word stands for a move, so that it is the opponent's turn.
  private static boolean isAMove(Position position, List<String> moves, int at, Language language) {
    return at + 1 < moves.size() && read(position, moves.get(at + 1), language).isEmpty();
  }

  private static boolean isForeign(Forgiven forgiven) {
    return forgiven.liberty() == Liberty.OTHER_LETTER || forgiven.liberty() == Liberty.LETTER_CASE;
  }
}
