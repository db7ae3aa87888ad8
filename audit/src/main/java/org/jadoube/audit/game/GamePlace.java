package org.jadoube.audit.game;

import java.io.Serializable;
import java.util.Map;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// The place where a game begins, as texts and numbers alone, so that it can be stored and sent.
///
/// @param tags those of the seven tag roster that the game has
/// @param fen the position there; empty if it is the usual one
public record GamePlace(String archive, long game, long line, Map<String, String> tags, String fen)
    implements Serializable {
  public GamePlace {
    tags = Map.copyOf(tags);
  }

  /// That place before the first ply, without details.
  public static GamePlace of(FindingPlace place) {
    return new GamePlace(
        place.archive(), place.game(), place.line(), place.tags(), fen(place.position()));
  }

  private static String fen(Position position) {
    return position.equals(Position.standard())
        ? ""
        : Fen.write(Setup.of(position), FenDialect.X_FEN);
  }

  /// The place as findings have it.
  public FindingPlace place() {
    return new FindingPlace(archive, game, tags, line, 0, "", position());
  }

  private Position position() {
    return fen.isEmpty() ? Position.standard() : Fen.read(fen).orThrow().position().orElseThrow();
  }
}
