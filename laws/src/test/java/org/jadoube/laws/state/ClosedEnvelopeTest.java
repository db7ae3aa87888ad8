package org.jadoube.laws.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.junit.jupiter.api.Test;

/// [Rule#SEALING]: who may read a sealed move, and from when.
final class ClosedEnvelopeTest {
  private static final Optional<Colour> SPECTATOR = Optional.empty();
  private static final Optional<Colour> WHITE = Optional.of(Colour.WHITE);
  private static final Optional<Colour> BLACK = Optional.of(Colour.BLACK);

  private final Session session = Session.begun(Session.regulations("7200+10"));

  private ClosedEnvelopeTest sealed(String text) {
    session.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
    Actor player = Actor.player(session.game().turn());
    session.act(player, new AdjournmentAct.SealMove(text, Optional.empty()));
    return this;
  }

  private void adjournedAndResumed(Colour... present) {
    Actor player = Actor.player(session.game().turn());
    session.act(player, new AdjournmentAct.CloseEnvelope());
    Set<Colour> there = EnumSet.noneOf(Colour.class);
    there.addAll(List.of(present));
    session.act(Actor.ARBITER, new AdjournmentAct.BeginResumption(there));
  }

  private String read(Optional<Colour> reader) {
    return session.game().eventsShownTo(reader).toString();
  }

  @Test
  void only_its_writer_reads_a_sealed_move() {
    sealed("Nh3");
    assertThat(read(WHITE)).contains("Nh3");
    assertThat(read(BLACK)).doesNotContain("Nh3");
    assertThat(read(SPECTATOR)).doesNotContain("Nh3");
  }

  @Test
  void nothing_else_is_concealed() {
    sealed("Nh3");
    List<Event> all = session.game().events();
    assertThat(session.game().eventsShownTo(BLACK))
        .hasSameSizeAs(all)
        .startsWith(all.subList(0, all.size() - 1).toArray(Event[]::new));
  }

  @Test
  void an_absent_opponent_still_does_not_read_it() {
    sealed("Nh3").adjournedAndResumed(Colour.WHITE);
    assertThat(read(BLACK)).doesNotContain("Nh3");
  }

  @Test
  void an_opened_envelope_is_for_everybody() {
    sealed("Nh3").adjournedAndResumed(Colour.BLACK);
    assertThat(read(BLACK)).contains("Nh3");
    assertThat(session.game().eventsShownTo(SPECTATOR)).isEqualTo(session.game().events());
  }

  @Test
  void a_sealed_reply_is_for_its_writer_only() {
    sealed("Nh3").adjournedAndResumed(Colour.BLACK);
    session.act(Actor.ARBITER, new Act.Resume());
    session.act(Actor.BLACK, new AdjournmentAct.SealReply("Na6", Optional.empty()));
    assertThat(session.last().refusal()).isEmpty();
    assertThat(read(BLACK)).contains("Na6");
    assertThat(read(WHITE)).contains("Nh3").doesNotContain("Na6");
  }

  @Test
  void a_move_made_instead_of_being_sealed_is_not_told_either() {
    session.act(Actor.ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
    session.move("g1h3");
    assertThat(read(WHITE)).contains("Nh3");
    assertThat(read(BLACK)).doesNotContain("Nh3");
  }

  @Test
  void a_game_that_is_over_has_no_secrets() {
    sealed("Nh3").session.resign(Actor.BLACK);
    assertThat(session.game().eventsShownTo(BLACK)).isEqualTo(session.game().events());
  }
}
