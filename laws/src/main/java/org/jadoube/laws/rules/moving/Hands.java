package org.jadoube.laws.rules.moving;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.rules.binding.AnnouncedCastling;
import org.jadoube.laws.rules.draw.DrawOffers;
import org.jadoube.laws.rules.irregularity.IllegalMoves;
import org.jadoube.laws.state.GameState;

/// Article 4: moving by hand on a real board. A move is recognised from the board once every piece
/// has been released, in whatever order that happened ([Rule#PROMOTION_IN_ANY_ORDER]). The acts of
/// hands are recorded, whether they were allowed or not: a piece lifted while a scoresheet still
/// has to be written cites that provision.
public final class Hands {
  private Hands() {}

  static Outcome touch(Colour player, BoardAct.Touch deed, Act act, GameState game) {
    return game.regulations().has(Arrangement.visuallyDisabled(player))
        ? feel(player, deed, act, game)
        : bind(player, deed, act, game);
  }

  /// A visually disabled player feels the pieces; they count as touched when lifted out of their
  /// holes ([Rule#TOUCHED_WHEN_LIFTED]). Nothing changes for a sighted opponent
  /// ([Rule#SIGHTED_PLAYER_AS_USUAL]).
  private static Outcome feel(Colour player, BoardAct.Touch deed, Act act, GameState game) {
    Citation citation = game.edition().cite(Rule.TOUCHED_WHEN_LIFTED);
    return Outcome.of(
        game, new AnnouncementEvent.PieceFelt(act.at(), citation, player, deed.square()));
  }

  private static Outcome bind(Colour player, BoardAct.Touch deed, Act act, GameState game) {
    Optional<Piece> piece = game.board().at(deed.square());
    if (piece.isEmpty()) {
      return absent(deed.square(), game);
    }
    Citation citation = game.edition().cite(touching(piece.get(), player));
    return DrawOffers.declineByTouching(player, act.at(), game)
        .then(next ->
            Outcome.of(
                next,
                new BoardEvent.PieceTouched(
                    act.at(), citation, player, piece.get(), deed.square())))
        .then(next -> TouchMoveObjections.heard(player, piece.get().colour(), act.at(), next));
  }

  private static Rule touching(Piece piece, Colour player) {
    return piece.colour() == player ? Rule.TOUCHED_OWN_PIECE : Rule.TOUCHED_OPPONENTS_PIECE;
  }

  static Outcome lift(Colour player, BoardAct.Lift deed, Act act, GameState game) {
    Optional<Piece> piece = game.board().at(deed.square());
    if (piece.isEmpty()) {
      return absent(deed.square(), game);
    }
    Rule rule = deed.otherHand() ? Rule.ONE_HAND : touching(piece.get(), player);
    Citation citation =
        Scorekeeping.beforeMoving(player, act.at(), game)
            .map(Refusal::citation)
            .orElseGet(() -> game.edition().cite(rule));
    return lifted(
            new BoardEvent.PieceLifted(
                act.at(), citation, player, piece.get(), deed.square(), deed.otherHand()),
            game)
        .then(next -> unlessFinished(next, still -> made(act.at(), still)));
  }

  private static Outcome lifted(BoardEvent.PieceLifted lifted, GameState game) {
    Colour touched = lifted.piece().colour();
    return DrawOffers.declineByTouching(lifted.by(), lifted.at(), game)
        .then(next -> Outcome.of(next, lifted))
        .then(next -> TouchMoveObjections.heard(lifted.by(), touched, lifted.at(), next));
  }

  private static Outcome unlessFinished(GameState game, Function<GameState, Outcome> decide) {
    return game.phase() == Phase.FINISHED ? Outcome.nothing(game) : decide.apply(game);
  }

  static Outcome absent(Square square, GameState game) {
    return Outcome.refused(
        game, Rule.TOUCHED_OWN_PIECE, new BoardObjection.NothingOnSquare(square));
  }

