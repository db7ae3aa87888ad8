package org.jadoube.web.lobby;

import java.time.Duration;
import java.time.InstantSource;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jadoube.play.game.Games;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.play.lobby.LobbyWatch;
import org.jadoube.play.lobby.Matchmaking;
import org.jadoube.play.lobby.Seek;
import org.jadoube.play.people.People;
import org.jadoube.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The lobby and those who follow it. Changes are gathered, and told four times a second, so that a
/// crowd makes no more messages than one. While nobody follows it, it does nothing.
public final class LobbyHall implements LobbyWatch {
  private static final Logger LOG = LoggerFactory.getLogger(LobbyHall.class);
  private static final Duration STEP = Duration.ofMillis(250);

  /// After so many steps, seeks end that have lasted long enough, and those of followers go on.
  private static final int STEPS_OF_A_ROUND = 8;

  private final Lobby lobby;
  private final AtomicBoolean stirred = new AtomicBoolean();

  // Guarded by this.
  private final IdentityHashMap<LobbyFollower, Told> followers = new IdentityHashMap<>();
  private boolean running;
  private int sequence = 1;
  private LobbyState shown;

  private LobbyHall(Lobby lobby) {
    this.lobby = lobby;
    this.shown = LobbyState.of(lobby);
  }

  /// The lobby of a server.
  public static LobbyHall of(Games games, People people, InstantSource clock) {
    LobbyHall hall = new LobbyHall(new Lobby(new Matchmaking(games, people), clock));
    hall.lobby.tell(hall);
    return hall;
  }

  /// The latest news that a follower was told of their own, and the end of their presence.
  private record Told(String own, Runnable leave) {}

  public Lobby lobby() {
    return lobby;
  }

  @Override
  public void changed(Challenge challenge) {
    stirred();
  }

  @Override
  public void stirred() {
    stirred.set(true);
  }

  /// Sends a new follower the state of the lobby and what is their own, and every change from then
  /// on.
  public synchronized void enter(LobbyFollower follower) {
    Runnable leave = lobby.presence().enter(follower.party());
    lobby.keep(follower.party().key());
    if (followers.isEmpty()) {
      shown = LobbyState.of(lobby); // which nobody has kept up to date
    }
    String own = own(follower, lobby.seeks(), lobby.challenges());
    followers.put(follower, new Told(own, leave));
    follower.tell(Json.write(LobbyView.of(sequence, shown)));
    follower.tell(own);
    if (!running) {
      running = true;
      Thread.ofVirtual().name("jadoube-lobby").start(this::run);
    }
  }

  /// Sends a follower the state of the lobby again.
  public synchronized void resync(LobbyFollower follower) {
    follower.tell(Json.write(LobbyView.of(sequence, shown)));
  }

  /// Stops following.
  public synchronized void leave(LobbyFollower follower) {
    Optional.ofNullable(followers.remove(follower)).ifPresent(told -> told.leave().run());
  }

  private void run() {
    int step = 0;
    while (goesOn()) {
      try {
        Thread.sleep(STEP);
        step = (step + 1) % STEPS_OF_A_ROUND;
        work(step == 0);
      } catch (InterruptedException end) {
        Thread.currentThread().interrupt();
        return;
      } catch (RuntimeException bug) {
        LOG.error("followers of the lobby could not be told", bug);
      }
    }
  }

  private synchronized boolean goesOn() {
    running = !followers.isEmpty();
    return running;
  }

  private synchronized void work(boolean round) {
    if (round) {
      followers.keySet().forEach(follower -> lobby.keep(follower.party().key()));
      lobby.sweep();
    }
    tell();
  }

  /// Tells everybody what is new.
  private void tell() {
    if (!stirred.getAndSet(false)) {
      return;
    }
    change().ifPresent(news -> followers.keySet().forEach(follower -> follower.tell(news)));
    List<Seek> seeks = lobby.seeks();
    List<Challenge> challenges = lobby.challenges();
    followers.replaceAll(
        (follower, before) -> told(follower, before, own(follower, seeks, challenges)));
  }

  private Optional<String> change() {
    LobbyState now = LobbyState.of(lobby);
    LobbyPatch patch = LobbyPatch.between(shown, now);
    if (patch.isEmpty()) {
      return Optional.empty();
    }
    LobbyChange change = LobbyChange.of(sequence, patch);
    sequence = change.sequence();
    shown = now;
    return Optional.of(Json.write(change));
  }

  private static Told told(LobbyFollower follower, Told before, String own) {
    if (own.equals(before.own())) {
      return before;
    }
    follower.tell(own);
    return new Told(own, before.leave());
  }

  private static String own(LobbyFollower follower, List<Seek> seeks, List<Challenge> challenges) {
    return Json.write(OwnView.of(follower.party(), seeks, challenges));
  }
}
