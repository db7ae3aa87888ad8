package org.jadoube.server.cases;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.server.cases.Outcome.Plain;

/// The questions that an incident asks: one wherever something is ruled on; if nothing is, about
/// the last thing that is done.
final class Questions {
  private static final int MOST_ANSWERS = 4;

  /// What these come to is what the arbiter has decided.
  private static final Set<ActKind> DISCRETION =
      EnumSet.of(
          ActKind.PENALISE,
          ActKind.AWARD_TIME,
          ActKind.DECIDE_APPEAL,
          ActKind.DECIDE_QUICKPLAY_CLAIM,
          ActKind.DECIDE_RESULT,
          ActKind.ANSWER_INCREMENT_REQUEST,
          ActKind.SET_CLOCK,
          ActKind.REJECT_PAUSE,
          ActKind.RESTORE_POSITION);

  private final Language language;
  private final List<Scene> scenes;
  private final Map<Edition, List<Scene>> elsewhere = new LinkedHashMap<>();
  private final Set<Integer> asked;

  Questions(Case example, Edition edition, List<Scene> scenes, Language language) {
    this.language = language;
    this.scenes = scenes;
    this.asked = example.story().isPresent() ? asked(scenes) : Set.of();
    if (!asked.isEmpty()) {
      Edition.books().stream()
          .filter(book -> !book.equals(edition) && example.holdsIn(book))
          .forEach(book -> elsewhere.put(book, Performance.of(example, book)));
    }
  }

  private static Set<Integer> asked(List<Scene> scenes) {
    Set<Integer> judged = places(scenes, scene -> scene.isJudged() && !isDecided(scene));
    return judged.isEmpty()
        ? places(scenes, _ -> true).stream()
            .max(Comparator.naturalOrder())
            .map(Set::of)
            .orElseGet(Set::of)
        : judged;
  }

  private static Set<Integer> places(List<Scene> scenes, Predicate<Scene> wanted) {
    return IntStream.range(0, scenes.size())
        .filter(at -> scenes.get(at).act().isPresent() && wanted.test(scenes.get(at)))
        .boxed()
        .collect(Collectors.toSet());
  }

  /// Whether it came to what the arbiter wished.
  private static boolean isDecided(Scene scene) {
    return scene.refusal().isEmpty() && isDiscretion(scene);
  }

  private static boolean isDiscretion(Scene scene) {
    return scene.act().map(ActKind::of).filter(DISCRETION::contains).isPresent();
  }

  /// The place of the scene about which is asked first.
  int first() {
    return asked.stream().min(Comparator.naturalOrder()).orElseThrow();
  }

  /// The question about a scene, if there is one.
  Optional<Question> about(int at) {
    return asked.contains(at) ? Optional.of(question(at)) : Optional.empty();
  }

  private Question question(int at) {
    Outcome right = outcome(scenes.get(at));
    List<String> answers =
        Stream.concat(Stream.of(right), others(at, right).distinct().limit(MOST_ANSWERS - 1L))
            .sorted(Comparator.comparingInt(Outcome::rank))
            .map(each -> each.in(language))
            .toList();
    return new Question(answers, answers.indexOf(right.in(language)), elsewhere(at));
  }

  private static Outcome outcome(Scene scene) {
    return isDecided(scene) ? Plain.DECIDED : Outcomes.of(scene);
  }

  private Stream<Outcome> others(int at, Outcome right) {
    Scene scene = scenes.get(at);
    Stream<Outcome> foreign =
        elsewhere.values().stream().flatMap(played -> like(at, played)).map(Questions::outcome);
    Stream<Outcome> thought =
        isDiscretion(scene)
            ? Alternatives.ofDiscretion().stream()
            : scene.act().stream().flatMap(act -> Alternatives.to(right, scene, act));
    return Stream.concat(foreign, thought).filter(each -> !each.equals(right));
  }

  /// The same act under another edition.
  private Stream<Scene> like(int at, List<Scene> played) {
    return played.size() == scenes.size() ? Stream.of(played.get(at)) : Stream.empty();
  }

  private List<Question.Elsewhere> elsewhere(int at) {
    return elsewhere.entrySet().stream()
        .flatMap(each ->
            like(at, each.getValue())
                .map(scene ->
                    new Question.Elsewhere(each.getKey().year(), outcome(scene).in(language))))
        .toList();
  }
}