  static Outcome place(Colour player, BoardAct.Place deed, Act act, GameState game) {
    boolean fresh =
        !game.table().inHand().contains(deed.piece())
            && !IllegalMoves.stoodThere(deed.piece(), deed.square(), game);
    return placed(player, deed.piece(), deed.square(), fresh, deed.otherHand(), act, game);
  }

  /// A new piece is placed. It can be put anywhere, but only on the last rank can it make a legal
  /// move.
  static Outcome promote(Colour player, BoardAct.Promote deed, Act act, GameState game) {
    Piece piece = Piece.of(player, deed.role());
    return placed(player, piece, deed.square(), true, deed.otherHand(), act, game);
  }

  private static Outcome placed(
      Colour player,
      Piece piece,
      Square square,
      boolean fresh,
      boolean otherHand,
      Act act,
      GameState game) {
    Citation citation = game.edition().cite(placing(piece, square, fresh, game));
    BoardEvent placed =
        new BoardEvent.PiecePlaced(act.at(), citation, player, piece, square, fresh, otherHand);
    return pushedOff(player, square, fresh, act.at(), game)
        .then(next -> unlessFinished(next, still -> Outcome.of(still, placed)));
  }

  /// The piece on the square where another is placed is taken off, as if it had been lifted.
  private static Outcome pushedOff(
      Colour player, Square square, boolean fresh, Instant at, GameState game) {
    return game.board()
        .at(square)
        .map(piece -> {
          boolean mustCapture = fresh && game.edition().has(Rule.PROMOTION_MUST_CAPTURE);
          Rule rule = mustCapture ? Rule.PROMOTION_MUST_CAPTURE : touching(piece, player);
          Citation citation = game.edition().cite(rule);
          return lifted(
              new BoardEvent.PieceLifted(at, citation, player, piece, square, false), game);
        })
        .orElseGet(() -> Outcome.nothing(game));
  }

  /// The rule for placing a piece. A new piece is chosen for good on a square where it can be
  /// promoted to; a slip elsewhere chooses nothing.
  private static Rule placing(Piece piece, Square square, boolean fresh, GameState game) {
    if (!fresh) {
      return Rule.RELEASED_PIECE;
    }
    return LegalMoves.legal(game.ply()).stream()
            .anyMatch(move -> piece.colour() == game.turn() && promotes(piece.role(), square, move))
        ? Rule.PROMOTION_CHOICE_FINAL
        : Rule.PROMOTION;
  }

  private static boolean promotes(Role role, Square square, Move move) {
    return move instanceof Move.Promotion promotion
        && promotion.to() == square
        && promotion.promoted() == role;
  }

  static Outcome release(Colour player, BoardAct.Release deed, Act act, GameState game) {
    Optional<Piece> piece = game.board().at(deed.square());
    boolean theirs = game.table().placedBy(player.opposite()).contains(deed.square());
    if (piece.isEmpty() || theirs || !game.table().held().contains(deed.square())) {
      return StrayHands.record(player, deed, act, game.cite(Rule.RELEASED_PIECE), game);
    }
    Citation citation = game.edition().cite(Rule.RELEASED_PIECE);
    return Outcome.of(
            game,
            new BoardEvent.PieceReleased(act.at(), citation, player, piece.get(), deed.square()))
        .then(next -> made(act.at(), next));
  }

  /// The move that has been made, if the board now shows the position after one.
  public static Outcome made(Instant at, GameState game) {
    return IllegalMoves.undone(at, game).orElseGet(() -> recognised(at, game));
  }

  private static Outcome recognised(Instant at, GameState game) {
    return AsItLies.game(at, game, Hands::standing)
        .then(next ->
            standing(next)
                .map(move ->
                    unannounced(move, next)
                        .map(refusal -> Outcome.refused(next, refusal))
                        .orElseGet(() -> ActOfMoving.madeByHand(move, at, next)))
                .orElseGet(() -> Outcome.nothing(next)));
  }

