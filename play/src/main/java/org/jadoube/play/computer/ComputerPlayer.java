package org.jadoube.play.computer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.ActId;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.play.game.DueClaim;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Listener;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.game.WhoIsHere;
import org.jadoube.store.Unavailable;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.Score;
import org.jadoube.wire.ComputerOpponent;
import org.jadoube.wire.Names;
import org.jadoube.wire.SentAct;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A computer in one game. It moves when it has the move, accepts draws when it does not stand
/// better, and claims those that are its due. If its engine fails, it loses on time, or resigns
/// where there is no clock.
final class ComputerPlayer implements Listener {
  private static final Logger LOG = LoggerFactory.getLogger(ComputerPlayer.class);
  private static final long BETWEEN_TRIES_MILLIS = 100;
  private static final int MOST_TRIES = 50;

  /// In centipawns; a computer that is as much behind, or more, takes a draw.
  private static final int DRAWISH = 0;

  private final GameRoom room;
  private final Colour colour;
  private final ComputerOpponent who;
  private final Engines engines;
  private final Executor thinking;
  private final Runnable leave;
  private final AtomicInteger calls = new AtomicInteger();
  private final AtomicBoolean left = new AtomicBoolean();
  private volatile boolean begins;
  private WhoIsHere here = WhoIsHere.NOBODY; // for the room's mailbox
  private Optional<Score> latest = Optional.empty(); // for the thread that thinks

  /// @param leave to do once the game is over, or its opponent has left while having the move
  ComputerPlayer(
      GameRoom room,
      Colour colour,
      ComputerOpponent who,
      Engines engines,
      Executor thinking,
      Runnable leave) {
    this.room = room;
    this.colour = colour;
    this.who = who;
    this.engines = engines;
    this.thinking = thinking;
    this.leave = leave;
  }

  @Override
  public Optional<Colour> player() {
    return Optional.of(colour);
  }

  @Override
  public void tell(News news) {
    switch (news) {
      case News.Stands(var status) -> look(status.moment().snapshot(), status.presence());
      case News.Returned(var status, _) -> look(status.moment().snapshot(), status.presence());
      case News.GoneOn(_, Moment now) -> look(now.snapshot(), here);
      case News.PresenceChanged(WhoIsHere now) -> look(room.snapshot(), now);
      case News.OutageOver _, News.PermissionsChanged _ -> look(room.snapshot(), here);
      case News.OutageBegun _, News.Said _ -> {}
    }
  }

  /// Makes the first move without waiting until its opponent follows the game.
  void begin() {
    begins = true;
  }

  private void look(Snapshot now, WhoIsHere present) {
    here = present;
    if (now.game().openTakeback().filter(colour.opposite()::equals).isPresent()) {
      Thread.startVirtualThread(this::agree);
    }
    if (!isOver(now) && isAsked(now.game())) {
      if (calls.getAndIncrement() == 0) {
        thinking.execute(this::think);
      }
    } else if (!isNeeded(now, present) && left.compareAndSet(false, true)) {
      leave.run();
    }
  }

  /// Whether it has to act, or its opponent is there.
  boolean isNeeded(Snapshot now, WhoIsHere present) {
    boolean awaited = colour == Colour.WHITE ? present.black() : present.white();
    return !isOver(now) && (awaited || isAsked(now.game()));
  }

  static boolean isOver(Snapshot now) {
    return now.isAborted() || now.game().phase() == Phase.FINISHED;
  }

  private boolean isAsked(Game game) {
    boolean asked = game.phase() == Phase.RUNNING || begins && game.phase() == Phase.NOT_BEGUN;
    return asked && (game.turn() == colour || game.openOffer(colour.opposite()).isPresent());
  }

  /// Grants a takeback at once, even while the engine thinks about the move that is taken back.
  private void agree() {
    try {
      var _ = act(room.game(), new Act.AcceptTakeback());
    } catch (Unavailable outage) {
      LOG.debug("a computer waits for the database: {}", outage.getMessage());
    }
  }

  private void think() {
    int heard;
    do {
      heard = calls.get();
      answer();
    } while (!calls.compareAndSet(heard, 0));
  }

  private void answer() {
    try {
      Moment now = room.status().moment();
      Game game = now.snapshot().game();
      if (isOver(now.snapshot()) || !isAsked(game)) {
        return;
      }
      if (game.turn() == colour) {
        move(game, now.at());
      } else {
        var _ = act(game, accepts(latest) ? new Act.AcceptDraw() : new Act.DeclineDraw());
      }
    } catch (Unavailable outage) {
      LOG.debug("a computer waits for the database: {}", outage.getMessage());
    } catch (RuntimeException bug) {
      LOG.error("a computer could not play on", bug);
    }
  }

  private void move(Game game, Instant at) {
    Optional<Claim> claim = accepts(latest) ? DueClaim.in(game) : Optional.empty();
    if (claim.isPresent() && act(game, new Act.ClaimDraw(claim.get()))) {
      return;
    }
    Limits limits = Limits.moveTime(ThinkingTime.of(game, colour, at));
    switch (engines.answer(who, room.id(), GameLines.of(game), limits)) {
      case Answer.Played(Move best, _, var finding) -> played(game, best, finding);
      case Answer.Failed(Failure failure) -> failed(game, failure);
    }
  }

  private void played(Game game, Move best, Optional<Finding> finding) {
    if (!room.game().position().equals(game.position())) {
      return; // the move to which the engine has found a reply has been taken back
    }
    latest = finding.map(Finding::score);
    boolean agrees = game.openOffer(colour.opposite()).isPresent() && accepts(latest);
    if (!agrees || !act(game, new Act.AcceptDraw())) { // before both have moved, there is no draw
      var _ = act(game, new Act.Move(Attempt.of(best)));
    }
  }

  private void failed(Game game, Failure failure) {
    if (failure.kind() == Failure.Kind.CLOSED) {
      return;
    }
    LOG.warn("{} does not play on in {}: {}", who.text(), room.id(), failure.message());
    if (!game.timeControl().isTimed()) {
      var _ = act(game, new Act.Resign());
    }
  }

  private static boolean accepts(Optional<Score> score) {
    return score
        .filter(seen ->
            switch (seen) {
              case Score.Centipawns(int value) -> value <= DRAWISH;
              case Score.Mate(int moves) -> moves <= 0;
            })
        .isPresent();
  }

  /// Acts in the game as it was seen. Its id keeps two processes that play the same game from
  /// acting twice.
  ///
  /// @return whether it took effect
  private boolean act(Game seen, Act.Deed deed) {
    Act act = new Act(Actor.player(colour), Instant.EPOCH, deed);
    SentAct sent = new SentAct(Names.of(act.kind()), List.of(act), Optional.empty());
    ActId id = ActId.of(colour, sent.type() + "-" + seen.events().size());
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      ActOutcome outcome = room.act(colour, sent, Optional.of(id));
      if (!(outcome instanceof ActOutcome.Overloaded)) {
        return outcome instanceof ActOutcome.Decided decided && decided.happened();
      }
      pause();
    }
    return false;
  }

  private static void pause() {
    try {
      Thread.sleep(BETWEEN_TRIES_MILLIS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
