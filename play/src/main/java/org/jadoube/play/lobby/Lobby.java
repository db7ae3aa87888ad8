package org.jadoube.play.lobby;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Colour;
import org.jadoube.play.lobby.Seeks.Entry;
import org.jadoube.play.lobby.Seeks.Waiting;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.store.GameId;

/// The seeks and challenges that wait for somebody, and who is here, in this process's memory: they
/// last for minutes, and nobody minds making them again.
public final class Lobby {
  /// How long a seek waits for somebody who does not come back.
  public static final Duration ABSENCE = Duration.ofMinutes(1);

  /// How long it waits for somebody who has just left, and may only be loading the page anew.
  static final Duration RELOADING = Duration.ofSeconds(5);

  /// How long a challenge to somebody waits for an answer.
  static final Duration PATIENCE = Duration.ofHours(1);

  /// How long an open challenge waits for its players.
  static final Duration OPEN_PATIENCE = Duration.ofDays(1);

  private static final int MOST_OF_A_PARTY = 50;
  private static final int MOST_OF_AN_ADDRESS = 100;
  private static final int MOST = 10_000;
  private static final int MOST_DECLINED = 1_000;

  private final Matchmaking seating;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final List<LobbyWatch> watches = new CopyOnWriteArrayList<>();
  private final Seeks seeks = new Seeks();
  private final LobbyPresence presence = new LobbyPresence(this::stir, key -> last(key, RELOADING));

  // Guarded by this.
  private final SequencedMap<GameId, Challenge> challenges = new LinkedHashMap<>();
  private final SequencedMap<GameId, Challenge> declined = new LinkedHashMap<>();

  public Lobby(Matchmaking seating, InstantSource clock) {
    this.seating = seating;
    this.clock = clock;
  }

  /// Tells `watch` of changes from now on.
  public void tell(LobbyWatch watch) {
    watches.add(watch);
  }

  /// Who is here.
  public LobbyPresence presence() {
    return presence;
  }

  /// Makes a game with somebody who waits for the same, or waits, until the seeker has been
  /// [away][#ABSENCE] for so long.
  public Seeking seek(Party by, Challenge.Proposal proposal) {
    return seek(waiting(by, proposal, Optional.of(until(ABSENCE)), () -> {}));
  }

  /// Makes a game with somebody who waits for the same, or waits.
  ///
  /// @param over is run once there is nothing to wait for any more
  /// @return ends the wait
  public Runnable seek(Party by, Challenge.Proposal proposal, Runnable over) {
    Waiting own = waiting(by, proposal, Optional.empty(), over);
    if (!(seek(own) instanceof Seeking.Waits)) {
      over.run();
    }
    return () -> leave(own.seek().id());
  }

  private Waiting waiting(
      Party by, Challenge.Proposal proposal, Optional<Instant> until, Runnable over) {
    Seek seek =
        new Seek(GameId.random(random), by, proposal.terms(), proposal.colour(), clock.instant());
    return new Waiting(seek, until, over);
  }

  private Seeking seek(Waiting own) {
    sweep();
    return switch (seeks.enter(own)) {
      case Entry.Suits(Waiting other) ->
          new Seeking.Plays(play(other, own.seek().by(), own.seek().colour()));
      case Entry.Waits(Waiting waiting) -> {
        stir();
        yield new Seeking.Waits(waiting.seek());
      }
      case Entry.Full() -> new Seeking.TooMany();
    };
  }

  private void leave(GameId seek) {
    if (seeks.remove(each -> each.seek().id().equals(seek))) {
      stir();
    }
  }

  /// Plays somebody who waits; empty if they no longer do, or it is oneself.
  public Optional<Meeting> meet(GameId seek, Party by) {
    sweep();
    return seeks.take(seek, by).map(found -> play(found, by, Optional.empty()));
  }

  /// Makes the game, and ends what else the two wait for.
  private Meeting play(Waiting waiting, Party comer, Optional<Colour> wish) {
    Seek seek = waiting.seek();
    Colour colour = seek.colour().or(() -> wish.map(Colour::opposite)).orElseGet(this::drawn);
    Meeting meeting = new Meeting(seek.id(), Map.of(colour, seek.by(), colour.opposite(), comer));
    try {
      seating.playInPublic(seek.id(), seek.terms().casual(random), meeting.players());
    } catch (RuntimeException failed) {
      seeks.restore(waiting);
      throw failed;
    }
    waiting.over().run();
    meeting.players().values().forEach(this::ends);
    stir();
    return meeting;
  }

  private void ends(Party party) {
    boolean _ = seeks.remove(each -> each.endsByItself() && each.isBy(party.key()));
  }

  private Colour drawn() {
    return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
  }

  /// The seeks that wait, the oldest first.
  public List<Seek> seeks() {
    sweep();
    return seeks.list();
  }

