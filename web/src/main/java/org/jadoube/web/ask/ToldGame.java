package org.jadoube.web.ask;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.laws.Game;
import org.jadoube.wire.Referee;

/// A game as somebody tells it, act by act. An act happens a second after the one before, or as
/// much later as its text says: `+90 e4`, `+1:30:00 black resign`.
///
/// @param now the time of the latest act
public record ToldGame(Referee referee, Instant now) {
  /// Games that are told begin at noon, and so does `jadoube referee --interactive`.
  public static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private static final Duration PACE = Duration.ofSeconds(1);
  private static final Pattern LATER =
      Pattern.compile("\\+(?:(?:(\\d{1,4}):)?(\\d{1,4}):)?(\\d{1,6})(?:\\s+(.*))?");

  /// The outcome of a text.
  ///
  /// @param step the ruling on the act; empty if the text only let time pass
  public record Told(Optional<Referee.Step> step, ToldGame next) {}

  /// A game under regulations, a document of `wire`, before its first act.
  public static Told begin(String regulations) {
    return begin(regulations, Referee.start());
  }

  /// A game that a referee judges, perhaps under house rules.
  public static Told begin(String regulations, Referee referee) {
    Referee.Step step = referee.read(regulations);
    return new Told(Optional.of(step), new ToldGame(step.next(), NOON));
  }

  /// The game so far.
  public Game game() {
    return referee.game().orElseThrow();
  }

  /// The outcome of a text; empty if it is neither a legal move nor an act. After a fault the game
  /// is as before.
  public Optional<Told> hear(String text) {
    Matcher later = LATER.matcher(text);
    if (!later.matches()) {
      return judge(text, now.plus(PACE));
    }
    Instant at = now.plus(time(later));
    String act = later.group(4);
    return act == null
        ? Optional.of(new Told(Optional.empty(), new ToldGame(referee, at)))
        : judge(act, at);
  }

  /// The outcome of an act at a time, unless the act itself says another.
  public Optional<Told> judge(String act, Instant at) {
    return new TypedAct(game(), at)
        .line(act)
        .map(line -> {
          Referee.Step step = referee.read(line);
          Instant time = step.next().game().flatMap(Game::latest).filter(at::isBefore).orElse(at);
          ToldGame next = step.fault().isPresent() ? this : new ToldGame(step.next(), time);
          return new Told(Optional.of(step), next);
        });
  }

  private static Duration time(Matcher later) {
    return Duration.ofHours(number(later.group(1)))
        .plusMinutes(number(later.group(2)))
        .plusSeconds(number(later.group(3)));
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
