package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.MatingMove;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.OfferMoment;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.rules.adjournment.Sealing;
import org.jadoube.laws.rules.binding.Obligations;
import org.jadoube.laws.rules.draw.DrawOffers;
import org.jadoube.laws.rules.ending.EndingPositions;
import org.jadoube.laws.rules.ending.MadeMoves;
import org.jadoube.laws.rules.irregularity.IllegalPositions;
import org.jadoube.laws.rules.irregularity.StandingIllegalMoves;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Article 4: moving on a screen, where a piece is touched and released and the clock pressed in
/// one act, and illegal moves are refused; and making a move in either way.
public final class ActOfMoving {
  private ActOfMoving() {}

  public static Outcome move(Act.Move deed, Act act, GameState game) {
    return switch (act.by()) {
      case Actor.Player(Colour colour) -> having(colour, deed, act, game);
      case Actor.Assistant(Colour colour) when mayBeAssisted(colour, game) ->
          having(colour, deed, act, game);
      case Actor.Assistant _ ->
          Outcome.refused(
              game, Rule.MOVE_MADE, new Objection.NotInThisEdition(Rule.ASSISTANT_FOR_MOVING));
      case Actor.Arbiter _, Actor.Clock _ ->
          Outcome.refused(
              game, Rule.ARBITER_DOES_NOT_INTERFERE, new Objection.NotForThisActor(act.by()));
    };
  }

  /// Whether the player may be assisted: one who cannot move the pieces, and in games with
  /// announced moves.
  static boolean mayBeAssisted(Colour player, GameState game) {
    return game.edition().has(Rule.ASSISTANT_FOR_MOVING)
        || game.regulations().has(Arrangement.visuallyDisabled(player));
  }

  /// Makes a move that a player has already entered or made.
  public static Outcome move(Colour player, Attempt attempt, Instant at, GameState game) {
    Act.Move move = new Act.Move(attempt);
    return move(move, new Act(Actor.player(player), at, move), game);
  }

  private static Outcome having(Colour player, Act.Move deed, Act act, GameState game) {
    return HavingTheMove.keep(player, act.at(), game, kept -> move(player, deed, act, kept));
  }

  private static Outcome move(Colour player, Act.Move deed, Act act, GameState game) {
    if (game.phase() == Phase.PAUSED) {
      return Outcome.refused(game, Rule.ARBITER_RESTARTS, new Objection.ClocksPaused());
    }
    if (game.turn() != player) {
      return OutOfTurn.isReply(game)
          ? OutOfTurn.replying(act.at(), game, next -> inTurn(player, deed, act, next))
          : Outcome.refused(
              game, Rule.ALTERNATE_MOVES, new Objection.NotHavingTheMove(game.turn()));
    }
    return inTurn(player, deed, act, game);
  }

  /// The moves with which `player`, not having the move, can reply to the pieces on the board.
  public static List<Move> replies(Colour player, Instant at, GameState game) {
    return game.turn() == player ? List.of() : OutOfTurn.replies(at, game);
  }

  private static Outcome inTurn(Colour player, Act.Move deed, Act act, GameState game) {
    if (game.table().hasDisplaced(player, game.ply())) {
      return Outcome.refused(
          game, Rule.DISPLACED_PIECES, new BoardObjection.PiecesDisplaced(player));
    }
    Optional<Refusal> due = Scorekeeping.beforeMoving(player, act.at(), game);
    if (due.isPresent()) {
      return Outcome.refused(game, due.get());
    }
    Outcome seen =
        AsItLies.game(act.at(), game, state -> LegalMoves.legal(state.ply(), deed.attempt()));
    return LegalMoves.legal(seen.game().ply(), deed.attempt())
        .map(move -> seen.then(next -> make(player, move, deed, act, next)))
        .orElseGet(() -> refuse(deed.attempt(), game));
  }

  private static Outcome refuse(Attempt attempt, GameState game) {
    List<Breach> breaches = LegalMoves.breaches(game, attempt);
    if (breaches.isEmpty()) { // on a board left by an illegal move, a king is in the way
      return Outcome.refused(
          game,
          game.either(Rule.ONLY_LEGAL_MOVES, Rule.CAPTURING_THE_KING),
          new BoardObjection.CannotBePlayed());
    }
    Citation citation =
        game.edition().has(Rule.ONLY_LEGAL_MOVES)
            ? game.cite(Rule.ONLY_LEGAL_MOVES)
            : breaches.getFirst().citation();
    return Outcome.refused(game, citation, new Objection.IllegalMove(attempt, breaches));
  }

