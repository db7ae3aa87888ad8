package org.jadoube.web.provision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which texts have which words, how telling each word is, and which words of the texts somebody
/// can have meant by one that was typed.
final class WordIndex {
  private static final int SHORTEST_BEGINNING = 4;
  private static final int LONGEST_ENDING = 3;
  private static final int SHORTEST_PART = 5;
  private static final double OTHER_ENDING = 0.75;
  private static final double PER_LETTER = 0.08;
  private static final double PART = 0.5;
  private static final double MISSPELT = 0.7;
  private static final double LITTLE = 0.15;

  /// Beside the very word, those that are like it count less.
  private static final double BESIDE = 0.5;

  private final Tongue tongue;
  private final Map<String, Map<Integer, Double>> places = new HashMap<>();

  /// All words of the texts, as they are.
  private final Set<String> words = new HashSet<>();

  private final List<Set<String>> stems = new ArrayList<>();

  WordIndex(Tongue tongue) {
    this.tongue = tongue;
  }

  /// A word of a query.
  ///
  /// @param meant the stems that it can mean, and how likely
  /// @param corrected the word that was meant instead of a misspelt one
  /// @param tells how much it tells
  record Wanted(Map<String, Double> meant, Optional<String> corrected, double tells) {}

  /// Adds a text, and says its number.
  int add() {
    stems.add(new HashSet<>());
    return stems.size() - 1;
  }

  /// Adds words to a text.
  ///
  /// @param weight how much its words count
  void add(int text, String words, double weight) {
    for (String word : Words.of(words)) {
      String stem = tongue.stem(word);
      this.words.add(word);
      stems.get(text).add(stem);
      places.computeIfAbsent(stem, _ -> new HashMap<>()).merge(text, weight, Math::max);
    }
  }

  /// How much a stem tells: more if few texts have it.
  double tells(String stem) {
    int having = places.getOrDefault(stem, Map.of()).size();
    double rare = Math.log(1 + (double) stems.size() / Math.max(1, having));
    return tongue.saysLittle(stem) ? LITTLE * rare : rare;
  }

  /// How much all words of a text tell.
  double tells(int text) {
    return stems.get(text).stream().mapToDouble(this::tells).sum();
  }

  /// Whether a text has the word, as it is.
  boolean has(String word) {
    return places.containsKey(tongue.stem(word));
  }

  /// The words of a query, each once.
  List<Wanted> wanted(List<String> query) {
    Map<String, Wanted> wanted = new HashMap<>();
    query.forEach(word -> wanted.putIfAbsent(tongue.stem(word), wanted(word)));
    for (String word : Words.joined(query)) {
      if (words.contains(word)) {
        wanted.putIfAbsent(tongue.stem(word), wanted(word));
      }
    }
    return List.copyOf(wanted.values());
  }

  private Wanted wanted(String word) {
    String stem = tongue.stem(word);
    Map<String, Double> meant = alike(stem);
    Optional<String> corrected =
        meant.isEmpty() && !tongue.saysLittle(stem)
            ? Misspelling.of(word, words)
            : Optional.empty();
    corrected.ifPresent(right -> meant.put(tongue.stem(right), MISSPELT));
    double tells =
        meant.containsKey(stem)
            ? tells(stem)
            : meant.keySet().stream().mapToDouble(this::tells).max().orElse(unknown());
    return new Wanted(meant, corrected, tells);
  }

  /// How much a word tells that is in no text. It is not held against the others for much.
  private double unknown() {
    return Math.log(1 + stems.size()) / 2;
  }

  private boolean known(String stem) {
    return places.containsKey(stem);
  }

  /// The stems that are like one: with another ending, or of a compound.
  private Map<String, Double> alike(String stem) {
    Map<String, Double> alike = new HashMap<>();
    if (known(stem)) {
      alike.put(stem, 1.0);
    }
    if (tongue.saysLittle(stem)) {
      return alike;
    }
    for (String known : places.keySet()) {
      double likeness = likeness(stem, known);
      if (likeness > 0) {
        alike.putIfAbsent(known, known(stem) ? BESIDE * likeness : likeness);
      }
    }
    return alike;
  }

  private static double likeness(String one, String other) {
    int shared = 0;
    int shorter = Math.min(one.length(), other.length());
    while (shared < shorter && one.charAt(shared) == other.charAt(shared)) {
      shared++;
    }
    int rest = Math.max(one.length(), other.length()) - shared;
    if (shared >= SHORTEST_BEGINNING && rest <= Math.min(LONGEST_ENDING, shared / 2)) {
      return OTHER_ENDING - PER_LETTER * rest;
    }
    return shorter >= SHORTEST_PART && (one.contains(other) || other.contains(one)) ? PART : 0;
  }

  /// How much of what the query wants each text has.
  double[] having(List<Wanted> query) {
    double[] having = new double[stems.size()];
    for (Wanted word : query) {
      Map<Integer, Double> best = new HashMap<>();
      word.meant()
          .forEach((stem, likeness) ->
              places
                  .getOrDefault(stem, Map.of())
                  .forEach((text, weight) ->
                      best.merge(
                          text,
                          likeness * weight * Math.min(tells(stem), word.tells()),
                          Math::max)));
      best.forEach((text, much) -> having[text] += much);
    }
    return having;
  }
}
