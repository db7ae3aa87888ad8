package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.game.Phase;

/// Several acts that people write down as one. [Referee] takes it in place of an act.
public sealed interface Shorthand {
  /// The acts it stands for, in order.
  ///
  /// @param game the game in which they are done
  List<Act> acts(Game game);

  /// What a player's hands do, one thing a second.
  ///
  /// @param at when the first is done
  /// @param hands `touch e2`, `lift e2`, `place white-pawn e4` (without releasing it), `release
  ///   e4`, `put white-pawn e4` (place and release, a second apart), `promote queen e8`, `press`;
  ///   an asterisk after the verb means the other hand: `lift* d5`
  record Hands(Actor by, Instant at, List<HandPhrase> hands) implements Shorthand {
    private static final Duration PACE = Duration.ofSeconds(1);

    public Hands {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(hands, "hands");
      hands = List.copyOf(hands);
    }

    @Override
    public List<Act> acts(Game game) {
      requireNonNull(game, "game");
      List<HandPhrase.Motion> motions =
          hands.stream().flatMap(phrase -> phrase.motions().stream()).toList();
      return IntStream.range(0, motions.size())
          .mapToObj(i -> motions.get(i).of(by, at.plus(PACE.multipliedBy(i))))
          .toList();
    }
  }

  /// The arbiter stops the clocks if they are running, sets one or both of them, and restarts them
  /// (Article 6.11).
  ///
  /// @param white the time White has left; if empty, that clock stays as it is
  /// @param black as `white`
  /// @param necessary as for setting one clock: whether the event's schedule would otherwise suffer
  record SetClocksAndResume(
      Actor by, Instant at, Optional<Duration> white, Optional<Duration> black, boolean necessary)
      implements Shorthand {
    public SetClocksAndResume {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(white, "white");
      requireNonNull(black, "black");
    }

    @Override
    public List<Act> acts(Game game) {
      requireNonNull(game, "game");
      List<Act> acts = new ArrayList<>();
      if (game.phase() == Phase.RUNNING) {
        acts.add(new Act.Pause(by, at, PauseReason.IRREGULARITY));
      }
      set(Colour.WHITE, white).ifPresent(acts::add);
      set(Colour.BLACK, black).ifPresent(acts::add);
      acts.add(new Act.Resume(by, at));
      return List.copyOf(acts);
    }

    private Optional<Act> set(Colour colour, Optional<Duration> left) {
      return left.map(time -> new Act.SetClock(by, at, colour, time, necessary));
    }
  }
}
