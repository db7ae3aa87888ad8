package org.jadoube.web.http.stream;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jadoube.play.game.GameTotals;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.people.People;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.Parties;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.http.game.Acting;
import org.jadoube.web.lobby.LobbyHall;
import org.jadoube.web.view.ViewsOfGames;

/// The open streams, limited in total and per address. Streams that have not said hello make room
/// for others.
public final class OpenStreams {
  private final GameTopic.Following games;
  private final TournamentTopic.Following tournaments;
  private final LobbyHall lobby;
  private final Parties parties;
  private final InstantSource clock;
  private final Limits limits;
  private final LongSupplier pulse;
  private final RateLimit acts;
  private final SequencedSet<Stream> open = new LinkedHashSet<>();
  private final SequencedSet<Stream> mute = new LinkedHashSet<>();
  private final Map<String, Integer> ofAddress = new HashMap<>();

  /// @param pulse the clock for deadlines, in milliseconds
  public OpenStreams(
      Services services,
      ViewsOfGames views,
      InstantSource clock,
      Limits limits,
      LongSupplier pulse) {
    People people = services.people();
    this.games =
        new GameTopic.Following(
            services.games(),
            views,
            new Admission(people),
            new Acting(views, people.log(), new GameTotals(limits)));
    this.tournaments =
        new TournamentTopic.Following(services.tournaments(), services.halls(), people, pulse);
    this.lobby = services.lobby();
    this.parties = new Parties(people);
    this.clock = clock;
    this.limits = limits;
    this.pulse = pulse;
    this.acts =
        RateLimit.of(limits, CountLimit.REQUESTS_AT_ONCE, CountLimit.REQUESTS_PER_SECOND, clock);
  }

  /// Opens a stream of a game.
  ///
  /// @param id as it is in the path
  public Stream ofGame(String id, StreamOpening from, Outbox.Wire wire) {
    return open(from, wire, stream -> new GameTopic(games, id, stream));
  }

  /// Opens a stream of a tournament.
  ///
  /// @param id as it is in the path
  public Stream ofTournament(String id, StreamOpening from, Outbox.Wire wire) {
    return open(from, wire, stream -> new TournamentTopic(tournaments, id, stream));
  }

  /// Opens a stream of the lobby.
  public Stream ofLobby(StreamOpening from, Outbox.Wire wire) {
    return open(from, wire, stream -> new LobbyTopic(lobby, parties, stream));
  }

  /// Opens a stream, which is closed at once if there are too many.
  private Stream open(StreamOpening from, Outbox.Wire wire, Function<Stream, Topic> topic) {
    Stream stream = new Stream(this, clock, limits, pulse, from, wire, topic);
    if (!enter(stream)) {
      stream.close(CloseCode.LATER, "too many connections");
    }
    return stream;
  }

  private boolean enter(Stream stream) {
    Optional<Stream> victim;
    synchronized (this) {
      int siblings = stream.sender().map(name -> ofAddress.getOrDefault(name, 0)).orElse(0);
      boolean full = open.size() >= limits.of(CountLimit.STREAMS);
      if (siblings >= limits.of(CountLimit.STREAMS_PER_ADDRESS) || full && mute.isEmpty()) {
        return false;
      }
      victim = full ? Optional.of(mute.getFirst()) : Optional.empty();
      victim.ifPresent(this::leave);
      open.add(stream);
      mute.add(stream);
      stream.sender().ifPresent(name -> ofAddress.merge(name, 1, Integer::sum));
    }
    victim.ifPresent(mutest -> mutest.close(CloseCode.LATER, "too many connections"));
    return true;
  }

  /// Counts an act; the limit per address is that of requests.
  ///
  /// @return how long to wait before the next
  Duration charge(StreamOpening from) {
    return from.sender().map(acts::charge).orElse(Duration.ZERO);
  }

  /// Notes that the stream has said hello.
  synchronized void greeted(Stream stream) {
    mute.remove(stream);
  }

  synchronized void leave(Stream stream) {
    mute.remove(stream);
    if (open.remove(stream)) {
      stream
          .sender()
          .ifPresent(
              name -> ofAddress.computeIfPresent(name, (_, count) -> count > 1 ? count - 1 : null));
    }
  }

  /// Pings streams that have been quiet and closes those that are gone.
  public void sweep() {
    long now = pulse.getAsLong();
    long silence = limits.of(DurationLimit.SILENCE).toMillis();
    long hello = limits.of(DurationLimit.HELLO_DEADLINE).toMillis();
    long pings = limits.of(DurationLimit.PING_INTERVAL).toMillis();
    for (Stream stream : all()) {
      if (stream.quietMillis(now) > silence) {
        Thread.startVirtualThread(stream::lose);
      } else if (stream.lateMillis(now) > hello) {
        stream.close(CloseCode.POLICY, "no hello came");
      } else if (stream.unaskedMillis(now) >= pings) {
        stream.ask(now);
      }
    }
  }

  private synchronized List<Stream> all() {
    return List.copyOf(open);
  }

  /// The number of open streams.
  public synchronized int size() {
    return open.size();
  }

  /// The number of messages waiting to be sent.
  public int waiting() {
    return all().stream().mapToInt(Stream::waiting).sum();
  }

  public synchronized boolean isEmpty() {
    return open.isEmpty();
  }

  /// Closes all streams because the server is stopping.
  public void stop() {
    all().forEach(Stream::stop);
  }
}
