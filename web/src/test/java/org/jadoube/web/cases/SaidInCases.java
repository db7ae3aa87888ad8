package org.jadoube.web.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;

/// All that is said to people in the cases of `spec/`: what is ruled, refused, reported, and why
/// something may not be done.
final class SaidInCases {
  private static final List<Actor> ASKING = List.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER);

  /// How many cases there are for one in which everybody is asked what may be done: that takes
  /// long, and the answers repeat each other.
  private static final int ASKED_IN_ONE_OF = 12;

  /// By what it is in English. Editions that say the same differ in numbers alone.
  private final Map<String, Said> all = new TreeMap<>();

  private int heard;

  /// Something said about a game.
  ///
  /// @param kind what it is
  /// @param where the first case in which it is said
  record Said(String kind, String where, Game game, Object what) {
    Statement in(Wording language) {
      Wording wording = language.at(game);
      return what instanceof Event event
          ? wording.statement(event)
          : wording.statement((Refusal) what);
    }
  }

  private SaidInCases() {}

  /// Each case is played in one of its editions.
  ///
  /// @param choice of the editions in which a case holds, the oldest first
  static SaidInCases play(Function<List<Edition>, Edition> choice) {
    SaidInCases said = new SaidInCases();
    for (Case each : Cases.all().each()) {
      said.listen(each, choice.apply(Edition.books().stream().filter(each::holdsIn).toList()));
    }
    return said;
  }

  /// The sentences, each once.
  Iterable<Said> all() {
    return all.values();
  }

  private void listen(Case example, Edition edition) {
    String where = example.title() + " (" + edition.year() + ")";
    List<CaseScene> scenes = PlayedCase.of(example, edition);
    for (CaseScene scene : scenes) {
      scene.events().forEach(event -> add(kind(event), where, scene.game(), event));
      scene.refusal().ifPresent(refusal -> add("refusal", where, scene.game(), refusal));
    }
    if (heard++ % ASKED_IN_ONE_OF == 0) {
      permissions(scenes.getLast(), where);
    }
  }

  private static String kind(Event event) {
    return event instanceof Ruling ? "ruling" : "event";
  }

  private void permissions(CaseScene last, String where) {
    for (Actor actor : ASKING) {
      Laws.permissions(last.game(), actor, last.at()).acts().stream()
          .map(Permission::refusal)
          .flatMap(Optional::stream)
          .distinct()
          .forEach(refusal -> add("permission", where, last.game(), refusal));
    }
  }

  private void add(String kind, String where, Game game, Object what) {
    Said said = new Said(kind, where, game, what);
    String english = said.in(Wording.english()).text();
    all.putIfAbsent(
        kind + english.replaceAll("[0-9]+", "#").replaceAll("#([a-z.:]*#)*", "#"), said);
  }
}