  /// Why no move has been made yet although the board shows the position after one.
  static Optional<Refusal> unannounced(GameState game) {
    return AnnouncedMoves.appliesTo(game)
        ? standing(game).flatMap(move -> unannounced(move, game))
        : Optional.empty();
  }

  private static Optional<Refusal> unannounced(Move move, GameState game) {
    return AnnouncedMoves.beforeMoving(game.turn(), move, game);
  }

  private static Optional<Move> standing(GameState game) {
    return game.table().changed().isEmpty() || game.table().isHolding()
        ? Optional.empty()
        : leading(game.table().tidied(game.ply()), game)
            .filter(move -> !AnnouncedCastling.begins(move, game));
  }

  /// The move that leads to the board as it is, even if the pieces got there at the wrong time or
  /// the player meant to castle.
  static Optional<Move> anyStanding(GameState game) {
    return game.table().changed().isEmpty() || game.table().isHolding()
        ? Optional.empty()
        : leading(game.table().tidiedAfter(game.turn().opposite(), game.ply()), game)
            .or(() -> leading(game.table().tidied(game.ply()), game));
  }

  /// The legal move that leads to these pieces.
  private static Optional<Move> leading(Board pieces, GameState game) {
    return LegalMoves.legal(game.ply()).stream()
        .filter(move -> game.setup().after(move).board().equals(pieces))
        .findFirst();
  }

  /// Pieces are adjusted. Only the player having the move may do that, in most editions only while
  /// their own clock is running. Other hands have touched the pieces: that is recorded, and binds
  /// nobody.
  static Outcome adjust(Colour player, BoardAct.Adjust deed, Act act, GameState game) {
    return adjusted(player, deed, act, game.cite(Rule.ADJUSTING), game)
        .despite(improper(player, game));
  }

  static Outcome adjusted(
      Colour player, BoardAct.Adjust deed, Act act, Citation why, GameState game) {
    if (deed.squares().isEmpty()) {
      return Outcome.refused(game, Rule.ADJUSTING, new Objection.OutOfRange());
    }
    Optional<Square> empty =
        deed.squares().stream()
            .filter(square -> game.realBoard().at(square).isEmpty())
            .sorted()
            .findFirst();
    return empty
        .map(square -> absent(square, game))
        .orElseGet(() ->
            Outcome.of(game, new BoardEvent.PiecesAdjusted(act.at(), why, player, deed.squares())));
  }

  private static Optional<Refusal> improper(Colour player, GameState game) {
    if (game.phase() == Phase.PAUSED) {
      return refusal(Rule.ARBITER_RESTARTS, new Objection.ClocksPaused(), game);
    }
    if (game.turn() != player) {
      return refusal(Rule.ADJUSTING, new Objection.NotHavingTheMove(game.turn()), game);
    }
    return game.edition().has(Rule.ADJUSTING_WITH_CLOCK_RUNNING) && game.clock().turn() != player
        ? refusal(
            Rule.ADJUSTING_WITH_CLOCK_RUNNING, new BoardObjection.OwnClockNotRunning(player), game)
        : Optional.empty();
  }

  private static Optional<Refusal> refusal(Rule rule, Objection objection, GameState game) {
    return Optional.of(new Refusal(game.cite(rule), objection));
  }

  /// The arbiter decides whether a piece was touched by accident.
  static Outcome excuse(BoardAct.ExcuseContact deed, Act act, GameState game) {
    Rule rule =
        game.edition().has(Rule.CONTACT_IS_INTENT)
            ? Rule.CONTACT_IS_INTENT
            : Rule.TOUCHED_OWN_PIECE;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return game.touched().contains(deed.square())
        ? Outcome.of(
            game, new BoardEvent.ContactExcused(act.at(), game.edition().cite(rule), deed.square()))
        : Outcome.refused(game, rule, new BoardObjection.NotTouched(deed.square()));
  }
}
