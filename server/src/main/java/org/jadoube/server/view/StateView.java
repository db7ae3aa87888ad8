package org.jadoube.server.view;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.jadoube.server.description.NameOf;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// The current state of a game.
///
/// @param turn who has the move
/// @param check the square of the king in check
/// @param legalMoves in UCI, for the player having the move: after a wrong claim only those that it
///   leaves; none unless the game is in play
/// @param offer who has offered a draw, while it is open
/// @param bound the move that must be made after a wrong claim
/// @param rulings without their details, those since the latest move, except the one that ends the
///   game
/// @param table the board and the hands at it, if the game is played over the board
/// @param permissions what the player who reads this may do; absent for spectators
public record StateView(
    @NameOf(Phase.class) String phase,
    @NameOf(Colour.class) String turn,
    String fen,
    Optional<String> check,
    List<String> legalMoves,
    ClockView clock,
    @NameOf(Colour.class) Optional<String> offer,
    Optional<String> bound,
    Optional<PauseView> pause,
    List<String> rulings,
    Optional<EndingView> ending,
    Optional<TableView> table,
    Optional<PermissionsView> permissions) {
  public StateView {
    legalMoves = List.copyOf(legalMoves);
    rulings = List.copyOf(rulings);
  }

  /// Of a game at a moment.
  public static StateView of(Game game, Instant at, Wording wording) {
    return new StateView(
        Names.of(game.phase()),
        Names.of(game.turn()),
        Fen.write(game.setup(), FenDialect.STANDARD),
        check(game.position()),
        legalMoves(game, at),
        ClockView.of(game.clock(), at),
        game.openOffer().map(offer -> Names.of(offer.by())),
        game.boundTo().map(Names::of),
        PauseView.of(game, wording),
        rulings(game, wording),
        EndingView.of(game, wording),
        TableView.of(game, wording),
        Optional.empty());
  }

  /// The same with its clock at another moment.
  StateView at(ChessClock clock, Instant at) {
    return with(ClockView.of(clock, at), permissions);
  }

  /// The same where the game's own time is so much behind the time of day.
  StateView later(Duration behind) {
    return with(clock.later(behind), permissions);
  }

  /// The same with a player's permissions.
  StateView with(Optional<PermissionsView> permissions) {
    return with(clock, permissions);
  }

  private StateView with(ClockView clock, Optional<PermissionsView> permissions) {
    return new StateView(
        phase,
        turn,
        fen,
        check,
        legalMoves,
        clock,
        offer,
        bound,
        pause,
        rulings,
        ending,
        table,
        permissions);
  }

  private static List<String> legalMoves(Game game, Instant at) {
    if (game.phase() == Phase.FINISHED || game.ply().astray().isPresent()) {
      return List.of();
    }
    Position position = game.position();
    return position.legalMoves().stream()
        .filter(move -> game.boundTo().isEmpty() || fulfils(move, game, at))
        .map(move -> Uci.write(position, move))
        .toList();
  }

  /// Whether a wrong claim leaves this move to the player.
  private static boolean fulfils(Move move, Game game, Instant at) {
    Instant moment = game.latest().filter(at::isBefore).orElse(at);
    Act made = new Act.Move(Actor.player(game.turn()), moment, Attempt.of(move));
    return Laws.decide(made, game)
        .refusal()
        .filter(refusal -> refusal.objection() instanceof Objection.BoundByClaim)
        .isEmpty();
  }

  private static List<String> rulings(Game game, Wording wording) {
    List<Event> events = game.events();
    Stages stages = new Stages(game);
    return IntStream.rangeClosed(1, events.size())
        .map(back -> events.size() - back)
        .takeWhile(index -> !(events.get(index) instanceof Event.MoveMade))
        .filter(index -> isForNow(events.get(index)))
        .mapToObj(index -> stages.statement(index, events.get(index), wording).summary())
        .toList()
        .reversed();
  }

  private static boolean isForNow(Event event) {
    return event instanceof Ruling ruling && ruling.result().isEmpty();
  }

  private static Optional<String> check(Position position) {
    return position.isCheck()
        ? position.board().squares(Piece.of(position.turn(), Role.KING)).stream()
            .findFirst()
            .map(Square::toString)
        : Optional.empty();
  }

  /// The first field of FEN.
  static String placement(Position position) {
    return placement(Setup.of(position));
  }

  static String placement(Setup setup) {
    String fen = Fen.write(setup, FenDialect.STANDARD);
    return fen.substring(0, fen.indexOf(' '));
  }
}
