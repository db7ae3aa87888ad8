package org.jadoube.web.cases;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.PossibleOutcome.Plain;

/// The questions of an incident: one about each ruling; without a ruling, one about the last deed.
/// If the case says what its question is about, that is the first of them.
final class IncidentQuestions {
  private static final int MOST_ANSWERS = 4;

  /// Acts whose outcome is the arbiter's decision.
  private static final Set<Class<? extends Act.Deed>> DISCRETION =
      Set.of(
          Act.Penalise.class,
          Act.AwardTime.class,
          ConductAct.DecideAppeal.class,
          QuickplayAct.DecideQuickplayClaim.class,
          Act.DecideResult.class,
          QuickplayAct.AnswerIncrementRequest.class,
          Act.SetClock.class,
          ClockAct.RejectPause.class,
          BoardAct.RestorePosition.class);

  private final Language language;
  private final List<CaseScene> scenes;
  private final Map<Edition, List<CaseScene>> elsewhere = new LinkedHashMap<>();
  private final Set<Integer> asked;

  IncidentQuestions(Case example, Edition edition, List<CaseScene> scenes, Language language) {
    this.language = language;
    this.scenes = scenes;
    this.asked = example.story().isPresent() ? asked(scenes) : Set.of();
    if (!asked.isEmpty()) {
      Edition.books().stream()
          .filter(book -> !book.equals(edition) && example.holdsIn(book))
          .forEach(book -> elsewhere.put(book, PlayedCase.of(example, book)));
    }
  }

  private static Set<Integer> asked(List<CaseScene> scenes) {
    Set<Integer> judged = places(scenes, scene -> scene.isJudged() && !isDecided(scene));
    Optional<Integer> marked = last(places(scenes, CaseScene::asked));
    if (marked.isPresent()) {
      int first = marked.get();
      return places(scenes, _ -> true).stream()
          .filter(at -> at == first || at > first && judged.contains(at))
          .collect(Collectors.toSet());
    }
    return judged.isEmpty()
        ? last(places(scenes, _ -> true)).map(Set::of).orElseGet(Set::of)
        : judged;
  }

  private static Optional<Integer> last(Set<Integer> places) {
    return places.stream().max(Comparator.naturalOrder());
  }

  private static Set<Integer> places(List<CaseScene> scenes, Predicate<CaseScene> wanted) {
    return IntStream.range(0, scenes.size())
        .filter(at -> scenes.get(at).act().isPresent() && wanted.test(scenes.get(at)))
        .boxed()
        .collect(Collectors.toSet());
  }

  /// Whether the arbiter's wish took effect.
  private static boolean isDecided(CaseScene scene) {
    return scene.refusal().isEmpty() && isDiscretion(scene);
  }

  private static boolean isDiscretion(CaseScene scene) {
    return scene.act().map(Act::kind).filter(DISCRETION::contains).isPresent();
  }

  /// The place of the scene of the first question.
  int first() {
    return asked.stream().min(Comparator.naturalOrder()).orElseThrow();
  }

  /// The question about a scene, if there is one.
  Optional<Question> about(int at) {
    return asked.contains(at) ? Optional.of(question(at)) : Optional.empty();
  }

  private Question question(int at) {
    PossibleOutcome right = outcome(scenes.get(at));
    List<String> answers =
        Stream.concat(Stream.of(right), others(at, right).distinct().limit(MOST_ANSWERS - 1L))
            .sorted(Comparator.comparingInt(PossibleOutcome::rank))
            .map(each -> each.in(language))
            .toList();
    return new Question(answers, answers.indexOf(right.in(language)), elsewhere(at));
  }

  private static PossibleOutcome outcome(CaseScene scene) {
    return isDecided(scene) ? Plain.DECIDED : Outcomes.of(scene);
  }

  private Stream<PossibleOutcome> others(int at, PossibleOutcome right) {
    CaseScene scene = scenes.get(at);
    Stream<PossibleOutcome> foreign =
        elsewhere.values().stream()
            .flatMap(played -> like(at, played))
            .map(IncidentQuestions::outcome);
    Stream<PossibleOutcome> thought =
        isDiscretion(scene)
            ? Alternatives.ofDiscretion().stream()
            : scene.act().stream().flatMap(act -> Alternatives.to(right, scene, act));
    return Stream.concat(foreign, thought).filter(each -> !each.equals(right));
  }

  /// This scene under another edition.
  private Stream<CaseScene> like(int at, List<CaseScene> played) {
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
