package org.jadoube.laws.rules;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.Relief;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.ShortOfTime;

/// Articles 8.1 to 8.5: who must keep score and until when, and what must be completed before the
/// next move.
public final class Scorekeeping {
  private Scorekeeping() {}

  /// Whether the players keep score themselves, and not the program.
  public static boolean isByPlayers(GameState game) {
    return game.regulations().has(Arrangement.SCORES_KEPT_BY_PLAYERS)
        && game.edition().has(Rule.RECORDING);
  }

  /// Whether a player must record move by move now. Rapid and blitz do not require it, supervised
  /// or not ([Rule#RECORDING_NOT_NEEDED]).
  public static boolean isObliged(Colour colour, Instant at, GameState game) {
    return isByPlayers(game)
        && !FastGames.isFast(game)
        && ShortOfTime.in(game.edition())
            .filter(little -> !little.holds(colour, game.clock(), at))
            .isPresent()
        && !isRelieved(colour, at, game);
  }

  /// Whether a player who was short of time in this period is still excused, although no longer
  /// short of time or already in the next period with the flag still up.
  private static boolean isRelieved(Colour colour, Instant at, GameState game) {
    int period = game.clock().face(colour).period().number();
    int relievedIn = game.scoresheet(colour).relievedIn();
    boolean lasts = game.parameter(Parameters.RELIEF_UNTIL) == Relief.PERIOD;
    return relievedIn == period && lasts
        || relievedIn >= 0 && relievedIn < period && !aFlagHasFallen(at, game);
  }

  /// Whether an earlier period has run out for a player: the clock shows no more than the current
  /// period began with.
  public static boolean aFlagHasFallen(Instant at, GameState game) {
    return Stream.of(Colour.values()).anyMatch(colour -> earlierFlagFell(colour, at, game.clock()));
  }

  /// Whether an earlier period has run out for a player, or a flag is down now.
  public static boolean aFlagIsDown(Instant at, GameState game) {
    return aFlagHasFallen(at, game)
        || Stream.of(Colour.values()).anyMatch(colour -> game.clock().flagDown(colour, at));
  }

  private static boolean earlierFlagFell(Colour colour, Instant at, ChessClock clock) {
    return clock.face(colour).period().number() > 0
        && clock
            .left(colour, at)
            .filter(left -> left.compareTo(clock.periodOf(colour).time()) <= 0)
            .isPresent();
  }

  /// The duty that a player still has to the scoresheets before making a move.
  public static Optional<Refusal> beforeMoving(Colour player, Instant at, GameState game) {
    if (!isByPlayers(game)) {
      return Optional.empty();
    }
    if (game.proceedings().scoresheets().borrowers().contains(player)) {
      return refusal(game, Rule.ONE_KEEPS_SCORE, new ScoresheetObjection.ScoresheetStillBorrowed());
    }
    int complete = game.scoresheet(player).complete();
    if (mustComplete(player, at, game)) {
      return refusal(
          game,
          Rule.SCORESHEET_UPDATED_AFTER_FLAG,
          new ScoresheetObjection.ScoresheetIncomplete(player, complete + 1));
    }
    int own = game.ply().number() - 1;
    return own > complete && isObliged(player, at, game)
        ? refusal(
            game,
            Rule.REPLY_BEFORE_RECORDING,
            new ScoresheetObjection.PreviousMoveUnwritten(complete + 1))
        : Optional.empty();
  }

  private static Optional<Refusal> refusal(GameState game, Rule rule, Objection objection) {
    return Optional.of(new Refusal(game.cite(rule), objection));
  }

  /// Whether a player has been excused from recording and a flag has fallen since.
  private static boolean mustComplete(Colour player, Instant at, GameState game) {
    return isBehind(player, game) && aFlagHasFallen(at, game);
  }

  private static boolean isBehind(Colour player, GameState game) {
    Scoresheet sheet = game.scoresheet(player);
    return sheet.relievedIn() >= 0 && sheet.complete() < game.ply().number();
  }

  /// Whether both have been excused from recording and have not caught up.
  public static boolean areBothBehind(GameState game) {
    return Stream.of(Colour.values()).allMatch(colour -> isBehind(colour, game));
  }
}
