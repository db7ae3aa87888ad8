package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Objection.NoTakeback.Why;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Moves that are taken back by agreement. The Laws know no such thing: a move that has been made
/// stands (Article 4.7). So the players of a casual game agree to it beforehand, and each event
/// cites what it departs from. The line that stands is then the game: what has been repeated and
/// counted is counted in it alone. The clocks keep the times they show.
public final class Takebacks {
  /// The provision by which a move that has been made stands.
  public static final Rule DEPARTED_FROM = Rule.RELEASED_PIECE;

  private Takebacks() {}

  /// An act of a player about a takeback.
  @FunctionalInterface
  public interface Step {
    Outcome taken(Colour player, Instant at, GameState game);
  }

  /// A player wants to go back to before the player's own last move. The proposal lapses with the
  /// next move; one that is declined is not repeated before it.
  public static Outcome propose(Colour player, Instant at, GameState game) {
    return objection(player, game)
        .map(why -> refused(why, game))
        .orElseGet(() ->
            Outcome.of(game, new Event.TakebackProposed(at, game.cite(DEPARTED_FROM), player)));
  }

  public static Outcome accept(Colour player, Instant at, GameState game) {
    Colour by = player.opposite();
    return earlier(by, game)
        .filter(_ -> isProposed(by, game))
        .map(stands -> Outcome.of(game, takenBack(by, stands, at, game)))
        .orElseGet(() -> unanswerable(game));
  }

  private static Event takenBack(Colour by, Ply stands, Instant at, GameState game) {
    return new Event.MovesTakenBack(
        at, game.cite(DEPARTED_FROM), by, stands.number(), game.clock().times(at));
  }

  public static Outcome decline(Colour player, Instant at, GameState game) {
    return isProposed(player.opposite(), game)
        ? Outcome.of(game, new Event.TakebackDeclined(at, game.cite(DEPARTED_FROM), player))
        : unanswerable(game);
  }

  private static Optional<Why> objection(Colour player, GameState game) {
    if (!isAllowed(game.regulations())) {
      return Optional.of(Why.MOVES_STAND);
    }
    if (earlier(player, game).isEmpty()) {
      return Optional.of(Why.NOT_MOVED);
    }
    return game.pending()
        .takeback()
        .filter(each -> !each.declined() || each.by() == player)
        .map(each -> each.declined() ? Why.DECLINED : Why.PROPOSED);
  }

  /// Whether the players have agreed to it, in a game of their own on screens.
  private static boolean isAllowed(Regulations regulations) {
    return regulations.has(Arrangement.TAKEBACKS)
        && !regulations.arbiterPresent()
        && !regulations.has(Arrangement.OVER_THE_BOARD);
  }

  private static boolean isProposed(Colour by, GameState game) {
    return game.openTakeback().filter(by::equals).isPresent();
  }

  private static Outcome unanswerable(GameState game) {
    return refused(isAllowed(game.regulations()) ? Why.NOT_PROPOSED : Why.MOVES_STAND, game);
  }

  private static Outcome refused(Why why, GameState game) {
    return Outcome.refused(game, DEPARTED_FROM, new Objection.NoTakeback(why));
  }

  /// The ply before the player's last move, if there is one.
  private static Optional<Ply> earlier(Colour player, GameState game) {
    Optional<Ply> last = game.turn() == player ? game.ply().previous() : Optional.of(game.ply());
    return last.flatMap(Ply::previous);
  }
}
