package org.jadoube.wire;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.game.Phase;

/// Several acts that people write down as one. [Referee] takes it in place of an act. So does the
/// server, where either all of them happen or none does.
///
/// @since 0.1.0
public sealed interface Shorthand {
  /// How much time passes between two deeds of hands by default.
  Duration PACE = Duration.ofSeconds(1);

  /// All acts it can stand for in any game, in order.
  ///
  /// @param pace the time between two deeds of hands, not negative
  List<Act> possible(Duration pace);

  /// The acts it stands for, in order.
  ///
  /// @param game the game in which they are done
  /// @param pace the time between two deeds of hands, not negative
  List<Act> acts(Game game, Duration pace);

  /// This shorthand, done by somebody else or at another time.
  Shorthand with(Actor by, Instant at);

  /// The acts it stands for, at the usual pace.
  default List<Act> acts(Game game) {
    return acts(game, PACE);
  }

  /// Deeds of a player's hands. For the referee they are a second apart; on the server all of them
  /// happen on arrival.
  ///
  /// @param at the time of the first
  /// @param hands `touch e2`, `lift e2`, `place white-pawn e4` (without releasing it), `release
  ///   e4`, `put white-pawn e4` (place and release, a second apart), `promote queen e8`, `press`;
  ///   an asterisk after the verb means the other hand: `lift* d5`
  record Hands(Actor by, Instant at, List<HandPhrase> hands) implements Shorthand {
    public Hands {
      hands = List.copyOf(hands);
    }

    @Override
    public List<Act> acts(Game game, Duration pace) {
      return possible(pace);
    }

    @Override
    public List<Act> possible(Duration pace) {
      Require.notNegative(pace, "pace");
      List<Act.Deed> deeds = hands.stream().flatMap(phrase -> phrase.deeds().stream()).toList();
      return IntStream.range(0, deeds.size())
          .mapToObj(i -> new Act(by, at.plus(pace.multipliedBy(i)), deeds.get(i)))
          .toList();
    }

    @Override
    public Hands with(Actor by, Instant at) {
      return new Hands(by, at, hands);
    }
  }

  /// The arbiter stops the clocks if they are running, sets one or both of them, and restarts them
  /// (Article 6.11).
  ///
  /// @param white the time White has left; if empty, that clock stays as it is
  /// @param black as `white`
  /// @param necessary as for setting one clock: whether the competition's schedule would otherwise
  ///   suffer
  record SetClocksAndResume(
      Actor by, Instant at, Optional<Duration> white, Optional<Duration> black, boolean necessary)
      implements Shorthand {

    @Override
    public List<Act> acts(Game game, Duration pace) {
      boolean runs = game.phase() == Phase.RUNNING;
      return possible(pace).stream()
          .filter(act -> runs || !(act.deed() instanceof Act.Pause))
          .toList();
    }

    @Override
    public List<Act> possible(Duration pace) {
      Require.notNegative(pace, "pace");
      List<Act> acts = new ArrayList<>();
      acts.add(new Act(by, at, new Act.Pause(PauseReason.IRREGULARITY)));
      set(Colour.WHITE, white).ifPresent(acts::add);
      set(Colour.BLACK, black).ifPresent(acts::add);
      acts.add(new Act(by, at, new Act.Resume()));
      return List.copyOf(acts);
    }

    @Override
    public SetClocksAndResume with(Actor by, Instant at) {
      return new SetClocksAndResume(by, at, white, black, necessary);
    }

    private Optional<Act> set(Colour colour, Optional<Duration> left) {
      return left.map(time -> new Act(by, at, new Act.SetClock(colour, time, necessary)));
    }
  }
}
