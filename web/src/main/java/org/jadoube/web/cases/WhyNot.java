package org.jadoube.web.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.wording.Wording;

/// Why other answers than the right one are wrong: each is the ruling of another edition, or a
/// common mistake.
///
/// @param edition under which the scene is played
/// @param elsewhere the same scene under other editions, the oldest first
record WhyNot(
    Edition edition,
    CaseScene scene,
    PossibleOutcome right,
    Map<Edition, CaseScene> elsewhere,
    Language language) {

  /// A sentence about a wrong answer.
  String not(PossibleOutcome wrong) {
    return of(wrong, elsewhere.keySet().stream().filter(this::isOlder).toList().reversed())
        .or(() -> of(wrong, elsewhere.keySet().stream().filter(book -> !isOlder(book)).toList()))
        .orElseGet(() -> said(Mistake.of(wrong, right, scene).key(), Map.of()));
  }

  /// The sentence if it is the ruling of one of these editions; of several, of the first.
  private Optional<String> of(PossibleOutcome wrong, List<Edition> books) {
    return books.stream()
        .filter(book -> IncidentQuestion.outcome(elsewhere.getOrDefault(book, scene)).equals(wrong))
        .findFirst()
        .map(book -> said(isOlder(book) ? "earlier" : "later", Map.of("citation", citation(book))));
  }

  private boolean isOlder(Edition book) {
    List<Edition> all = Edition.all();
    return all.indexOf(book) < all.indexOf(edition);
  }

  /// `FIDE 2009, Article 9.5b`; the edition alone, if it had nothing to rule on.
  private String citation(Edition book) {
    CaseScene played = elsewhere.getOrDefault(book, scene);
    Wording wording = Wording.in(language).orElseGet(Wording::english);
    Stream<Event> rulings = played.events().stream().filter(Ruling.class::isInstance);
    return played
        .refusal()
        .map(Refusal::citation)
        .or(() -> rulings.map(Event::citation).findFirst())
        .map(wording::of)
        .orElseGet(book::name);
  }

  private String said(String key, Map<String, Object> arguments) {
    return LawTexts.in(language).text("why." + key, arguments);
  }
}
