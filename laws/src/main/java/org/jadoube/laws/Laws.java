package org.jadoube.laws;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.deciding.Deciding;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.permission.Trying;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.rules.Outcome;

/// The Laws as one function: an act in a game gives events, a refusal, or both. It looks at nothing
/// but the game, reads no clock and throws nothing, whatever the act.
///
/// ```java
/// Game game = Game.of(Regulations.of(TimeControl.UNTIMED));
/// Instant now = Instant.parse("2026-05-01T15:00:00Z");
/// game = Laws.decide(new Act(Actor.ARBITER, now, new Act.Begin()), game).game();
/// Decision decision = Laws.decide(new Act(Actor.WHITE, now, new Act.Resign()), game);
/// decision.game().result(); // => Optional[0-1]
/// ```
///
/// @since 0.1.0
public final class Laws {
  private Laws() {}

  /// The decision on `act` under the game's edition of the Laws.
  public static Decision decide(Act act, Game game) {
    Outcome outcome = Deciding.decide(act, game.state());
    Game next = outcome.events().isEmpty() ? game : new Game(outcome.game());
    return new Decision(next, outcome.events(), outcome.refusal());
  }

  /// The acts that `actor` may do at this moment, and why the others are refused.
  ///
  /// An act that is permitted may still be unwise: a claim may be made and turn out wrong.
  ///
  /// ```java
  /// Game game = Game.of(Regulations.of(TimeControl.UNTIMED));
  /// Permissions permissions = Laws.permissions(game, Actor.WHITE, Instant.EPOCH);
  /// permissions.grants(Act.Resign.class); // => false
  /// ```
  public static Permissions permissions(Game game, Actor actor, Instant at) {
    return Trying.permissions(game.state(), actor, at, Kinds.all());
  }

  /// The permissions for some kinds of act alone.
  public static Permissions permissions(
      Game game, Actor actor, Instant at, Set<Class<? extends Act.Deed>> kinds) {
    Set<Class<? extends Act.Deed>> asked = Set.copyOf(kinds);
    return Trying.permissions(game.state(), actor, at, asked);
  }

  /// The end of a game with these moves if it ends by itself under `edition`: checkmate, stalemate,
  /// a dead position, and repetitions and moves without progress that need no claim. Only the
  /// position after the last move is judged.
  ///
  /// ```java
  /// PlayedLine line = San.play(PlayedLine.standard(), "f3", "e5", "g4", "Qh4#").orThrow();
  /// Laws.end(line, Edition.FIDE_2018).orElseThrow().citation(); // => FIDE 2018, 5.1.1
  /// ```
  public static Optional<End> end(PlayedLine line, Edition edition) {
    return Endings.of(edition)
        .at(new ReachedLine(line))
        .map(ending -> new End(ending.result(), ending.citation(), ending.facts()));
  }

  /// The end of a game with these moves if it ends by itself under the newest edition.
  public static Optional<End> end(PlayedLine line) {
    return end(line, Edition.newest());
  }

  /// The end of a game that needs nobody's act.
  ///
  /// @param citation the provision that ends it; if there are several, the first in the order of
  ///   the Laws
  /// @param facts the facts behind it
  public record End(Result result, Citation citation, List<Fact> facts) {
    public End {
      facts = List.copyOf(facts);
    }

    /// Whether nobody has won.
    public boolean isDraw() {
      return result.equals(Result.DRAW);
    }
  }
}
