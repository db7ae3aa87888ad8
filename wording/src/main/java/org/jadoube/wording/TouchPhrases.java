package org.jadoube.wording;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;

/// Phrases for a player's obligations. With a game they name the moves that the pieces touched
/// leave; without one, only the pieces touched.
final class TouchPhrases {
  private TouchPhrases() {}

  static Phrase of(Consequence.TouchBinds binds, Scene scene) {
    return duty(binds.player(), binds.touched(), scene)
        .orElseGet(() ->
            Phrase.of("consequence.touch-binds")
                .with("player", binds.player())
                .with("squares", binds.touched())
                .with("count", binds.touched().size()));
  }

  static Phrase of(Consequence.ReleaseBinds binds, Scene scene) {
    return duty(binds.player(), List.of(), scene)
        .orElseGet(() ->
            Phrase.of("consequence.release-binds")
                .with("player", binds.player())
                .with("square", binds.square())
                .with("role", MessageKeys.choice(binds.piece().role())));
  }

  static Phrase of(Consequence.ChoiceBinds binds, Scene scene) {
    return duty(binds.player(), List.of(), scene)
        .orElseGet(() ->
            Phrase.of("consequence.choice-binds")
                .with("player", binds.player())
                .with("role", MessageKeys.choice(binds.promotion())));
  }

  /// The obligation that was not met: the pieces touched do not allow the move.
  static Phrase of(BoardObjection.BoundByTouch bound, Scene scene) {
    return playable(scene)
        .flatMap(game -> duty(game.turn(), bound.squares(), game))
        .map(TouchPhrases::sentence)
        .orElseGet(() ->
            Phrase.of("objection.bound-by-touch")
                .with("squares", bound.squares())
                .with("count", bound.squares().size()));
  }

  private static Phrase sentence(Phrase clause) {
    return Phrase.of("sentence").with("clause", clause);
  }

  private static Optional<Phrase> duty(Colour player, List<Square> touched, Scene scene) {
    return playable(scene)
        .filter(game -> game.turn() == player)
        .flatMap(game -> duty(player, touched, game));
  }

  private static Optional<Game> playable(Scene scene) {
    return scene.game().filter(game -> game.ply().astray().isEmpty());
  }

  private static Optional<Phrase> duty(Colour player, List<Square> touched, Game game) {
    List<Move> left = game.movesLeft();
    if (left.size() == game.position().legalMoves().size()) {
      return Optional.of(free(player));
    }
    if (left.size() == 1) {
      return Optional.of(only(player, left.getFirst()));
    }
    Optional<Square> from = only(left, Move::from);
    Optional<Square> captured = taken(left).filter(touched::contains);
    if (captured.isPresent()) {
      return Optional.of(capture(player, captured.get(), from, game));
    }
    return from.map(square -> move(player, square, game));
  }

  /// The obligation to make a declared move or, if it is illegal, another one with its piece.
  static Phrase of(Consequence.MoveBinds binds, Scene scene) {
    return playable(scene)
        .filter(game -> game.turn() == binds.player())
        .flatMap(game -> duty(binds.player(), binds.attempt(), game))
        .orElseGet(() ->
            Phrase.of("consequence.move-binds")
                .with("player", binds.player())
                .with("attempt", binds.attempt()));
  }

  /// The obligation that was not met: another move had been declared.
  static Phrase of(Objection.BoundByClaim bound, Scene scene) {
    return playable(scene)
        .flatMap(game -> duty(game.turn(), bound.attempt(), game))
        .map(TouchPhrases::sentence)
        .orElseGet(() -> Phrase.of("objection.bound-by-claim").with("attempt", bound.attempt()));
  }

  private static Optional<Phrase> duty(Colour player, Attempt attempt, Game game) {
    if (attempt.in(game.position()).isPresent()) {
      Tried tried = new Tried(attempt, Optional.of(game.ply().board()));
      return Optional.of(
          Phrase.of("consequence.must-play").with("player", player).with("attempt", tried));
    }
    return attempt instanceof Attempt.Step step
        ? Optional.of(instead(player, step.from(), game))
        : Optional.empty();
  }

  private static Phrase instead(Colour player, Square from, Game game) {
    return game.position().legalMoves().stream().anyMatch(move -> move.from() == from)
        ? move(player, from, game)
        : free(player);
  }

  private static Phrase free(Colour player) {
    return Phrase.of("consequence.must-nothing").with("player", player);
  }

  /// The only move that is left.
  private static Phrase only(Colour player, Move move) {
    return move instanceof Move.Castling castling
        ? Phrase.of("consequence.must-castle").with("player", player).with("side", castling.side())
        : Phrase.of("consequence.must-play").with("player", player).with("attempt", move);
  }

  private static Phrase move(Colour player, Square square, Game game) {
    return Phrase.of("consequence.must-move")
        .with("player", player)
        .with("square", square)
        .with("role", role(square, game));
  }

  private static Phrase capture(Colour player, Square captured, Optional<Square> from, Game game) {
    Phrase capture =
        Phrase.of("consequence.must-capture")
            .with("player", player)
            .with("square", captured)
            .with("role", role(captured, game))
            .with("from", from);
    return capture.with("with", from.<Object>map(square -> role(square, game)).orElse("none"));
  }

  private static String role(Square square, Game game) {
    return game.ply()
        .board()
        .at(square)
        .map(piece -> MessageKeys.choice(piece.role()))
        .orElse("piece");
  }

  private static <T> Optional<T> only(List<Move> moves, Function<Move, T> what) {
    Set<T> all = moves.stream().map(what).collect(Collectors.toSet());
    return all.size() == 1 ? all.stream().findFirst() : Optional.empty();
  }

  /// The square of the piece that all of them capture.
  private static Optional<Square> taken(List<Move> moves) {
    return only(moves, TouchPhrases::captured).flatMap(square -> square);
  }

  private static Optional<Square> captured(Move move) {
    return move instanceof Move.EnPassant passing
        ? Optional.of(passing.capturedSquare())
        : move.captured().map(_ -> move.to());
  }
}
