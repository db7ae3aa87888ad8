package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Scoresheet;

/// What the players have written and signed.
public record ScoresheetsView(Sheet white, Sheet black) {
  /// A player's scoresheet.
  ///
  /// @param moves as they are written, those of both players from the first on; none if the program
  ///   keeps score
  /// @param signed the result that the player has signed
  public record Sheet(List<String> moves, Optional<String> signed) {
    public Sheet {
      moves = List.copyOf(moves);
    }

    static Sheet of(Scoresheet sheet) {
      return new Sheet(
          sheet.moves().stream().map(Written::text).toList(), sheet.signed().map(Result::toString));
    }
  }

  static ScoresheetsView of(Game game) {
    return new ScoresheetsView(
        Sheet.of(game.scoresheet(Colour.WHITE)), Sheet.of(game.scoresheet(Colour.BLACK)));
  }
}
