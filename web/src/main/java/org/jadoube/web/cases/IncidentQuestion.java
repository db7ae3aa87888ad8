package org.jadoube.web.cases;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.PossibleOutcome.Plain;

/// The question of an incident.
final class IncidentQuestion {
  private static final int MOST_ANSWERS = 4;

  private final Edition edition;
  private final CaseScene scene;
  private final int at;
  private final Map<Edition, CaseScene> elsewhere = new LinkedHashMap<>();

  /// @param scenes of the incident, under the edition
  IncidentQuestion(Case incident, Edition edition, List<CaseScene> scenes) {
    this.edition = edition;
    this.at = asked(scenes);
    this.scene = scenes.get(at);
    comparable(edition).stream()
        .filter(book -> !book.equals(edition) && incident.holdsIn(book))
        .forEach(book -> {
          List<CaseScene> played = PlayedCase.of(incident, book);
          if (played.size() == scenes.size()) {
            elsewhere.put(book, played.get(at));
          }
        });
  }

  /// The editions of the same Laws.
  private static List<Edition> comparable(Edition edition) {
    return Edition.all().contains(edition) ? Edition.all() : List.of();
  }

  /// The place that the case names; or else of the first ruling, or else of the last act.
  private static int asked(List<CaseScene> scenes) {
    return Stream.of(
            places(scenes, CaseScene::asked).max(),
            places(scenes, each -> each.isJudged() && !Deed.isDecided(each)).min(),
            places(scenes, _ -> true).max())
        .flatMapToInt(OptionalInt::stream)
        .findFirst()
        .orElseThrow();
  }

  private static IntStream places(List<CaseScene> scenes, Predicate<CaseScene> wanted) {
    return IntStream.range(0, scenes.size())
        .filter(at -> scenes.get(at).act().isPresent() && wanted.test(scenes.get(at)));
  }

  /// Whether an answer says the same as the right one in other words.
  private boolean isAlsoTrue(PossibleOutcome answer, PossibleOutcome right) {
    boolean report = Deed.of(scene) == Deed.REPORT;
    return switch (answer) {
      case Plain.OVER, Plain.OTHER_PERSON -> Outcomes.isOver(scene);
      case Plain.REFUSED -> Outcomes.isOver(scene) || (report && right == Plain.STANDS);
      default -> false;
    };
  }

  /// The question in a language.
  ///
  /// @param text as a player would put it
  Question in(Language language, String text) {
    PossibleOutcome right = outcome(scene);
    List<PossibleOutcome> all =
        Stream.concat(Stream.of(right), others(right).limit(MOST_ANSWERS - 1L))
            .sorted(Comparator.comparingInt(PossibleOutcome::rank))
            .toList();
    WhyNot why = new WhyNot(edition, scene, right, elsewhere, language);
    List<Question.Answer> answers =
        all.stream()
            .map(each ->
                new Question.Answer(
                    each.in(language, Deed.of(scene)),
                    each.equals(right) ? Optional.empty() : Optional.of(why.not(each))))
            .toList();
    String deed = CaseDeeds.of(scene.act().orElseThrow(), scene, language);
    return new Question(at + 1, text, deed, answers, all.indexOf(right));
  }

  static PossibleOutcome outcome(CaseScene scene) {
    return Deed.isDecided(scene) ? Plain.DECIDED : Outcomes.of(scene);
  }

  private Stream<PossibleOutcome> others(PossibleOutcome right) {
    Stream<PossibleOutcome> foreign = elsewhere.values().stream().map(IncidentQuestion::outcome);
    Stream<PossibleOutcome> thought =
        scene.act().stream().flatMap(act -> Alternatives.to(right, scene, act));
    return Stream.concat(foreign, thought)
        .filter(each -> !each.equals(right) && !isAlsoTrue(each, right))
        .distinct();
  }
}
