package org.jadoube.server.view;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Ply;
import org.jadoube.notation.Uci;
import org.jadoube.notation.san.San;
import org.jadoube.server.description.NameOf;
import org.jadoube.wire.Names;

/// A move that was made.
///
/// @param ply from 1
/// @param number as in a move list
/// @param text the move with piece letters of the reader's language
/// @param words the move in words, for screen readers
/// @param fen the placement after the move, as in the first field of FEN
/// @param at milliseconds since 1970
/// @param whiteMillis White's remaining time after it; absent without a time control
public record MoveView(
    int ply,
    int number,
    @NameOf(Colour.class) String colour,
    String san,
    String text,
    String words,
    String uci,
    String fen,
    long at,
    Optional<Long> whiteMillis,
    Optional<Long> blackMillis) {
  /// The moves of a game after the first `known` plies.
  static List<MoveView> after(Game game, int known, GameLanguage local) {
    return game.ply().all().stream()
        .skip(known + 1L)
        .map(ply -> of(game, ply, local))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<MoveView> of(Game game, Ply ply, GameLanguage local) {
    return ply.made()
        .flatMap(
            made -> ply.previous().map(before -> of(game, before.position(), ply, made, local)));
  }

  private static MoveView of(
      Game game, Position before, Ply ply, Event.MoveMade made, GameLanguage local) {
    return new MoveView(
        ply.number(),
        game.regulations().start().numberAfter(ply.number() - 1).number(),
        Names.of(made.by()),
        San.write(before, made.move()),
        local.style().write(before, made.move()),
        local.spoken().shown(before, made.move()),
        Uci.write(before, made.move()),
        StateView.placement(ply.position()),
        made.at().toEpochMilli(),
        made.times().left(Colour.WHITE).map(Duration::toMillis),
        made.times().left(Colour.BLACK).map(Duration::toMillis));
  }
}
