package org.jadoube.laws.record;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.pgn.game.PgnGame;

/// The terms of a game in the tags of its PGN. The standard has one time control for both players,
/// and no draw odds. Where the times differ, two tags that chess programs use take its place;
/// `DrawOdds` is ours and names the player. `Result` is the one on the board: a draw that counts as
/// a win is still a draw.
///
/// ```java
/// PgnGame pgn = PgnGame.EMPTY.withTag("WhiteTimeControl", "300").withTag("BlackTimeControl", "240");
/// TermsTags.read(name -> pgn.tag(name)).timeControl().orElseThrow().text(); // => W300-B240
/// ```
///
/// @param timeControl the time allotted, if the tags say so in a way that can be read
/// @param drawOdds the player for whom a draw counts as a win
/// @since 0.1.0
public record TermsTags(Optional<TimeControl> timeControl, Optional<Colour> drawOdds) {
  private static final String TIME_CONTROL = "TimeControl";
  private static final String WHITES = "WhiteTimeControl";
  private static final String BLACKS = "BlackTimeControl";
  private static final String DRAW_ODDS = "DrawOdds";

  /// The tags of a game.
  static TermsTags of(Game game) {
    return new TermsTags(Optional.of(game.timeControl()), game.regulations().scoring().drawOdds());
  }

  /// Reads the tags of a game.
  ///
  /// @param tags gives the value of a tag by its name
  public static TermsTags read(Function<String, Optional<String>> tags) {
    return new TermsTags(
        control(TIME_CONTROL, tags)
            .or(() ->
                control(WHITES, tags)
                    .flatMap(white -> control(BLACKS, tags).flatMap(black -> both(white, black)))),
        tags.apply(DRAW_ODDS).flatMap(TermsTags::colour));
  }

  private static Optional<TimeControl> control(
      String tag, Function<String, Optional<String>> tags) {
    return tags.apply(tag).flatMap(text -> TimeControl.read(text).valueIfAny());
  }

  private static Optional<TimeControl> both(TimeControl white, TimeControl black) {
    if (white instanceof TimeControl.Timed whites && black instanceof TimeControl.Timed blacks) {
      return Optional.of(new TimeControl.ByColour(whites, blacks));
    }
    return Optional.of(white).filter(black::equals);
  }

  private static Optional<Colour> colour(String name) {
    return Arrays.stream(Colour.values())
        .filter(colour -> colour.name().equals(name.toUpperCase(Locale.ROOT)))
        .findFirst();
  }

  /// The game with these tags.
  PgnGame on(PgnGame game) {
    PgnGame timed = timeControl.map(control -> on(game, control)).orElse(game);
    return drawOdds
        .map(player -> timed.withTag(DRAW_ODDS, player == Colour.WHITE ? "White" : "Black"))
        .orElse(timed);
  }

  private static PgnGame on(PgnGame game, TimeControl control) {
    return control instanceof TimeControl.ByColour(TimeControl white, TimeControl black)
        ? game.withTag(WHITES, white.text()).withTag(BLACKS, black.text())
        : game.withTag(TIME_CONTROL, control.text());
  }
}
