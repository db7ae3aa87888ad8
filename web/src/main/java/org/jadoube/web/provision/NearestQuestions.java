package org.jadoube.web.provision;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Questions by the letters that they share with a text, in threes; a text that is like none gets
/// those that are asked most.
final class NearestQuestions {
  private static final int MOST = 5;
  private static final int LETTERS = 3;
  private static final double CHANCE = 0.3;
  private static final List<String> ASKED_MOST =
      List.of("touched", "take-back", "illegal-count", "threefold", "late");

  private NearestQuestions() {}

  static List<LawQuestion> of(String text, List<LawQuestion> questions) {
    Set<String> asked = threes(text);
    record Near(LawQuestion question, double likeness) {}
    List<LawQuestion> near =
        questions.stream()
            .map(each -> new Near(each, likeness(asked, each)))
            .filter(each -> each.likeness() > CHANCE)
            .sorted(Comparator.comparingDouble((Near each) -> -each.likeness()))
            .limit(MOST)
            .map(Near::question)
            .toList();
    return near.isEmpty() ? askedMost(questions) : near;
  }

  static List<LawQuestion> askedMost(List<LawQuestion> questions) {
    return questions.stream().filter(each -> ASKED_MOST.contains(each.key())).toList();
  }

  private static double likeness(Set<String> asked, LawQuestion question) {
    return question.puttings().stream()
        .mapToDouble(putting -> likeness(asked, threes(putting)))
        .max()
        .orElse(0);
  }

  private static double likeness(Set<String> one, Set<String> other) {
    int all = one.size() + other.size();
    Set<String> shared = new HashSet<>(one);
    shared.retainAll(other);
    return all == 0 ? 0 : 2.0 * shared.size() / all;
  }

  private static Set<String> threes(String text) {
    String plain = " " + String.join(" ", Words.of(text)) + " ";
    Set<String> threes = new HashSet<>();
    for (int at = 0; at + LETTERS <= plain.length(); at++) {
      threes.add(plain.substring(at, at + LETTERS));
    }
    return threes;
  }
}
