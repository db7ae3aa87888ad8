package org.jadoube.laws.permission;

import static org.jadoube.laws.permission.PossibleActs.Family.one;

import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Card;
import org.jadoube.laws.act.DisconnectionVerdict;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.state.GameState;

/// Acts in an online game.
final class PossibleOnlineActs implements PossibleActs.Family {
  private final GameState game;
  private final Actor by;
  private final Instant at;

  PossibleOnlineActs(GameState game, Actor by, Instant at) {
    this.game = game;
    this.by = by;
    this.at = at;
  }

  @Override
  public Optional<Stream<? extends Act>> of(ActKind kind) {
    return switch (kind) {
      case CHOOSE_AIDS -> one(new OnlineAct.ChooseAids(by, at, Set.of()));
      case SELECT_SQUARE ->
          Optional.of(squares().map(square -> new OnlineAct.SelectSquare(by, at, square)));
      case ENTER_PREMOVE -> one(new OnlineAct.EnterPremove(by, at, Attempts.any()));
      case DROP_ENTRY -> one(new OnlineAct.DropEntry(by, at));
      case CONFIRM_MOVE -> one(new OnlineAct.ConfirmMove(by, at));
      case SENSE_POSITION -> one(new OnlineAct.SensePosition(by, at, game.board()));
      case CALL_ARBITER -> one(new OnlineAct.CallArbiter(by, at));
      case NOTE_DISCONNECTION ->
          links((player, link) -> new OnlineAct.NoteDisconnection(by, at, player, link));
      case NOTE_RECONNECTION ->
          links((player, link) -> new OnlineAct.NoteReconnection(by, at, player, link));
      case SHOW_CARD -> one(new OnlineAct.ShowCard(by, at, Colour.WHITE, Card.YELLOW));
      case DECIDE_DISCONNECTION ->
          Optional.of(
              Arrays.stream(Colour.values())
                  .map(player ->
                      new OnlineAct.DecideDisconnection(
                          by, at, player, new DisconnectionVerdict.PlayOn())));
      default -> Optional.empty();
    };
  }

  /// Where nothing can be selected, one square is like another.
  private Stream<Square> squares() {
    Stream<Square> all = Arrays.stream(Square.values());
    return game.edition().has(Rule.SMART_MOVE) ? all : all.limit(1);
  }

  private static Optional<Stream<? extends Act>> links(BiFunction<Colour, Link, Act> act) {
    return Optional.of(
        Arrays.stream(Colour.values())
            .flatMap(player -> Arrays.stream(Link.values()).map(link -> act.apply(player, link))));
  }
}
