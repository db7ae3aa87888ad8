package org.jadoube.wire;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;

/// An act as somebody sent it, or a shorthand for several. The receiver fills in the actor and the
/// time.
///
/// @param type its field `type`, such as `move`
/// @param undated all acts that it can stand for, with a meaningless time; not empty
/// @param shorthand the shorthand, if it is one, with a meaningless time
/// @since 0.1.0
public record SentAct(String type, List<Act> undated, Optional<Shorthand> shorthand) {
  public SentAct {
    Require.notEmpty(undated, "undated");
    undated = List.copyOf(undated);
  }

  static SentAct of(Act act) {
    return new SentAct(Names.of(act.kind()), List.of(act), Optional.empty());
  }

  static SentAct of(Shorthand several) {
    return new SentAct(
        Names.of(several.getClass()), several.possible(Duration.ZERO), Optional.of(several));
  }

  /// This act, done by somebody else.
  public SentAct by(Actor other) {
    return shorthand
        .map(several -> of(several.with(other, Instant.EPOCH)))
        .orElseGet(() -> of(undated.getFirst().with(other, Instant.EPOCH)));
  }

  /// The acts that it stands for in a game, all at a given time. They belong together: either all
  /// of them happen or none does.
  public List<Act> acts(Game game, Instant moment) {
    Act first = undated.getFirst();
    return shorthand
        .map(several -> several.with(first.by(), moment).acts(game, Duration.ZERO))
        .orElseGet(() -> List.of(first.with(first.by(), moment)));
  }
}
