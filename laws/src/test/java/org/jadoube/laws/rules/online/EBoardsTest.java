package org.jadoube.laws.rules.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.regulations.BoardFormat;
import org.jadoube.laws.regulations.OnlinePlay;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// E04 3.2: an electronic board's reports are on record whenever the pieces on it have changed,
/// whether to a move, on the way to one, or to anything else.
final class EBoardsTest {
  private static final Regulations EBOARDS =
      Session.regulations("300")
          .with(Edition.E04)
          .withArbiter(true)
          .with(OnlinePlay.USUAL.with(BoardFormat.EBOARD));
  private static final Board START = EBOARDS.start().board();
  private static final Board LIFTED = START.without(Square.E2);
  private static final Board MOVED = LIFTED.with(Square.E4, START.at(Square.E2).orElseThrow());
  private static final Board WILD = START.without(Square.E1).without(Square.D8);

  private static void sense(Session session, Actor by, Board board) {
    session.act(by, new OnlineAct.SensePosition(board));
  }

  private static Map<String, Session> states() {
    Map<String, Session> states = new LinkedHashMap<>();
    states.put("not begun", Session.notBegun(EBOARDS));
    states.put("begun", Session.begun(EBOARDS));
    states.put("standing", Session.begun(EBOARDS));
    sense(states.get("standing"), Actor.WHITE, MOVED);
    states.put("paused", Session.begun(EBOARDS));
    pause(states.get("paused"));
    states.put("without video", Session.begun(EBOARDS));
    loseVideo(states.get("without video"));
    states.put("over", Session.begun(EBOARDS));
    Session over = states.get("over");
    over.act(Actor.BLACK, new Act.Resign());
    return states;
  }

  private static void pause(Session session) {
    session.act(Actor.ARBITER, new Act.Pause(PauseReason.INTERRUPTION));
  }

  private static void loseVideo(Session session) {
    session.act(Actor.CLOCK, new OnlineAct.NoteDisconnection(Colour.WHITE, Link.VIDEO));
  }

  @Test
  void every_change_on_a_board_is_recorded_at_any_time_and_nothing_else() {
    states()
        .forEach((state, session) -> {
          for (Actor by : List.of(Actor.WHITE, Actor.BLACK)) {
            for (Board board : List.of(START, LIFTED, MOVED, WILD)) {
              Game game = session.game();
              Act act = new Act(by, session.tick(), new OnlineAct.SensePosition(board));
              assertThat(isRecorded(Laws.decide(act, game).events()))
                  .as("%s: %s", state, act)
                  .isEqualTo(!board.equals(before(state, by)));
            }
          }
        });
  }

  private static Board before(String state, Actor by) {
    return state.equals("standing") && by.equals(Actor.WHITE) ? MOVED : START;
  }

  private static boolean isRecorded(List<Event> events) {
    return events.stream()
        .anyMatch(event ->
            event instanceof OnlineEvent.PositionSensed || event instanceof OnlineEvent.MoveStands);
  }

  @Test
  void only_the_player_sees_how_the_pieces_stand() {
    Session session = Session.begun(EBOARDS);
    sense(session, Actor.BLACK, WILD);
    assertThat(session.game().eventsShownTo(Optional.of(Colour.BLACK)).toString())
        .contains("PositionSensed");
    assertThat(session.game().eventsShownTo(Optional.of(Colour.WHITE)).toString())
        .doesNotContain("PositionSensed");
  }

  @Test
  void what_is_sensed_between_moves_makes_none() {
    Session session = Session.begun(EBOARDS);
    sense(session, Actor.WHITE, LIFTED);
    assertThat(session.last().refusal()).isEmpty();
    assertThat(session.game().ply().number()).isZero();
    assertThat(session.game().board()).isEqualTo(START);
  }
}
