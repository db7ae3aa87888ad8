package org.jadoube.laws.rules.irregularity;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.Displacement;
import org.jadoube.laws.state.GameState;

/// Articles 7.4 and 7.6 (7.3 and 7.5 before 2014): displaced pieces, and restoring a position.
/// Penalties for displacing pieces are those of Article 12.9 ([Rule#DISPLACED_PIECES_PENALTY]).
public final class Displacements {
  private Displacements() {}

  /// A piece is displaced. Any piece on the square where it comes to lie is swept off the board.
  public static Outcome displaced(BoardAct.Displace deed, Act act, Citation why, GameState game) {
    Optional<Objection> objection = objection(deed, act, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, Rule.DISPLACED_PIECES, objection.get());
    }
    return deed.to()
        .filter(to -> game.realBoard().at(to).isPresent())
        .map(to -> Outcome.of(game, moved(act, to, Optional.empty(), why, game)))
        .orElseGet(() -> Outcome.nothing(game))
        .then(next -> Outcome.of(next, moved(act, deed.square(), deed.to(), why, next)));
  }

  private static BoardEvent moved(
      Act act, Square from, Optional<Square> to, Citation why, GameState game) {
    Piece piece = game.realBoard().at(from).orElseThrow();
    return new BoardEvent.PieceDisplaced(
        act.at(), why, act.by().side().orElseThrow(), piece, from, to);
  }

  private static Optional<Objection> objection(BoardAct.Displace deed, Act act, GameState game) {
    if (act.by().side().isEmpty()) {
      return Optional.of(new Objection.NotForThisActor(act.by()));
    }
    if (game.realBoard().at(deed.square()).isEmpty()) {
      return Optional.of(new BoardObjection.NothingOnSquare(deed.square()));
    }
    return deed.to().filter(deed.square()::equals).map(BoardObjection.SquareOccupied::new);
  }

  public static Outcome putBack(Act act, Citation why, GameState game) {
    Optional<Colour> player = act.by().side();
    Rule rule = Rule.DISPLACED_PIECES;
    if (player.isEmpty()) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return game.realTable().hasDisplaced(player.get())
        ? Outcome.of(
            game, new BoardEvent.PiecesPutBack(act.at(), why, player.get(), Optional.empty()))
        : Outcome.refused(
            game, rule, new BoardObjection.NothingIrregular(Irregularity.DISPLACED_PIECES));
  }

  /// Pieces are found displaced: the position before that is reinstated.
  public static Outcome report(BoardAct.Report deed, Act act, GameState game) {
    Rule rule = Rule.PIECES_FOUND_DISPLACED;
    if (!areFound(game)) {
      return Outcome.refused(game, rule, new BoardObjection.NothingIrregular(deed.what()));
    }
    return Outcome.of(game, found(act.at(), game))
        .then(next -> areFound(next) ? report(deed, act, next) : Outcome.nothing(next));
  }

  /// Whether pieces are off their squares, or have been off them when play went on.
  static boolean areFound(GameState game) {
    return !game.table().misplaced().isEmpty() || game.ply().mislaidSince().isPresent();
  }

  /// Whether a player has moved out of turn, and the pieces moved then have not been put back.
  static boolean isOutOfTurn(GameState game) {
    List<Displacement> displaced = game.table().misplaced();
    return displaced.stream().anyMatch(each -> !each.accidental())
        || displaced.isEmpty()
            && game.ply().mislaidSince().isPresent()
            && latest(game).filter(BoardEvent.PiecePlaced.class::isInstance).isPresent();
  }

  /// The irregularity that counts: the first, so everything played since goes with it.
  private static BoardEvent found(Instant at, GameState game) {
    Citation citation = game.cite(Rule.PIECES_FOUND_DISPLACED);
    Optional<Displacement> first =
        game.table().misplaced().stream().min(Comparator.comparingInt(Displacement::since));
    int since = first.map(Displacement::since).orElse(game.ply().number());
    Optional<Integer> overlooked = game.ply().mislaidSince();
    Colour by = first.map(Displacement::by).orElseGet(() -> displacing(game));
    boolean played = since < game.ply().number() || overlooked.isPresent();
    return new BoardEvent.PiecesPutBack(
        at,
        citation,
        by,
        played ? Optional.of(Math.min(since, overlooked.orElse(since))) : Optional.empty());
  }

  /// The player who upset the pieces before play went on, or moved them out of turn.
  private static Colour displacing(GameState game) {
    return switch (latest(game).orElseThrow()) {
      case BoardEvent.PieceDisplaced displaced -> displaced.by();
      case BoardEvent.PiecePlaced placed -> placed.by();
      default -> throw new AssertionError("neither upset nor placed");
    };
  }

  private static Optional<Event> latest(GameState game) {
    return game.events().reversed().stream().filter(Displacements::isDisplacing).findFirst();
  }

  private static boolean isDisplacing(Event event) {
    return switch (event) {
      case BoardEvent.PieceDisplaced _ -> event.citation().rule() == Rule.DISPLACED_PIECES;
      case BoardEvent.PiecePlaced _ ->
          event.citation().rule() == Rule.HAVING_THE_MOVE
              || event.citation().rule() == Rule.MOVE_MADE;
      default -> false;
    };
  }

  /// Play goes on from the pieces as they lie, if the player having the move may not have noticed
  /// that some were upset, or has replied to a move out of turn.
  public static Outcome overlooked(Instant at, GameState game) {
    List<Displacement> upset =
        game.table().displaced().stream().filter(each -> each.canPassFor(game.turn())).toList();
    int now = game.ply().number();
    boolean unnoticed = upset.stream().allMatch(each -> each.isUnnoticed(game.turn(), now));
    return upset.isEmpty() || !unnoticed
        ? Outcome.nothing(game)
        : Outcome.of(
            game,
            new BoardEvent.DisplacementOverlooked(
                at,
                game.cite(Rule.PIECES_FOUND_DISPLACED),
                game.turn(),
                game.table().lying(game.ply()),
                upset.stream().mapToInt(Displacement::since).min().orElse(now)));
  }

  /// The arbiter goes back to the last position that can be identified.
  public static Outcome restore(BoardAct.RestorePosition deed, Act act, GameState game) {
    Rule rule = Rule.LAST_IDENTIFIABLE_POSITION;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    return deed.ply() < 0 || deed.ply() > game.ply().number()
        ? Outcome.refused(game, rule, new Objection.OutOfRange())
        : Outcome.of(
            game,
            new Ruling(
                act.at(),
                game.cite(rule),
                List.of(new Consequence.PositionRestored(deed.ply())),
                List.of(new Fact.ClocksShowed(game.clock().times(act.at())))));
  }
}
