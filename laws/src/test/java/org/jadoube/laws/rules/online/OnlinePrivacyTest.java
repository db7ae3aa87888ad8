package org.jadoube.laws.rules.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.regulations.BoardFormat;
import org.jadoube.laws.regulations.OnlinePlay;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;

/// E04 2.6 and 3.2.2: what everybody sees, and what only one player sees.
final class OnlinePrivacyTest {
  private static final Optional<Colour> SPECTATOR = Optional.empty();
  private static final Optional<Colour> WHITE = Optional.of(Colour.WHITE);
  private static final Optional<Colour> BLACK = Optional.of(Colour.BLACK);
  private static final Regulations ONLINE = Session.regulations("300").with(Edition.E04);

  private static String seen(Session session, Optional<Colour> reader) {
    return session.game().eventsShownTo(reader).toString();
  }

  @Test
  void only_its_maker_sees_a_premove() {
    Session session = Session.begun(ONLINE);
    session.act(Actor.BLACK, new OnlineAct.EnterPremove(Session.attempt("e7e5")));
    assertThat(seen(session, BLACK)).contains("to=e5");
    assertThat(seen(session, WHITE)).doesNotContain("to=e5").contains("KeptPrivate");
    assertThat(seen(session, SPECTATOR)).doesNotContain("to=e5");
  }

  @Test
  void a_move_on_an_electronic_board_is_not_shown_before_it_is_complete() {
    Session session = Session.begun(ONLINE.with(OnlinePlay.USUAL.with(BoardFormat.EBOARD)));
    Board after = Session.fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").board();
    session.act(Actor.WHITE, new OnlineAct.SensePosition(after));
    assertThat(seen(session, WHITE)).contains("MoveStands");
    assertThat(seen(session, BLACK)).doesNotContain("MoveStands");
  }

  @Test
  void everybody_sees_calls_connections_and_offers() {
    Session session = Session.begun(ONLINE.withArbiter(true));
    session.act(Actor.WHITE, new OnlineAct.CallArbiter());
    session.act(Actor.CLOCK, new OnlineAct.NoteDisconnection(Colour.BLACK, Link.ZONE));
    List<Event> all = session.game().events();
    assertThat(session.game().eventsShownTo(SPECTATOR)).isEqualTo(all);
    assertThat(all).anyMatch(OnlineEvent.ArbiterCalled.class::isInstance);
  }

  @Test
  void there_are_as_many_events_for_everybody() {
    Session session = Session.begun(ONLINE);
    session.act(Actor.BLACK, new OnlineAct.EnterPremove(Session.attempt("e7e5")));
    assertThat(session.game().eventsShownTo(WHITE)).hasSameSizeAs(session.game().events());
  }
}
