package org.jadoube.play.lobby;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.store.GameId;

/// The seeks and challenges that wait for somebody, in this process's memory: they last for
/// minutes, and nobody minds making them again.
public final class Lobby {
  /// How long a challenge to somebody waits for an answer.
  static final Duration PATIENCE = Duration.ofHours(1);

  /// How long an open challenge waits for its players.
  static final Duration OPEN_PATIENCE = Duration.ofDays(1);

  private static final int MOST_OF_AN_ACCOUNT = 50;
  private static final int MOST = 10_000;

  private final Seating seating;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final List<LobbyWatch> watches = new CopyOnWriteArrayList<>();

  // Guarded by this.
  private final SequencedMap<GameId, Challenge> challenges = new LinkedHashMap<>();
  private final List<Waiting> seeks = new ArrayList<>();

  public Lobby(Seating seating, InstantSource clock) {
    this.seating = seating;
    this.clock = clock;
  }

  /// A seek and whom to tell of its game.
  private record Waiting(Seek seek, Consumer<GameId> paired) {}

  /// Tells `watch` of challenges from now on.
  public void tell(LobbyWatch watch) {
    watches.add(watch);
  }

  /// Makes a game with somebody who waits for the same, or waits.
  ///
  /// @param paired is told the game, once
  /// @return ends the wait
  public Runnable seek(Seek seek, Consumer<GameId> paired) {
    Waiting own = new Waiting(seek, paired);
    Optional<Waiting> other = take(own);
    other.ifPresent(found -> play(own, found));
    return () -> leave(own);
  }

  private synchronized Optional<Waiting> take(Waiting own) {
    Optional<Waiting> found =
        seeks.stream().filter(other -> other.seek().suits(own.seek())).findFirst();
    found.ifPresentOrElse(seeks::remove, () -> wait(own));
    return found;
  }

  private void wait(Waiting own) {
    if (seeks.size() < MOST) {
      seeks.add(own);
    }
  }

  private synchronized void leave(Waiting own) {
    seeks.remove(own);
  }

  private void play(Waiting own, Waiting other) {
    Colour colour =
        own.seek()
            .colour()
            .or(() -> other.seek().colour().map(Colour::opposite))
            .orElseGet(this::drawn);
    GameId id = GameId.random(random);
    seating.play(
        id,
        own.seek().terms().regulations(random),
        Map.of(colour, own.seek().by(), colour.opposite(), other.seek().by()),
        Optional.empty());
    own.paired().accept(id);
    other.paired().accept(id);
  }

  private Colour drawn() {
    return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
  }

  /// The seeks that wait, the oldest first.
  public synchronized List<Seek> seeks() {
    return seeks.stream().map(Waiting::seek).toList();
  }

  /// Challenges an account.
  public Challenging challenge(Account to, Account by, Challenge.Proposal proposal) {
    return to.id().equals(by.id())
        ? new Challenging.Oneself()
        : add(
            Challenge.to(
                to, by, GameId.random(random), proposal, colour(proposal), until(PATIENCE)));
  }

  /// Makes a challenge that any two may accept.
  public Challenging open(Account by, Challenge.Proposal proposal) {
    return add(
        Challenge.open(
            by, GameId.random(random), proposal, colour(proposal), until(OPEN_PATIENCE)));
  }

  private Colour colour(Challenge.Proposal proposal) {
    return proposal.colour().orElseGet(this::drawn);
  }

  private Instant until(Duration patience) {
    return clock.instant().plus(patience);
  }

  private Challenging add(Challenge challenge) {
    sweep();
    if (!enter(challenge)) {
      return new Challenging.TooMany();
    }
    announce(challenge);
    return new Challenging.Made(challenge);
  }

  private synchronized boolean enter(Challenge challenge) {
    long own = challenges.values().stream().filter(each -> each.isBy(challenge.by().id())).count();
    boolean room = own < MOST_OF_AN_ACCOUNT && challenges.size() < MOST;
    if (room) {
      challenges.put(challenge.id(), challenge);
    }
    return room;
  }

  /// Takes a seat for an account. The game begins with the second one, under the challenge's id.
  ///
  /// @param colour wished for in an open challenge
  /// @return the challenge as it is then; empty if there is none, or it is not for that account
  public Optional<Challenge> accept(GameId id, Account account, Optional<Colour> colour) {
    sweep();
    Optional<Challenge> now = change(id, there -> there.acceptedBy(account, colour));
    now.filter(each -> !each.isPending()).ifPresent(this::play);
    now.ifPresent(this::announce);
    return now;
  }

  private void play(Challenge accepted) {
    seating.play(
        accepted.id(), accepted.terms().regulations(random), accepted.seats(), Optional.empty());
  }

  /// Declines a challenge to an account; empty if there is none.
  public Optional<Challenge> decline(GameId id, AccountId account, Declining why) {
    return end(id, there -> there.isTo(account), there -> there.declined(why));
  }

  /// Takes an account's challenge back; empty if there is none.
  public Optional<Challenge> cancel(GameId id, AccountId account) {
    return end(id, there -> there.isBy(account), Challenge::canceled);
  }

  private Optional<Challenge> end(
      GameId id, Predicate<Challenge> entitled, UnaryOperator<Challenge> ending) {
    Optional<Challenge> ended =
        change(id, there -> Optional.of(there).filter(entitled).map(ending));
    ended.ifPresent(this::announce);
    return ended;
  }

  private synchronized Optional<Challenge> change(
      GameId id, Function<Challenge, Optional<Challenge>> change) {
    Optional<Challenge> now = Optional.ofNullable(challenges.get(id)).flatMap(change);
    now.ifPresent(next -> {
      if (next.isPending()) {
        challenges.put(id, next);
      } else {
        challenges.remove(id);
      }
    });
    return now;
  }

  /// The challenge with that id, if it waits for an answer.
  public Optional<Challenge> challenge(GameId id) {
    sweep();
    synchronized (this) {
      return Optional.ofNullable(challenges.get(id));
    }
  }

  /// All challenges that wait for an answer, the oldest first.
  public List<Challenge> challenges() {
    sweep();
    synchronized (this) {
      return List.copyOf(challenges.values());
    }
  }

  /// Takes back what nobody has answered in time.
  private void sweep() {
    Instant now = clock.instant();
    List<Challenge> late;
    synchronized (this) {
      late = challenges.values().stream().filter(each -> !now.isBefore(each.until())).toList();
      late.forEach(each -> challenges.remove(each.id()));
    }
    late.forEach(each -> announce(each.canceled()));
  }

  private void announce(Challenge challenge) {
    watches.forEach(watch -> watch.changed(challenge));
  }
}
