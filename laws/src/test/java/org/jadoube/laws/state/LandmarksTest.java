package org.jadoube.laws.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AppealVerdict;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// The landmarks noted as events happen equal those that a search among the events finds.
final class LandmarksTest {
  private static Landmarks noted(Regulations regulations, List<Event> events) {
    GameState state = GameState.of(regulations);
    for (Event event : events) {
      state = state.evolve(event);
    }
    return state.landmarks();
  }

  private static Optional<Citation> latestRuling(List<Event> events) {
    return events.reversed().stream()
        .filter(Ruling.class::isInstance)
        .findFirst()
        .map(Event::citation);
  }

  private static Optional<Event> openAppeal(List<Event> events) {
    return events.reversed().stream()
        .filter(event -> event.citation().rule() == Rule.APPEAL)
        .findFirst()
        .filter(ConductEvent.AppealLodged.class::isInstance);
  }

  @Test
  void appeals_and_decisions_are_those_that_a_search_finds() {
    Session session = Session.standard().moves("e2e4", "e7e5");
    warn(session);
    appeal(session, Actor.WHITE);
    appeal(session, Actor.BLACK);
    dismiss(session);
    warn(session);
    appeal(session, Actor.WHITE);
    warn(session);
    List<Event> events = session.game().events();
    for (int i = 0; i <= events.size(); i++) {
      List<Event> first = events.subList(0, i);
      Landmarks landmarks = noted(session.game().regulations(), first);
      assertThat(landmarks.decision()).isEqualTo(latestRuling(first));
      assertThat(landmarks.appeal().map(Event.class::cast)).isEqualTo(openAppeal(first));
    }
  }

  @Test
  void a_new_decision_may_be_appealed_against_by_both() {
    Session session = Session.standard();
    warn(session);
    appeal(session, Actor.WHITE);
    assertThat(noted(session).appealed()).containsExactly(Colour.WHITE);
    appeal(session, Actor.BLACK);
    assertThat(noted(session).appealed()).containsExactlyInAnyOrder(Colour.values());
    warn(session);
    assertThat(noted(session).appealed()).isEmpty();
  }

  @Test
  void nothing_has_stood_before_an_illegal_move_did() {
    Session session = Session.begun(Session.regulations("300"));
    session.moves("e2e4");
    session.act(Actor.WHITE, new BoardAct.Report(Irregularity.ILLEGAL_MOVE));
    assertThat(session.refusal().citation().rule()).isEqualTo(Rule.ILLEGAL_MOVE_IN_RAPID);
    assertThat(noted(session).illegalMoveStood()).isFalse();
  }

  private static Landmarks noted(Session session) {
    return noted(session.game().regulations(), session.game().events());
  }

  private static void warn(Session session) {
    session.act(Actor.ARBITER, new Act.Penalise(Colour.WHITE, new Penalty.Warning()));
  }

  private static void appeal(Session session, Actor by) {
    session.act(by, new ConductAct.Appeal());
  }

  private static void dismiss(Session session) {
    session.act(Actor.ARBITER, new ConductAct.DecideAppeal(new AppealVerdict.Dismissed()));
  }
}
