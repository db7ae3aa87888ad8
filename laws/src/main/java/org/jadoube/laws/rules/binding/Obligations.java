package org.jadoube.laws.rules.binding;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.draw.Claims;
import org.jadoube.laws.state.GameState;

/// Whether a player must make a different move: the one declared with a wrong claim, or one that
/// the pieces touched and released allow. Sealing a move is no different from making it.
public final class Obligations {
  private Obligations() {}

  /// Why the player having the move may not make `move`, with the Article that binds. A declared
  /// move takes precedence over pieces touched since.
  public static Optional<Refusal> against(Move move, GameState game) {
    Optional<Attempt> declared = declared(game);
    return declared.isPresent()
        ? byClaim(move, declared.get(), game)
        : game.table().isClear() ? Optional.empty() : byTouch(move, game);
  }

  /// The obligations of the player having the move now, if any: the move declared with a wrong
  /// claim, or else the pieces touched and released.
  public static Optional<Refusal> standing(GameState game) {
    return declared(game).map(move -> bound(move, game)).or(() -> byTouch(game));
  }

  private static Optional<Attempt> declared(GameState game) {
    return game.boundTo().filter(attempt -> Claims.binds(attempt, game.position()));
  }

  /// The obligation from the pieces touched and released, if they rule out any move.
  private static Optional<Refusal> byTouch(GameState game) {
    Duty duty = TouchMove.duty(game);
    boolean free = duty.moves().size() == LegalMoves.legal(game.ply()).size();
    return free ? Optional.empty() : Optional.of(bound(duty.rule(), game));
  }

  private static Refusal bound(Rule rule, GameState game) {
    return new Refusal(game.cite(rule), new BoardObjection.BoundByTouch(game.touched()));
  }

  private static Optional<Refusal> byClaim(Move move, Attempt declared, GameState game) {
    return Claims.fulfils(move, declared, game.position())
        ? Optional.empty()
        : Optional.of(bound(declared, game));
  }

  private static Refusal bound(Attempt declared, GameState game) {
    return new Refusal(game.cite(Rule.INCORRECT_CLAIM), new Objection.BoundByClaim(declared));
  }

  private static Optional<Refusal> byTouch(Move move, GameState game) {
    return TouchMove.broken(move, game).map(rule -> bound(rule, game));
  }
}