  /// The seek with that id, if it waits.
  public Optional<Seek> seek(GameId id) {
    return seeks().stream().filter(seek -> seek.id().equals(id)).findFirst();
  }

  /// Takes a seek back; false if none of theirs has that id.
  public boolean takeBack(GameId id, Predicate<Party> theirs) {
    boolean there =
        seeks.remove(each -> each.seek().id().equals(id) && theirs.test(each.seek().by()));
    if (there) {
      stir();
    }
    return there;
  }

  /// Somebody is still here, so their seeks go on.
  public void keep(String key) {
    last(key, ABSENCE);
  }

  private void last(String key, Duration more) {
    seeks.last(key, until(more));
  }

  /// Challenges an account.
  public Challenging challenge(Account to, Party by, Challenge.Proposal proposal) {
    return by.is(to.id())
        ? new Challenging.Oneself()
        : add(
            Challenge.to(
                to, by, GameId.random(random), proposal, colour(proposal), until(PATIENCE)));
  }

  /// Makes a challenge that any two may accept.
  ///
  /// @param until when it expires; if empty, as late as it can
  public Challenging open(Party by, Challenge.Proposal proposal, Optional<Instant> until) {
    Instant last = until.orElseGet(() -> until(OPEN_PATIENCE));
    return add(Challenge.open(by, GameId.random(random), proposal, colour(proposal), last));
  }

  /// Whether an open challenge can be made at `now` that expires then.
  public static boolean isOpenUntil(Instant until, Instant now) {
    return until.isAfter(now) && !until.isAfter(now.plus(OPEN_PATIENCE));
  }

  /// Challenges anybody.
  public Challenging challengeAnybody(Party by, Challenge.Proposal proposal) {
    return add(
        Challenge.toAnybody(
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
    Party by = challenge.by();
    boolean room =
        challenges.size() < MOST
            && count(other -> other.isSame(by)) < MOST_OF_A_PARTY
            && by.address().map(this::countOf).orElse(0L) < MOST_OF_AN_ADDRESS;
    if (room) {
      challenges.put(challenge.id(), challenge);
    }
    return room;
  }

  private long countOf(String address) {
    return count(other -> other.address().filter(address::equals).isPresent());
  }

  private long count(Predicate<Party> makers) {
    return challenges.values().stream().map(Challenge::by).filter(makers).count();
  }

  /// Takes a seat for somebody. The game begins with the second one, under the challenge's id.
  ///
  /// @param colour wished for in an open challenge
  /// @return the challenge as it is then; empty if there is none, or it is not for them
  public Optional<Challenge> accept(GameId id, Party party, Optional<Colour> colour) {
    Optional<Challenge> before = challenge(id);
    Optional<Challenge> now = change(id, there -> there.acceptedBy(party, colour));
    now.filter(each -> !each.isPending()).ifPresent(each -> play(each, before));
    now.ifPresent(this::announce);
    return now;
  }

  /// Makes the game, and ends what else the two wait for.
  private void play(Challenge accepted, Optional<Challenge> before) {
    try {
      seating.play(
          accepted.id(), accepted.terms().casual(random), accepted.seats(), Optional.empty());
    } catch (RuntimeException failed) {
      before.ifPresent(this::restore);
      throw failed;
    }
    accepted.seats().values().forEach(this::ends);
    stir();
  }

  private synchronized void restore(Challenge challenge) {
    challenges.put(challenge.id(), challenge);
  }

  /// Declines a challenge to an account; empty if there is none.
  public Optional<Challenge> decline(GameId id, AccountId account, DeclineReason why) {
    Optional<Challenge> ended = end(id, there -> there.isTo(account), there -> there.declined(why));
    ended.ifPresent(this::keepDeclined);
    return ended;
  }

  private synchronized void keepDeclined(Challenge challenge) {
    declined.put(challenge.id(), challenge);
    if (declined.size() > MOST_DECLINED) {
      declined.pollFirstEntry();
    }
  }

  /// The challenge with that id, if it was declined not long ago.
  public synchronized Optional<Challenge> declined(GameId id) {
    return Optional.ofNullable(declined.get(id));
  }

  /// Takes a challenge back; empty if none of theirs has that id.
  public Optional<Challenge> cancel(GameId id, Predicate<Party> theirs) {
    return end(id, there -> theirs.test(there.by()), Challenge::canceled);
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
  public void sweep() {
    Instant now = clock.instant();
    List<Challenge> late;
    synchronized (this) {
      late = challenges.values().stream().filter(each -> !now.isBefore(each.until())).toList();
      late.forEach(each -> challenges.remove(each.id()));
    }
    late.forEach(each -> announce(each.canceled()));
    if (seeks.sweep(now)) {
      stir();
    }
  }

  private void announce(Challenge challenge) {
    watches.forEach(watch -> watch.changed(challenge));
  }

  private void stir() {
    watches.forEach(LobbyWatch::stirred);
  }
}
