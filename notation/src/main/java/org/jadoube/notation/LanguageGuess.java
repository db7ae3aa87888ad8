package org.jadoube.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Position;

/// In which language the moves of a game are written, guessed by playing them through in each.
///
/// @param language the language in which the most moves are legal; the first in the list of those
///   that are equally good
/// @param understood how many moves were legal in it, up to the first that was not
/// @param alsoPossible the other languages that are equally good: the same letters, or too few
///   moves
/// @param certainty how sure the guess is, from 0 to 1: the share of the moves that was understood,
///   divided among the sets of letters that understand as many
public record LanguageGuess(
    Language language, int understood, List<Language> alsoPossible, double certainty) {
  public LanguageGuess {
    alsoPossible = List.copyOf(alsoPossible);
  }

  private record Attempt(Language language, int understood) {}

  /// The guess for a game from `start` whose moves were written as `moves`.
  public static LanguageGuess of(Position start, List<String> moves) {
    List<Attempt> attempts =
        Language.all().stream()
            .map(language -> new Attempt(language, understood(start, moves, language)))
            .toList();
    int most = attempts.stream().mapToInt(Attempt::understood).max().orElse(0);
    List<Language> best =
        attempts.stream()
            .filter(attempt -> attempt.understood() == most)
            .map(Attempt::language)
            .sorted(Comparator.comparing(language -> !language.equals(Language.ENGLISH)))
            .toList();
    long spellings = best.stream().map(Language::letters).distinct().count();
    double share = moves.isEmpty() ? 0 : (double) most / moves.size();
    return new LanguageGuess(
        best.getFirst(), most, best.subList(1, best.size()), share / spellings);
  }

  private static int understood(Position start, List<String> moves, Language language) {
    Position position = start;
    List<Understood> read = new ArrayList<>();
    for (String move : moves) {
      Reading<Understood> reading = LenientSan.read(position, move, language);
      if (!(reading instanceof Reading.Read<Understood>(Understood understood))
          || understood.forgiven().stream().anyMatch(LanguageGuess::isForeign)) {
        break;
      }
      read.add(understood);
      position = position.play(understood.move());
    }
    return read.size();
  }

  private static boolean isForeign(Forgiven forgiven) {
    return forgiven.liberty() == Forgiven.Liberty.OTHER_LETTER
        || forgiven.liberty() == Forgiven.Liberty.LETTER_CASE;
  }
}
