package org.jadoube.laws.rules.irregularity;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.ShorterPenalties;
import org.jadoube.laws.rules.binding.Replacing;
import org.jadoube.laws.rules.ending.MadeMoves;
import org.jadoube.laws.state.Binding;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Irregularities;

/// Article 7.5 (7.4 before 2014): completed illegal moves, and the consequences of finding one.
public final class IllegalMoves {
  private IllegalMoves() {}

  /// Whether a player's last move counts as illegal for the hands that made it.
  public static boolean usedTwoHands(Colour player, GameState game) {
    return game.edition().has(Rule.TWO_HANDS_USED) && game.table().twoHanded().contains(player);
  }

  /// Whether `player` has not moved, because the lifted piece is still in the hand.
  public static boolean isInHand(Colour player, GameState game) {
    return Misplays.isInHand(player, game);
  }

  /// The clock is pressed without a legal move.
  public static Outcome completed(Colour player, Instant at, GameState game) {
    Misplay misplay = Misplays.of(player, game);
    Citation citation = game.cite(misplay.kind().rule());
    Times times = game.clock().pressed(player, at).times(at);
    Outcome completed =
        Outcome.of(game, new BoardEvent.IllegalMoveCompleted(at, citation, player, misplay, times));
    return completed
        .then(next -> StandingIllegalMoves.letStand(player, at, next))
        .then(next -> IllegalPositions.afterTheAwaitedMove(at, next));
  }

  /// The opponent replies to an illegal move before the clock is pressed on it.
  public static Outcome answered(Instant at, GameState game) {
    Colour player = game.turn();
    Misplay misplay = Misplays.of(player, game);
    Citation citation = game.cite(Rule.HAVING_THE_MOVE);
    return Outcome.of(game, new BoardEvent.IllegalMoveAnswered(at, citation, player, misplay))
        .then(next -> StandingIllegalMoves.letStand(player, at, next));
  }

  /// The outcome if the opponent, instead of replying, has put back the pieces that were moved
  /// illegally without pressing the clock.
  public static Optional<Outcome> undone(Instant at, GameState game) {
    return answered(game)
        .filter(move -> game.board().equals(before(move, game)))
        .map(move -> Outcome.of(game, takenBack(move, at, game)));
  }

  /// Whether that piece stood there before the illegal move to which the player is replying, so
  /// that it can be put back even if the opponent captured it.
  public static boolean stoodThere(Piece piece, Square square, GameState game) {
    return answered(game)
        .filter(move -> before(move, game).at(square).equals(Optional.of(piece)))
        .isPresent();
  }

  private static Optional<Irregularities.Unfound> answered(GameState game) {
    return game.irregularities().unfound().stream()
        .filter(move -> !move.completed() && move.by() != game.turn())
        .findFirst();
  }

  private static Board before(Irregularities.Unfound move, GameState game) {
    return game.ply().at(move.before()).board();
  }

  /// Somebody says that an illegal move has been made. If there is none, pieces may be displaced,
  /// for instance by a player who moved out of turn.
  public static Outcome report(BoardAct.Report deed, Act act, GameState game) {
    return game.irregularities().unfound().stream()
        .findFirst()
        .or(() -> FindingIllegalMoves.standing(act.by(), game))
        .map(found -> report(found, act, game))
        .orElseGet(() -> nothingToFind(deed, act, game));
  }

  private static Outcome nothingToFind(BoardAct.Report deed, Act act, GameState game) {
    return Displacements.isOutOfTurn(game)
        ? Displacements.report(deed, act, game)
        : Outcome.refused(
            game,
            FindingIllegalMoves.nothingToFind(deed.what(), game),
            new BoardObjection.NothingIrregular(deed.what()));
  }

  private static Outcome report(Irregularities.Unfound found, Act act, GameState game) {
    return FindingIllegalMoves.mayFind(found, act.by(), game)
        ? found(found, act.at(), game)
        : Outcome.refused(
            game,
            FindingIllegalMoves.findingRule(game),
            new Objection.NotForThisActor(act.by(), FindingIllegalMoves.finder(act.by())));
  }

  private static Outcome found(Irregularities.Unfound move, Instant at, GameState game) {
    if (!move.completed()) {
      return Outcome.of(game, takenBack(move, at, game));
    }
    int number = game.irregularities().found(move.by()) + 1;
    return number >= game.regulations().losingIllegalMove()
        ? lose(move, number, at, game)
        : putRight(move, number, at, game);
  }

  /// The ruling that takes an illegal move back. Pressing the clock completes an illegal move
  /// (Article 7.5.1); one without a press is corrected, but not penalised.
  private static Ruling takenBack(Irregularities.Unfound move, Instant at, GameState game) {
    List<Consequence> consequences =
        Replacing.restored(move.by(), move.before(), binding(move, game), at, game);
    return new Ruling(
        at,
        game.cite(move.what().kind().rule()),
        consequences,
        List.of(move.unpressed(), new Fact.ClocksShowed(game.clock().times(at))));
  }

  /// The outcome of an illegal move that loses. A missing new piece is put on the board before
  /// anybody asks who can still win (Articles 7.5.2 and 7.5.5); otherwise the position before the
  /// illegal move counts.
  private static Outcome lose(Irregularities.Unfound move, int number, Instant at, GameState game) {
    Position before = game.ply().at(move.before()).position();
    return replaced(move, at, game)
        .map(replaced -> Outcome.of(game, replaced))
        .map(with ->
            with.then(next -> Outcome.of(next, lost(move, number, at, next.position(), next))))
        .orElseGet(() -> Outcome.of(game, lost(move, number, at, before, game)));
  }

