package org.jadoube.notation.san;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.Understood;

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

  /// @param forgiven how much had to be forgiven: in the wrong language signs are wrong, too
  private record Attempt(Language language, int understood, int forgiven) {
    private static final Comparator<Attempt> BY_SUCCESS =
        Comparator.comparingInt(Attempt::understood)
            .thenComparing(Attempt::forgiven, Comparator.reverseOrder());
  }

  /// The guess for a game from `start` whose moves were written as `moves`.
  public static LanguageGuess of(Position start, List<String> moves) {
    List<Attempt> attempts =
        Language.all().stream().map(language -> attempt(start, moves, language)).toList();
    Attempt best = Collections.max(attempts, Attempt.BY_SUCCESS);
    List<Language> equal =
        attempts.stream()
            .filter(attempt -> Attempt.BY_SUCCESS.compare(attempt, best) == 0)
            .map(Attempt::language)
            .toList();
    long spellings =
        equal.stream().map(language -> language.letters().ofPieces()).distinct().count();
    double share = moves.isEmpty() ? 0 : (double) best.understood / moves.size();
    return new LanguageGuess(
        equal.getFirst(), best.understood, equal.subList(1, equal.size()), share / spellings);
  }

  private static Attempt attempt(Position start, List<String> moves, Language language) {
    Position position = start;
    int forgiven = 0;
    int understood = 0;
    for (String move : moves) {
      Optional<Understood> read = LenientSan.read(position, move, language).valueIfAny();
      if (read.isEmpty() || read.get().forgiven().stream().anyMatch(LanguageGuess::isForeign)) {
        break;
      }
      forgiven += read.get().forgiven().size();
      position = position.play(read.get().move());
      understood++;
    }
    return new Attempt(language, understood, forgiven);
  }

  private static boolean isForeign(Forgiven forgiven) {
    return forgiven.liberty() == Liberty.OTHER_LETTER || forgiven.liberty() == Liberty.LETTER_CASE;
  }
}
