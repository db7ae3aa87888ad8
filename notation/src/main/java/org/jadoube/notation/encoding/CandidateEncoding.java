package org.jadoube.notation.encoding;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// An encoding that a file may be in.
///
/// @param rarity how much rarer it is than the most frequent one, as a binary logarithm
/// @param languages the languages written in it
/// @param shares the share of words in each language
record CandidateEncoding(
    SingleBytes table, int rarity, List<LetterPairs> languages, List<Double> shares) {
  /// The joint share of the languages whose names only occur among those of others.
  private static final double GUESTS = 0.05;

  /// How many words the usual shares of languages weigh, against the words of the file.
  private static final double USUAL_WORDS = 2;

  /// How often the shares are adapted to the file.
  private static final int TIMES = 3;

  /// @param line a line of the list of encodings
  static CandidateEncoding of(String line, LanguageModels models) {
    String[] cell = line.split(" ", -1);
    List<LetterPairs> languages = new ArrayList<>();
    List<Double> shares = new ArrayList<>();
    for (int at = 2; at < cell.length; at++) {
      String[] names = cell[at].split(",", -1);
      double all = at == 2 ? 1 - GUESTS : GUESTS;
      Arrays.stream(names).map(models::of).forEach(languages::add);
      Arrays.stream(names).forEach(ignored -> shares.add(all / names.length));
    }
    SingleBytes table = new SingleBytes(Charset.forName(cell[0]));
    return new CandidateEncoding(table, Integer.parseInt(cell[1]), languages, shares);
  }

  /// How improbable these words are, as a negative binary logarithm.
  double cost(List<String> words) {
    double signs = 0;
    List<double[]> likelihoods = new ArrayList<>();
    for (String word : words) {
      signs += WordCost.inAnyLanguage(word);
      likelihoods.add(likelihoods(word));
    }
    double[] adapted = usual();
    for (int time = 0; time < TIMES; time++) {
      adapted = adapted(adapted, likelihoods);
    }
    double[] fixed = adapted;
    return rarity + signs + likelihoods.stream().mapToDouble(each -> -log2(sum(each, fixed))).sum();
  }

  private double[] usual() {
    return shares.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private double[] likelihoods(String word) {
    return languages.stream().mapToDouble(it -> Math.pow(2, -WordCost.in(it, word))).toArray();
  }

  /// The shares that explain the words better: names from one country come together.
  private double[] adapted(double[] shares, List<double[]> words) {
    double[] next = new double[shares.length];
    for (int each = 0; each < shares.length; each++) {
      next[each] = USUAL_WORDS * this.shares.get(each);
    }
    for (double[] word : words) {
      double all = sum(word, shares);
      for (int each = 0; each < shares.length; each++) {
        next[each] += word[each] * shares[each] / all;
      }
    }
    double all = USUAL_WORDS + words.size();
    return Arrays.stream(next).map(it -> it / all).toArray();
  }

  private static double sum(double[] likelihoods, double[] shares) {
    double sum = 0;
    for (int each = 0; each < shares.length; each++) {
      sum += likelihoods[each] * shares[each];
    }
    return sum;
  }

  private static double log2(double number) {
    return Math.log(number) / Math.log(2);
  }
}
