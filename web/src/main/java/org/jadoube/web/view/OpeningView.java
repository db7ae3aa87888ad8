package org.jadoube.web.view;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Ply;
import org.jadoube.notation.opening.Opening;

/// The name of a game's opening.
///
/// @param eco its code in the Encyclopaedia of Chess Openings, `C60`
/// @param name in English; variations follow a colon
public record OpeningView(String eco, String name) {
  /// No named position takes more moves than that.
  private static final int LATEST = 50;

  /// The name of the last position of a game that has one.
  static Optional<OpeningView> of(Game game) {
    return game.ply().all().stream().limit(LATEST).toList().reversed().stream()
        .map(Ply::position)
        .flatMap(position -> Opening.of(position).stream())
        .findFirst()
        .map(opening -> new OpeningView(opening.eco(), opening.name()));
  }
}
