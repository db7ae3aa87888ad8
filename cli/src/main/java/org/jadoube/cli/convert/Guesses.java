package org.jadoube.cli.convert;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.LanguageGuess;

/// The guesses at the languages of an archive, and how certain they are.
final class Guesses {
  private record Tally(long games, double least) {
    Tally plus(double certainty) {
      return new Tally(games + 1, Math.min(least, certainty));
    }
  }

  private final Map<String, Tally> tallies = new LinkedHashMap<>();

  void add(LanguageGuess guess) {
    String names = names(guess);
    tallies.put(names, tallies.getOrDefault(names, new Tally(0, 1)).plus(guess.certainty()));
  }

  private static String names(LanguageGuess guess) {
    List<Language> languages = new ArrayList<>(List.of(guess.language()));
    languages.addAll(guess.alsoPossible());
    return languages.stream().map(Language::englishName).collect(Collectors.joining(" or "));
  }

  /// Writes a line for each set of languages: the number of games and the least certainty.
  void report(String file, PrintWriter err) {
    tallies.forEach((names, tally) ->
        err.println(
            String.format(
                    Locale.ROOT,
                    "%s: %d %s read as %s, %s %d %% sure",
                    file,
                    tally.games(),
                    tally.games() == 1 ? "game" : "games",
                    names,
                    tally.games() == 1 ? "" : "at least",
                    Math.round(100 * tally.least()))
                .replace("  ", " ")));
  }
}
