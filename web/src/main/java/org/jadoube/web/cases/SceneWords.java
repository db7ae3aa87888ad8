package org.jadoube.web.cases;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.web.view.LawNames.LawPath;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;

/// The remarks about a scene.
record SceneWords(Wording wording) {

  /// The remarks on every event worth telling, worded by the board on which it happened, and on the
  /// refusal.
  List<CaseRemark> of(CaseScene scene) {
    List<CaseRemark> told = new ArrayList<>();
    Game game = scene.before();
    for (Event event : scene.events()) {
      game = game.evolve(event);
      if (isWorthTelling(event)) {
        told.add(of(event, game));
      }
    }
    Wording here = wording.at(game);
    scene
        .refusal()
        .map(refusal -> told("refusal", here.statement(refusal), refusal.citation()))
        .ifPresent(told::add);
    return told;
  }

  /// Whether an event is worth telling; the writing of moves, which players do all the time, is
  /// not.
  static boolean isWorthTelling(Event event) {
    return !(event instanceof ScoresheetEvent.MoveWritten);
  }

  private CaseRemark of(Event event, Game game) {
    String kind = event instanceof Ruling ? "ruling" : "event";
    return told(kind, wording.at(game).statement(event), event.citation());
  }

  private static CaseRemark told(String kind, Statement statement, Citation citation) {
    return new CaseRemark(
        kind,
        statement.headline(),
        statement.citation(),
        LawPath.of(citation.edition(), citation.article()),
        statement.details());
  }
}