  private static Ruling lost(
      Irregularities.Unfound move, int number, Instant at, Position position, GameState game) {
    Rule loss = game.regulations().illegalMoveLoss();
    Rule unwinnable = FindingIllegalMoves.unwinnableRule(game);
    Ending ending = GameEnd.lost(loss, unwinnable, move.by(), position, game);
    List<Fact> facts = new ArrayList<>(facts(move, number, at, game));
    Rule finding = FindingIllegalMoves.findingRule(game);
    if (loss == Rule.ILLEGAL_MOVE_LOSS && finding != Rule.ILLEGAL_MOVE_COMPLETED) {
      facts.add(new Fact.Under(game.cite(finding)));
    }
    facts.addAll(ending.facts());
    return new Ruling(
        at,
        ending.citation(),
        List.of(
            new Consequence.IllegalMoveCounted(move.by(), number),
            new Consequence.Ends(ending.result())),
        facts);
  }

  private static List<Fact> facts(
      Irregularities.Unfound move, int number, Instant at, GameState game) {
    return List.of(
        move.misplayed(),
        new BoardFact.IllegalMoves(move.by(), number),
        new Fact.ClocksShowed(game.clock().times(at)));
  }

  private static Outcome putRight(
      Irregularities.Unfound move, int number, Instant at, GameState game) {
    Citation citation = game.cite(move.what().kind().rule());
    List<Fact> facts = new ArrayList<>(facts(move, number, at, game));
    facts.add(new Fact.Under(game.cite(Rule.ILLEGAL_MOVE_PENALTY)));
    if (!binding(move, game).equals(Binding.NOTHING)) {
      facts.add(new Fact.Under(game.cite(Rule.TOUCH_MOVE_ON_REPLACEMENT)));
    }
    ShorterPenalties.rule(game).ifPresent(rule -> facts.add(new Fact.Under(game.cite(rule))));
    Ruling ruling = new Ruling(at, citation, consequences(move, number, at, game), facts);
    return Outcome.of(game, ruling).then(next -> promote(move, at, next));
  }

  private static List<Consequence> consequences(
      Irregularities.Unfound move, int number, Instant at, GameState game) {
    List<Consequence> consequences =
        Replacing.restored(move.by(), move.before(), binding(move, game), at, game);
    if (!move.gained().isZero()) {
      consequences.add(new Consequence.TimeTaken(move.by(), move.gained()));
    }
    if (game.clock().control().isTimed()) {
      Duration bonus =
          ShorterPenalties.penalty(game.parameter(Parameters.ILLEGAL_MOVE_BONUS), game);
      consequences.add(new Consequence.TimeAdded(move.by().opposite(), bonus));
    }
    consequences.add(new Consequence.IllegalMoveCounted(move.by(), number));
    return consequences;
  }

  /// The obligations of the player for the replacing move; in some editions released pieces do not
  /// bind.
  private static Binding binding(Irregularities.Unfound move, GameState game) {
    Binding all = move.binding().and(since(move, game));
    return game.parameter(Parameters.RELEASE_BINDS_REPLACEMENT) ? all : all.withoutReleases();
  }

  /// The obligations since the player pressed the clock without a move.
  private static Binding since(Irregularities.Unfound move, GameState game) {
    if (move.what().kind() != Misplay.Kind.NOTHING_MOVED) {
      return Binding.NOTHING;
    }
    return game.ply().number() > move.before()
        ? Binding.touching(game.ply().at(move.before() + 1).touched(move.by()))
        : game.turn() == move.by() ? Binding.touching(game.touched()) : Binding.NOTHING;
  }

  /// The move stands with the new piece.
  private static Outcome promote(Irregularities.Unfound move, Instant at, GameState game) {
    return promotion(move, game)
        .map(promotion -> MadeMoves.made(move.by(), promotion, at, Completion.PRESSED, game))
        .orElseGet(() -> Outcome.nothing(game));
  }

  private static Optional<BoardEvent> replaced(
      Irregularities.Unfound move, Instant at, GameState game) {
    Citation citation = game.cite(move.what().kind().rule());
    Times times = game.clock().times(at);
    return promotion(move, game)
        .map(promotion ->
            new BoardEvent.PawnReplaced(at, citation, move.by(), move.before(), promotion, times));
  }

  /// The promotion of a pawn left on the last rank, as the edition has it, if the move is otherwise
  /// legal.
  private static Optional<Move> promotion(Irregularities.Unfound move, GameState game) {
    return game.parameter(Parameters.UNPROMOTED_PAWN_BECOMES)
        .filter(_ -> move.what().kind() == Misplay.Kind.PAWN_NOT_PROMOTED)
        .flatMap(role -> promotion(move, role, game));
  }

  private static Optional<Move> promotion(Irregularities.Unfound move, Role role, GameState game) {
    return move.what()
        .attempt()
        .filter(Attempt.Step.class::isInstance)
        .map(Attempt.Step.class::cast)
        .map(step -> new Attempt.Step(step.from(), step.to(), Optional.of(role)))
        .flatMap(step -> LegalMoves.legal(game.ply().at(move.before()), step));
  }
}