  private static Outcome make(Colour player, Move move, Act.Move deed, Act act, GameState game) {
    Optional<Refusal> refusal =
        Obligations.against(move, game).or(() -> AnnouncedMoves.beforeMoving(player, move, game));
    if (refusal.isPresent()) {
      return Outcome.refused(game, refusal.get());
    }
    Outcome made =
        DrawOffers.declineByTouching(player, act.at(), game)
            .then(next -> TouchMoveObjections.heard(player, player, act.at(), next))
            .then(next ->
                next.phase() == Phase.FINISHED
                    ? Outcome.nothing(next)
                    : makeOrSeal(player, move, act.at(), next));
    return deed.offersDraw() ? made.then(next -> offer(player, act.at(), next)) : made;
  }

  private static Outcome makeOrSeal(Colour player, Move move, Instant at, GameState game) {
    return game.adjournment().stage() == Adjournment.Stage.SEALING
        ? Sealing.playInstead(player, move, at, game)
        : complete(player, move, at, game);
  }

  /// Makes the move and completes it, unless the opponent has not yet pressed the clock for the
  /// previous one.
  private static Outcome complete(Colour player, Move move, Instant at, GameState game) {
    boolean awaited =
        game.clock().turn() != player && game.table().uncompleted().contains(player.opposite());
    Completion completion = awaited ? Completion.PENDING : Completion.PRESSED;
    if (game.table().isClear() && game.irregularities().isQuiet()) {
      return MadeMoves.made(player, move, at, completion, game);
    }
    return completedBefore(player, at, game)
        .then(next -> MadeMoves.made(player, move, at, completion, next))
        .then(next -> StandingIllegalMoves.letStand(player, at, next))
        .then(next ->
            completion == Completion.PRESSED
                ? IllegalPositions.afterTheAwaitedMove(at, next)
                : Outcome.nothing(next));
  }

  /// A move made by hand, for which the clock has not been pressed yet.
  static Outcome madeByHand(Move move, Instant at, GameState game) {
    Colour player = game.turn();
    Optional<Refusal> bound = Obligations.against(move, game);
    if (game.adjournment().stage() == Adjournment.Stage.SEALING) {
      return bound
          .map(refusal -> Outcome.refused(game, refusal))
          .orElseGet(() -> Sealing.playInstead(player, move, at, game));
    }
    Outcome before = completedBefore(player, at, game);
    Outcome made =
        bound.isPresent()
            ? before.then(next -> breaking(player, move, bound.get().citation(), at, next))
            : before.then(next -> MadeMoves.made(player, move, at, Completion.PENDING, next));
    return made.then(next -> StandingIllegalMoves.letStand(player, at, next));
  }

  /// Makes a move that complies with Article 3 but not with Article 4. If it ends the game, in some
  /// editions it does so only once nobody can object any more.
  private static Outcome breaking(
      Colour player, Move move, Citation broken, Instant at, GameState game) {
    List<Square> touched = game.touched();
    Optional<Attempt> declared = game.boundTo();
    Event.MoveMade pending = MadeMoves.event(player, move, at, Completion.PENDING, game);
    boolean endsAtOnce =
        game.parameter(Parameters.MATING_MOVE) == MatingMove.ARTICLE_3
            && EndingPositions.ending(game.evolve(pending), at).isPresent();
    return endsAtOnce
        ? MadeMoves.made(player, move, at, Completion.PENDING, game)
        : Outcome.of(game, pending)
            .then(next ->
                Outcome.of(
                    next, new BoardEvent.TouchMoveBroken(at, broken, player, touched, declared)));
  }

  /// A move without a press is completed by the same player's next move.
  private static Outcome completedBefore(Colour player, Instant at, GameState game) {
    return game.table().uncompleted().contains(player)
            && game.edition().has(Rule.COMPLETED_BY_THE_NEXT_MOVE)
        ? Outcome.of(
            game,
            new ClockEvent.MoveCompleted(at, game.cite(Rule.COMPLETED_BY_THE_NEXT_MOVE), player))
        : Outcome.nothing(game);
  }

  private static Outcome offer(Colour player, Instant at, GameState game) {
    return game.phase() == Phase.FINISHED
        ? Outcome.nothing(game)
        : DrawOffers.offer(player, OfferMoment.WITH_THE_MOVE, at, game);
  }
}
